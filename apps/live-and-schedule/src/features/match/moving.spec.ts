import { standing } from '@portal/domain';
import { aMatch, aSnapshot } from '@portal/testing/match';
import { isGoalFresh, loserOf, scorerSide, withMoving } from './moving.ts';

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

it('moves the field of a race by places alone; names and colours stay', () => {
  const [ruby, coal] = [
    { id: 1, name: 'Hồng Ngọc', color: '#d62839', way: 1 },
    { id: 2, name: 'Đen Than', color: '#343a40', way: 0.9 },
  ] as const;
  const match = aMatch({ race: { title: 'Đèo Mây', lap: 2, laps: 24, order: [ruby, coal] } });
  const moved = withMoving(match, {
    ...aSnapshot({}, match),
    race: {
      lap: 3,
      order: [
        { id: 2, way: 2.2 },
        { id: 1, way: 2.1 },
        { id: 99, way: 0 },
      ],
    },
  });
  expect(moved.race).toEqual({
    title: 'Đèo Mây',
    lap: 3,
    laps: 24,
    order: [
      { ...coal, way: 2.2 },
      { ...ruby, way: 2.1 },
    ],
  });
  expect(withMoving(match, aSnapshot({}, match)).race).toEqual(match.race);
});

it('takes the points of every period with the score', () => {
  const periods = [
    { home: 20, away: 18 },
    { home: 3, away: 6 },
  ];
  expect(withMoving(aMatch(), { ...aSnapshot(), periods }).periods).toEqual(periods);
});
