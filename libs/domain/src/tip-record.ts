import { TIP_RESULT } from './tip-types.ts';

/** A settled tip, as far as a record goes by it. */
export interface SettledTipFacts {
  /** 10 win, 20 draw, 30 lose. */
  readonly result: number;
  readonly settledUnits: number;
  /** Decimal. */
  readonly price: number;
  /** What it was worth at the kick-off, for a stake of one; null: nobody knows. */
  readonly closingValue: number | null;
}

/** A figure, and between which two it lies in 95 of 100 such samples. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Settled tips in sum, each with a stake of one. */
export interface TipSums {
  readonly tips: number;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  /** Prices aside. */
  readonly units: number;
  /** At the prices of the tips. */
  readonly profit: number;
  /** Profit for each tip; null: of too few nothing can be said. */
  readonly yield: Estimate | null;
  /** Share of wins among those that won or lost, 0 to 1; null: none did. */
  readonly rate: Estimate | null;
}

/** Tips that won or lost from which on a share of wins is worth saying by itself (ours). */
export const ENOUGH_TIPS = 20;
/** Fewer have no spread that says anything of a mean. */
const LEAST_OF_MEAN = 10;
/** How many of the normal law lie within: 95 of 100. */
const Z = 1.96;

/** What a settled tip brings for a stake of one at its price (ours): half a win brings half the gain, half a loss costs half the stake. */
export const profitOf = (settledUnits: number, price: number): number => (settledUnits > 0 ? settledUnits * (price - 1) : settledUnits);

/** A share and the interval it lies in, by Wilson's score (ours): honest also of few, and never beyond 0 and 1. Null of none. */
export function shareEstimate(hits: number, of: number): Estimate | null {
  if (of <= 0) return null;
  const share = hits / of;
  const middle = share + Z ** 2 / (2 * of);
  const reach = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const whole = 1 + Z ** 2 / of;
  return { value: share, low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) };
}

/** The share of wins of a record, among those that won or lost (ours); undefined below `ENOUGH_TIPS` of them, of which nothing can be said. */
export const strikeRate = ({ win, lose }: Readonly<Record<'win' | 'lose', number>>): Estimate | undefined =>
  win + lose < ENOUGH_TIPS ? undefined : (shareEstimate(win, win + lose) ?? undefined);

/** The mean and the interval it lies in, by the spread of the sample (ours). Null of fewer than ten, and of those that are all alike: they have no spread to go by. */
export function meanEstimate(values: readonly number[]): Estimate | null {
  if (values.length < LEAST_OF_MEAN) return null;
  const mean = sum(values) / values.length;
  const spread = Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1));
  if (spread === 0) return null;
  const reach = (Z * spread) / Math.sqrt(values.length);
  return { value: mean, low: mean - reach, high: mean + reach };
}

/** Settled tips in sum (ours), with the sizes and intervals that keep a lucky week from passing for skill. */
export function tipSums(tips: readonly SettledTipFacts[]): TipSums {
  const count = (result: number) => tips.filter((tip) => tip.result === result).length;
  const [win, draw, lose] = [count(TIP_RESULT.win), count(TIP_RESULT.draw), count(TIP_RESULT.lose)];
  const profits = tips.map(({ settledUnits, price }) => profitOf(settledUnits, price));
  return {
    tips: tips.length,
    win,
    draw,
    lose,
    units: sum(tips.map(({ settledUnits }) => settledUnits)),
    profit: sum(profits),
    yield: atWorst(meanEstimate(profits)),
    rate: shareEstimate(win, win + lose),
  };
}

/** Nobody loses more than the stake. */
const atWorst = (of: Estimate | null): Estimate | null => of && { ...of, low: Math.max(-1, of.low) };

/** The longest runs of wins and of losses (ours); a stake that comes back breaks neither. */
export function longestRuns(results: readonly number[]): { won: number; lost: number } {
  let [won, lost, wins, losses] = [0, 0, 0, 0];
  for (const result of results) {
    if (result === TIP_RESULT.draw) continue;
    wins = result === TIP_RESULT.win ? wins + 1 : 0;
    losses = result === TIP_RESULT.lose ? losses + 1 : 0;
    won = Math.max(won, wins);
    lost = Math.max(lost, losses);
  }
  return { won, lost };
}

/** What the tips were worth at the kick-off (ours): who keeps beating the last price has more than luck. `ahead`: how many were worth more than their stake. Null where none is known. */
export function closingSums(tips: readonly Pick<SettledTipFacts, 'closingValue'>[]): { tips: number; ahead: number; value: Estimate | null } | null {
  const values = tips.flatMap(({ closingValue }) => closingValue ?? []);
  return values.length === 0 ? null : { tips: values.length, ahead: values.filter((value) => value > 0).length, value: meanEstimate(values) };
}

/** Profit after each tip, from nought on (ours): `tips` oldest first, at most so many points, the last one always; `low` and `high` of all of them. */
export function profitCurve(tips: readonly Pick<SettledTipFacts, 'settledUnits' | 'price'>[], most: number): { points: number[]; low: number; high: number } {
  const all = [0];
  for (const { settledUnits, price } of tips) all.push((all.at(-1) ?? 0) + profitOf(settledUnits, price));
  const ends = { low: all.reduce((one, other) => Math.min(one, other)), high: all.reduce((one, other) => Math.max(one, other)) };
  if (all.length <= most) return { points: all, ...ends };
  return { points: Array.from({ length: most }, (_, place) => all[Math.round((place * (all.length - 1)) / (most - 1))] ?? 0), ...ends };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
