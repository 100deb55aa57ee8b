import { STAFF_ROLE } from '@portal/contracts';
import type { Caller } from '../../identity/caller.ts';
import type { Presence } from './comment.targets.ts';

type Said = Readonly<{ authorId: number; content: string | null }>;

/** Who may change a comment: its author alone, where comments are taken; nobody puts words into another's mouth. One that is deleted is nobody's any more. */
export const mayEdit = (caller: Caller, comment: Said, standing: Presence): boolean =>
  caller.kind === 'user' && comment.content !== null && caller.userId === comment.authorId && standing === 'open';

/** Who may delete a comment: its author and staff. */
export function mayDelete(caller: Caller, comment: Said): boolean {
  if (caller.kind !== 'user' || comment.content === null) return false;
  return caller.userId === comment.authorId || caller.siteRoleId === STAFF_ROLE;
}
