import { and, desc, eq, gte, inArray, isNotNull, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { TipRecord } from '@portal/contracts';
import { profitOf, TIP_RESULT, type MatchScore, type SettlingScores, type TipResult } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { resultLock } from '../../db/result-lock.ts';
import { fixture, sourceMatch, tip, tipRecord } from '../../db/schema.ts';

/** A tip that is being settled. */
export interface Settlement {
  readonly id: number;
  readonly result: TipResult;
  readonly settledUnits: number;
  readonly settledAt: Date;
  /** The score of the source that it was settled by; null: of a match that is played again, whose result stays. */
  readonly told: MatchScore | null;
  /** What its result was reckoned from. */
  readonly scores: SettlingScores;
  /** What the tip was worth at the kick-off, for a stake of one. */
  readonly closingValue: number;
  /** Of the match, as its source says it. */
  readonly competition: string;
  readonly season: string;
  readonly tournamentId: number;
}

/** A settled tip of somebody, as far as their record goes by it. */
export type RecordedTip = Awaited<ReturnType<RecordRepository['settledOf']>>[number];

/** Results shown of an author, and how far back a streak is counted. */
const LAST = 10;
const LONGEST_STREAK = 50;

const empty = (): TipRecord => ({ win: 0, draw: 0, lose: 0, units: 0, profit: 0, last: [], streak: 0 });
/** Sums of hundredths, without what adding them up leaves behind. */
const rounded = (profit: number): number => Number(profit.toFixed(4)) + 0;
/** `profitOf` in SQL. */
const profitSum = (units: SQLWrapper, price: SQLWrapper) => sql<number>`sum(case when ${units} > 0 then ${units} * (${price} - 1) else ${units} end)`;

/** Records of authors: sums that are kept, and the last results. */
export function recordRepository(db: Db) {
  return {
    /** Writes results and adds them to their authors' records, once each however often it is asked; those whose match has another score by now wait. Answers those that were still open, and what they were before they were opened again. */
    async settle(settlements: readonly Settlement[]): Promise<{ readonly id: number; readonly reopenedFrom: number | null }[]> {
      if (settlements.length === 0) return [];
      return db.transaction(async (tx) => {
        await resultLock(tx).read();
        const rows = JSON.stringify(
          settlements.map(({ settledUnits, settledAt, closingValue, tournamentId, ...rest }) => ({
            ...rest,
            units: settledUnits,
            at: settledAt.toISOString(),
            closing: closingValue,
            tournament: tournamentId,
          })),
        );
        const settled = await tx
          .update(tip)
          .set({
            result: sql`given.result`,
            settledUnits: sql`given.units`,
            settledAt: sql`given.at`,
            closingValue: sql`given.closing`,
            settledBy: sql`given.scores`,
            // Opened again and yet the same: what it was before a correction stays what it was.
            correctedFrom: sql`case when ${tip.reopenedFrom} is null or ${tip.reopenedFrom} = given.result then ${tip.correctedFrom} else ${tip.reopenedFrom} end`,
            competition: sql`given.competition`,
            season: sql`given.season`,
            tournamentId: sql`given.tournament`,
          })
          .from(sql`jsonb_to_recordset(${rows}::jsonb) 
              as given(id bigint, result integer, units double precision, at timestamptz, told jsonb, scores jsonb, closing double precision, competition text, season text, tournament bigint)`)
          .where(
            sql`${tip.id} = given.id and ${tip.result} is null
              and (given.told is null or exists (select 1 from ${sourceMatch} m where m.source_key = ${tip.sourceKey} and m.record -> 'score' = given.told))`,
          )
          .returning({
            id: tip.id,
            authorId: tip.authorId,
            result: tip.result,
            units: tip.settledUnits,
            price: tip.price,
            reopenedFrom: tip.reopenedFrom,
          });
        const sums = new Map<number, { win: number; draw: number; lose: number; units: number; profit: number }>();
        for (const { authorId, result, units, price } of settled) {
          const sum = sums.get(authorId) ?? { win: 0, draw: 0, lose: 0, units: 0, profit: 0 };
          sums.set(authorId, {
            win: sum.win + Number(result === TIP_RESULT.win),
            draw: sum.draw + Number(result === TIP_RESULT.draw),
            lose: sum.lose + Number(result === TIP_RESULT.lose),
            units: sum.units + (units ?? 0),
            profit: sum.profit + profitOf(units ?? 0, price),
          });
        }
        // In the order of their ids, so that two nodes that settle at once do not wait for each other in a ring.
        const added = [...sums].sort(([one], [other]) => one - other).map(([authorId, sum]) => ({ authorId, ...sum }));
        if (added.length > 0) {
          await tx
            .insert(tipRecord)
            .values(added)
            .onConflictDoUpdate({
              target: tipRecord.authorId,
              set: {
                win: sql`${tipRecord.win} + excluded.win`,
                draw: sql`${tipRecord.draw} + excluded.draw`,
                lose: sql`${tipRecord.lose} + excluded.lose`,
                units: sql`${tipRecord.units} + excluded.units`,
                profit: sql`${tipRecord.profit} + excluded.profit`,
              },
            });
        }
        return settled.map(({ id, reopenedFrom }) => ({ id, reopenedFrom }));
      });
    },
    /** Opens settled tips on these matches again, for another result is known since, and takes them out of their authors' records: the next settling adds what they are then. Replays keep the result they were played to. */
    async reopen(sourceKeys: readonly string[]): Promise<void> {
      if (sourceKeys.length === 0) return;
      const count = (result: TipResult) => sql`count(*) filter (where was.result = ${result})`;
      await db.execute(sql`
        with was as (
          select t.id, t.author_id, t.result, t.settled_units, t.price
          from ${tip} t join ${fixture} f on f.id = t.fixture_id and f.source_key = t.source_key
          where t.result is not null and t.source_key in (select jsonb_array_elements_text(${JSON.stringify(sourceKeys)}::jsonb))
          order by t.author_id, t.id
          for update of t
        ), reopened as (
          update ${tip} set reopened_from = was.result, result = null, settled_units = null, settled_at = null, closing_value = null, settled_by = null from was where tip.id = was.id
        ), sums as (
          select author_id, ${count(TIP_RESULT.win)} as win, ${count(TIP_RESULT.draw)} as draw, ${count(TIP_RESULT.lose)} as lose, sum(settled_units) as units,
            ${profitSum(sql`settled_units`, sql`price`)} as profit
          from was group by author_id
        )
        update ${tipRecord} set win = tip_record.win - sums.win, draw = tip_record.draw - sums.draw, lose = tip_record.lose - sums.lose, units = tip_record.units - sums.units,
          profit = tip_record.profit - sums.profit
        from sums where tip_record.author_id = sums.author_id`);
    },
    /** The record of each of these authors; every id has an entry. */
    async of(authorIds: Iterable<number>): Promise<Map<number, TipRecord>> {
      const ids = [...new Set(authorIds)];
      const records = new Map(ids.map((id) => [id, empty()]));
      if (ids.length === 0) return records;
      const sums = await db.select().from(tipRecord).where(inArray(tipRecord.authorId, ids));
      const lasts = await lastResults(sums.map(({ authorId }) => authorId));
      for (const { authorId, win, draw, lose, units, profit } of sums)
        records.set(authorId, { win, draw, lose, units, profit: rounded(profit), ...lastOf(lasts.get(authorId) ?? []) });
      return records;
    },
    /** Authors by the profit of tips settled since a day, at the prices of the tips, with at least so many of them; sums of that stretch. */
    async best(since: Date, atLeast: number, limit: number): Promise<{ authorId: number; record: TipRecord }[]> {
      const units = sql<number>`sum(${tip.settledUnits})`.mapWith(Number);
      const profit = profitSum(tip.settledUnits, tip.price).mapWith(Number);
      const count = (result: TipResult) => sql<number>`count(*) filter (where ${tip.result} = ${result})`.mapWith(Number);
      const rows = await db
        .select({ authorId: tip.authorId, units, profit, win: count(TIP_RESULT.win), draw: count(TIP_RESULT.draw), lose: count(TIP_RESULT.lose) })
        .from(tip)
        .where(and(gte(tip.settledAt, since), isNotNull(tip.result)))
        .groupBy(tip.authorId)
        .having(sql`count(*) >= ${atLeast}`)
        .orderBy(desc(profit), tip.authorId)
        .limit(limit);
      const lasts = await lastResults(rows.map(({ authorId }) => authorId));
      return rows.map(({ authorId, ...sums }) => ({ authorId, record: { ...sums, profit: rounded(sums.profit), ...lastOf(lasts.get(authorId) ?? []) } }));
    },
    /** The settled tips of an author, newest first. */
    async settledOf(authorId: number, limit: number) {
      const rows = await db
        .select({
          type: tip.type,
          result: tip.result,
          settledUnits: tip.settledUnits,
          settledAt: tip.settledAt,
          price: tip.price,
          closingValue: tip.closingValue,
          competition: tip.competition,
          season: tip.season,
        })
        .from(tip)
        .where(and(eq(tip.authorId, authorId), isNotNull(tip.result)))
        .orderBy(desc(tip.settledAt), desc(tip.id))
        .limit(limit);
      return rows.flatMap(({ result, settledUnits, settledAt, ...rest }) =>
        result === null || settledUnits === null || settledAt === null ? [] : [{ ...rest, result, settledUnits, settledAt }],
      );
    },
    /** How many tips of an author wait for their result; no more than `most` are counted. */
    async openOf(authorId: number, most: number): Promise<number> {
      const open = db
        .select({ id: tip.id })
        .from(tip)
        .where(and(eq(tip.authorId, authorId), isNull(tip.result)))
        .limit(most)
        .as('open');
      const [counted] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(open);
      return counted?.count ?? 0;
    },
  };

  /** The newest results of each author, newest first: a few rows of an index for each. */
  async function lastResults(authorIds: readonly number[]): Promise<Map<number, number[]>> {
    if (authorIds.length === 0) return new Map();
    const newest = db
      .select({ result: tip.result, settledAt: tip.settledAt, id: tip.id })
      .from(tip)
      .where(and(eq(tip.authorId, sql`author.id`), isNotNull(tip.result)))
      .orderBy(desc(tip.settledAt), desc(tip.id))
      .limit(LONGEST_STREAK)
      .as('newest');
    const rows = await db
      .select({ authorId: sql<number>`author.id`.mapWith(Number), result: newest.result })
      .from(sql`jsonb_array_elements_text(${JSON.stringify(authorIds)}::jsonb) as given(text) cross join lateral (select given.text::bigint as id) as author`)
      .crossJoinLateral(newest)
      .orderBy(sql`author.id`, desc(newest.settledAt), desc(newest.id));
    const lasts = new Map<number, number[]>();
    for (const { authorId, result } of rows) lasts.set(authorId, [...(lasts.get(authorId) ?? []), result ?? 0]);
    return lasts;
  }
}
export type RecordRepository = ReturnType<typeof recordRepository>;

function lastOf(results: readonly number[]): Pick<TipRecord, 'last' | 'streak'> {
  // A stake that comes back breaks no run.
  const decided = results.filter((result) => result !== TIP_RESULT.draw);
  const broken = decided.indexOf(TIP_RESULT.lose);
  return { last: results.slice(0, LAST), streak: broken < 0 ? decided.length : broken };
}
