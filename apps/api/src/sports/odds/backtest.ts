import type { PlayedMatch } from '../results.ts';
import { Ratings } from './ratings.ts';
import { outcomeChances, scoreChances } from './score-chances.ts';

/** How well chances met what happened: less is better for both. */
export interface Fit {
  /** Mean of -ln of the chance given to what happened. */
  readonly logLoss: number;
  /** Mean squared distance of the three chances from what happened. */
  readonly brier: number;
}

export interface Backtest {
  readonly matches: number;
  readonly model: Fit;
  /** Who says of every match how often home, draw and away have come before. */
  readonly baseRate: Fit;
  /** Goals per match: expected and scored. */
  readonly expectedGoals: number;
  readonly scoredGoals: number;
  /** Chances of home, draw and away alike, by tenths: what was said and how often it came. */
  readonly tenths: readonly { readonly said: number; readonly came: number; readonly times: number }[];
}

/** Walks through the results in order; each of the last `share` is foretold from those before it alone, then learnt. `lowScores`: another constant than ours. */
export function backtest(results: readonly PlayedMatch[], share = 0.3, lowScores?: number): Backtest {
  const from = Math.floor(results.length * (1 - share));
  const ratings = Ratings.of(results.slice(0, from));
  const seen = [1, 1, 1];
  for (const match of results.slice(0, from)) count(seen, outcomeOf(match));
  const model = new Tally();
  const baseRate = new Tally();
  let expectedGoals = 0;
  let scoredGoals = 0;
  const foretold = results.slice(from);
  for (const match of foretold) {
    const still = ratings.expectation(match);
    const outcome = outcomeOf(match);
    const sum = seen.reduce((one, other) => one + other, 0);
    model.add(outcomeChances(scoreChances({ home: 0, away: 0 }, still, lowScores)), outcome);
    baseRate.add(
      seen.map((times) => times / sum),
      outcome,
    );
    expectedGoals += still.home + still.away;
    scoredGoals += match.score.home + match.score.away;
    ratings.take(match);
    count(seen, outcome);
  }
  const matches = foretold.length;
  return {
    matches,
    model: model.fit(),
    baseRate: baseRate.fit(),
    tenths: model.tenths(),
    expectedGoals: expectedGoals / matches,
    scoredGoals: scoredGoals / matches,
  };
}

class Tally {
  private matches = 0;
  private logLoss = 0;
  private brier = 0;
  private readonly bins = Array.from({ length: 10 }, () => ({ said: 0, came: 0, times: 0 }));

  add(chances: readonly number[], outcome: number): void {
    this.matches += 1;
    this.logLoss -= Math.log(chances[outcome] ?? 0);
    for (const [index, chance] of chances.entries()) {
      const bin = this.bins[Math.min(9, Math.floor(chance * 10))];
      if (!bin) continue;
      bin.said += chance;
      bin.came += Number(index === outcome);
      bin.times += 1;
    }
    this.brier += chances.reduce((sum, chance, index) => sum + (chance - (index === outcome ? 1 : 0)) ** 2, 0);
  }

  tenths(): Backtest['tenths'] {
    return this.bins.filter(({ times }) => times > 0).map(({ said, came, times }) => ({ said: said / times, came: came / times, times }));
  }

  fit(): Fit {
    return { logLoss: this.logLoss / this.matches, brier: this.brier / this.matches };
  }
}

/** 0 home, 1 draw, 2 away, as `outcomeChances` has them. */
function outcomeOf({ score }: PlayedMatch): number {
  return score.home > score.away ? 0 : score.home === score.away ? 1 : 2;
}

function count(seen: number[], outcome: number): void {
  seen[outcome] = (seen[outcome] ?? 0) + 1;
}
