import { and, desc, eq, inArray, isNotNull, isNull, lt, min, sql } from 'drizzle-orm';
import type { MatchRecord } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { fixture, sourceMatch, tip } from '../../db/schema.ts';
import type { Cursor } from '../../http/cursor.ts';
import { tipEdition, type TipEdition } from './tip.edition.ts';

export type StoredTip = typeof tip.$inferSelect;
export type NewTipRow = typeof tip.$inferInsert;

export interface TipFilter {
  readonly fixtureId?: number | undefined;
  readonly authorId?: number | undefined;
  readonly type?: number | undefined;
  readonly tournamentId?: number | undefined;
  readonly state: 'all' | 'open' | 'settled';
}

export function tipRepository(db: Db) {
  return {
    async byId(id: number): Promise<StoredTip | undefined> {
      return (await db.select().from(tip).where(eq(tip.id, id)).limit(1))[0];
    },
    async byUuid(authorId: number, uuid: string): Promise<StoredTip | undefined> {
      return (
        await db
          .select()
          .from(tip)
          .where(and(eq(tip.authorId, authorId), eq(tip.uuid, uuid)))
          .limit(1)
      )[0];
    },
    /** Newest first; `pageSize + 1` rows. */
    async newest({ fixtureId, authorId, type, tournamentId, state }: TipFilter, after: Cursor | null, pageSize: number): Promise<StoredTip[]> {
      return db
        .select()
        .from(tip)
        .where(
          and(
            fixtureId === undefined ? undefined : eq(tip.fixtureId, fixtureId),
            authorId === undefined ? undefined : eq(tip.authorId, authorId),
            type === undefined ? undefined : eq(tip.type, type),
            tournamentId === undefined ? undefined : eq(tip.tournamentId, tournamentId),
            state === 'all' ? undefined : state === 'open' ? isNull(tip.result) : isNotNull(tip.result),
            // One comparison of pairs, so that the index is entered where the last stretch ended.
            after ? sql`(${tip.createdAt}, ${tip.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::bigint)` : undefined,
          ),
        )
        .orderBy(desc(tip.createdAt), desc(tip.id))
        .limit(pageSize + 1);
    },
    /** Tournaments of the newest `among` tips, those of most tips first. */
    async editions(among: number, most: number): Promise<TipEdition[]> {
      const newest = db
        .select({ competition: tip.competition, season: tip.season, tournamentId: tip.tournamentId })
        .from(tip)
        .orderBy(desc(tip.createdAt), desc(tip.id))
        .limit(among)
        .as('newest');
      const rows = await db
        // Sources call one competition by several names.
        .select({ competition: min(newest.competition), season: min(newest.season) })
        .from(newest)
        .where(isNotNull(newest.tournamentId))
        .groupBy(newest.tournamentId)
        .orderBy(sql`count(*) desc`, newest.tournamentId)
        .limit(most);
      return rows.flatMap(({ competition, season }) => (competition === null || season === null ? [] : tipEdition({ competition, season })));
    },
    /** Numbers the tournaments of tips from before that was kept; at most so many tournaments. Answers of how many. */
    async numberTournaments(most: number): Promise<number> {
      const unnumbered = and(isNull(tip.tournamentId), isNotNull(tip.competition));
      const found = await db.selectDistinct({ competition: tip.competition, season: tip.season }).from(tip).where(unnumbered).limit(most);
      for (const { competition, season } of found) {
        if (competition === null || season === null) continue;
        const { tournamentId } = tipEdition({ competition, season });
        await db
          .update(tip)
          .set({ tournamentId })
          .where(and(unnumbered, eq(tip.competition, competition), eq(tip.season, season)));
      }
      return found.length;
    },
    /** Adds tips; one that is there already (same uuid, or same author, match and type) is left out. Answers those added. */
    async add(rows: readonly NewTipRow[]): Promise<StoredTip[]> {
      return rows.length === 0
        ? []
        : db
            .insert(tip)
            .values([...rows])
            .onConflictDoNothing()
            .returning();
    },
    /** Puts other words to it, or none; the tip itself stands, as a record. False where it is gone. */
    async say(id: number, content: string): Promise<boolean> {
      return (await db.update(tip).set({ content }).where(eq(tip.id, id)).returning({ id: tip.id })).length > 0;
    },
    /** Removes a tip that is still open, and answers what it was. Undefined when it is settled or gone. */
    async remove(id: number): Promise<StoredTip | undefined> {
      return (
        await db
          .delete(tip)
          .where(and(eq(tip.id, id), isNull(tip.result)))
          .returning()
      )[0];
    },
    /** Matches by their keys, where a source knows them, and since when as they are. */
    async records(keys: readonly string[]): Promise<Map<string, { match: MatchRecord; knownAt: Date }>> {
      const rows =
        keys.length === 0
          ? []
          : await db
              .select({ key: sourceMatch.sourceKey, match: sourceMatch.record, knownAt: sourceMatch.importedAt })
              .from(sourceMatch)
              .where(inArray(sourceMatch.sourceKey, [...keys]));
      return new Map(rows.map(({ key, ...known }) => [key, known]));
    },
    /** When fixtures kick off now; a match may have been moved since it was tipped on. */
    async kickOffs(fixtureIds: readonly number[]): Promise<Map<number, number>> {
      const rows =
        fixtureIds.length === 0
          ? []
          : await db
              .select({ id: fixture.id, kickOff: fixture.kickOff })
              .from(fixture)
              .where(inArray(fixture.id, [...fixtureIds]));
      return new Map(rows.map(({ id, kickOff }) => [id, kickOff.getTime()]));
    },
    /** Open tips whose match has kicked off, but for those whose source has no result yet; in order of kick-off, from after a place on. */
    async waiting(now: Date, after: { kickOff: Date; id: number } | null, limit: number) {
      return db
        .select({
          id: tip.id,
          fixtureId: tip.fixtureId,
          sourceKey: tip.sourceKey,
          type: tip.type,
          pick: tip.pick,
          line: tip.line,
          price: tip.price,
          kickOff: tip.kickOff,
          record: sourceMatch.record,
        })
        .from(tip)
        .leftJoin(sourceMatch, eq(sourceMatch.sourceKey, tip.sourceKey))
        .where(
          and(
            isNull(tip.result),
            lt(tip.kickOff, now),
            after ? sql`(${tip.kickOff}, ${tip.id}) > (${after.kickOff.toISOString()}::timestamptz, ${after.id}::bigint)` : undefined,
            sql`(${sourceMatch.id} is null or ${sourceMatch.record} #> '{score,fullTime,home}' is not null or ${sourceMatch.record} #> '{score,extraTime,home}' is not null)`,
          ),
        )
        .orderBy(tip.kickOff, tip.id)
        .limit(limit);
    },
  };
}
export type TipRepository = ReturnType<typeof tipRepository>;
