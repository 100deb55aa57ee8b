import type { MatchRecord } from '@portal/domain';
import { loadMatches } from '../../sports/snapshot/index.ts';
import { seasonOf } from './season.ts';

const [one] = loadMatches().map(({ record }) => record) as [MatchRecord];
interface Told {
  readonly stage?: string;
  readonly group?: string;
  readonly round?: string;
  readonly date: string;
}
const played = (home: string, away: string, goals: readonly [number, number], { stage, group, round, date }: Told) => {
  const record: MatchRecord = {
    ...one,
    sourceKey: `${home} ${away} ${date}`,
    competition: 'Cúp Thử',
    season: '2026',
    stage: stage ?? null,
    group: group ?? null,
    round: round ?? null,
    date,
    home: { name: home, code: 'H' },
    away: { name: away, code: 'A' },
    score: { halfTime: null, fullTime: { home: goals[0], away: goals[1] }, extraTime: null, penalties: null },
    note: null,
    lineUps: null,
    events: [],
  };
  return { record, tournamentId: 1, id: 1, importedAt: new Date(0), fixtureId: null, kickOffAt: Date.parse(date) };
};
/** Each beats those after it. */
const group = (name: string, teams: readonly string[]) =>
  teams.flatMap((home, at) => teams.slice(at + 1).map((away) => played(home, away, [1, 0], { group: `Group ${name}`, date: '2026-06-01' })));
const groups = [...group('A', ['A1', 'A2', 'A3', 'A4']), ...group('B', ['B1', 'B2', 'B3', 'B4'])];
const final = (home: string, away: string, told: Partial<Told> = {}) => played(home, away, [1, 0], { round: 'Semi-finals', date: '2026-06-20', ...told });
const wentOn = (matches: Parameters<typeof seasonOf>[0]) => [...seasonOf(matches).wentOn].sort();
const thirds = (matches: Parameters<typeof seasonOf>[0]) => seasonOf(matches).thirdPlaced.map(({ team, position }) => [position, team]);

describe('who goes on from groups', () => {
  it('is who plays in the knock-out after them', () => {
    expect(wentOn([...groups, final('A1', 'B2'), final('B1', 'A2')])).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(wentOn(groups)).toEqual([]);
  });

  it('is nobody of a play-off before them, or about who stays up', () => {
    const before = final('A4', 'B4', { round: 'Play-offs', date: '2026-05-01' });
    const down = final('A4', 'B4', { stage: 'Relegation play-offs', round: 'Play-offs' });
    expect(wentOn([...groups, before, down, final('A1', 'B2'), final('B1', 'A2')])).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('orders the third-placed only where some of them go on', () => {
    expect(thirds([...groups, final('A1', 'B2'), final('B1', 'A2')])).toEqual([]);
    expect(thirds([...groups, final('A1', 'A3'), final('B1', 'A2')])).toEqual([
      [1, 'a3'],
      [2, 'b3'],
    ]);
    // All of them, or a fourth: something else decides.
    expect(thirds([...groups, final('A1', 'A3'), final('B1', 'B3')])).toEqual([]);
    expect(thirds([...groups, final('A1', 'A3'), final('B1', 'B4')])).toEqual([]);
  });

  it('counts the places where nobody stands in them yet', () => {
    const three = [...groups, ...group('C', ['C1', 'C2', 'C3', 'C4'])];
    const open = (ties: number) => Array.from({ length: ties }, (_, at) => final(`Winner Match ${2 * at + 1}`, `Winner Match ${2 * at + 2}`));
    // Three groups fill three ties; a fourth takes two of the three third.
    expect([thirds([...three, ...open(3)]).length, thirds([...three, ...open(4)]).length]).toEqual([0, 3]);
  });
});
