import { inArray, sql } from 'drizzle-orm';
import { isScored, type MatchRecord } from '@portal/domain';
import type { Db } from '../db/open.ts';
import { sourceMatch } from '../db/schema.ts';
import { fixtureRepository } from '../modules/schedule/index.ts';

export interface Stored { readonly added: number; readonly changed: number; readonly same: number }

/** Rows of one statement; a record is a few kilobytes. */
const CHUNK = 100;

/** Stores the shipped matches that are not there yet; what somebody has imported since is newer. */
export async function storeShipped(db: Db, records: readonly MatchRecord[], now: number): Promise<void> {
  for (let start = 0; start < records.length; start += CHUNK) {
    await db.insert(sourceMatch).values(records.slice(start, start + CHUNK).map((record) => rowOf(record, now))).onConflictDoNothing();
  }
}

/** Puts what was imported on the schedule. Answers how many matches are new there or have been moved. */
export async function listMatches(db: Db, shipped: readonly MatchRecord[]): Promise<number> {
  const keys = (records: readonly MatchRecord[]) => records.map(({ sourceKey }) => sourceKey);
  // The replay keeps to what is shipped, so that all nodes play the same; those matches need no second place.
  return fixtureRepository(db).listImported({ replayed: keys(shipped.filter(isScored)), known: keys(shipped) });
}

/** Writes imported matches. The same records a second time change nothing. */
export async function storeMatches(db: Db, records: readonly MatchRecord[], now: number): Promise<Stored> {
  // Two files may hold the same match; the later one counts.
  const unique = [...new Map(records.map((record) => [record.sourceKey, record])).values()];
  let added = 0;
  let changed = 0;
  for (let start = 0; start < unique.length; start += CHUNK) {
    const chunk = unique.slice(start, start + CHUNK);
    const known = new Set((await db.select({ key: sourceMatch.sourceKey }).from(sourceMatch).where(inArray(sourceMatch.sourceKey, chunk.map(({ sourceKey }) => sourceKey)))).map(({ key }) => key));
    const written = await db.insert(sourceMatch)
      .values(chunk.map((record) => rowOf(record, now)))
      .onConflictDoUpdate({
        target: sourceMatch.sourceKey,
        set: { competition: sql`excluded.competition`, season: sql`excluded.season`, playedOn: sql`excluded.played_on`, record: sql`excluded.record`, importedAt: sql`excluded.imported_at` },
        setWhere: sql`${sourceMatch.record} <> excluded.record`,
      })
      .returning({ key: sourceMatch.sourceKey });
    added += written.filter(({ key }) => !known.has(key)).length;
    changed += written.filter(({ key }) => known.has(key)).length;
  }
  return { added, changed, same: unique.length - added - changed };
}

function rowOf(record: MatchRecord, now: number): typeof sourceMatch.$inferInsert {
  return { sourceKey: record.sourceKey, competition: record.competition, season: record.season, playedOn: record.date, record, importedAt: new Date(now) };
}
