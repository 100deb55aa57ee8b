import fc from 'fast-check';
import {
  friendAccepted,
  friendAsked,
  friendCancelled,
  friendRefused,
  friendshipOf,
  isAskedTooSoon,
  isBeyondRelations,
  isBlocked,
  memberBlocked,
  MOST_RELATIONS,
  NO_RELATION,
  relationSteps,
  type RelationCounts,
  type RelationPair,
} from './index.ts';

const STRANGERS: RelationPair = { own: NO_RELATION, theirs: NO_RELATION };
const NOTHING: RelationCounts = { friends: 0, sent: 0, received: 0, following: 0, followers: 0 };
const turned = ({ own, theirs }: RelationPair): RelationPair => ({ own: theirs, theirs: own });
const asked = friendAsked(STRANGERS);
const befriended = friendAccepted(turned(asked))!;

it('two become friends when one asks and the other accepts, or asks as well', () => {
  expect(asked).toEqual({ own: { ...NO_RELATION, asked: true }, theirs: NO_RELATION });
  expect(befriended).toEqual({ own: { ...NO_RELATION, friend: true }, theirs: { ...NO_RELATION, friend: true } });
  expect(friendAsked(turned(asked))).toEqual(befriended);
  expect(friendAsked(asked)).toEqual(asked);
});

it('is one of four ways to stand, from either side', () => {
  expect([STRANGERS, asked, turned(asked), befriended].map(friendshipOf)).toEqual(['none', 'sent', 'received', 'friend']);
});

it('nobody is accepted who has not asked; friends stay friends', () => {
  expect(friendAccepted(STRANGERS)).toBeUndefined();
  expect(friendAccepted(asked)).toBeUndefined();
  expect([friendAccepted(befriended), friendAsked(befriended)]).toEqual([befriended, befriended]);
});

it('a friendship ends for both, a request is taken back by who sent it and refused by who got it', () => {
  expect(friendCancelled(befriended)).toEqual(STRANGERS);
  expect(friendCancelled(asked)).toEqual(STRANGERS);
  expect(friendCancelled(turned(asked))).toEqual(turned(asked));
  expect(friendRefused(turned(asked))).toEqual(STRANGERS);
  expect(friendRefused(befriended)).toEqual(befriended);
});

it('who blocks ends all that was between the two; what the other side mutes or blocks stays', () => {
  const close: RelationPair = { own: { ...befriended.own, following: true, muting: true }, theirs: { ...befriended.theirs, following: true, muting: true } };
  const over = memberBlocked(close);
  expect(over).toEqual({ own: { ...NO_RELATION, blocking: true }, theirs: { ...NO_RELATION, muting: true } });
  expect(memberBlocked(turned(over)).theirs.blocking).toBe(true);
  expect(memberBlocked(turned(asked)).theirs).toEqual(NO_RELATION);
  expect([over, turned(over), close, STRANGERS].map(isBlocked)).toEqual([true, true, false, false]);
  expect(relationSteps(close, over)).toEqual({
    own: { ...NOTHING, friends: -1, following: -1, followers: -1 },
    theirs: { ...NOTHING, friends: -1, following: -1, followers: -1 },
  });
});

it('who follows whom stays whatever becomes of a friendship', () => {
  const pair: RelationPair = { own: { ...befriended.own, following: true }, theirs: befriended.theirs };
  expect(friendCancelled(pair).own).toEqual({ ...NO_RELATION, following: true });
});

it('counts go along with every change, and come back to nothing', () => {
  expect(relationSteps(STRANGERS, asked)).toEqual({ own: { ...NOTHING, sent: 1 }, theirs: { ...NOTHING, received: 1 } });
  expect(relationSteps(turned(asked), befriended)).toEqual({ own: { ...NOTHING, friends: 1, received: -1 }, theirs: { ...NOTHING, friends: 1, sent: -1 } });
  const follow = (pair: RelationPair): RelationPair => ({ ...pair, own: { ...pair.own, following: !pair.own.following } });
  expect(relationSteps(STRANGERS, follow(STRANGERS))).toEqual({ own: { ...NOTHING, following: 1 }, theirs: { ...NOTHING, followers: 1 } });
  const deeds = fc.constantFrom(friendAsked, (pair: RelationPair) => friendAccepted(pair) ?? pair, friendCancelled, friendRefused, follow);
  fc.assert(
    fc.property(fc.array(fc.tuple(deeds, fc.boolean()), { maxLength: 30 }), (done) => {
      let pair = STRANGERS;
      const sum = { ...NOTHING } as Record<keyof RelationCounts, number>;
      for (const [deed, byOther] of done) {
        const after = byOther ? turned(deed(turned(pair))) : deed(pair);
        const steps = relationSteps(pair, after).own;
        for (const of of Object.keys(sum) as (keyof RelationCounts)[]) sum[of] += steps[of];
        pair = after;
        expect(pair.own.friend).toBe(pair.theirs.friend);
        // Friends have no request open, and two who have both asked are friends.
        expect(pair.own.asked && (pair.own.friend || pair.theirs.asked)).toBe(false);
      }
      expect(sum).toEqual({
        friends: Number(pair.own.friend),
        sent: Number(pair.own.asked),
        received: Number(pair.theirs.asked),
        following: Number(pair.own.following),
        followers: Number(pair.theirs.following),
      });
    }),
  );
});

it('there is a most of what one member has of their own doing, none of who asks or follows them', () => {
  const { friends, sent, following } = MOST_RELATIONS;
  const grown = { friends: 1, sent: 1, received: 1, following: 1, followers: 1 };
  expect(isBeyondRelations({ friends, sent, following, received: 1e6, followers: 1e6 }, grown)).toBe(false);
  for (const beyond of [{ friends: friends + 1 }, { sent: sent + 1 }, { following: following + 1 }]) {
    expect(isBeyondRelations({ ...NOTHING, ...beyond }, grown)).toBe(true);
    // Who has too much of one thing may still take it back, and have more of another.
    expect(isBeyondRelations({ ...NOTHING, ...beyond }, { ...grown, ...Object.fromEntries(Object.keys(beyond).map((of) => [of, -1])) })).toBe(false);
  }
});

it('whoever was told of rings no bell for thirty days', () => {
  const day = 86_400_000;
  expect([isAskedTooSoon(null, 0), isAskedTooSoon(0, 30 * day - 1), isAskedTooSoon(0, 30 * day)]).toEqual([false, true, false]);
});
