import { and, desc, eq, gt, isNotNull, lt, lte, or } from 'drizzle-orm';
import { older } from '../../db/keyset.ts';
import type { Db } from '../../db/open.ts';
import { luckyDraw, luckyRound } from '../../db/schema.ts';
import type { Cursor } from '../../http/cursor.ts';

export type StoredRound = typeof luckyRound.$inferSelect;
export type StoredDraw = typeof luckyDraw.$inferSelect;
type NewDraw = Omit<StoredDraw, 'id'>;

/** Boxes and what was drawn from them. */
export function luckyRepository(db: Db) {
  return {
    async newestRound(): Promise<StoredRound | undefined> {
      return (await db.select().from(luckyRound).orderBy(desc(luckyRound.number)).limit(1))[0];
    },
    async round(number: number): Promise<StoredRound | undefined> {
      return (await db.select().from(luckyRound).where(eq(luckyRound.number, number)).limit(1))[0];
    },
    /** Locked until the end of the transaction: one draw of a box after the other. */
    async lockRound(number: number): Promise<StoredRound | undefined> {
      return (await db.select().from(luckyRound).where(eq(luckyRound.number, number)).for('update'))[0];
    },
    /** Nothing happens where another node has opened that box. */
    async open(round: Omit<StoredRound, 'drawn' | 'soldOutAt'>): Promise<void> {
      await db.insert(luckyRound).values(round).onConflictDoNothing();
    },
    async take(number: number, change: Pick<StoredRound, 'left' | 'drawn' | 'soldOutAt'>): Promise<void> {
      await db.update(luckyRound).set(change).where(eq(luckyRound.number, number));
    },
    /** Boxes that were sold out or ended by then, newest first, below a number; `pageSize + 1` rows. */
    async over(ended: Date, below: number | null, pageSize: number): Promise<StoredRound[]> {
      return db
        .select()
        .from(luckyRound)
        .where(and(or(isNotNull(luckyRound.soldOutAt), lte(luckyRound.endsAt, ended)), below === null ? undefined : lt(luckyRound.number, below)))
        .orderBy(desc(luckyRound.number))
        .limit(pageSize + 1);
    },
    async add(draw: NewDraw): Promise<StoredDraw> {
      const [row] = await db.insert(luckyDraw).values(draw).returning();
      if (!row) throw new Error('no draw was stored');
      return row;
    },
    async byUuid(accountId: number, uuid: string): Promise<StoredDraw | undefined> {
      return (
        await db
          .select()
          .from(luckyDraw)
          .where(and(eq(luckyDraw.accountId, accountId), eq(luckyDraw.uuid, uuid)))
          .limit(1)
      )[0];
    },
    /** How many tickets of a week somebody has used. */
    async used(accountId: number, week: string): Promise<number> {
      return db.$count(luckyDraw, and(eq(luckyDraw.accountId, accountId), eq(luckyDraw.week, week)));
    },
    /** Of one member, newest first, below a place; `pageSize + 1` rows. */
    async newest(accountId: number, below: Cursor | null, pageSize: number): Promise<StoredDraw[]> {
      return db
        .select()
        .from(luckyDraw)
        .where(and(eq(luckyDraw.accountId, accountId), older(luckyDraw.drawnAt, luckyDraw.id, below)))
        .orderBy(desc(luckyDraw.drawnAt), desc(luckyDraw.id))
        .limit(pageSize + 1);
    },
    /** Of a box in their order, after a number and up to another; `pageSize + 1` rows, and of nobody. */
    async drawsOf(round: number, after: number, upTo: number, pageSize: number): Promise<Pick<StoredDraw, 'number' | 'uuid' | 'prize'>[]> {
      const { number, uuid, prize } = luckyDraw;
      return db
        .select({ number, uuid, prize })
        .from(luckyDraw)
        .where(and(eq(luckyDraw.round, round), gt(number, after), lte(number, upTo)))
        .orderBy(number)
        .limit(pageSize + 1);
    },
  };
}
