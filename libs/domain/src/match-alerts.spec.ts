import { FOLLOWS_NOTHING, heardOf, matchAlert, matchesOnAir, type FollowedMatch, type Heard } from './index.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const match = (fixtureId: number, kickOff = NOON): FollowedMatch => ({ fixtureId, kickOff, home: 'Đức', away: 'Anh', path: `/truc-tiep/bong-da/${fixtureId}` });
const heard = (revision: number, home: number, away: number, ended = false): Heard => ({ fixtureId: 7, revision, score: { home, away }, ended });

it('listens from five minutes before kick-off until the match is over for certain', () => {
  const followed = { ...FOLLOWS_NOTHING, matches: [match(7), match(8, NOON + 60 * MINUTE)] };
  const at = (minutes: number) => {
    const { onAir, next } = matchesOnAir(followed, NOON + minutes * MINUTE);
    return { onAir: onAir.map(({ fixtureId }) => fixtureId), next: next === undefined ? undefined : (next - NOON) / MINUTE };
  };
  expect(at(-6)).toEqual({ onAir: [], next: -5 });
  expect(at(-5)).toEqual({ onAir: [7], next: 55 });
  expect(at(55)).toEqual({ onAir: [7, 8], next: 240 });
  expect(at(240)).toEqual({ onAir: [8], next: 300 });
  expect(at(300)).toEqual({ onAir: [], next: undefined });
});

it('keeps of a frame what the next one is compared with', () => {
  expect(heardOf({ fixtureId: 7, revision: 3, statusCode: 3, score: { home: 1, away: 0 } })).toEqual(heard(3, 1, 0));
  expect(heardOf({ fixtureId: 7, revision: 4, statusCode: -1, score: null })).toEqual({ fixtureId: 7, revision: 4, score: null, ended: true });
});

describe('what is told of a match', () => {
  it.each<[string, Heard | undefined, Heard, string | undefined]>([
    ['a goal', heard(1, 0, 0), heard(2, 1, 0), 'goal'],
    ['a goal of the guests', heard(1, 1, 0), heard(2, 1, 1), 'goal'],
    ['the first goal, where no score was known', { ...heard(1, 0, 0), score: null }, heard(2, 0, 1), 'goal'],
    ['the end', heard(1, 1, 0), heard(2, 1, 0, true), 'ended'],
    ['a last goal and the end in one: the end', heard(1, 1, 0), heard(2, 2, 0, true), 'ended'],
    ['nothing, of another minute', heard(1, 1, 0), heard(2, 1, 0), undefined],
    ['nothing, of a goal taken back', heard(1, 1, 0), heard(2, 0, 0), undefined],
    ['nothing, to who hears of it for the first time', undefined, heard(2, 3, 0), undefined],
    ['nothing, after the end', heard(1, 1, 0, true), heard(2, 2, 0), undefined],
    ['nothing that is older than what was heard', heard(5, 1, 0), heard(5, 2, 0), undefined],
  ])('%s', (_, before, after, told) => expect(matchAlert(match(7), before, after)).toBe(told));

  it('is the end only, where points come every minute', () => {
    const basketball = { path: '/truc-tiep/bong-ro/7' };
    expect(matchAlert(basketball, heard(1, 40, 41), heard(2, 42, 41))).toBeUndefined();
    expect(matchAlert(basketball, heard(2, 42, 41), heard(3, 42, 41, true))).toBe('ended');
  });
});
