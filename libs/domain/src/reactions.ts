/** Reactions (specification, section 4), in the order the picker shows them. */
export const REACTIONS = ['like', 'haha', 'love', 'angry', 'wow', 'sad'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** How often each reaction was given; one that is absent was not. */
export type ReactionCounts = Readonly<Partial<Record<Reaction, number>>>;

/** Whether a text names a reaction. */
export function isReaction(text: string): text is Reaction {
  return (REACTIONS as readonly string[]).includes(text);
}

/** The counts after one more person reacted. */
export function addReaction(counts: ReactionCounts, reaction: Reaction): ReactionCounts {
  return withCount(counts, reaction, countOf(counts, reaction) + 1);
}

/** The counts after somebody took a reaction back. A count never falls below 0; one of a kind that nobody here knows is counted nowhere. */
export function removeReaction(counts: ReactionCounts, reaction: string): ReactionCounts {
  return isReaction(reaction) ? withCount(counts, reaction, countOf(counts, reaction) - 1) : counts;
}

/** The counts after somebody changed their reaction; null on either side means none, so this covers giving and taking back. */
export function moveReaction(counts: ReactionCounts, from: string | null, to: Reaction | null): ReactionCounts {
  if (from === to) return counts;
  const without = from === null ? counts : removeReaction(counts, from);
  return to === null ? without : addReaction(without, to);
}

/** How many people reacted: everyone has one reaction. */
export function totalReactions(counts: ReactionCounts): number {
  return REACTIONS.reduce((sum, reaction) => sum + countOf(counts, reaction), 0);
}

/** The reactions that were given, most frequent first; equals keep the picker's order. */
export function topReactions(counts: ReactionCounts, most: number = REACTIONS.length): Reaction[] {
  return REACTIONS.filter((reaction) => countOf(counts, reaction) > 0)
    .sort((one, other) => countOf(counts, other) - countOf(counts, one))
    .slice(0, most);
}

function countOf(counts: ReactionCounts, reaction: Reaction): number {
  return Math.max(0, counts[reaction] ?? 0);
}

function withCount(counts: ReactionCounts, reaction: Reaction, count: number): ReactionCounts {
  const { [reaction]: _, ...others } = counts;
  return count > 0 ? { ...others, [reaction]: count } : others;
}
