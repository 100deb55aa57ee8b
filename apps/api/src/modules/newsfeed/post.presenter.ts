import type { Person, Reactions } from '@portal/contracts';
import { actionModes, type Post } from '@portal/contracts/newsfeed';
import { hashtagsOf, mentionsOf } from '@portal/domain';
import type { Caller } from '../../identity/caller.ts';
import { may } from './post.policy.ts';
import type { StoredPost } from './post.repository.ts';

/** What stands around a post: all of a list's in a few queries. */
export interface Surroundings {
  readonly people: ReadonlyMap<number, Person>;
  /** Whom they mention, by user name in lower case. */
  readonly mentioned: ReadonlyMap<string, Person>;
  readonly originals: ReadonlyMap<number, StoredPost>;
  /** Authors with whom the asker has nothing to do. */
  readonly blocked: ReadonlySet<number>;
  readonly reactions: ReadonlyMap<number, Reactions>;
  readonly comments: ReadonlyMap<number, number>;
}

/** A row as the asker sees it; undefined when its author is gone. */
export function presentPost(row: StoredPost, around: Surroundings, caller: Caller): Post | undefined {
  const { originals, blocked, reactions, comments } = around;
  const base = presentBase(row, around);
  if (!base) return undefined;
  const original = row.sharedId === null ? undefined : originals.get(row.sharedId);
  const shared = original && may('see', caller, original, blocked.has(original.authorId)) ? presentBase(original, around) : undefined;
  return {
    ...base,
    shared: row.actionMode === actionModes.share ? (shared ?? 'gone') : null,
    reactions: reactions.get(row.id) ?? { counts: {}, total: 0, mine: null },
    comments: comments.get(row.id) ?? 0,
    shares: row.shareCount,
    can: {
      edit: may('edit', caller, row),
      delete: may('delete', caller, row),
      react: may('react', caller, row),
      comment: may('comment', caller, row),
      // A share leads to its original: where that one is gone there is nothing to pass on.
      share:
        may('share', caller, row) &&
        (row.actionMode !== actionModes.share || (shared !== undefined && original !== undefined && may('share', caller, original))),
    },
  };
}

type Base = Exclude<Post['shared'], 'gone' | null>;

function presentBase(row: StoredPost, { people, mentioned, blocked }: Pick<Surroundings, 'people' | 'mentioned' | 'blocked'>): Base | undefined {
  const author = people.get(row.authorId);
  return (
    author && {
      id: row.id,
      author,
      postType: row.postType,
      actionMode: row.editedAt === null ? row.actionMode : actionModes.edit,
      visibility: row.visibility,
      content: row.content,
      hashtags: hashtagsOf(row.content),
      mentions: mentionsOf(row.content)
        .flatMap((name) => mentioned.get(name) ?? [])
        .filter(({ userId }) => !blocked.has(userId)),
      media: row.media,
      card: row.card,
      ...(row.moment && { moment: row.moment }),
      createdAt: row.createdAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
    }
  );
}
