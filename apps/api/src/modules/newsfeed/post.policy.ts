import { STAFF_ROLE } from '@portal/contracts';
import { visibility } from '@portal/contracts/newsfeed';
import { mayDelete, maySee, type Visibility } from '@portal/domain';
import type { Caller } from '../../identity/caller.ts';
import { isOfItsCard } from './post-rules.ts';

export type PostAction = 'see' | 'edit' | 'delete' | 'react' | 'comment' | 'share';
/** What of a post decides. `visibility` as in section 4. */
export interface Guarded {
  readonly authorId: number;
  readonly visibility: number;
  readonly uuid: string;
}

/**
 * Whether a caller may do something with a post (decisions, "Guards": 1 anyone, 2 its author, 3 nobody; staff are no exception but in deleting).
 * `isBlocked`: one of caller and author blocks the other (ours): to them the post is not there.
 */
export function may(action: PostAction, caller: Caller, post: Guarded, isBlocked = false): boolean {
  const isAuthor = caller.kind === 'user' && caller.userId === post.authorId;
  const viewer = { isAuthor, isStaff: caller.kind === 'user' && caller.siteRoleId === STAFF_ROLE, isBlocked };
  const seen = maySee(post.visibility as Visibility, viewer);
  switch (action) {
    case 'see':
      return seen;
    case 'edit':
      return seen && isAuthor && !isOfItsCard(post);
    case 'delete':
      return mayDelete(post.visibility as Visibility, viewer);
    case 'react':
    case 'comment':
      return seen && caller.kind === 'user';
    case 'share':
      return seen && caller.kind === 'user' && post.visibility === visibility.public;
  }
}

/** Whether a caller takes a post of another away for good: staff, also what its author may still restore. */
export const mayErase = (caller: Caller, { authorId, visibility: seenBy, deletedFrom }: Guarded & { readonly deletedFrom: number | null }): boolean =>
  caller.kind === 'user' && caller.siteRoleId === STAFF_ROLE && caller.userId !== authorId && (seenBy !== visibility.deleted || deletedFrom !== null);
