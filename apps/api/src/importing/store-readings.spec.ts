import { asc, eq } from 'drizzle-orm';
import { shuffled, randomFrom } from '@portal/domain';
import type { Database } from '../db/open.ts';
import { fixture, sourceMatch, sourceReading } from '../db/schema.ts';
import { listMatches } from '../seed/source-matches.ts';
import { changeLine, changesOf, loadMatches, loadShippedFiles, loadShippedReadings, readText } from '../sports/index.ts';
import type { Reading } from '../sports/index.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases.ts';
import { digestOf } from './digest.ts';
import { readingRepository } from './reading.repository.ts';
import { storeReadings } from './store-readings.ts';

const NOW = Date.parse('2026-11-20T13:10:00Z');
const imported = { now: NOW, shipped: false };

function readingsOf(text: string, file: string): Reading[] {
  const reading = readText(text, file);
  if (reading.status !== 'read') throw new Error(`${file} holds no matches`);
  return reading.matches.map((match) => ({ source: reading.source, match }));
}
const cup = (lines: string) => readingsOf(`= Cúp Mùa Đông 2026\n\n${lines}`, 'cup.txt');
const SEMI_FINAL = '» Semi-finals\n  Sat Dec 5 2026\n    15:00 UTC+7  N.N.  v  N.N.\n';
const SAME_KNOWN = '» Semi-finals\n  Sat Dec 5 2026\n    15:00 UTC+7  Hà Nội FC  v  Viettel\n';

describe.each(databaseKinds)('storing what sources say on %s', (kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());
  const rows = () =>
    database.db
      .select({ id: sourceMatch.id, key: sourceMatch.sourceKey, record: sourceMatch.record, conflicts: sourceMatch.conflicts })
      .from(sourceMatch)
      .orderBy(asc(sourceMatch.sourceKey));
  const stored = (readings: readonly Reading[], shipped = false) => storeReadings(database.db, readings, { ...imported, shipped });

  it('stores all that ships, each match once, and a second time nothing', async () => {
    expect(await stored(loadShippedReadings(), true)).toEqual({ added: 2912, changed: 0 });
    // Fingerprints, as comparing thousands of records field by field takes jest half a minute.
    const digests = async () => (await rows()).map(({ id, record, conflicts }) => ({ id, record: digestOf(record), conflicts }));
    const first = await digests();
    expect(first.map(({ record }) => record)).toEqual(loadMatches().map(({ record }) => digestOf(record)));
    expect(await stored(loadShippedReadings(), true)).toEqual({ added: 0, changed: 0 });
    expect(await stored(loadShippedReadings())).toEqual({ added: 0, changed: 0 });
    expect(await digests()).toEqual(first);
    const listed = await listMatches(database.db);
    expect(listed).toBe(2912 - 5);
    expect(await listMatches(database.db)).toBe(0);
    expect(new Set((await database.db.select({ id: fixture.id }).from(fixture)).map(({ id }) => id)).size).toBe(listed);
  }, 30_000);

  it('ends with the same matches and conflicts in whatever order the files come', async () => {
    const files = loadShippedFiles().filter(({ path }) => path.includes('worldcup'));
    const results = [];
    for (const seed of [1, 2, 3]) {
      for (const { source, matches } of shuffled(files, randomFrom(String(seed)))) await stored(matches.map((match) => ({ source, match })));
      results.push((await rows()).map(({ key, record, conflicts }) => ({ key, record: digestOf(record), conflicts })));
      await database.db.delete(sourceMatch);
      await database.db.delete(sourceReading);
    }
    expect(results[0]).toHaveLength(168);
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  }, 30_000);

  it('keeps the row, the id and the place on the schedule when the teams of a semi-final become known', async () => {
    await stored(cup(SEMI_FINAL));
    await listMatches(database.db);
    const [before] = await rows();
    expect(await stored(cup(SAME_KNOWN))).toEqual({ added: 0, changed: 1 });
    await listMatches(database.db);
    const [after, ...others] = await rows();
    expect(others).toEqual([]);
    expect(after).toMatchObject({ id: before?.id, record: { home: { name: 'Hà Nội FC' } } });
    expect(await database.db.select({ key: fixture.sourceKey }).from(fixture)).toEqual([{ key: after?.key }]);
  });

  it('learns the teams from another source too', async () => {
    await stored(cup(SEMI_FINAL));
    const [before] = await rows();
    await stored(
      readingsOf(
        JSON.stringify({
          name: 'Cúp Mùa Đông 2026',
          matches: [{ round: 'Semi-final', date: '2026-12-05', time: '15:00 UTC+7', team1: 'Ha Noi', team2: 'Viettel' }],
        }),
        'cup.json',
      ),
    );
    expect(await rows()).toMatchObject([{ id: before?.id, record: { home: { name: 'Ha Noi' }, away: { name: 'Viettel' } } }]);
  });

  it('moves a match that a newer version of its file puts in another round, and drops none that has merely vanished', async () => {
    const lines = (round: number, more = '') =>
      `» Matchday 1\n  Sat Nov 14 2026\n    15:00 UTC+7  Hải Phòng  v  Nam Định\n${more}» Matchday ${round}\n  Sat Nov 28 2026\n    15:00 UTC+7  Viettel  v  Hà Nội\n`;
    await stored(cup(lines(2, '    17:00 UTC+7  Đà Nẵng  v  Bình Dương\n')));
    const before = await rows();
    expect(before).toHaveLength(3);
    await stored(cup(lines(3)));
    const after = await rows();
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    expect(after.map(({ key }) => key)).toContain('cup-mua-dong-2026/matchday-3/viettel-v-ha-noi');
    expect(after.map(({ key }) => key)).not.toContain('cup-mua-dong-2026/matchday-2/viettel-v-ha-noi');
  });

  it('lets nothing that ships replace what somebody has imported', async () => {
    const [shipped] = loadShippedReadings();
    if (!shipped) throw new Error('nothing ships');
    const corrected = { ...shipped, match: { ...shipped.match, attendance: 1 } };
    await stored([shipped], true);
    expect(await stored([corrected])).toEqual({ added: 0, changed: 1 });
    expect(await stored([shipped], true)).toEqual({ added: 0, changed: 0 });
    expect((await rows())[0]?.record.attendance).toBe(1);
  });

  it('takes a newer shipped version over the older one', async () => {
    const [shipped] = loadShippedReadings();
    if (!shipped) throw new Error('nothing ships');
    await stored([{ ...shipped, match: { ...shipped.match, attendance: 1 } }], true);
    expect(await stored([shipped], true)).toEqual({ added: 0, changed: 1 });
    expect((await rows())[0]?.record.attendance).toBe(shipped.match.attendance);
  });

  it('keeps matches of a database from before sources were kept, under the keys of today', async () => {
    const [reading] = cup(SAME_KNOWN);
    const match = { ...reading!.match, competition: 'Spain Primera División', season: '2026/27', sourceKey: 'spain-primera-division-2026-27/semi-final/x' };
    await database.db.insert(sourceMatch).values({
      sourceKey: match.sourceKey,
      competition: match.competition,
      season: match.season,
      playedOn: match.date,
      record: match,
      importedAt: new Date(NOW),
    });
    const [before] = await rows();
    await stored(cup(SEMI_FINAL), true);
    const kept = (await rows()).find(({ key }) => key.startsWith('la-liga-2026-27/'));
    expect(kept).toMatchObject({ id: before?.id, record: { home: { name: 'Hà Nội FC' } } });
    expect(await rows()).toHaveLength(2);
  });

  it('says in which facts sources differ, and keeps saying it', async () => {
    const json = (score: unknown) =>
      readingsOf(
        JSON.stringify({
          name: 'Cúp Mùa Đông 2026',
          matches: [{ round: 'Semi-final', date: '2026-12-05', time: '15:00 UTC+7', team1: 'Hà Nội', team2: 'Viettel', score }],
        }),
        'cup.json',
      );
    await stored(cup(SAME_KNOWN.replace('  v  Viettel', '  2-1 (1-0)  Viettel')));
    await stored(json({ ft: [2, 2] }));
    const key = (await rows())[0]?.key ?? '';
    expect(await readingRepository(database.db).conflictsOf([key], 10)).toEqual([
      {
        key,
        fact: 'fullTime',
        kept: '2-1',
        said: [
          { source: 'cup.json', value: '2-2' },
          { source: 'cup.txt', value: '2-1' },
        ],
      },
    ]);
    await stored(json({ ft: [2, 1] }));
    expect(await readingRepository(database.db).conflictsOf([key], 10)).toEqual([]);
    expect((await database.db.select().from(sourceReading).where(eq(sourceReading.sourceKey, key))).length).toBe(2);
  });

  it('believes the source that spoke last, tells what is another one since, and keeps what it said before', async () => {
    const told: string[] = [];
    const at = (minutes: number, readings: Reading[]) =>
      storeReadings(database.db, readings, {
        now: NOW + minutes * 60_000,
        shipped: false,
        onChange: (before, after) => told.push(...changesOf(before, after).map((change) => changeLine('final', change))),
      });
    const result = (score: string) => SAME_KNOWN.replace('  v  Viettel', `  ${score}  Viettel`);
    const goals = "\n      (Quang Hải 9', 20'; Tiến Linh 40')\n";
    await at(0, cup(result('2-1 (2-1)').trimEnd() + goals));
    expect((await rows())[0]?.record.events).toHaveLength(3);
    await at(1, readingsOf(`= Cúp Mùa Đông 2026\n\n${result('2-2')}`, 'official.txt'));
    const [row] = await rows();
    // Goals that do not make the result are not believed.
    expect(row?.record).toMatchObject({ score: { fullTime: { home: 2, away: 2 } }, events: [] });
    expect(row?.conflicts).toMatchObject([{ fact: 'fullTime', kept: '2-2', said: [{ value: '2-1' }, { value: '2-2' }] }]);
    expect(told).toEqual([
      'final: fullTime was 2-1, is 2-2',
      'final: halfTime was 2-1, is not known',
      'final: events was 3 goals, cards and changes, is 0 goals, cards and changes',
    ]);
    // Said once more, an older source is no newer.
    told.length = 0;
    await at(2, cup(result('2-1 (2-1)').trimEnd() + goals));
    expect(told).toEqual([]);
    // Nor is one that adds what nobody disputes.
    await at(3, cup(result('2-1 (2-1)').replace('15:00 UTC+7', '15:00 UTC+7 @ Hàng Đẫy, Hà Nội, ').trimEnd() + goals));
    expect((await rows())[0]?.record.score?.fullTime).toEqual({ home: 2, away: 2 });
    // What ships is older than anything that was imported, whenever it was stored.
    await storeReadings(database.db, readingsOf(`= Cúp Mùa Đông 2026\n\n${result('5-5')}`, 'shipped.txt'), { now: NOW + 9 * 60_000, shipped: true });
    expect((await rows())[0]?.record.score?.fullTime).toEqual({ home: 2, away: 2 });
  });

  it('takes the day that a newer source names, and no time from an older one', async () => {
    await stored(cup(SAME_KNOWN));
    await storeReadings(database.db, readingsOf('= Cúp Mùa Đông 2026\n\n» Semi-finals\n  Sat Dec 12 2026\n    Hà Nội FC  v  Viettel\n', 'moved.txt'), {
      now: NOW + 60_000,
      shipped: false,
    });
    expect((await rows())[0]?.record).toMatchObject({ date: '2026-12-12', kickOff: null });
  });
});
