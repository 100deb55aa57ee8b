import { isNewAccount, NEW_ACCOUNT, paceOfNewAccount } from './index.ts';

describe('isNewAccount', () => {
  const since = Date.parse('2026-11-20T13:00:00Z');
  it.each([
    ['the moment it is made', since, true],
    ['before its first day is over', since + NEW_ACCOUNT - 1, true],
    ['a day later', since + NEW_ACCOUNT, false],
    ['by a clock that is behind', since - 1_000, true],
  ])('%s', (_, now, expected) => {
    expect(isNewAccount(since, now)).toBe(expected);
  });
  it('is not said of an account of which nobody knows', () => {
    expect(isNewAccount(undefined, since)).toBe(false);
  });
});

describe('paceOfNewAccount', () => {
  it.each([
    [5, 2],
    [10, 4],
    [20, 7],
    [3, 2],
    [1, 1],
  ])('of %d at once leaves %d, and a third of the pace', (burst, left) => {
    expect(paceOfNewAccount({ perSecond: 3, burst })).toEqual({ perSecond: 1, burst: left });
  });
});
