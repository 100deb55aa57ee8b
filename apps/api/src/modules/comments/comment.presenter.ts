import type { Reactions } from '@portal/contracts';
import type { Comment } from '@portal/contracts/comment';
import type { Caller } from '../../identity/caller.ts';
import type { People } from '../people/index.ts';
import { mayDelete, mayEdit } from './comment.policy.ts';
import type { StoredComment } from './comment.repository.ts';
import type { Presence } from './comment.targets.ts';

/** Who is named, what is felt about each comment, and whether their thing takes new ones. */
interface Around {
  readonly people: People;
  readonly reactions: ReadonlyMap<number, Reactions>;
  readonly standing: Presence;
}

/** A comment as the caller sees it; undefined when its author is gone. */
export function presentComment(row: StoredComment, { people, reactions, standing }: Around, caller: Caller): Comment | undefined {
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
      editedAt: row.editedAt?.toISOString() ?? null,
      reactions: reactions.get(row.id),
      can: { delete: mayDelete(caller, row), edit: mayEdit(caller, row, standing) },
    }
  );
}

/** Everyone whose name a comment shows. */
export const peopleOf = (rows: readonly StoredComment[]): number[] => rows.flatMap((row) => [row.authorId, ...(row.replyToId === null ? [] : [row.replyToId])]);
