import { aMatch } from '@portal/testing/match';
import { gameMinute, gamePeriod } from './game-clock.ts';

const at = (sportId: number, period: number | undefined, phase: 'first-half' | 'half-time' | 'second-half' = 'first-half') =>
  aMatch({ sportId, clock: { phase, minute: null, added: null, periodStartedAt: '2026-11-20T20:00:00+07:00', ...(period && { period }) } });

it('names quarters, overtime, maps and laps; football has its own clock', () => {
  expect([gamePeriod(at(20, 4)), gamePeriod(at(20, 6, 'second-half')), gamePeriod(at(30, 2)), gamePeriod(at(40, 12)), gamePeriod(at(10, undefined))]).toEqual([
    { key: 'quarter', values: { number: 4 } },
    { key: 'overtime', values: { number: 2 } },
    { key: 'map', values: { number: 2 } },
    { key: 'lap', values: { number: 12 } },
    undefined,
  ]);
});

it('says that it is a break, after which period', () => {
  expect(gamePeriod(at(20, 2, 'half-time'))).toEqual({ key: 'quarterBreak', values: { number: 2 } });
  expect(gamePeriod(at(30, 1, 'half-time'))).toEqual({ key: 'mapBreak', values: { number: 1 } });
});

it('counts the minutes of a map from its start, and of nothing else', () => {
  const now = Date.parse('2026-11-20T20:13:30+07:00');
  expect([
    gameMinute(at(30, 1), now),
    gameMinute(at(30, 1), Date.parse('2026-11-20T19:59:59+07:00')),
    gameMinute(at(30, 1, 'half-time'), now),
    gameMinute(at(20, 1), now),
  ]).toEqual([14, 1, undefined, undefined]);
});
