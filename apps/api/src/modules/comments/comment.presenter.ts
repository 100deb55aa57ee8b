import type { Comment } from '@portal/contracts/comment';
import type { Caller } from '../../identity/caller.ts';
import type { People } from '../people/index.ts';
import { mayDelete } from './comment.policy.ts';
import type { StoredComment } from './comment.repository.ts';

/** A comment as the caller sees it; undefined when its author is gone. */
export function presentComment(row: StoredComment, people: People, caller: Caller): Comment | undefined {
  const author = people.get(row.authorId);
  return (
    author && {
      id: row.id,
      author,
      content: row.content,
      parentId: row.parentId,
      replyTo: (row.replyToId !== null && people.get(row.replyToId)?.displayName) || null,
      replies: row.replies,
      createdAt: row.createdAt.toISOString(),
      can: { delete: mayDelete(caller, row) },
    }
  );
}

/** Everyone whose name a comment shows. */
export const peopleOf = (rows: readonly StoredComment[]): number[] => rows.flatMap((row) => [row.authorId, ...(row.replyToId === null ? [] : [row.replyToId])]);
