/** Waits between attempts of the online socket, milliseconds, and how many there are (specification, sections 4 and 9). */
export const RECONNECT = { attempts: 10, first: 500, longest: 30_000 } as const;

/**
 * How long to wait before attempt 1, 2 … 10, or null when it is time to give up (section 4). The wait doubles up to half a
 * minute; a random part of its upper half is left off, so that a thousand visitors do not return in the same instant (ours).
 * `random` is in [0, 1).
 */
export function reconnectDelay(attempt: number, random: () => number): number | null {
  if (attempt < 1 || attempt > RECONNECT.attempts) return null;
  const whole = Math.min(RECONNECT.longest, RECONNECT.first * 2 ** (attempt - 1));
  return Math.round(whole * (1 - random() / 2));
}
