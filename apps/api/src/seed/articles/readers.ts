import { sql } from 'drizzle-orm';
import { commentTargets, type Reaction } from '@portal/contracts';
import { hash32 } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { account, article, articleViewDay, comment, commentCount, reaction, reactionCount } from '../../db/schema.ts';
import type { ArticleDraft } from '../../modules/articles/index.ts';
import { feelAboutComments } from '../felt-comments.ts';
import lines from './comments.json' with { type: 'json' };

const DAY = 86_400_000;
const VIETNAM = 7 * 3_600_000;
const TARGET = commentTargets.article;
/** What readers of good news give. */
const given: readonly Reaction[] = ['like', 'love', 'haha', 'wow', 'like'];

/** Readers, comments and reactions of the demonstration, so that 'most read' means something on a fresh portal. Bulk inserts, the same every time. */
export async function seedReaders(db: Db, drafts: readonly ArticleDraft[], now: number): Promise<void> {
  if (drafts.length === 0) return;
  await readers(db, drafts, now);
  const members = new Map((await db.select({ id: account.id, username: account.username }).from(account)).map(({ id, username }) => [username, id]));
  await comments(db, drafts, members, now);
  await reactions(db, drafts, [...members.values()], now);
}

async function readers(db: Db, drafts: readonly ArticleDraft[], now: number): Promise<void> {
  const days = Array.from({ length: 7 }, (_, back) => new Date(now + VIETNAM - back * DAY).toISOString().slice(0, 10));
  const rows = drafts.flatMap(({ id, publishedAt }) =>
    days.flatMap((day, back) =>
      now - back * DAY < publishedAt.getTime()
        ? []
        : [{ articleId: id, day, views: Math.round(900 / (1 + (hash32(`popular ${id}`) % 12)) + (hash32(`${id} ${day}`) % 60)) }],
    ),
  );
  await db.insert(articleViewDay).values(rows).onConflictDoNothing();
  await db.execute(
    sql`update ${article} set views = s.views, week_views = s.views from (select article_id, sum(views)::integer as views from ${articleViewDay} group by article_id) s where ${article.id} = s.article_id and ${article.views} = 0`,
  );
}

/** Each line goes to one of the articles on top. */
async function comments(db: Db, drafts: readonly ArticleDraft[], members: ReadonlyMap<string, number>, now: number): Promise<void> {
  const rows = lines.flatMap(({ by, article: place, text, minutesAgo }, index) => {
    const [authorId, objectId] = [members.get(by), drafts[place]?.id];
    return authorId === undefined || objectId === undefined
      ? []
      : [{ objectType: TARGET, objectId, authorId, uuid: `demo-article-${index}`, content: text, createdAt: new Date(now - minutesAgo * 60_000) }];
  });
  if (rows.length === 0) return;
  const inOrder = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const added = await db.insert(comment).values(inOrder).onConflictDoNothing().returning();
  await feelAboutComments(db, added, [...members.values()]);
  const counts = Map.groupBy(added, ({ objectId }) => objectId);
  if (counts.size > 0)
    await db
      .insert(commentCount)
      .values([...counts].map(([objectId, of]) => ({ objectType: TARGET, objectId, count: of.length })))
      .onConflictDoNothing();
}

async function reactions(db: Db, drafts: readonly ArticleDraft[], members: readonly number[], now: number): Promise<void> {
  const rows = drafts.flatMap(({ id }) =>
    members
      .filter((member) => hash32(`reacts ${id} ${member}`) % 3 > 0)
      .map((accountId) => ({
        objectType: TARGET,
        objectId: id,
        accountId,
        kind: given[hash32(`${id} ${accountId}`) % given.length] ?? 'like',
        createdAt: new Date(now - (hash32(`${accountId} ${id}`) % 6000) * 1000),
      })),
  );
  if (rows.length === 0) return;
  const added = await db.insert(reaction).values(rows).onConflictDoNothing().returning({ objectId: reaction.objectId, kind: reaction.kind });
  const counts = Map.groupBy(added, ({ objectId, kind }) => `${objectId} ${kind}`);
  await db
    .insert(reactionCount)
    .values([...counts.values()].flatMap((of) => (of[0] ? [{ objectType: TARGET, objectId: of[0].objectId, kind: of[0].kind, count: of.length }] : [])))
    .onConflictDoNothing();
}
