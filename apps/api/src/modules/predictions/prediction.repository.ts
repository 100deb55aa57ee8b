import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { MatchScore, TipResult } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { older } from '../../db/keyset.ts';
import { fixture, prediction, sourceMatch } from '../../db/schema.ts';
import type { Cursor } from '../../http/cursor.ts';

export type StoredPrediction = typeof prediction.$inferSelect;
export type NewPrediction = typeof prediction.$inferInsert;

/** A prediction whose match is over. `result` null: it never had a score. `told`: what its source had said of the score; null: of a match that is played again, or nothing. */
export interface Settlement {
  readonly id: number;
  readonly result: TipResult | null;
  readonly settledUnits: number;
  readonly payout: number;
  readonly settledAt: Date;
  readonly told: MatchScore | null;
}
/** Points that are still to come back. */
export interface Due {
  readonly id: number;
  readonly payout: number;
  /** Of `payout`, without what came back before. */
  readonly points: number;
}

export function predictionRepository(db: Db) {
  return {
    async byUuid(accountId: number, uuid: string): Promise<StoredPrediction | undefined> {
      return (
        await db
          .select()
          .from(prediction)
          .where(and(eq(prediction.accountId, accountId), eq(prediction.uuid, uuid)))
          .limit(1)
      )[0];
    },
    /** Undefined where there is one on this market of the match. */
    async add(row: NewPrediction): Promise<StoredPrediction | undefined> {
      return (await db.insert(prediction).values(row).onConflictDoNothing().returning())[0];
    },
    /** Points staked of a day's. */
    async stakedOn(accountId: number, day: string): Promise<number> {
      const [row] = await db
        .select({ points: sql<number>`coalesce(sum(${prediction.stake}), 0)`.mapWith(Number) })
        .from(prediction)
        .where(and(eq(prediction.accountId, accountId), eq(prediction.day, day)));
      return row?.points ?? 0;
    },
    /** Newest first; `pageSize + 1` rows. */
    async newest(accountId: number, state: 'all' | 'open' | 'settled', below: Cursor | null, pageSize: number): Promise<StoredPrediction[]> {
      const { createdAt, id, settledAt } = prediction;
      return db
        .select()
        .from(prediction)
        .where(
          and(
            eq(prediction.accountId, accountId),
            state === 'all' ? undefined : state === 'open' ? isNull(settledAt) : isNotNull(settledAt),
            older(createdAt, id, below),
          ),
        )
        .orderBy(desc(createdAt), desc(id))
        .limit(pageSize + 1);
    },
    /** A member's since then in sum: those that are over, and those that are not. */
    async sums(
      accountId: number,
      since: Date,
    ): Promise<{ settled: { count: number; won: number; staked: number; paid: number }; open: { count: number; staked: number } }> {
      const over = sql`${prediction.settledAt} is not null`;
      const number = (of: ReturnType<typeof sql>) => sql<number>`coalesce(${of}, 0)`.mapWith(Number);
      const [row] = await db
        .select({
          count: number(sql`count(*) filter (where ${over})`),
          won: number(sql`count(*) filter (where ${prediction.payout} > ${prediction.stake})`),
          staked: number(sql`sum(${prediction.stake}) filter (where ${over})`),
          paid: number(sql`sum(${prediction.payout}) filter (where ${over})`),
          openCount: number(sql`count(*) filter (where not ${over})`),
          openStaked: number(sql`sum(${prediction.stake}) filter (where not ${over})`),
        })
        .from(prediction)
        .where(and(eq(prediction.accountId, accountId), gte(prediction.createdAt, since)));
      const { openCount, openStaked, ...settled } = row ?? { count: 0, won: 0, staked: 0, paid: 0, openCount: 0, openStaked: 0 };
      return { settled, open: { count: openCount, staked: openStaked } };
    },
    /** Those that are open after their kick-off, but for those whose source has no result yet, unless they kicked off before `voids`; in order of kick-off, from after a place on. */
    async waiting(now: Date, voids: Date, after: { kickOff: Date; id: number } | null, limit: number) {
      return db
        .select({
          id: prediction.id,
          accountId: prediction.accountId,
          fixtureId: prediction.fixtureId,
          sourceKey: prediction.sourceKey,
          type: prediction.type,
          pick: prediction.pick,
          line: prediction.line,
          price: prediction.price,
          stake: prediction.stake,
          kickOff: prediction.kickOff,
          record: sourceMatch.record,
        })
        .from(prediction)
        .leftJoin(sourceMatch, eq(sourceMatch.sourceKey, prediction.sourceKey))
        .where(
          and(
            isNull(prediction.settledAt),
            lt(prediction.kickOff, now),
            after ? sql`(${prediction.kickOff}, ${prediction.id}) > (${after.kickOff.toISOString()}::timestamptz, ${after.id}::bigint)` : undefined,
            sql`(${sourceMatch.id} is null or ${prediction.kickOff} <= ${voids.toISOString()}::timestamptz
              or ${sourceMatch.record} #> '{score,fullTime,home}' is not null or ${sourceMatch.record} #> '{score,extraTime,home}' is not null)`,
          ),
        )
        .orderBy(prediction.kickOff, prediction.id)
        .limit(limit);
    },
    /** Writes results, once each however often it is asked; those whose match has another score by now wait. Answers what is due of those that were still open. Within a transaction. */
    async settle(settlements: readonly Settlement[]): Promise<Due[]> {
      if (settlements.length === 0) return [];
      const given = JSON.stringify(settlements.map(({ settledAt, settledUnits, ...rest }) => ({ ...rest, units: settledUnits, at: settledAt.toISOString() })));
      const settled = await db
        .update(prediction)
        .set({ result: sql`given.result`, settledUnits: sql`given.units`, payout: sql`given.payout`, settledAt: sql`given.at` })
        .from(sql`jsonb_to_recordset(${given}::jsonb) as given(id bigint, result integer, units double precision, payout integer, at timestamptz, told jsonb)`)
        .where(
          sql`${prediction.id} = given.id and ${prediction.settledAt} is null
            and case
              when given.result is null then
                coalesce((select m.record -> 'score' from ${sourceMatch} m where m.source_key = ${prediction.sourceKey}), 'null'::jsonb) = coalesce(given.told, 'null'::jsonb)
              else given.told is null or exists (select 1 from ${sourceMatch} m where m.source_key = ${prediction.sourceKey} and m.record -> 'score' = given.told)
            end`,
        )
        .returning({ id: prediction.id, payout: prediction.payout, paid: prediction.paid });
      return settled
        .flatMap(({ id, payout, paid }) => (payout !== null && payout > paid ? [{ id, payout, points: payout - paid }] : []))
        .sort((one, other) => one.id - other.id);
    },
    async markPaid({ id, payout }: Pick<Due, 'id' | 'payout'>): Promise<void> {
      await db.update(prediction).set({ paid: payout }).where(eq(prediction.id, id));
    },
    /** Opens settled ones on these matches again, for another result is known since. Replays keep the result they were played to. What came back stays. */
    async reopen(sourceKeys: readonly string[]): Promise<void> {
      if (sourceKeys.length === 0) return;
      await db.execute(sql`
        update ${prediction} set result = null, settled_units = null, payout = null, settled_at = null
        from ${fixture} f
        where f.id = prediction.fixture_id and f.source_key = prediction.source_key and prediction.settled_at is not null
          and prediction.source_key in (select jsonb_array_elements_text(${JSON.stringify(sourceKeys)}::jsonb))`);
    },
  };
}
export type PredictionRepository = ReturnType<typeof predictionRepository>;
