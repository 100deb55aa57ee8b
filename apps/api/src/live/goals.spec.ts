import type { TimedEvent } from '@portal/domain';
import { EVENING, testReplay } from '../testing/test-app.ts';
import { goalMessage, isScoreboardGoal } from './goals.ts';

const [fixture] = testReplay().liveAt(EVENING);
const event = (change: Partial<TimedEvent>): TimedEvent => ({
  code: 1,
  side: 'home',
  period: 2,
  minute: 61,
  added: 0,
  player: 'Rodrigo DE PAUL',
  index: 4,
  at: EVENING,
  score: { home: 2, away: 1 },
  ...change,
});

describe('a goal in the room', () => {
  it('says player, minute and score', () => {
    expect(goalMessage(7, fixture!, event({})).filteredMessage).toBe('Rodrigo de Paul|61|2|1');
    expect(goalMessage(7, fixture!, event({ minute: 45, added: 2 })).filteredMessage).toBe('Rodrigo de Paul|45+2|2|1');
  });

  it('says of a penalty and of an own goal what it was', () => {
    expect(goalMessage(7, fixture!, event({ code: 7 })).filteredMessage).toBe('Rodrigo de Paul|61|2|1|penalty');
    expect(goalMessage(7, fixture!, event({ code: 8 })).filteredMessage).toBe('Rodrigo de Paul|61|2|1|own-goal');
  });

  it('carries a uuid made of match and event, so that it is told once', () => {
    expect(goalMessage(7, fixture!, event({})).uuid).toBe(`goal-${fixture?.fixtureId}-4`);
  });

  it('is a goal, a penalty in play or an own goal, and no kick of a shoot-out', () => {
    expect([1, 7, 8, 2, 3, 9, 11, 13, 14].filter((code) => isScoreboardGoal(event({ code: code as TimedEvent['code'] })))).toEqual([1, 7, 8]);
    expect(isScoreboardGoal(event({ code: 7, period: 5 }))).toBe(false);
  });
});
