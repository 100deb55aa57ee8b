import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_CODE, finalScore, isGoal, isScored } from '@portal/domain';
import type { MatchRecord } from '@portal/domain';
import { loadSnapshot } from '../snapshot/index.ts';
import { countsOf, readFootballTxt } from './index.ts';

// The folder of real data lies beside the repository of whoever develops the importer. Where it is missing, the shipped
// snapshot, which was made from the same file, stands in for it: the suite is never skipped.
const folder = process.env.FOOTBALL_DATA ?? path.resolve(__dirname, '../../../../../../shared/data');
const worldCup = (year: number) => path.join(folder, `worldcup/more/${year}_full.txt`);

interface Source {
  readonly name: string;
  readonly matches: readonly MatchRecord[];
  readonly problems: readonly unknown[];
  readonly counts: ReturnType<typeof countsOf>;
}
const fromFile = (year: number): Source => ({ name: `${year}_full.txt`, ...readFootballTxt(readFileSync(worldCup(year), 'utf8')) });
const fromSnapshot = (): Source => {
  const matches = loadSnapshot();
  return { name: 'the shipped snapshot', matches, problems: [], counts: countsOf(matches) };
};
const EXPECTED = {
  2022: { matches: 64, scored: 64, goals: 172, yellowCards: 221, redCards: 4, substitutions: 587, lineUps: 64 },
  2026: { matches: 104, scored: 96, goals: 280, yellowCards: 245, redCards: 13, substitutions: 916, lineUps: 96 },
};
const sources = existsSync(worldCup(2022))
  ? [{ source: fromFile(2022), expected: EXPECTED[2022] }, { source: fromFile(2026), expected: EXPECTED[2026] }]
  : [{ source: fromSnapshot(), expected: EXPECTED[2026] }];

describe.each(sources)('$source.name', ({ source, expected }) => {
  const played = source.matches.filter(isScored);

  it('is read to the last match, card and substitution', () => {
    expect(source.problems).toEqual([]);
    expect(source.counts).toEqual(expected);
  });

  it('lists in every match as many goals as its score says', () => {
    for (const match of played) {
      const goals = match.events.filter((event) => event.period !== 5 && isGoal(event.code));
      const count = (side: string) => goals.filter((goal) => goal.side === side).length;
      expect({ key: match.sourceKey, home: count('home'), away: count('away') }).toEqual({ key: match.sourceKey, ...finalScore(match.score) });
    }
  });

  it('lists in every shoot-out as many scored kicks as its score says, the teams taking turns', () => {
    for (const match of played.filter(({ score }) => score.penalties)) {
      const kicks = match.events.filter((event) => event.period === 5 && event.code !== 3 && event.code !== 9);
      const scored = (side: string) => kicks.filter((kick) => kick.side === side && kick.code === EVENT_CODE.penaltyScored).length;
      expect({ home: scored('home'), away: scored('away') }).toEqual(match.score.penalties);
      kicks.slice(1).forEach((kick, index) => expect(kick.side).not.toBe(kicks[index]?.side));
    }
  });

  it('has eleven starters with one keeper in every line-up', () => {
    for (const { lineUps, sourceKey } of played) {
      for (const side of ['home', 'away'] as const) {
        const rows = lineUps?.[side].rows ?? [];
        expect([sourceKey, rows[0]?.length, rows.flat().length]).toEqual([sourceKey, 1, 11]);
      }
    }
  });

  it('lets only players go off who were on', () => {
    for (const match of played) {
      for (const side of ['home', 'away'] as const) {
        const on = new Set(match.lineUps?.[side].rows.flat());
        for (const event of match.events.filter((each) => each.code === EVENT_CODE.substitution && each.side === side)) {
          expect(on.delete(event.playerOut ?? '')).toBe(true);
          on.add(event.player);
        }
        expect(on.size).toBe(11);
      }
    }
  });

  it('has a different key for every match', () => {
    expect(new Set(source.matches.map((match) => match.sourceKey)).size).toBe(source.matches.length);
  });
});
