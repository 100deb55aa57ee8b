/** The three states a fan tells apart: 1 coming, 2 live, 3 ended (specification, section 4). */
export type MatchStatus = 1 | 2 | 3;

/** Names for `MatchStatus` (section 4). */
export const MATCH_STATUS = { coming: 1, live: 2, ended: 3 } as const satisfies Record<string, MatchStatus>;

/** The status codes we emit (ours); every code of the specification's ranges (section 4) is understood by `matchStatus`. */
export const STATUS_CODE = {
  notStarted: 0,
  firstHalf: 1,
  halfTime: 2,
  secondHalf: 3,
  extraTime: 4,
  shootOut: 5,
  ended: -1,
} as const;

export type StatusCode = (typeof STATUS_CODE)[keyof typeof STATUS_CODE];

/**
 * Specification, section 4: -14 to -10 and -1 are ended, 1 to 5 are live, 0 is coming, anything else counts as coming.
 * A code that is not a whole number is nothing the feed defines, so it is coming too.
 */
export function matchStatus(code: number): MatchStatus {
  if (!Number.isInteger(code)) return MATCH_STATUS.coming;
  if (code === -1 || (code >= -14 && code <= -10)) return MATCH_STATUS.ended;
  if (code >= 1 && code <= 5) return MATCH_STATUS.live;
  return MATCH_STATUS.coming;
}
