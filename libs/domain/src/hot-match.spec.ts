import { heatOf, HOT_FOR, hotMatch, onAirOrder, stakeOf, type Heated } from './hot-match.ts';
import { SPORT_ID } from './sports.ts';

const KICK_OFF = Date.parse('2026-11-20T20:00:00+07:00');
const on = (fixtureId: number, own: Partial<Heated> = {}): Heated => ({
  fixtureId,
  sportId: SPORT_ID.football,
  kickOffAt: KICK_OFF,
  stage: 'group',
  phase: 'first-half',
  score: { home: 0, away: 0 },
  viewers: 0,
  ...own,
});

describe('how hot a match is', () => {
  it('grows on the way to the final', () => {
    const way = ['matchday', 'group', undefined, 'round-of-64', 'round-of-32', 'play-off', 'round-of-16', 'quarter-final', 'semi-final', 'final'];
    expect(way.map(stakeOf)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 5, 6]);
    expect(stakeOf('third-place')).toBe(3);
    expect(stakeOf('constructor')).toBe(1);
  });

  it('grows with the crowd, tenfold as much as two stages', () => {
    expect(heatOf(on(1, { viewers: 99 })) - heatOf(on(1, { viewers: 9 }))).toBeCloseTo(2);
    expect(heatOf(on(1, { stage: 'quarter-final', viewers: 40 }))).toBeGreaterThan(heatOf(on(1, { viewers: 40 })));
    expect(heatOf(on(1, { viewers: 20_000 }))).toBeGreaterThan(heatOf(on(1, { stage: 'semi-final', viewers: 3 })));
  });

  it('grows where the next kick may turn it', () => {
    const heat = (phase: Heated['phase'], home = 0, away = 0) => heatOf(on(1, { phase, score: { home, away } }));
    expect(heat('second-half', 2, 1)).toBeGreaterThan(heat('first-half', 2, 1));
    expect(heat('second-half', 3, 1)).toBe(heat('first-half', 3, 1));
    expect(heat('extra-first-half')).toBeGreaterThan(heat('second-half'));
    expect(heat('shoot-out')).toBe(heat('before-extra-time'));
  });
});

describe('the hot match', () => {
  const [small, large] = [on(1, { viewers: 10 }), on(2, { viewers: 100 })];

  it('is the hottest of football; none when no football is on air', () => {
    expect(hotMatch([small, large, on(3, { sportId: SPORT_ID.basketball, viewers: 9_000 })], undefined, KICK_OFF)).toEqual({ fixtureId: 2, since: KICK_OFF });
    expect(hotMatch([on(3, { sportId: SPORT_ID.basketball })], undefined, KICK_OFF)).toBeUndefined();
    expect(hotMatch([], { fixtureId: 1, since: KICK_OFF }, KICK_OFF)).toBeUndefined();
  });

  it('stays ten minutes, whatever the crowd does', () => {
    const before = { fixtureId: 1, since: KICK_OFF };
    expect(hotMatch([small, large], before, KICK_OFF + HOT_FOR - 1)).toBe(before);
    expect(hotMatch([small, large], before, KICK_OFF + HOT_FOR)).toEqual({ fixtureId: 2, since: KICK_OFF + HOT_FOR });
  });

  it('stays longer while none is hotter, and leaves at once when it is over', () => {
    const before = { fixtureId: 2, since: KICK_OFF };
    expect(hotMatch([small, large], before, KICK_OFF + 5 * HOT_FOR)).toBe(before);
    expect(hotMatch([small], before, KICK_OFF + 1)).toEqual({ fixtureId: 1, since: KICK_OFF + 1 });
  });

  it('is the same for every reader where two are as hot: the one first in the list', () => {
    const twins = [on(9), on(8), on(7, { kickOffAt: KICK_OFF - 1 })];
    expect(hotMatch(twins, undefined, KICK_OFF)?.fixtureId).toBe(7);
    expect(hotMatch(twins.toReversed(), undefined, KICK_OFF)?.fixtureId).toBe(7);
  });
});

it('lists what is on air in one order: the hot match, football, what is at stake, what began first', () => {
  const list = [
    on(1, { viewers: 9_000 }),
    on(2, { kickOffAt: KICK_OFF - 60_000 }),
    on(3, { stage: 'final' }),
    on(4, { sportId: SPORT_ID.marble, kickOffAt: KICK_OFF - 99_000 }),
    on(5, { sportId: SPORT_ID.basketball }),
    on(6),
  ];
  const ids = (hot?: number) => list.toSorted(onAirOrder(hot)).map(({ fixtureId }) => fixtureId);
  expect(ids()).toEqual([3, 2, 1, 6, 5, 4]);
  expect(ids(6)).toEqual([6, 3, 2, 1, 5, 4]);
});
