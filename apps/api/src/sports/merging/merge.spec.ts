import type { MatchRecord, MatchScore } from '@portal/domain';
import fc from 'fast-check';
import { readText } from '../read-source.ts';
import { loadShippedReadings } from '../snapshot/index.ts';
import { conflictLine, mergeReadings } from './index.ts';
import type { Reading } from './index.ts';

function readingsOf(text: string, file: string): Reading[] {
  const reading = readText(text, file);
  if (reading.status !== 'read') throw new Error(`${file} holds no matches`);
  return reading.matches.map((match) => ({ source: reading.source, match }));
}
const txt = (lines: string, file = 'cup.txt') => readingsOf(`= World Cup 2026\n\n${lines}`, file);
const json = (...matches: object[]) => readingsOf(JSON.stringify({ name: 'World Cup 2026', matches }), 'cup.json');

const OPENING = txt("▪ Group A\nThu Jun 11 13:00 UTC-6 @ Mexico City Stadium, Mexico City, Att: 80824\n  Korea Republic v USA  2-0\n     (Son 9', 67')\n");
const OPENING_JSON = {
  round: 'Matchday 1',
  group: 'Group A',
  date: '2026-06-11',
  time: '13:00 UTC-6',
  team1: 'South Korea',
  team2: 'United States',
  score: { ft: [2, 0], ht: [1, 0] },
};

describe('one match of two sources', () => {
  it('is one record: that of the source that tells more, completed by the other', () => {
    const [merged, ...others] = mergeReadings([...json({ ...OPENING_JSON, referee: 'Wilton Sampaio', city: 'Mexico City' }), ...OPENING]);
    expect(others).toEqual([]);
    expect(merged).toMatchObject({
      sources: ['cup.json', 'cup.txt'],
      conflicts: [],
      record: { home: { name: 'Korea Republic' }, attendance: 80824, referee: 'Wilton Sampaio', events: [{ minute: 9 }, { minute: 67 }] },
    });
  });

  it('takes the result and its goals from the source that knows them', () => {
    const unplayed = txt('▪ Final\nSun Jul 19 15:00 UTC-4 @ New Jersey Stadium, New Jersey\n  Spain v Argentina\n');
    const played = json({
      round: 'Final',
      date: '2026-07-19',
      time: '15:00 UTC-4',
      team1: 'Spain',
      team2: 'Argentina',
      score: { ft: [1, 0] },
      goals1: [{ name: 'Torres', minute: 16 }],
    });
    expect(mergeReadings([...unplayed, ...played])).toMatchObject([
      { record: { venue: 'New Jersey Stadium', score: { fullTime: { home: 1, away: 0 }, halfTime: { home: 1, away: 0 } }, events: [{ player: 'Torres' }] } },
    ]);
  });

  it('reports the facts in which they differ, and keeps those of the one that tells more', () => {
    const [merged] = mergeReadings([...OPENING, ...json({ ...OPENING_JSON, time: '14:00 UTC-6', score: { ft: [3, 0] } })]);
    expect(merged?.record).toMatchObject({ kickOff: '2026-06-11T13:00:00-06:00', score: { fullTime: { home: 2, away: 0 } } });
    expect(merged?.conflicts.map(conflictLine)).toEqual([
      'world-cup-2026/group-a/south-korea-v-usa: kickOff is 2026-06-11T19:00Z; cup.json says 2026-06-11T20:00Z, cup.txt says 2026-06-11T19:00Z',
      'world-cup-2026/group-a/south-korea-v-usa: fullTime is 2-0; cup.json says 3-0, cup.txt says 2-0',
    ]);
  });

  it('has no conflict where one moment is written in two zones, or one source is silent', () => {
    const [merged] = mergeReadings([...OPENING, ...json({ ...OPENING_JSON, date: '2026-06-12', time: '02:00 UTC+7', score: null })]);
    expect(merged?.conflicts).toEqual([]);
  });

  it('reports different days where a time is missing', () => {
    const [merged] = mergeReadings([...OPENING, ...json({ ...OPENING_JSON, date: '2026-06-13', time: null })]);
    expect(merged?.conflicts).toMatchObject([{ fact: 'day', kept: '2026-06-11' }]);
    expect(merged?.record).toMatchObject({ date: '2026-06-11', kickOff: '2026-06-11T13:00:00-06:00' });
  });

  it('takes time and day from the source that has a time', () => {
    const untimed = txt("▪ Group A\nFri Jun 12\n  South Korea v USA  2-0\n     (Son 9', 67')\n");
    expect(mergeReadings([...untimed, ...json(OPENING_JSON)])[0]?.record).toMatchObject({
      date: '2026-06-11',
      kickOff: '2026-06-11T13:00:00-06:00',
      events: [{}, {}],
    });
  });

  it('believes no goals that belong to another result', () => {
    const other = json({ ...OPENING_JSON, score: { ft: [0, 1] }, goals1: [], goals2: [{ name: 'Pulisic', minute: 3 }] });
    const line = txt('▪ Group A\nThu Jun 11 13:00 UTC-6 @ Mexico City Stadium, Mexico City, Att: 80824\n  South Korea v USA  2-0\n', 'lines.txt').map(
      (reading) => ({ ...reading, match: withLineUps(reading.match) }),
    );
    expect(mergeReadings([...other, ...line])[0]?.record).toMatchObject({ score: { fullTime: { home: 2, away: 0 } }, events: [] });
  });

  it('was put off no more once it has a result', () => {
    const off = txt('▪ Group A\nThu Jun 11 13:00 UTC-6\n  South Korea v USA  [postponed]\n', 'old.txt');
    expect(mergeReadings([...off, ...json(OPENING_JSON)])[0]?.record.note).toBeNull();
    expect(mergeReadings([...off, ...json({ ...OPENING_JSON, score: null })])[0]?.record.note).toBe('postponed');
  });

  const told = (readings: readonly Reading[], readAt: number) => readings.map((reading) => ({ ...reading, readAt }));
  const line = (score: string, file: string, goals = '') => txt(`▪ Group A\nThu Jun 11 13:00 UTC-6\n  South Korea v USA  ${score}\n${goals}`, file);
  const GOALS = "     (Son 9'; Pulisic 20')\n";

  it('is abandoned or awarded as the newest result was, whoever tells more', () => {
    const note = (older: readonly Reading[], newer: readonly Reading[]) => mergeReadings([...told(older, 1), ...told(newer, 2)])[0]?.record;
    expect(note(line("1-1 [abandoned 75']", 'old.txt', GOALS), line('2-1', 'new.txt'))).toMatchObject({ note: null, score: { fullTime: { home: 2 } } });
    expect(note(line('1-1', 'old.txt', GOALS), line('3-0 [awarded]', 'new.txt'))).toMatchObject({ note: 'awarded', score: { fullTime: { home: 3 } } });
    // Of two that came together, each tells a part.
    expect(mergeReadings([...line('1-1', 'a.txt', GOALS), ...line('1-1 [awarded]', 'b.txt')])[0]?.record.note).toBe('awarded');
  });

  it('is on the day that the newest names, though it tells no time and most of all else', () => {
    const moved = txt(`▪ Group A\nThu Jun 18\n  South Korea v USA  1-1\n${GOALS}`, 'new.txt');
    expect(mergeReadings([...told(line('v', 'old.txt'), 1), ...told(moved, 2)])[0]?.record).toMatchObject({ date: '2026-06-18', kickOff: null });
  });
});

const withLineUps = (match: MatchRecord): MatchRecord => ({
  ...match,
  lineUps: { home: { rows: [['A']], captain: null, substitutes: [] }, away: { rows: [['B']], captain: null, substitutes: [] } },
});

describe('a place whose teams one source does not know', () => {
  const open = (text: string) => txt(`▪ Semi-final\n${text}`);
  const first = { round: 'Semi-final', date: '2026-07-14', time: '14:00 UTC-5', team1: 'France', team2: 'Spain' };

  it('is the match of the other source at that moment', () => {
    const merged = mergeReadings([
      ...open('Tue Jul 14 14:00 UTC-5 @ Dallas Stadium, Dallas\n  N.N. v N.N.\nWed Jul 15 15:00 UTC-4\n  N.N. v N.N.\n'),
      ...json(first),
    ]);
    expect(merged.map(({ record, keys }) => [record.home.name, record.venue, keys.length])).toEqual([
      ['N.N.', null, 1],
      ['France', 'Dallas Stadium', 2],
    ]);
  });
  it('is the only one of that day and round where there is no time', () => {
    expect(mergeReadings([...open('Tue Jul 14\n  N.N. v N.N.\n'), ...json(first)])).toHaveLength(1);
  });
  it('is left alone where it could be either of two', () => {
    const second = { ...first, team1: 'England', team2: 'Argentina' };
    expect(mergeReadings([...open('Tue Jul 14\n  N.N. v N.N.\n'), ...json(first, second)])).toHaveLength(3);
    expect(mergeReadings([...open('Tue Jul 14\n  N.N. v N.N.\n  TBD v TBD\n'), ...json(first)])).toHaveLength(3);
  });
  it('is not a match of another round or season', () => {
    expect(mergeReadings([...open('Tue Jul 14 14:00 UTC-5\n  N.N. v N.N.\n'), ...json({ ...first, round: 'Final' })])).toHaveLength(2);
  });
});

describe('whatever the order', () => {
  it('the shipped files make the same matches and conflicts', () => {
    const readings = loadShippedReadings().filter(({ match }) => match.competition === 'World Cup');
    const expected = JSON.stringify(mergeReadings(readings));
    fc.assert(
      fc.property(fc.shuffledSubarray(readings, { minLength: readings.length }), (shuffled) => {
        if (JSON.stringify(mergeReadings(shuffled)) !== expected) throw new Error('another order, other matches');
      }),
      { numRuns: 10 },
    );
  });

  it('any readings do, and none is lost', () => {
    const score = fc.option(fc.record({ home: fc.nat(3), away: fc.nat(3) }));
    const scores: fc.Arbitrary<MatchScore | null> = fc.option(
      fc.record({ halfTime: score, fullTime: score, extraTime: fc.constant(null), penalties: fc.constant(null) }),
    );
    const reading = fc.record({
      source: fc.constantFrom('a.txt', 'b.json', 'c.txt'),
      names: fc.constantFrom(['Spain', 'Italy'], ['N.N.', 'N.N.']),
      kickOff: fc.constantFrom(null, '2026-07-14T19:00:00Z', '2026-07-15T19:00:00Z'),
      venue: fc.constantFrom(null, 'A', 'B'),
      score: scores,
    });
    fc.assert(
      fc.property(
        fc
          .uniqueArray(reading, { maxLength: 6, selector: ({ source, names, kickOff }) => `${source} ${names[0]} ${names[0] === 'N.N.' ? kickOff : ''}` })
          .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([one, other]) => {
          const merged = (list: typeof one) => mergeReadings(list.map(made));
          expect(merged(other)).toEqual(merged(one));
          expect(merged(one).reduce((sum, { sources }) => sum + sources.length, 0)).toBeLessThanOrEqual(one.length);
          expect(new Set(merged(one).flatMap(({ sources }) => sources))).toEqual(new Set(one.map(({ source }) => source)));
          expect(merged(one).filter(({ record }) => record.home.name === 'Spain').length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

function made({
  source,
  names,
  kickOff,
  venue,
  score,
}: {
  source: string;
  names: readonly string[];
  kickOff: string | null;
  venue: string | null;
  score: MatchScore | null;
}): Reading {
  const [base] = json({
    round: 'Semi-final',
    date: kickOff?.slice(0, 10) ?? '2026-07-14',
    time: kickOff ? '19:00 UTC' : null,
    team1: names[0],
    team2: names[1],
  });
  if (!base) throw new Error('nothing read');
  return { source, match: { ...base.match, venue, score } };
}
