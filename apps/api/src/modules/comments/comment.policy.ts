import { STAFF_ROLE } from '@portal/contracts';
import type { Caller } from '../../identity/caller.ts';

/** Who may delete a comment: its author and staff. One that is deleted already is nobody's any more. */
export function mayDelete(caller: Caller, comment: { readonly authorId: number; readonly content: string | null }): boolean {
  if (caller.kind !== 'user' || comment.content === null) return false;
  return caller.userId === comment.authorId || caller.siteRoleId === STAFF_ROLE;
}
