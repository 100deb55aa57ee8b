import type { Db } from '../db/open.ts';
import { listMatches, storeMatches } from '../seed/source-matches.ts';
import { loadSnapshot, readSource, reportLines } from '../sports/index.ts';

interface Parts { path: string; db: Db; now: number; print: (line: string) => void }

/**
 * Reads a file or a folder of match results into the database and says what it read, file by file, with every line it
 * could not read. What was stored before stays as it is. Matches with a time of day are on the schedule from then on. Answers whether anything was read. Rejects when `path` cannot be opened.
 */
export async function importSource({ path, db, now, print }: Parts): Promise<boolean> {
  const reading = await readSource(path);
  for (const line of reportLines(reading)) print(line);
  if (reading.matches.length === 0) {
    print(`no match found in ${path}`);
    return false;
  }
  const { added, changed, same } = await storeMatches(db, reading.matches, now);
  print(added + changed === 0 ? `nothing changed: all ${same} matches were there already` : `stored: ${added} new, ${changed} changed, ${same} as before`);
  const listed = await listMatches(db, loadSnapshot());
  const untimed = reading.matches.filter(({ kickOff }) => kickOff === null).length;
  print(`on the schedule: ${listed} new or moved${untimed > 0 ? `; ${untimed} without a time of day are stored, but have no place on it` : ''}`);
  return true;
}
