import fc from 'fast-check';
import { addDays } from './calendar.ts';
import { CHECK_IN, checkInCard, checkInStreak, makeUpRefusal, makeUpsLeft, mayMakeUp, type MakeUp } from './check-in.ts';

const states = (...question: Parameters<typeof checkInCard>) =>
  checkInCard(...question)
    .map(({ state }) => state)
    .join(' ');
const first = '2026-11-17';
const nth = (at: number) => addDays(first, at);

describe('the check-in card', () => {
  it('begins today when there is none', () => {
    expect(checkInCard([], first).map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map(nth));
    expect(states([], first)).toBe('today coming coming coming coming coming coming');
  });
  it('is worth 10, 15, 20, 25, 30, 40 and 100 points', () => expect(checkInCard([], first).map(({ points }) => points)).toEqual([10, 15, 20, 25, 30, 40, 100]));
  it('shows what is done, missed, made up and to come', () => {
    expect(states([nth(0), nth(3)], nth(4), [{ date: nth(1), on: nth(3) }])).toBe('done madeUp missed done today coming coming');
    expect(states([nth(0), nth(4)], nth(4))).toBe('done missed missed missed done coming coming');
  });
  it('lasts until its seventh day and not longer', () => {
    expect(states([nth(0)], nth(6))).toBe('done missed missed missed missed missed today');
    expect(checkInCard([nth(0)], nth(7))[0]).toEqual({ date: nth(7), points: 10, state: 'today' });
  });
  it('begins anew with the first check-in after it ended, not before', () => {
    const days = [nth(0), nth(6), nth(9)];
    expect(checkInCard(days, nth(10))[0]?.date).toBe(nth(9));
    expect(states(days, nth(10))).toBe('done today coming coming coming coming coming');
  });
  it('ignores days that have not come', () =>
    expect(states([nth(3)], nth(0), [{ date: nth(2), on: nth(2) }])).toBe('today coming coming coming coming coming coming'));

  const history = fc.uniqueArray(fc.nat(40), { maxLength: 30 }).map((days) => days.map(nth));
  it('covers today with seven days in a row, and shows every check-in of them', () => {
    fc.assert(
      fc.property(history, fc.nat(45), (days, at) => {
        const card = checkInCard(days, nth(at));
        expect(card.map(({ date }) => date)).toEqual(card.map((_, step) => addDays(card[0]?.date ?? '', step)));
        expect(card.some(({ date }) => date === nth(at))).toBe(true);
        for (const { date, state } of card) expect(state === 'done').toBe(days.includes(date) && date <= nth(at));
      }),
    );
  });
  it('a missed day costs nothing that was earned: the card of the next day keeps all of it or is full', () => {
    fc.assert(
      fc.property(history, fc.nat(45), (days, at) => {
        const past = days.filter((day) => day <= nth(at));
        const today = checkInCard(past, nth(at));
        const tomorrow = checkInCard(past, nth(at + 1));
        const earned = (card: typeof today) => card.filter(({ state }) => state === 'done');
        if (tomorrow[0]?.date === today[0]?.date) expect(earned(tomorrow)).toEqual(earned(today));
        else expect(earned(today).length === 0 || today[6]?.date === nth(at)).toBe(true);
      }),
    );
  });
  it('does not depend on the order of the days', () => {
    fc.assert(fc.property(history, fc.nat(45), (days, at) => expect(checkInCard([...days].reverse(), nth(at))).toEqual(checkInCard(days, nth(at)))));
  });
});

describe('making up', () => {
  const checkIns = { days: [nth(0), nth(3)], makeUps: [] as MakeUp[], today: nth(4) };
  it('is for missed days of the running card', () => {
    expect([nth(1), nth(2)].every((day) => mayMakeUp(day, checkIns))).toBe(true);
    for (const day of [nth(0), nth(3), nth(4), nth(5), nth(-1), nth(9)]) expect(makeUpRefusal(day, checkIns)).toBe('notMissed');
  });
  it('is done once for a day', () => expect(makeUpRefusal(nth(1), { ...checkIns, makeUps: [{ date: nth(1), on: nth(4) }] })).toBe('notMissed'));
  it('is allowed twice in a month', () => {
    const used = (...on: string[]) => ({ ...checkIns, makeUps: on.map((day) => ({ date: '2026-10-01', on: day })) });
    expect(mayMakeUp(nth(1), used('2026-11-01'))).toBe(true);
    expect(makeUpRefusal(nth(1), used('2026-11-01', '2026-11-30'))).toBe('noneLeft');
    expect(mayMakeUp(nth(1), used('2026-10-31', '2025-11-20', '2026-12-01'))).toBe(true);
  });
  it('counts down from two and not below nothing', () => {
    const used = (times: number) => Array.from({ length: times }, () => ({ date: nth(0), on: nth(0) }));
    expect([0, 1, 2, 3].map((times) => makeUpsLeft(used(times), nth(1)))).toEqual([2, 1, 0, 0]);
    expect(CHECK_IN.makeUpsPerMonth).toBe(2);
  });
});

describe('the streak', () => {
  it.each([
    [[], 0],
    [[nth(4)], 1],
    [[nth(2), nth(3)], 2],
    [[nth(2), nth(3), nth(4)], 3],
    [[nth(1), nth(2), nth(4)], 1],
    [[nth(1), nth(2)], 0],
  ])('of %j is %d', (days, streak) => expect(checkInStreak({ days, makeUps: [], today: nth(4) })).toBe(streak));
  it('is joined by a made-up day', () => expect(checkInStreak({ days: [nth(2), nth(4)], makeUps: [{ date: nth(3), on: nth(4) }], today: nth(4) })).toBe(3));
});
