import type { MatchRecord } from '@portal/domain';
import type { Db } from '../db/open.ts';
import { listMatches } from '../seed/source-matches.ts';
import { changeLine, changesOf, conflictLine, mergeReadings, fileLines, readSource, sumLines } from '../sports/index.ts';
import type { Reading, SourceReading } from '../sports/index.ts';
import { readingRepository } from './reading.repository.ts';
import { storeReadings } from './store-readings.ts';

interface Parts {
  path: string;
  db: Db;
  now: number;
  print: (line: string) => void;
}

/** As many conflicts, and changes, as a person will look through. */
const MOST_CONFLICTS = 200;

/**
 * Reads a file or a folder of match results into the database and says what it read, file by file, with everything it
 * could not read and the facts in which sources differ. What was stored before stays as it is. Matches are on the
 * schedule from then on, at noon of their day where the source names no time. Answers whether anything was read. Rejects when `path` cannot be opened.
 */
export async function importSource({ path, db, now, print }: Parts): Promise<boolean> {
  const printAll = (lines: readonly string[]) => lines.forEach((line) => void print(line));
  const reading = await readSource(path, { onFile: (file) => void printAll(fileLines(file)) });
  printAll(sumLines(reading));
  if (reading.matches.length === 0) {
    print(`no match found in ${path}`);
    return reading.files.some(({ status }) => status === 'reference');
  }
  const changes: string[] = [];
  const onChange = (before: MatchRecord, after: MatchRecord) => changes.push(...changesOf(before, after).map((change) => changeLine(after.sourceKey, change)));
  const { added, changed } = await storeReadings(db, readingsOf(reading), { now, shipped: false, onChange });
  const read = mergeReadings(readingsOf(reading)).map(({ record }) => record);
  const same = Math.max(0, read.length - added - changed);
  print(added + changed === 0 ? `nothing changed: all ${same} matches were there already` : `stored: ${added} new, ${changed} changed, ${same} as before`);
  for (const line of changes.slice(0, MOST_CONFLICTS)) print(`  ${line}`);
  if (changes.length > MOST_CONFLICTS) print(`  and ${changes.length - MOST_CONFLICTS} more changes`);
  await reportConflicts({ db, print }, reading);
  const listed = await listMatches(db);
  const untimed = read.filter(({ kickOff }) => kickOff === null).length;
  print(`on the schedule: ${listed} new or moved${untimed > 0 ? `; ${untimed} of what was read name only the day` : ''}`);
  return true;
}

const readingsOf = ({ files }: SourceReading): Reading[] =>
  files.flatMap((file) => (file.status === 'read' ? file.matches.map((match) => ({ source: file.source, match })) : []));

async function reportConflicts({ db, print }: Pick<Parts, 'db' | 'print'>, { matches }: SourceReading): Promise<void> {
  const conflicts = await readingRepository(db).conflictsOf(
    matches.map(({ sourceKey }) => sourceKey),
    MOST_CONFLICTS,
  );
  if (conflicts.length === 0) return;
  print(`sources differ in ${conflicts.length === MOST_CONFLICTS ? `${MOST_CONFLICTS} facts or more` : `${conflicts.length} facts`}:`);
  for (const conflict of conflicts) print(`  ${conflictLine(conflict)}`);
}
