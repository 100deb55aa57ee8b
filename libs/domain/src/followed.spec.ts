import fc from 'fast-check';
import {
  dueReminders,
  followedOf,
  FOLLOWS_NOTHING,
  followSame,
  hasStar,
  mergedFollowed,
  MOST_FOLLOWED,
  readFollowed,
  REMINDED_BEFORE,
  STARRED,
  stillWaited,
  toggledMatch,
  toggledStar,
  withoutMatch,
  type Followed,
  type FollowedMatch,
} from './index.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const match = (fixtureId: number, kickOff = NOON + 60 * MINUTE): FollowedMatch => ({
  fixtureId,
  kickOff,
  home: 'Đức',
  away: 'Anh',
  path: `/truc-tiep/bong-da/${fixtureId}`,
});
const named = (id: number) => ({ id, name: `n${id}` });
const following = (...matches: FollowedMatch[]): Followed => ({ ...FOLLOWS_NOTHING, matches });

describe('what a visitor follows', () => {
  it('is put on and taken off by the same press', () => {
    const one = toggledMatch(FOLLOWS_NOTHING, match(7), NOON)!;
    expect(one.matches).toEqual([match(7)]);
    expect(toggledMatch(one, match(7), NOON)).toEqual(FOLLOWS_NOTHING);
    const starred = toggledStar(one, 'tournaments', named(3))!;
    expect(starred).toEqual({ ...one, tournaments: [3], names: { 'tournaments/3': 'n3' } });
    expect(toggledStar(starred, 'tournaments', named(3))).toEqual(one);
    expect(toggledStar(toggledStar(starred, 'teams', named(3))!, 'commentators', named(3))).toEqual({
      matches: [match(7)],
      tournaments: [3],
      teams: [3],
      commentators: [3],
      names: { 'tournaments/3': 'n3', 'teams/3': 'n3', 'commentators/3': 'n3' },
    });
    expect(withoutMatch(starred, 7)).toEqual({ ...starred, matches: [] });
    expect(withoutMatch(starred, 8)).toEqual(starred);
  });

  it('gives a match the star of its tournament, of either team and of who speaks at it, and never one for the other', () => {
    const of = { tournament: { id: 1 }, home: { id: 2 }, away: { id: 3 }, commentators: [{ userId: 4 }, { userId: 5 }] };
    const stars = (tournaments: number[], teams: number[], commentators: number[] = []) => hasStar(of, { tournaments, teams, commentators });
    expect([stars([1], []), stars([], [2]), stars([9], [9, 3]), stars([], [], [5])]).toEqual([true, true, true, true]);
    expect([stars([], []), stars([2, 3, 4], [1, 5], [1, 2, 3])]).toEqual([false, false]);
  });

  it('forgets what is long over, and is full only with what is still waited for', () => {
    const yesterday = Array.from({ length: MOST_FOLLOWED }, (_, place) => match(place + 1, NOON - 25 * 60 * MINUTE));
    expect(toggledMatch(following(...yesterday), match(500), NOON)?.matches).toEqual([match(500)]);
    expect(stillWaited(following(...yesterday, match(500)), NOON)).toEqual(following(match(500)));
    const tonight = Array.from({ length: MOST_FOLLOWED }, (_, place) => match(place + 1));
    expect(toggledMatch(following(...tonight), match(500), NOON)).toBeUndefined();
    expect(toggledMatch(following(...tonight), match(7), NOON)?.matches).toHaveLength(MOST_FOLLOWED - 1);
    const stars = { ...FOLLOWS_NOTHING, tournaments: tonight.map(({ fixtureId }) => fixtureId) };
    expect(toggledStar(stars, 'tournaments', named(500))).toBeUndefined();
    expect(toggledStar(stars, 'tournaments', named(7))?.tournaments).toHaveLength(MOST_FOLLOWED - 1);
    expect(toggledStar(stars, 'teams', named(500))?.teams).toEqual([500]);
  });

  it('is read as it was kept, without what is not as it should be', () => {
    const kept: Followed = { matches: [match(7)], tournaments: [3, 4], teams: [5], commentators: [101], names: { 'teams/5': 'Đức' } };
    expect(readFollowed(JSON.stringify(kept))).toEqual(kept);
    expect(followedOf(kept)).toEqual(kept);
    for (const broken of [null, '', '{', '7', 'null', '[]', '{"matches":7,"tournaments":{},"teams":"8"}'])
      expect(readFollowed(broken)).toEqual(FOLLOWS_NOTHING);
    const odd = [
      { ...match(7), fixtureId: '7' },
      { ...match(7), kickOff: null },
      { ...match(7), home: '' },
      { ...match(7), away: 'x'.repeat(121) },
      { ...match(7), path: 'https://elsewhere.example/' },
      { ...match(7), path: '//elsewhere.example/truc-tiep/bong-da/7' },
      null,
    ];
    const names = { 'tournaments/3': 'Cúp', 'tournaments/9': 'không ghim', 'teams/1': 7 };
    expect(readFollowed(JSON.stringify({ matches: [...odd, match(8, NOON), match(8)], tournaments: [3, '4', -1, 1.5, 3], names }))).toEqual({
      ...FOLLOWS_NOTHING,
      matches: [match(8)],
      tournaments: [3],
      names: { 'tournaments/3': 'Cúp' },
    });
  });

  it.each(STARRED)('has the newest star of %s last, and no name of one taken off', (of) => {
    const both = toggledStar(toggledStar(FOLLOWS_NOTHING, of, named(2))!, of, named(1))!;
    expect([both[of], both.names]).toEqual([[2, 1], { [`${of}/2`]: 'n2', [`${of}/1`]: 'n1' }]);
    expect(toggledStar(both, of, named(2))).toEqual({ ...FOLLOWS_NOTHING, [of]: [1], names: { [`${of}/1`]: 'n1' } });
  });

  it('keeps what an older release, which knows of no commentators, has not spoken of', () => {
    const before: Followed = { ...FOLLOWS_NOTHING, teams: [5], commentators: [101], names: { 'commentators/101': 'Tư', 'teams/5': 'Đức' } };
    expect(readFollowed('{"matches":[],"tournaments":[3],"teams":[]}', before)).toEqual({
      ...FOLLOWS_NOTHING,
      tournaments: [3],
      commentators: [101],
      names: { 'commentators/101': 'Tư' },
    });
    for (const broken of [null, '{', '7', '[]']) expect(readFollowed(broken, before)).toEqual(before);
  });
});

describe('what two browsers of a member follow', () => {
  const stars = (...teams: number[]): Followed => ({ ...FOLLOWS_NOTHING, teams });
  it('is what either put on, without what either took off', () => {
    const base = { ...stars(1, 2, 3), matches: [match(7)] };
    const mine = { ...stars(1, 3, 4), matches: [match(7), match(8)] };
    const theirs = { ...stars(2, 3, 5), matches: [] };
    expect(mergedFollowed(base, mine, theirs)).toEqual({ ...stars(3, 5, 4), matches: [match(8)] });
  });
  it('has the names of both', () => {
    const one = toggledStar(FOLLOWS_NOTHING, 'teams', named(1))!;
    const other = toggledStar(FOLLOWS_NOTHING, 'commentators', named(2))!;
    expect(mergedFollowed(FOLLOWS_NOTHING, one, other)).toEqual({ ...FOLLOWS_NOTHING, teams: [1], commentators: [2], names: { ...one.names, ...other.names } });
  });
  it('is the same whoever is asked first, but for the order, and adds nothing of its own', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 12 })).map((ids) => stars(...ids));
    fc.assert(
      fc.property(some, some, some, (base, mine, theirs) => {
        const merged = mergedFollowed(base, mine, theirs);
        expect(followSame(merged, mergedFollowed(base, theirs, mine))).toBe(true);
        expect(followSame(mergedFollowed(merged, merged, merged), merged)).toBe(true);
        for (let id = 1; id <= 12; id += 1) {
          const [was, here, there] = [base, mine, theirs].map(({ teams }) => teams.includes(id));
          expect(merged.teams.includes(id)).toBe(was ? here && there : here || there);
        }
      }),
    );
  });
  it('has a match that was moved at the time that was seen last', () => {
    const at = (kickOff: number): Followed => ({ ...FOLLOWS_NOTHING, matches: [match(7, kickOff)] });
    expect(mergedFollowed(at(NOON), at(NOON + MINUTE), at(NOON))).toEqual(at(NOON + MINUTE));
    expect(mergedFollowed(at(NOON), at(NOON), at(NOON + MINUTE))).toEqual(at(NOON + MINUTE));
  });
  it('is no more than there may be: the oldest go', () => {
    const many = (from: number) => stars(...Array.from({ length: MOST_FOLLOWED }, (_, place) => from + place));
    expect(mergedFollowed(FOLLOWS_NOTHING, many(1_000), many(1)).teams).toEqual(many(1_000).teams);
  });
  it('is the same in another order, and other with one more, one less, or another match', () => {
    expect(followSame(stars(1, 2), stars(2, 1))).toBe(true);
    const at = (kickOff: number): Followed => ({ ...FOLLOWS_NOTHING, matches: [match(7, kickOff)] });
    expect([followSame(at(NOON), at(NOON)), followSame(at(NOON), at(NOON + 1))]).toEqual([true, false]);
    for (const other of [stars(1), stars(1, 2, 3), stars(1, 3), { ...stars(1, 2), matches: [match(7)] }, { ...FOLLOWS_NOTHING, tournaments: [1, 2] }])
      expect(followSame(stars(1, 2), other)).toBe(false);
  });
});

describe('reminders', () => {
  it('are due five minutes before kick-off, once, and while they are of use', () => {
    const followed = following(match(7), match(8, NOON + 90 * MINUTE));
    const early = NOON + 60 * MINUTE - REMINDED_BEFORE;
    expect(dueReminders(followed, new Set(), early - 1)).toEqual({ due: [], next: early });
    expect(dueReminders(followed, new Set(), early)).toEqual({ due: [match(7)], next: early + 30 * MINUTE });
    expect(dueReminders(followed, new Set([7]), early)).toEqual({ due: [], next: early + 30 * MINUTE });
    // The page was closed meanwhile.
    expect(dueReminders(followed, new Set(), NOON + 74 * MINUTE).due).toEqual([match(7)]);
    expect(dueReminders(followed, new Set(), NOON + 75 * MINUTE).due).toEqual([]);
    expect(dueReminders(FOLLOWS_NOTHING, new Set(), NOON)).toEqual({ due: [], next: undefined });
  });
});
