import type { Person } from '@portal/contracts';
import { MOST_OF_CURVE, MOST_TOURNAMENTS, type TipEstimate, type TipStatistics, type TipSumsShown } from '@portal/contracts/tips';
import { closingSums, isTipType, longestRuns, profitCurve, tipSums, type Estimate, type TipSums } from '@portal/domain';
import { tournamentIdOf } from '../../sports/index.ts';
import type { RecordedTip } from './record.repository.ts';

/** Results that are shown one by one. */
const LAST = 10;

/** Settled tips of somebody, newest first, `whole` when these are all; `open`: how many wait. */
interface RecordedTips {
  readonly settled: readonly RecordedTip[];
  readonly whole: boolean;
  readonly open: number;
}
interface Edition {
  readonly competition: string;
  readonly season: string;
}
type Tournament = NonNullable<TipStatistics['tournaments'][number]['tournament']>;
/** What the tips of somebody say, in no language yet. */
export type Reckoned = Omit<TipStatistics, 'person' | 'tournaments'> & {
  readonly tournaments: readonly { readonly of: Edition | null; readonly sums: TipSumsShown }[];
};

/** Adds up the tips of somebody. */
export function reckon({ settled, whole, open }: RecordedTips): Reckoned {
  const oldestFirst = settled.toReversed();
  const closing = closingSums(settled);
  const curve = profitCurve(oldestFirst, MOST_OF_CURVE);
  const types = groups(
    settled.filter(({ type }) => isTipType(type)),
    ({ type }) => type,
  );
  const tournaments = groups(settled, (tip) => {
    const of = editionOf(tip);
    return of && tournamentIdOf(of);
  });
  return {
    open,
    since: oldestFirst[0]?.settledAt.toISOString() ?? null,
    whole,
    sums: presentSums(tipSums(settled)),
    runs: longestRuns(oldestFirst.map(({ result }) => result)),
    last: settled.slice(0, LAST).map(({ result }) => result),
    curve: { points: curve.points.map(rounded), low: rounded(curve.low), high: rounded(curve.high) },
    closing: closing && { ...closing, value: estimate(closing.value) },
    types: types.map(([type, tips]) => ({ type, sums: presentSums(tipSums(tips)) })),
    tournaments: tournaments.slice(0, MOST_TOURNAMENTS).map(([, tips]) => ({ of: editionOf(tips[0]), sums: presentSums(tipSums(tips)) })),
  };
}

/** The same for a reader. `tournamentOf`: in their language. */
export const presentStatistics = (person: Person, { tournaments, ...reckoned }: Reckoned, tournamentOf: (of: Edition) => Tournament): TipStatistics => ({
  ...reckoned,
  person,
  tournaments: tournaments.map(({ of, sums }) => ({ tournament: of && tournamentOf(of), sums })),
});

const editionOf = (tip: RecordedTip | undefined): Edition | null =>
  tip?.competition == null || tip.season === null ? null : { competition: tip.competition, season: tip.season };

/** By what they have in common, the largest first. */
function groups<K>(tips: readonly RecordedTip[], keyOf: (tip: RecordedTip) => K): [K, RecordedTip[]][] {
  const of = new Map<K, RecordedTip[]>();
  for (const tip of tips) {
    const key = keyOf(tip);
    const known = of.get(key);
    if (known) known.push(tip);
    else of.set(key, [tip]);
  }
  return [...of].sort(([, one], [, other]) => other.length - one.length);
}

const presentSums = (sums: TipSums): TipSumsShown => ({ ...sums, profit: rounded(sums.profit), yield: estimate(sums.yield), rate: estimate(sums.rate) });
const estimate = (of: Estimate | null): TipEstimate | null => of && { value: rounded(of.value), low: rounded(of.low), high: rounded(of.high) };
const rounded = (value: number): number => Number(value.toFixed(4)) + 0;
