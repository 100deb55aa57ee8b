import {
  dueReminders,
  FOLLOWS_NOTHING,
  hasStar,
  MOST_FOLLOWED,
  readFollowed,
  REMINDED_BEFORE,
  toggledMatch,
  toggledStar,
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
const following = (...matches: FollowedMatch[]): Followed => ({ ...FOLLOWS_NOTHING, matches });

describe('what a visitor follows', () => {
  it('is put on and taken off by the same press', () => {
    const one = toggledMatch(FOLLOWS_NOTHING, match(7), NOON)!;
    expect(one.matches).toEqual([match(7)]);
    expect(toggledMatch(one, match(7), NOON)).toEqual(FOLLOWS_NOTHING);
    const starred = toggledStar(one, 'tournaments', 3)!;
    expect(starred).toEqual({ matches: [match(7)], tournaments: [3], teams: [] });
    expect(toggledStar(starred, 'tournaments', 3)).toEqual(one);
    expect(toggledStar(toggledStar(starred, 'teams', 3)!, 'teams', 4)).toEqual({ matches: [match(7)], tournaments: [3], teams: [3, 4] });
  });

  it('gives a match the star of its tournament and of either team, and never one for the other', () => {
    const of = { tournament: { id: 1 }, home: { id: 2 }, away: { id: 3 } };
    const stars = (tournaments: number[], teams: number[]) => hasStar(of, { tournaments, teams });
    expect([stars([1], []), stars([], [2]), stars([9], [9, 3])]).toEqual([true, true, true]);
    expect([stars([], []), stars([2, 3], [1])]).toEqual([false, false]);
  });

  it('forgets what is long over, and is full only with what is still waited for', () => {
    const yesterday = Array.from({ length: MOST_FOLLOWED }, (_, place) => match(place + 1, NOON - 25 * 60 * MINUTE));
    expect(toggledMatch(following(...yesterday), match(500), NOON)?.matches).toEqual([match(500)]);
    const tonight = Array.from({ length: MOST_FOLLOWED }, (_, place) => match(place + 1));
    expect(toggledMatch(following(...tonight), match(500), NOON)).toBeUndefined();
    expect(toggledMatch(following(...tonight), match(7), NOON)?.matches).toHaveLength(MOST_FOLLOWED - 1);
    const stars = { ...FOLLOWS_NOTHING, tournaments: tonight.map(({ fixtureId }) => fixtureId) };
    expect(toggledStar(stars, 'tournaments', 500)).toBeUndefined();
    expect(toggledStar(stars, 'teams', 500)?.teams).toEqual([500]);
  });

  it('is read as it was kept, without what is not as it should be', () => {
    const kept: Followed = { matches: [match(7)], tournaments: [3, 4], teams: [5] };
    expect(readFollowed(JSON.stringify(kept))).toEqual(kept);
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
    expect(readFollowed(JSON.stringify({ matches: [...odd, match(8)], tournaments: [3, '4', -1, 1.5] }))).toEqual({
      matches: [match(8)],
      tournaments: [3],
      teams: [],
    });
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
