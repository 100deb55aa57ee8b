/** A gift is shown this long, milliseconds (specification, sections 4 and 9). */
export const GIFT_SHOWN_FOR = 4_000;
/** Gifts that wait at most; in a storm the oldest waiting one gives way, its line in the chat stays (ours). */
export const GIFTS_WAITING = 50;

/** The gift on the screen with the moment it came there, and those after it: one at a time. */
export interface GiftQueue<G> {
  showing: { gift: G; since: number } | null;
  waiting: readonly G[];
}

/** Nothing to show (ours). */
export const NO_GIFTS: GiftQueue<never> = { showing: null, waiting: [] };

/** A gift has arrived: shown at once when the screen is free, else it waits (ours). */
export function offerGift<G>(queue: GiftQueue<G>, gift: G, nowMs: number): GiftQueue<G> {
  return advanceGifts({ ...queue, waiting: [...queue.waiting, gift].slice(-GIFTS_WAITING) }, nowMs);
}

/** The queue at a moment: a gift that was shown for 4 s (section 4) makes room for the next. */
export function advanceGifts<G>(queue: GiftQueue<G>, nowMs: number): GiftQueue<G> {
  if (queue.showing && nowMs - queue.showing.since < GIFT_SHOWN_FOR) return queue;
  const [next, ...waiting] = queue.waiting;
  if (next === undefined) return queue.showing ? { showing: null, waiting: [] } : queue;
  return { showing: { gift: next, since: nowMs }, waiting };
}

/** When the gift on the screen leaves (section 4), or null when there is none: the moment to ask `advanceGifts` again. */
export function nextGiftChange(queue: GiftQueue<unknown>): number | null {
  return queue.showing && queue.showing.since + GIFT_SHOWN_FOR;
}
