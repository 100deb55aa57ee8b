/** Days that somebody who wants to leave has to think about it (section 2 and issue 19: fourteen). */
export const LEAVING = { days: 14 } as const;

/** When the account of somebody who asks at this moment goes (ours). Epoch milliseconds. */
export const leavesAt = (askedAt: number): number => askedAt + LEAVING.days * 86_400_000;
