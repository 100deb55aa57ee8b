import fc from 'fast-check';
import { EVENT_CODE, finalScore, isGoal, isScored, matchPlan, matchStateAt, nextChangeAfter, nextChangeOfPlan, stateOfPlan } from './index.ts';
import type { MatchEvent, MatchPeriod, MatchScore, ScoredMatch } from './index.ts';

const MINUTE = 60_000;
const KICK_OFF = Date.UTC(2026, 10, 20, 12, 0);

const match = (score: MatchScore, events: readonly MatchEvent[]): ScoredMatch => ({
  sourceKey: 'test/red-v-blue',
  competition: 'Test',
  season: '2026',
  stage: null,
  group: null,
  round: null,
  date: '2026-06-11',
  kickOff: null,
  venue: null,
  city: null,
  attendance: null,
  referee: null,
  home: { name: 'Red', code: 'RED' },
  away: { name: 'Blue', code: 'BLU' },
  score,
  note: null,
  lineUps: null,
  events,
});
const at = (code: MatchEvent['code'], side: 'home' | 'away', period: MatchPeriod, minute: number, added = 0): MatchEvent => ({
  code,
  side,
  period,
  minute,
  added,
  player: `${side} ${minute}`,
});
const score = (home: number, away: number) => ({ home, away });

const ordinary = match({ halfTime: score(1, 0), fullTime: score(1, 1), extraTime: null, penalties: null }, [
  at(EVENT_CODE.goal, 'home', 1, 45, 6),
  at(EVENT_CODE.yellowCard, 'away', 2, 50),
  at(EVENT_CODE.secondYellow, 'away', 2, 80),
  at(EVENT_CODE.ownGoal, 'away', 2, 90, 9),
]);
const epic = match({ halfTime: score(0, 0), fullTime: score(1, 1), extraTime: score(2, 2), penalties: score(1, 0) }, [
  at(EVENT_CODE.goal, 'home', 2, 46),
  at(EVENT_CODE.penaltyScored, 'away', 2, 90),
  at(EVENT_CODE.goal, 'home', 3, 105),
  at(EVENT_CODE.goal, 'away', 4, 120, 2),
  at(EVENT_CODE.penaltyScored, 'home', 5, 121),
  at(EVENT_CODE.penaltyMissed, 'away', 5, 122),
]);
const stateOf = (played: ScoredMatch, minutes: number) => matchStateAt(played, KICK_OFF, KICK_OFF + minutes * MINUTE);

describe('matchStateAt', () => {
  it('is coming until the very kick-off', () => {
    expect(matchStateAt(ordinary, KICK_OFF, KICK_OFF - 1)).toMatchObject({ statusCode: 0, status: 1, minute: null, periodStartedAt: null });
    expect(stateOf(ordinary, 0)).toMatchObject({ statusCode: 1, status: 2, phase: 'first-half', minute: 1, added: 0 });
  });

  it('shows stoppage time beside the last regular minute, as long as the source shows it', () => {
    expect(stateOf(ordinary, 44.99)).toMatchObject({ minute: 45, added: 0 });
    expect(stateOf(ordinary, 45)).toMatchObject({ minute: 45, added: 1 });
    expect(stateOf(ordinary, 50.99)).toMatchObject({ phase: 'first-half', minute: 45, added: 6, score: score(1, 0), halfTimeScore: null });
    expect(stateOf(ordinary, 51)).toMatchObject({ statusCode: 2, phase: 'half-time', minute: null, halfTimeScore: score(1, 0) });
  });

  it('rests 15 minutes and goes on at 46', () => {
    expect(stateOf(ordinary, 65.99).phase).toBe('half-time');
    expect(stateOf(ordinary, 66)).toMatchObject({ statusCode: 3, phase: 'second-half', minute: 46, periodStartedAt: KICK_OFF + 66 * MINUTE });
  });

  it('ends with the score of the source', () => {
    const end = matchPlan(ordinary, KICK_OFF).endsAt;
    expect((end - KICK_OFF) / MINUTE).toBe(45 + 6 + 15 + 45 + 9);
    expect(matchStateAt(ordinary, KICK_OFF, end - 1)).toMatchObject({ statusCode: 3, fullTimeScore: null });
    expect(matchStateAt(ordinary, KICK_OFF, end)).toMatchObject({
      statusCode: -1,
      status: 3,
      phase: 'ended',
      score: score(1, 1),
      fullTimeScore: score(1, 1),
      penalties: null,
      redCards: score(0, 1),
    });
  });

  it('counts what the source gives', () => {
    const { statistics } = matchStateAt(ordinary, KICK_OFF, Number.MAX_SAFE_INTEGER);
    expect(statistics.home).toMatchObject({ goals: 1, ownGoals: 1, firstHalfGoals: 1, secondHalfGoals: 0, yellowCards: 0, redCards: 0 });
    expect(statistics.away).toMatchObject({ goals: 1, ownGoals: 0, secondHalfGoals: 1, yellowCards: 1, redCards: 1 });
  });

  it('plays extra time and a shoot-out, whose kicks are no goals', () => {
    const plan = matchPlan(epic, KICK_OFF);
    expect(plan.phases.map((phase) => phase.phase)).toEqual([
      'first-half',
      'half-time',
      'second-half',
      'before-extra-time',
      'extra-first-half',
      'extra-half-time',
      'extra-second-half',
      'before-shoot-out',
      'shoot-out',
    ]);
    const codes = plan.phases.map((phase) => matchStateAt(epic, KICK_OFF, phase.startsAt).statusCode);
    expect(codes).toEqual([1, 2, 3, 4, 4, 4, 4, 5, 5]);
    const during = matchStateAt(epic, KICK_OFF, plan.endsAt - 1);
    expect(during).toMatchObject({ score: score(2, 2), penalties: score(1, 0), fullTimeScore: score(1, 1), minute: null });
    expect(matchStateAt(epic, KICK_OFF, plan.endsAt).statistics.home).toMatchObject({ goals: 2, extraTimeGoals: 1, penaltyGoals: 0 });
    expect(matchStateAt(epic, KICK_OFF, plan.phases[7]?.startsAt ?? 0).penalties).toBeNull();
  });

  it('waits for half-time and the end where the goals are not listed', () => {
    const bare = match({ halfTime: score(1, 0), fullTime: score(3, 2), extraTime: null, penalties: null }, []);
    expect(stateOf(bare, 30).score).toEqual(score(0, 0));
    expect(stateOf(bare, 70).score).toEqual(score(1, 0));
    expect(stateOf(bare, 200).score).toEqual(score(3, 2));
  });
});

describe('nextChangeAfter', () => {
  it('leads from the kick-off through every event and phase to the end', () => {
    const plan = matchPlan(epic, KICK_OFF);
    const moments: number[] = [];
    for (let now = KICK_OFF - 1; ; ) {
      const next = nextChangeAfter(epic, KICK_OFF, now);
      if (next === null) break;
      moments.push(next);
      now = next;
    }
    const expected = [...plan.phases.map((phase) => phase.startsAt), ...plan.events.map((event) => event.at), plan.endsAt];
    expect(moments).toEqual([...new Set(expected)].sort((one, other) => one - other));
    expect(moments.at(-1)).toBe(plan.endsAt);
  });
});

describe('a plan made once', () => {
  it('tells at any moment what the match itself tells', () => {
    fc.assert(
      fc.property(fc.constantFrom(ordinary, epic), fc.integer({ min: -60, max: 240 * 60 }), (played, second) => {
        const plan = matchPlan(played, KICK_OFF);
        const now = KICK_OFF + second * 1_000;
        expect(stateOfPlan(plan, now)).toEqual(matchStateAt(played, KICK_OFF, now));
        expect(nextChangeOfPlan(plan, now)).toBe(nextChangeAfter(played, KICK_OFF, now));
      }),
    );
  });
});

describe('isScored', () => {
  it('refuses a match whose score says nothing', () => {
    expect(isScored(ordinary)).toBe(true);
    expect(isScored({ ...ordinary, score: null })).toBe(false);
    expect(isScored({ ...ordinary, score: { halfTime: null, fullTime: null, extraTime: null, penalties: null } })).toBe(false);
  });
});

const anyEvent = fc
  .record({
    code: fc.constantFrom(...Object.values(EVENT_CODE)),
    side: fc.constantFrom('home' as const, 'away' as const),
    moment: fc.constantFrom<[MatchPeriod, number, number]>([1, 45, 0], [2, 90, 0], [1, 1, 0], [2, 46, 0], [1, 45, 8], [2, 90, 12], [1, 20, 0]),
  })
  .map(({ code, side, moment: [period, minute, added] }) => at(code, side, period, minute, added));
const anyMatch = fc.array(anyEvent, { maxLength: 12 }).map((events) => {
  const ordered = [...events].sort((one, other) => one.period - other.period || one.minute - other.minute || one.added - other.added);
  const goals = (side: string) => ordered.filter((event) => event.side === side && isGoal(event.code)).length;
  return match({ halfTime: null, fullTime: score(goals('home'), goals('away')), extraTime: null, penalties: null }, ordered);
});

describe('any match', () => {
  it('shows every event in its own minute and in order', () => {
    fc.assert(
      fc.property(anyMatch, (played) => {
        const plan = matchPlan(played, KICK_OFF);
        let before = 0;
        for (const event of plan.events) {
          expect(event.at).toBeGreaterThan(before);
          before = event.at;
          expect(matchStateAt(played, KICK_OFF, event.at)).toMatchObject({ minute: event.minute, added: event.added });
        }
      }),
    );
  });

  it('never takes a goal back and ends as the source says', () => {
    fc.assert(
      fc.property(anyMatch, fc.array(fc.nat(150 * MINUTE)), (played, moments) => {
        let last = score(0, 0);
        for (const moment of moments.sort((one, other) => one - other)) {
          const now = matchStateAt(played, KICK_OFF, KICK_OFF + moment).score;
          expect(now.home >= last.home && now.away >= last.away).toBe(true);
          last = now;
        }
        expect(matchStateAt(played, KICK_OFF, KICK_OFF + 300 * MINUTE).score).toEqual(finalScore(played.score));
      }),
    );
  });

  it('is the same whenever it kicks off', () => {
    fc.assert(
      fc.property(anyMatch, fc.nat(), fc.nat(150 * MINUTE), (played, shift, moment) => {
        const here = matchStateAt(played, KICK_OFF, KICK_OFF + moment);
        const there = matchStateAt(played, KICK_OFF + shift, KICK_OFF + shift + moment);
        expect([there.minute, there.added, there.score, there.statusCode]).toEqual([here.minute, here.added, here.score, here.statusCode]);
      }),
    );
  });
});
