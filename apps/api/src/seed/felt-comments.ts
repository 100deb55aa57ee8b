import { hash32 } from '@portal/domain';
import type { Reaction } from '@portal/contracts';
import type { Db } from '../db/open.ts';
import { reaction, reactionCount } from '../db/schema.ts';
import { commentRepository, type StoredComment } from '../modules/comments/index.ts';
import { reactionTargets } from '../modules/reactions/index.ts';

const kinds: readonly Reaction[] = ['like', 'like', 'haha', 'love', 'wow'];
const objectType = reactionTargets.comment;

/** What members of the demonstration feel about comments, the same every time: a few that many like, most that nobody does. Nobody claps for themselves. */
export async function feelAboutComments(
  db: Db,
  said: readonly Pick<StoredComment, 'id' | 'uuid' | 'authorId' | 'createdAt'>[],
  members: readonly number[],
): Promise<void> {
  const given = said.flatMap(({ id, uuid, authorId, createdAt }) => {
    const liked = hash32(`liked ${uuid}`) % 8;
    return members
      .filter((member) => member !== authorId && hash32(`feels ${uuid} ${member}`) % 10 < (liked > 4 ? liked : 0))
      .map((accountId) => ({ objectType, objectId: id, accountId, kind: kinds[hash32(`${accountId} ${uuid}`) % kinds.length] ?? 'like', createdAt }));
  });
  if (given.length === 0) return;
  const added = await db.insert(reaction).values(given).onConflictDoNothing().returning({ objectId: reaction.objectId, kind: reaction.kind });
  const counts = Map.groupBy(added, ({ objectId, kind }) => `${objectId} ${kind}`);
  if (counts.size === 0) return;
  await db
    .insert(reactionCount)
    .values([...counts.values()].flatMap((of) => (of[0] ? [{ objectType, ...of[0], count: of.length }] : [])))
    .onConflictDoNothing();
  await commentRepository(db).rescore([...new Set(added.map(({ objectId }) => objectId))]);
}
