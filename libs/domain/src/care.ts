import { PREDICTION } from './predictions.ts';

const DAY = 86_400_000;

/** What members may keep themselves to (ours): points of a day, so many days away from tips and predictions, and the milliseconds that a higher limit is waited for. */
export const CARE = { least: 10, most: PREDICTION.perDay - 10, breakDays: [1, 3, 7, 14, 30], wait: DAY } as const;

/** Points that a member stakes on a day at most, by their own choice; null: what all may. */
export type OwnLimit = number | null;
/** `from`: epoch milliseconds. */
export interface OwnLimits {
  readonly limit: OwnLimit;
  readonly next: { readonly limit: OwnLimit; readonly from: number } | null;
}

const isHigher = (one: OwnLimit, other: OwnLimit): boolean => other !== null && (one === null || one > other);

/** What holds at a moment (ours): what was waited for counts from its moment on. */
export const limitsAt = (own: OwnLimits, nowMs: number): OwnLimits => (own.next && own.next.from <= nowMs ? { limit: own.next.limit, next: null } : own);

/**
 * What holds once another limit is wished for (ours). A lower one holds at once, and takes back a higher one that is waited for; a higher one, or none, is waited for a day, so that nobody
 * lifts it in the heat of the moment. Who already waits and then asks for no more than that keeps the moment that they wait for.
 */
export function withLimit(own: OwnLimits, wish: OwnLimit, nowMs: number): OwnLimits {
  const { limit, next } = limitsAt(own, nowMs);
  if (!isHigher(wish, limit)) return { limit: wish, next: null };
  return { limit, next: { limit: wish, from: next && !isHigher(wish, next.limit) ? next.from : nowMs + CARE.wait } };
}

/** Points of a day for somebody with this limit (ours). */
export const pointsOfDay = (limit: OwnLimit): number => Math.min(PREDICTION.perDay, limit ?? PREDICTION.perDay);

/** When a break ends that is taken now (ours), epoch milliseconds: never before one that was taken already. */
export const breakEnd = (untilMs: number | null, days: (typeof CARE.breakDays)[number], nowMs: number): number => Math.max(untilMs ?? 0, nowMs + days * DAY);
