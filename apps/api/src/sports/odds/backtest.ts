import type { Score } from '@portal/domain';
import type { PlayedMatch } from '../results.ts';
import { Ratings } from './ratings.ts';
import { outcomeChances, scoreChances, type Chance, type ScoreChances } from './score-chances.ts';
import { FIRST_HALF_SHARE } from './standing.ts';

/** How well chances met what happened: less is better for both. */
export interface Fit {
  /** Mean of -ln of the chance given to what happened. */
  readonly logLoss: number;
  /** Mean squared distance of the chances from what happened. */
  readonly brier: number;
}

/** What the odds are made on: who wins, by two goals at least, how many goals; and at half-time. */
export type Foretold = 'outcome' | 'home by two' | 'away by two' | 'over 2.5' | 'outcome at half-time' | 'over 1.5 at half-time';

export interface Backtest {
  readonly matches: number;
  readonly model: Fit;
  /** Who says of every match how often home, draw and away have come before. */
  readonly baseRate: Fit;
  /** The same of everything that is foretold; `times`: matches of which it is known how it came. */
  readonly markets: Readonly<Record<Foretold, { readonly times: number; readonly model: Fit; readonly baseRate: Fit }>>;
  /** Goals per match: expected and scored. */
  readonly expectedGoals: number;
  readonly scoredGoals: number;
  /** Chances of home, draw and away alike, by tenths: what was said and how often it came. */
  readonly tenths: readonly { readonly said: number; readonly came: number; readonly times: number }[];
}

interface Market {
  readonly name: Foretold;
  /** Of the first half alone. */
  readonly half: boolean;
  readonly chances: (of: ScoreChances) => readonly number[];
  /** Which of them a score is. */
  readonly outcome: (score: Score) => number;
}

const lead = ({ home, away }: Score): number => home - away;
const over = (line: number) => ({
  chances: ({ totals }: ScoreChances) => eitherOr(totals, (total) => total > line),
  outcome: ({ home, away }: Score) => Number(home + away <= line),
});
const byTwo = (side: 1 | -1) => ({
  chances: ({ leads }: ScoreChances) => eitherOr(leads, (goals) => goals * side > 1),
  outcome: (score: Score) => Number(lead(score) * side <= 1),
});
const winner = {
  chances: outcomeChances,
  outcome: (score: Score) => 1 - Math.sign(lead(score)),
};
const markets: readonly Market[] = [
  { name: 'outcome', half: false, ...winner },
  { name: 'home by two', half: false, ...byTwo(1) },
  { name: 'away by two', half: false, ...byTwo(-1) },
  { name: 'over 2.5', half: false, ...over(2.5) },
  { name: 'outcome at half-time', half: true, ...winner },
  { name: 'over 1.5 at half-time', half: true, ...over(1.5) },
];

function eitherOr(chances: readonly Chance[], counts: (value: number) => boolean): readonly [number, number] {
  const yes = chances.reduce((sum, { value, chance }) => (counts(value) ? sum + chance : sum), 0);
  return [yes, 1 - yes];
}

/** Walks through the results in order; each of the last `share` is foretold from those before it alone, then learnt. `lowScores`: another constant than ours. */
export function backtest(results: readonly PlayedMatch[], share = 0.3, lowScores?: number): Backtest {
  const from = Math.floor(results.length * (1 - share));
  const ratings = Ratings.of(results.slice(0, from));
  const tables = markets.map((market) => ({
    market,
    seen: market.chances(scoreChances(NIL, { home: 1, away: 1 })).map(() => 1),
    model: new Tally(),
    baseRate: new Tally(),
  }));
  const happened = ({ half }: Market, match: PlayedMatch) => (half ? (match.half ?? null) : match.score);
  for (const match of results.slice(0, from)) {
    for (const { market, seen } of tables) {
      const score = happened(market, match);
      if (score) count(seen, market.outcome(score));
    }
  }
  let expectedGoals = 0;
  let scoredGoals = 0;
  const foretold = results.slice(from);
  for (const match of foretold) {
    const whole = ratings.expectation(match);
    const half = { home: whole.home * FIRST_HALF_SHARE, away: whole.away * FIRST_HALF_SHARE };
    const [ofMatch, ofHalf] = [scoreChances(NIL, whole, { lowScores }), scoreChances(NIL, half, { lowScores })];
    for (const { market, seen, model, baseRate } of tables) {
      const score = happened(market, match);
      if (!score) continue;
      const outcome = market.outcome(score);
      const sum = seen.reduce((one, other) => one + other, 0);
      model.add(market.chances(market.half ? ofHalf : ofMatch), outcome);
      baseRate.add(
        seen.map((times) => times / sum),
        outcome,
      );
      count(seen, outcome);
    }
    expectedGoals += whole.home + whole.away;
    scoredGoals += match.score.home + match.score.away;
    ratings.take(match);
  }
  const matches = foretold.length;
  const fits = Object.fromEntries(
    tables.map(({ market, model, baseRate }) => [market.name, { times: model.times, model: model.fit(), baseRate: baseRate.fit() }]),
  ) as Backtest['markets'];
  return {
    matches,
    model: fits.outcome.model,
    baseRate: fits.outcome.baseRate,
    markets: fits,
    tenths: tables[0]?.model.tenths() ?? [],
    expectedGoals: expectedGoals / matches,
    scoredGoals: scoredGoals / matches,
  };
}

/** The figures as a page shows them. */
export const calibrationOf = ({ matches, expectedGoals, scoredGoals, tenths, markets: of }: Backtest, results: number) => ({
  results,
  foretold: matches,
  goals: { expected: rounded(expectedGoals), scored: rounded(scoredGoals) },
  tenths: tenths.map(({ said, came, times }) => ({ said: rounded(said), came: rounded(came), times })),
  markets: Object.entries(of).map(([name, { times, model, baseRate }]) => ({ name, times, model: roundedFit(model), baseRate: roundedFit(baseRate) })),
});
const rounded = (figure: number): number => Number(figure.toFixed(4));
const roundedFit = ({ logLoss, brier }: Fit): Fit => ({ logLoss: rounded(logLoss), brier: rounded(brier) });

const NIL: Score = { home: 0, away: 0 };

class Tally {
  times = 0;
  private logLoss = 0;
  private brier = 0;
  private readonly bins = Array.from({ length: 10 }, () => ({ said: 0, came: 0, times: 0 }));

  add(chances: readonly number[], outcome: number): void {
    this.times += 1;
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
    return { logLoss: this.logLoss / this.times, brier: this.brier / this.times };
  }
}

function count(seen: number[], outcome: number): void {
  seen[outcome] = (seen[outcome] ?? 0) + 1;
}
