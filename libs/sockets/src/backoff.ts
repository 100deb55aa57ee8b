const FIRST = 1_000;
const LONGEST = 30_000;

/**
 * Milliseconds to wait before the given attempt (from 1): doubling from 1 s up to 30 s, then shortened by up to half by chance,
 * so that all viewers of a match do not come back in the same second after the server restarts.
 */
export const waitBefore = (attempt: number, random: () => number): number => Math.round(Math.min(LONGEST, FIRST * 2 ** (attempt - 1)) * (1 - random() / 2));
