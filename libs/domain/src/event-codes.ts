/** Event codes of a match (specification, section 9). */
export const EVENT_CODE = {
  goal: 1,
  redCard: 2,
  yellowCard: 3,
  penaltyScored: 7,
  ownGoal: 8,
  secondYellow: 9,
  substitution: 11,
  penaltyMissed: 13,
  videoReferee: 14,
} as const;

export type EventCode = (typeof EVENT_CODE)[keyof typeof EVENT_CODE];

/** Halves of a match (specification, section 9). */
export const HALF = { first: 1, second: 2 } as const;
export type Half = (typeof HALF)[keyof typeof HALF];

const goals: readonly EventCode[] = [EVENT_CODE.goal, EVENT_CODE.penaltyScored, EVENT_CODE.ownGoal];

/** Whether the code counts on the scoreboard (goal, penalty scored, own goal; ours). */
export function isGoal(code: EventCode): boolean {
  return goals.includes(code);
}

/** Whether a player was shown a card (ours). */
export function isCard(code: EventCode): boolean {
  return code === EVENT_CODE.yellowCard || isDismissal(code);
}

/** Whether the player leaves the pitch for good: a straight red or a second yellow (ours). */
export function isDismissal(code: EventCode): boolean {
  return code === EVENT_CODE.redCard || code === EVENT_CODE.secondYellow;
}
