import { and, asc, desc, eq, gt, gte, inArray, lt, max, sql } from 'drizzle-orm';
import { CHAIN_START, linkHash, type ChainDay, type ChainHead, type IsoDate, type SealedTip, type TipDeed, type TipLink } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { tip, tipChain, tipDay, tipDayHead, tipLink } from '../../db/schema.ts';
import type { StoredTip } from './tip.repository.ts';

/** What an author did with a tip. */
export interface Deed {
  readonly deed: TipDeed;
  readonly tip: Pick<StoredTip, 'id' | 'authorId' | 'sourceKey' | 'kickOff' | 'type' | 'pick' | 'line' | 'price' | 'createdAt'>;
}
export type PublishedDay = typeof tipDay.$inferSelect;

interface ChainEnd extends ChainHead {
  readonly at: Date;
}

const START: ChainHead = { n: 0, hash: CHAIN_START };
/** Rows of one statement. */
const CHUNK = 1_000;

const sealed = ({
  id,
  sourceKey,
  kickOff,
  type,
  pick,
  line,
  price,
  createdAt,
}: Omit<Deed['tip'], 'authorId' | 'pick'> & Pick<SealedTip, 'pick'>): SealedTip => ({
  id,
  match: sourceKey,
  kickOff: kickOff.toISOString(),
  type,
  pick,
  line,
  price,
  createdAt: createdAt.toISOString(),
});

/** Chains of hashes over the tips of each author, and the days whose ends are published (ADR 63). */
export function chainRepository(db: Db) {
  return {
    /** Adds links, in their order; within a transaction that also makes or removes the tips. Answers the latest moment that stands in them: `now`, or what a chain of before has. */
    async append(deeds: readonly Deed[], now: Date): Promise<Date> {
      // In the order of their numbers, so that two who append at once do not wait for each other in a ring.
      const authors = [...new Set(deeds.map((of) => of.tip.authorId))].sort((one, other) => one - other);
      if (authors.length === 0) return now;
      await db
        .insert(tipChain)
        .values(authors.map((authorId) => ({ authorId, ...START, at: now })))
        .onConflictDoNothing();
      const heads = await db.select().from(tipChain).where(inArray(tipChain.authorId, authors)).orderBy(tipChain.authorId).for('update');
      const ends = new Map<number, ChainEnd>(heads.map(({ authorId, ...head }) => [authorId, head]));
      const links = deeds.map((of) => {
        const { authorId } = of.tip;
        const { n, hash: previous, at: before } = ends.get(authorId) ?? { ...START, at: now };
        // Time goes on within a chain, whatever the clocks of nodes say.
        const at = before > now ? before : now;
        const link = { n: n + 1, deed: of.deed, at: at.toISOString(), previous, tip: sealed(of.tip) };
        const hash = linkHash(authorId, link);
        ends.set(authorId, { n: link.n, hash, at });
        const { id: tipId, sourceKey: match, kickOff, type, pick, line, price, createdAt: tipCreatedAt } = of.tip;
        return { authorId, n: link.n, deed: of.deed, at, previous, hash, tipId, match, kickOff, type, pick, line, price, tipCreatedAt };
      });
      await db.insert(tipLink).values(links);
      await db
        .insert(tipChain)
        .values([...ends].map(([authorId, head]) => ({ authorId, ...head })))
        .onConflictDoUpdate({ target: tipChain.authorId, set: { n: sql`excluded.n`, hash: sql`excluded.hash`, at: sql`excluded.at` } });
      const made = deeds.flatMap((of) => (of.deed === 'made' ? of.tip.id : []));
      if (made.length > 0) await db.update(tip).set({ sealed: true }).where(inArray(tip.id, made));
      return links.reduce((last, { at }) => (at > last ? at : last), now);
    },
    /** Tips that no chain has yet, the oldest first; held until the transaction ends, those that another holds left out. */
    async unsealed(limit: number): Promise<StoredTip[]> {
      return db.select().from(tip).where(sql`not ${tip.sealed}`).orderBy(tip.id).limit(limit).for('update', { skipLocked: true });
    },
    async headOf(authorId: number): Promise<ChainHead> {
      const [head] = await db.select({ n: tipChain.n, hash: tipChain.hash }).from(tipChain).where(eq(tipChain.authorId, authorId));
      return head ?? START;
    },
    /** After that link on, at most so many. */
    async links(authorId: number, after: number, limit: number): Promise<(TipLink & { readonly deed: TipDeed })[]> {
      const rows = await db
        .select()
        .from(tipLink)
        .where(and(eq(tipLink.authorId, authorId), gt(tipLink.n, after)))
        .orderBy(tipLink.n)
        .limit(limit);
      return rows.map(({ n, deed, at, previous, hash, tipId: id, match: sourceKey, tipCreatedAt: createdAt, ...terms }) => ({
        n,
        deed,
        at: at.toISOString(),
        previous,
        hash,
        tip: sealed({ ...terms, id, sourceKey, createdAt }),
      }));
    },
    /** The end of the last published day on which this chain grew. */
    async publishedOf(authorId: number): Promise<(ChainHead & { day: string }) | undefined> {
      const { day, n, hash } = tipDayHead;
      return (await db.select({ day, n, hash }).from(tipDayHead).where(eq(tipDayHead.authorId, authorId)).orderBy(desc(day)).limit(1))[0];
    },
    /** That day, or the last; undefined where it is not published. */
    async day(day?: string): Promise<PublishedDay | undefined> {
      return (
        await db
          .select()
          .from(tipDay)
          .where(day === undefined ? undefined : eq(tipDay.day, day))
          .orderBy(desc(tipDay.day))
          .limit(1)
      )[0];
    },
    async headsOf(day: string, after: number, limit: number): Promise<ChainDay['list']> {
      const { authorId: userId, n, hash } = tipDayHead;
      return db
        .select({ userId, n, hash })
        .from(tipDayHead)
        .where(and(eq(tipDayHead.day, day), gt(userId, after)))
        .orderBy(userId)
        .limit(limit);
    },
    /** When the first link from that moment on was made. */
    async firstLinkFrom(from: Date): Promise<Date | undefined> {
      return (await db.select({ at: tipLink.at }).from(tipLink).where(gte(tipLink.at, from)).orderBy(asc(tipLink.at)).limit(1))[0]?.at;
    },
    /** Where the chains stood that grew between two moments, in the order of their authors. */
    async grown(from: Date, until: Date): Promise<ChainDay['list']> {
      const last = db
        .select({ authorId: tipLink.authorId, n: max(tipLink.n).as('last_n') })
        .from(tipLink)
        .where(and(gte(tipLink.at, from), lt(tipLink.at, until)))
        .groupBy(tipLink.authorId)
        .as('last');
      return db
        .select({ userId: tipLink.authorId, n: tipLink.n, hash: tipLink.hash })
        .from(tipLink)
        .innerJoin(last, and(eq(tipLink.authorId, last.authorId), eq(tipLink.n, last.n)))
        .orderBy(tipLink.authorId);
    },
    /** Within a transaction. False where another node was first. */
    async publish({ day, previous, hash, list }: ChainDay): Promise<boolean> {
      const added = await db.insert(tipDay).values({ day, previous, hash, authors: list.length }).onConflictDoNothing().returning({ day: tipDay.day });
      if (added.length === 0) return false;
      for (let start = 0; start < list.length; start += CHUNK) {
        await db.insert(tipDayHead).values(list.slice(start, start + CHUNK).map(({ userId: authorId, n, hash: of }) => ({ day, authorId, n, hash: of })));
      }
      return true;
    },
    /** The last days, newest first. */
    async lastDays(limit: number): Promise<IsoDate[]> {
      const rows = await db.select({ day: tipDay.day }).from(tipDay).orderBy(desc(tipDay.day)).limit(limit);
      return rows.map(({ day }) => day);
    },
  };
}
export type ChainRepository = ReturnType<typeof chainRepository>;
