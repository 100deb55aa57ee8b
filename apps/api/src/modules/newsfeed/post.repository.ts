import { and, asc, desc, eq, inArray, gt, isNotNull, isNull, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import { postTypes, visibility } from '@portal/contracts/newsfeed';
import type { Db } from '../../db/open.ts';
import { post, postHashtag, postVersion, relation } from '../../db/schema.ts';
import type { Cursor } from '../../http/cursor.ts';
import type { Caller } from '../../identity/caller.ts';
import { notHidden } from '../friends/index.ts';
import { feedOf, type CardName } from './post-rules.ts';

export type StoredPost = typeof post.$inferSelect;
export type NewPostRow = typeof post.$inferInsert;
export type StoredVersion = typeof postVersion.$inferSelect;
/** Versions of one post that are kept. */
export const MOST_VERSIONS = 50;

/** Which posts a list is of. `own`: private ones too. */
export type Selection =
  | { of: 'everything' }
  | { of: 'feed'; feed: number }
  | { of: 'author'; authorId: number; own: boolean }
  | { of: 'shares'; postId: number }
  | { of: 'match'; fixtureId: number }
  | { of: 'hashtag'; tag: string }
  | { of: 'circle'; circle: Circle; memberId: number };
/** The friends of a member, or whom they follow. */
export type Circle = 'friend' | 'following';

const sinceIn = { friend: relation.friendAt, following: relation.followingAt } as const satisfies Record<Circle, object>;

// Written out, not handed in as a parameter: the planner has to see that the partial indexes fit.
const isPublic = sql`${post.visibility} = 1`;
const isThere = sql`${post.visibility} < 3`;

// A comparison of rows, so that reading on begins in the index where the last stretch ended.
const below = (
  at: typeof post.createdAt | typeof postHashtag.createdAt,
  id: typeof post.id | typeof postHashtag.postId,
  after: Cursor | null,
): SQL | undefined => (after ? sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id})` : undefined);

// What it says now may be kept as well: from when it was hidden.
const isEarlier = (row: StoredPost) => and(eq(postVersion.postId, row.id), lt(postVersion.since, saidSince(row)));

function conditionOf(selection: Exclude<Selection, { of: 'hashtag' | 'circle' }>): SQL | undefined {
  switch (selection.of) {
    case 'everything':
      return isPublic;
    case 'feed':
      return and(eq(post.feed, selection.feed), isPublic);
    case 'author':
      return and(eq(post.authorId, selection.authorId), selection.own ? isThere : isPublic);
    case 'match':
      return and(eq(post.fixtureId, selection.fixtureId), isPublic);
    case 'shares':
      return and(eq(post.sharedId, selection.postId), isPublic);
  }
}

export function postRepository(db: Db) {
  return {
    async byId(id: number): Promise<StoredPost | undefined> {
      return (await db.select().from(post).where(eq(post.id, id)).limit(1))[0];
    },
    async byIds(ids: readonly number[]): Promise<Map<number, StoredPost>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(post)
        .where(inArray(post.id, [...ids]));
      return new Map(rows.map((row) => [row.id, row]));
    },
    async byUuid(authorId: number, uuid: string): Promise<StoredPost | undefined> {
      return (
        await db
          .select()
          .from(post)
          .where(and(eq(post.authorId, authorId), eq(post.uuid, uuid)))
          .limit(1)
      )[0];
    },
    /** Takes the row for this transaction. */
    async lock(id: number): Promise<StoredPost | undefined> {
      return (await db.select().from(post).where(eq(post.id, id)).for('update'))[0];
    },
    /** Keeps it from being deleted until the end of this transaction; false where it is gone. */
    async hold(id: number): Promise<boolean> {
      const rows = await db
        .select({ id: post.id })
        .from(post)
        .where(and(eq(post.id, id), ne(post.visibility, visibility.deleted)))
        .for('share');
      return rows.length > 0;
    },
    /** Newest first; `pageSize + 1` rows. Without what is kept from the caller, but of one author, whom whoever calls has looked at. */
    async list(selection: Selection, after: Cursor | null, pageSize: number, caller: Caller): Promise<StoredPost[]> {
      const forCaller = selection.of === 'author' ? undefined : notHidden(caller, post.authorId, 'blocked or muted');
      if (selection.of === 'hashtag') {
        const rows = await db
          .select({ post })
          .from(postHashtag)
          .innerJoin(post, eq(post.id, postHashtag.postId))
          .where(and(eq(postHashtag.tag, selection.tag), below(postHashtag.createdAt, postHashtag.postId, after), forCaller))
          .orderBy(desc(postHashtag.createdAt), desc(postHashtag.postId))
          .limit(pageSize + 1);
        return rows.map((row) => row.post);
      }
      if (selection.of === 'circle') {
        // Who is blocked is nobody's friend. The newest of each, by the index alone, then the newest of those: it costs as much as one knows people, and never all that was ever written.
        const newest = db
          .select({ id: post.id, createdAt: post.createdAt })
          .from(post)
          .where(and(eq(post.authorId, relation.otherId), isPublic, below(post.createdAt, post.id, after)))
          .orderBy(desc(post.createdAt), desc(post.id))
          .limit(pageSize + 1)
          .as('newest');
        const chosen = db
          .select({ id: newest.id })
          .from(relation)
          .crossJoinLateral(newest)
          .where(and(eq(relation.accountId, selection.memberId), isNotNull(sinceIn[selection.circle]), isNull(relation.mutedAt)))
          .orderBy(desc(newest.createdAt), desc(newest.id))
          .limit(pageSize + 1)
          .as('chosen');
        const rows = await db.select({ post }).from(chosen).innerJoin(post, eq(post.id, chosen.id)).orderBy(desc(post.createdAt), desc(post.id));
        return rows.map((row) => row.post);
      }
      return db
        .select()
        .from(post)
        .where(and(conditionOf(selection), below(post.createdAt, post.id, after), forCaller))
        .orderBy(desc(post.createdAt), desc(post.id))
        .limit(pageSize + 1);
    },
    /** Undefined when its author has one with this uuid already. */
    async add(row: NewPostRow): Promise<StoredPost | undefined> {
      return (await db.insert(post).values(row).onConflictDoNothing().returning())[0];
    },
    async change(id: number, values: Partial<NewPostRow>): Promise<StoredPost> {
      const [changed] = await db.update(post).set(values).where(eq(post.id, id)).returning();
      if (!changed) throw new Error(`post ${id} is not there`);
      return changed;
    },
    /** Keeps what a post says now, before it is changed; of very many the first and the newest. */
    async keepVersion(row: StoredPost): Promise<void> {
      const { id: postId, content, media } = row;
      await db
        .insert(postVersion)
        .values({ postId, since: saidSince(row), content, media })
        .onConflictDoNothing();
      const over = db
        .select({ since: postVersion.since })
        .from(postVersion)
        .where(eq(postVersion.postId, postId))
        .orderBy(desc(postVersion.since))
        .limit(1)
        .offset(MOST_VERSIONS - 1);
      const first = db
        .select({ since: sql`min(${postVersion.since})` })
        .from(postVersion)
        .where(eq(postVersion.postId, postId));
      await db.delete(postVersion).where(and(eq(postVersion.postId, postId), lte(postVersion.since, sql`(${over})`), gt(postVersion.since, sql`(${first})`)));
    },
    /** What a post said before, newest first; `pageSize + 1` rows. */
    async versions(row: StoredPost, after: Cursor | null, pageSize: number): Promise<StoredVersion[]> {
      return db
        .select()
        .from(postVersion)
        .where(and(isEarlier(row), after ? lt(postVersion.since, after.at) : undefined))
        .orderBy(desc(postVersion.since))
        .limit(pageSize + 1);
    },
    /** How many each of these has; every id has an entry. */
    async countVersions(ids: readonly number[]): Promise<Map<number, number>> {
      const counts = new Map(ids.map((id) => [id, 0]));
      if (ids.length === 0) return counts;
      const rows = await db
        .select({ id: post.id, count: sql<number>`count(*)::int` })
        .from(post)
        .innerJoin(postVersion, and(eq(postVersion.postId, post.id), lt(postVersion.since, sql`coalesce(${post.saidAt}, ${post.createdAt})`)))
        .where(inArray(post.id, [...ids]))
        .groupBy(post.id);
      for (const { id, count } of rows) counts.set(id, count);
      return counts;
    },
    async forgetVersions(postId: number): Promise<void> {
      await db.delete(postVersion).where(eq(postVersion.postId, postId));
    },
    async countShare(id: number, step: 1 | -1): Promise<void> {
      await db
        .update(post)
        .set({ shareCount: sql`greatest(${post.shareCount} + ${step}, 0)` })
        .where(eq(post.id, id));
    },
    /** Takes the card of a thing that is gone off the posts about its match; what said nothing else goes with it: their ids. `but`: the uuid of its author's own post. */
    async takeOffCard({ kind, id }: CardName, fixtureId: number, but: string): Promise<number[]> {
      const shows = and(
        eq(post.fixtureId, fixtureId),
        sql`${post.card} ->> 'kind' = ${kind}`,
        sql`(${post.card} ->> 'id')::bigint = ${id}`,
        ne(post.uuid, but),
      );
      const says = sql`(${post.content} ~ '\\S' or jsonb_array_length(${post.media}) > 0)`;
      const changed = await db
        .update(post)
        .set({
          card: null,
          fixtureId: null,
          moment: null,
          postType: sql`case when not ${says} then ${post.postType} when ${post.media} @> '[{"kind":"video"}]' then ${postTypes.video}::int when jsonb_array_length(${post.media}) > 0 then ${postTypes.image}::int else ${postTypes.normal}::int end`,
          feed: sql`case when not ${says} then ${post.feed} else ${feedOf(postTypes.normal)}::int end`,
          visibility: sql`case when not ${says} then ${visibility.deleted}::int else ${post.visibility} end`,
        })
        .where(shows)
        .returning({ id: post.id, visibility: post.visibility, deletedFrom: post.deletedFrom });
      return changed.filter((row) => row.visibility === visibility.deleted && row.deletedFrom === null).map((row) => row.id);
    },
    /** Those whose author deleted them until then, in that order, from after one on. */
    async deletedUntil(until: Date, after: Cursor | null, limit: number): Promise<Cursor[]> {
      const rows = await db
        .select({ at: post.deletedAt, id: post.id })
        .from(post)
        .where(
          and(lte(post.deletedAt, until), after ? sql`(${post.deletedAt}, ${post.id}) > (${after.at.toISOString()}::timestamptz, ${after.id})` : undefined),
        )
        .orderBy(asc(post.deletedAt), asc(post.id))
        .limit(limit);
      return rows.flatMap(({ at, id }) => (at === null ? [] : [{ at, id }]));
    },
    /** Posts of somebody, deleted ones too; some of them, `most` at most. */
    async idsOf(authorId: number, most: number): Promise<number[]> {
      const rows = await db.select({ id: post.id }).from(post).where(eq(post.authorId, authorId)).limit(most);
      return rows.map(({ id }) => id);
    },
    /** The row itself goes; shares of it know of no original any more. */
    async drop(id: number): Promise<void> {
      await db.delete(post).where(eq(post.id, id));
    },
    /** The hashtags that lead to a post from now on. */
    async setHashtags({ id, createdAt }: StoredPost, tags: readonly string[]): Promise<void> {
      await db.delete(postHashtag).where(eq(postHashtag.postId, id));
      if (tags.length > 0) await db.insert(postHashtag).values(tags.map((tag) => ({ tag, postId: id, createdAt })));
    },
    async countOf(authorId: number): Promise<number> {
      const [row] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(post)
        .where(and(eq(post.authorId, authorId), isPublic));
      return row?.total ?? 0;
    },
  };
}

/** Since when a post says what it says. */
export const saidSince = ({ createdAt, saidAt }: Pick<StoredPost, 'createdAt' | 'saidAt'>): Date => saidAt ?? createdAt;
