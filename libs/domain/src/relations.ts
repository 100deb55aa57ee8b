/**
 * What one has done towards another member: asked them to be friends, follows them, wants to see nothing of them (`muting`), or to have nothing to do with them
 * (`blocking`). `friend` stands on both sides or on neither (ours).
 */
export interface RelationSide {
  readonly asked: boolean;
  readonly friend: boolean;
  readonly following: boolean;
  readonly muting: boolean;
  readonly blocking: boolean;
}
/** One's own side and the other's (ours). */
export interface RelationPair {
  readonly own: RelationSide;
  readonly theirs: RelationSide;
}

/** How the two stand as friends, for whose side is `own` (ours). */
export function friendshipOf({ own, theirs }: RelationPair): 'none' | 'sent' | 'received' | 'friend' {
  if (own.friend) return 'friend';
  return own.asked ? 'sent' : theirs.asked ? 'received' : 'none';
}

/** Of two who have nothing to do with each other (ours). */
export const NO_RELATION: RelationSide = { asked: false, friend: false, following: false, muting: false, blocking: false };

const friends = ({ own, theirs }: RelationPair): RelationPair => ({
  own: { ...own, asked: false, friend: true },
  theirs: { ...theirs, asked: false, friend: true },
});

/** After asking somebody to be friends: who has asked oneself is accepted by that, and friends stay friends (ours). */
export function friendAsked(pair: RelationPair): RelationPair {
  if (pair.own.friend) return pair;
  return pair.theirs.asked ? friends(pair) : { ...pair, own: { ...pair.own, asked: true } };
}

/** After accepting; undefined where nobody has asked (ours). */
export function friendAccepted(pair: RelationPair): RelationPair | undefined {
  if (pair.own.friend) return pair;
  return pair.theirs.asked ? friends(pair) : undefined;
}

/** After ending a friendship, or taking one's own request back. What the other asks for stays, and so does who follows whom (ours). */
export const friendCancelled = ({ own, theirs }: RelationPair): RelationPair => ({
  own: { ...own, asked: false, friend: false },
  theirs: { ...theirs, friend: false },
});

/** After refusing what the other asks for (ours). */
export const friendRefused = ({ own, theirs }: RelationPair): RelationPair => ({ own, theirs: { ...theirs, asked: false } });

/** After blocking: whatever was between the two is over, for both. That one was muted says nothing any more; what the other mutes or blocks stays (ours). */
export const memberBlocked = ({ theirs }: RelationPair): RelationPair => ({
  own: { ...NO_RELATION, blocking: true },
  theirs: { ...theirs, asked: false, friend: false, following: false },
});

/** Whether one of the two blocks the other: nobody asks, follows, answers, or sees what the other writes (ours). */
export const isBlocked = ({ own, theirs }: RelationPair): boolean => own.blocking || theirs.blocking;

/** How many of each a member has; `sent`, `received`: open requests (ours). */
export interface RelationCounts {
  readonly friends: number;
  readonly sent: number;
  readonly received: number;
  readonly following: number;
  readonly followers: number;
}

/** What a change adds to the counts of the one and of the other (ours). */
export function relationSteps(before: RelationPair, after: RelationPair): { own: RelationCounts; theirs: RelationCounts } {
  const step = (side: 'own' | 'theirs', of: 'asked' | 'friend' | 'following') => Number(after[side][of]) - Number(before[side][of]);
  const stepsOf = (side: 'own' | 'theirs', other: 'own' | 'theirs'): RelationCounts => ({
    friends: step(side, 'friend'),
    sent: step(side, 'asked'),
    received: step(other, 'asked'),
    following: step(side, 'following'),
    followers: step(other, 'following'),
  });
  return { own: stepsOf('own', 'theirs'), theirs: stepsOf('theirs', 'own') };
}

/** Most friends, open requests sent, and members followed, of one member (ours). */
export const MOST_RELATIONS = { friends: 5_000, sent: 500, following: 5_000 } as const;

/** Whether a change (`steps`) has led a member beyond what one may have; what did not grow is not looked at (ours). */
export const isBeyondRelations = (counts: RelationCounts, steps: RelationCounts): boolean =>
  (['friends', 'sent', 'following'] as const).some((of) => steps[of] > 0 && counts[of] > MOST_RELATIONS[of]);

/** Milliseconds after a request was told during which another one of the same member is listed, but rings no bell, whatever has become of the first (ours). */
const QUIET_AFTER_TOLD = 30 * 86_400_000;

/** Whether a request comes too soon after one that was told. `toldAt` (null: none was), `now`: epoch milliseconds (ours). */
export const isAskedTooSoon = (toldAt: number | null, now: number): boolean => toldAt !== null && now < toldAt + QUIET_AFTER_TOLD;
