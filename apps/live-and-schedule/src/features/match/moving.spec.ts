import { aMatch } from '@portal/testing';
import { isGoalFresh, loserOf, scorerSide } from './moving.ts';
import { standing } from './standing.ts';

const now = Date.parse('2026-11-20T20:00:00+07:00');

it('cries VÀO! for a minute after the goal, also when the server is a little ahead of us', () => {
  expect(isGoalFresh('2026-11-20T19:59:01+07:00', now)).toBe(true);
  expect(isGoalFresh('2026-11-20T20:00:02+07:00', now)).toBe(true);
  expect(isGoalFresh('2026-11-20T19:59:00+07:00', now)).toBe(false);
  expect(isGoalFresh(null, now)).toBe(false);
});

it('knows who scored from two scores, and nobody when a goal is taken back', () => {
  expect(scorerSide({ score: null }, { score: { home: 1, away: 0 } })).toBe('home');
  expect(scorerSide({ score: { home: 1, away: 0 } }, { score: { home: 1, away: 1 } })).toBe('away');
  expect(scorerSide({ score: { home: 1, away: 1 } }, { score: { home: 1, away: 0 } })).toBeUndefined();
});

it('counts the shoot-out for who lost, only when the score is level', () => {
  expect(loserOf({ score: { home: 1, away: 1 }, penalties: { home: 4, away: 3 } })).toBe('away');
  expect(loserOf({ score: { home: 2, away: 1 }, penalties: null })).toBe('away');
  expect(loserOf({ score: { home: 0, away: 0 }, penalties: null })).toBeUndefined();
});

it('lists a match without a result neither as live nor as coming', () => {
  expect(standing(aMatch({ statusCode: 0, clock: { phase: 'unknown', minute: null, added: null, periodStartedAt: null } }))).toBe('no-result');
  expect(standing(aMatch({ statusCode: -14, clock: { phase: 'ended', minute: null, added: null, periodStartedAt: null } }))).toBe('ended');
  expect(standing(aMatch())).toBe('live');
});
