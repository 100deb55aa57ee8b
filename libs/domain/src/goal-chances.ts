import type { Score } from './match-record.ts';

/**
 * How much oftener than by chance alone low final scores are level (Dixon and Coles, 1997; decisions, "Sports data"; the number is ours, chosen by the calibration): goalless
 * and 1-1 come oftener, 1-0 and 0-1 more seldom. Negative, as theirs.
 */
export const LOW_SCORES = -0.09;

/** The likeliest score of any match has fewer goals of a side. */
const MOST_SUPPOSED = 9;

/** What a chance by two Poisson draws is multiplied by (decisions, "Sports data"). 1 but for the four lowest scores; the chances still sum to 1. `expected`: goals of each side. */
export function lowScoreFactor(home: number, away: number, expected: Score, weight: number = LOW_SCORES): number {
  if (home > 1 || away > 1) return 1;
  const shift = home === away ? (home === 0 ? -expected.home * expected.away : -1) : home === 0 ? expected.home : expected.away;
  return Math.max(0, 1 + shift * weight);
}

/** Chances of no goal, one goal and so on up to `most`, where `mean` are expected (decisions, "Sports data": goals follow Poisson). Stretched so that they sum to 1. */
export function goalChances(mean: number, most: number): number[] {
  const chances: number[] = [];
  for (let goals = 0, chance = Math.exp(-mean); goals <= most; goals += 1, chance *= mean / goals) chances.push(chance);
  const sum = chances.reduce((one, other) => one + other, 0);
  return chances.map((chance) => chance / sum);
}

/** How a match may end. */
export type MatchOutcome = 'home' | 'draw' | 'away';

/** What is supposed where somebody says only who wins (ours): of the scores that end so, the one that comes oftenest. `expected`: goals of each side. */
export function likeliestScore(expected: Score, outcome: MatchOutcome): Score {
  const [hosts, guests] = [goalChances(expected.home, MOST_SUPPOSED), goalChances(expected.away, MOST_SUPPOSED)];
  let best = { score: { home: 0, away: 0 }, chance: -1 };
  for (const [home, host] of hosts.entries())
    for (const [away, guest] of guests.entries()) {
      const ends: MatchOutcome = home > away ? 'home' : home === away ? 'draw' : 'away';
      const chance = host * guest * lowScoreFactor(home, away, expected);
      if (ends === outcome && chance > best.chance) best = { score: { home, away }, chance };
    }
  return best.score;
}
