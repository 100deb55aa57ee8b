/** Reactions (specification, section 4), in the order the picker shows them. */
export const REACTIONS = ['like', 'haha', 'love', 'angry', 'wow', 'sad'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** How often each reaction was given; one that is absent was not. */
export type ReactionCounts = Readonly<Partial<Record<Reaction, number>>>;

/** Whether a text names a reaction (section 4). */
export function isReaction(text: string): text is Reaction {
  return (REACTIONS as readonly string[]).includes(text);
}

/** The counts after one more person reacted (ours). */
export function addReaction(counts: ReactionCounts, reaction: string): ReactionCounts {
  return withCount(counts, reaction, countOf(counts, reaction) + 1);
}

/** The counts after somebody took a reaction back (ours). A count never falls below 0. */
export function removeReaction(counts: ReactionCounts, reaction: string): ReactionCounts {
  return withCount(counts, reaction, countOf(counts, reaction) - 1);
}

/**
 * The counts after somebody changed their reaction (ours); null on either side means none, so this covers giving and taking
 * back. Of a kind that a newer contract has, too.
 */
export function moveReaction(counts: ReactionCounts, from: string | null, to: string | null): ReactionCounts {
  if (from === to) return counts;
  const without = from === null ? counts : removeReaction(counts, from);
  return to === null ? without : addReaction(without, to);
}

/** How many people reacted: everyone has one reaction, also of a kind that nobody here knows (ours). */
export function totalReactions(counts: ReactionCounts): number {
  return Object.keys(counts).reduce((sum, reaction) => sum + countOf(counts, reaction), 0);
}

/** The reactions on a thing once one's own is `mine` (null: none; ours). */
export function withOwnReaction<Mine extends string>({ counts, mine: before }: { counts: ReactionCounts; mine: string | null }, mine: Mine | null) {
  const moved = moveReaction(counts, before, mine);
  return { counts: moved, total: totalReactions(moved), mine };
}

/** The reactions that were given, most frequent first; equals keep the picker's order (ours). */
export function topReactions(counts: ReactionCounts, most: number = REACTIONS.length): Reaction[] {
  return REACTIONS.filter((reaction) => countOf(counts, reaction) > 0)
    .sort((one, other) => countOf(counts, other) - countOf(counts, one))
    .slice(0, most);
}

function countOf(counts: Readonly<Record<string, number>>, reaction: string): number {
  return Object.hasOwn(counts, reaction) ? Math.max(0, counts[reaction] ?? 0) : 0;
}

function withCount(counts: Readonly<Record<string, number>>, reaction: string, count: number): ReactionCounts {
  const { [reaction]: _, ...others } = counts;
  return count > 0 ? { ...others, [reaction]: count } : others;
}
