import { and, asc, desc, eq, gt, gte, lte, sql, type SQL } from 'drizzle-orm';
import { limits } from '@portal/contracts';
import type { Db } from '../../db/open.ts';
import { account, article, fixture, post, team, tip, tournament } from '../../db/schema.ts';

/** Whatever has an id lies in a block of ids; the first is 0. */
const SIZE = limits.sitemapAddresses;
/** Most blocks of one kind that are told of. */
const MOST_BLOCKS = 500;
/** Pages of teams and of tournaments. */
const MOST_NAMED = 10;
const PUBLIC = 1;

export const blockOf = (id: number): number => Math.floor((id - 1) / SIZE);
const edges = (block: number) => ({ first: block * SIZE + 1, last: (block + 1) * SIZE });

export function sitemapRepository(db: Db) {
  /** Blocks that hold anything, found by leaping from one to the next thing beyond it. */
  async function blocks(firstFrom: (id: number) => Promise<number | undefined>): Promise<number[]> {
    const found: number[] = [];
    for (let from = 1; found.length < MOST_BLOCKS; ) {
      const id = await firstFrom(from);
      if (id === undefined) break;
      found.push(blockOf(id));
      from = edges(blockOf(id)).last + 1;
    }
    return found;
  }
  const within = (column: typeof article.id | typeof tip.id | typeof account.id | typeof post.authorId, block: number): SQL | undefined =>
    and(gte(column, edges(block).first), lte(column, edges(block).last));

  return {
    articleBlocks: () =>
      blocks(
        async (from) =>
          (
            await db
              .select({ id: article.id })
              .from(article)
              .where(and(gte(article.id, from), eq(article.listed, true)))
              .orderBy(asc(article.id))
              .limit(1)
          )[0]?.id,
      ),
    tipBlocks: () => blocks(async (from) => (await db.select({ id: tip.id }).from(tip).where(gte(tip.id, from)).orderBy(asc(tip.id)).limit(1))[0]?.id),
    /** Of members who have written something for everybody. */
    memberBlocks: () =>
      blocks(
        async (from) =>
          (
            await db
              .select({ id: post.authorId })
              .from(post)
              .where(and(gte(post.authorId, from), eq(post.visibility, PUBLIC)))
              .orderBy(asc(post.authorId))
              .limit(1)
          )[0]?.id,
      ),
    /** Their ids are made of names and lie anywhere: they are told of by their rank, as far as there can be any. */
    named: (part: 'teams' | 'tournaments') => {
      const table = part === 'teams' ? team : tournament;
      return {
        pages: async () => [...Array(Math.min(MOST_NAMED, Math.ceil((await db.$count(table)) / SIZE))).keys()],
        page: (block: number) =>
          block < MOST_NAMED
            ? db
                .select({ id: table.id })
                .from(table)
                .orderBy(asc(table.id))
                .limit(SIZE)
                .offset(block * SIZE)
            : Promise.resolve([]),
      };
    },
    articles: (block: number) =>
      db
        .select({ id: article.id, words: article.words, publishedAt: article.publishedAt, updatedAt: article.updatedAt })
        .from(article)
        .where(and(within(article.id, block), eq(article.listed, true)))
        .orderBy(asc(article.id))
        .limit(SIZE),
    tips: (block: number) =>
      db.select({ id: tip.id, createdAt: tip.createdAt, settledAt: tip.settledAt }).from(tip).where(within(tip.id, block)).orderBy(asc(tip.id)).limit(SIZE),
    /** With the time of the latest post for everybody; a member without one is left out. */
    members: (block: number) => {
      const latest = db
        .select({ at: post.createdAt })
        .from(post)
        .where(and(eq(post.authorId, account.id), eq(post.visibility, PUBLIC)))
        .orderBy(desc(post.createdAt), desc(post.id))
        .limit(1)
        .as('latest');
      return db
        .select({ username: account.username, at: latest.at })
        .from(account)
        .innerJoinLateral(latest, sql`true`)
        .where(within(account.id, block))
        .orderBy(asc(account.id))
        .limit(SIZE);
    },
    /** Matches that kick off in (from, to), soonest first. */
    matches: (from: Date, to: Date) =>
      db
        .select({ id: fixture.id, sportId: fixture.sportId })
        .from(fixture)
        .where(and(gt(fixture.kickOff, from), lte(fixture.kickOff, to)))
        .orderBy(asc(fixture.kickOff), asc(fixture.id))
        .limit(SIZE),
  };
}
