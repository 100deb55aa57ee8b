const DAY = 24 * 3_600_000;

/** Which fixtures the portal lists: three days back, eight days ahead, so that "next week" is never empty. Epoch ms. */
export const horizon = (now: number): { from: number; to: number } => ({ from: now - 3 * DAY, to: now + 8 * DAY });

/** Rooms are opened ahead only for matches this near; the others when somebody comes. */
export const roomHorizon = (now: number): { from: number; to: number } => ({ from: now - 1.5 * DAY, to: now + 1.5 * DAY });
