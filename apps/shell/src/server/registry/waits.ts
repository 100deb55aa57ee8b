const SHORTEST = 250;
const LONGEST = 15_000;

/** Wait before try number `attempt` (from 0), in milliseconds: doubling, at most 15 s, by chance between half and whole of it so that shells do not come back all at once. */
export const waitBefore = (attempt: number, chance: number): number => Math.min(SHORTEST * 2 ** Math.min(attempt, 10), LONGEST) * (0.5 + chance / 2);
