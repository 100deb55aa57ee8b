import { goalChances, LOW_SCORES, lowScoreFactor, type Score } from '@portal/domain';
import type { Expectation } from './ratings.ts';

/** The chance of each final lead of the home team and of each final number of goals. Each list sums to 1. */
export interface ScoreChances {
  readonly leads: readonly Chance[];
  readonly totals: readonly Chance[];
}

/** `value` goals with a chance in (0, 1]. */
export interface Chance {
  readonly value: number;
  readonly chance: number;
}

/** More goals than this by one team are not looked at; the chances are stretched to 1 without them. */
const MOST_GOALS = 12;

// Its home is the domain: a season played in the browser takes the same.
export { LOW_SCORES };

/** Another law than that of goals. `lowScores`: the correction of low scores; `most`: more by one team are not looked at. */
interface Law {
  readonly lowScores?: number | undefined;
  readonly most?: number;
}

/** How a match may end that stands at `score` when `still` goals are to be expected: each team scores by Poisson, low final scores corrected. */
export function scoreChances(score: Score, still: Expectation, { lowScores: weight = LOW_SCORES, most = MOST_GOALS }: Law = {}): ScoreChances {
  const home = goalChances(still.home, most);
  const away = goalChances(still.away, most);
  const leads = new Map<number, number>();
  const totals = new Map<number, number>();
  for (const [homeGoals, homeChance] of home.entries()) {
    for (const [awayGoals, awayChance] of away.entries()) {
      // What is known of low scores is known of final ones: after a goal what is still to come is no final score.
      const chance = homeChance * awayChance * (score.home + score.away === 0 ? lowScoreFactor(homeGoals, awayGoals, still, weight) : 1);
      const lead = score.home + homeGoals - score.away - awayGoals;
      const total = score.home + homeGoals + score.away + awayGoals;
      leads.set(lead, (leads.get(lead) ?? 0) + chance);
      totals.set(total, (totals.get(total) ?? 0) + chance);
    }
  }
  return { leads: chancesOf(leads), totals: chancesOf(totals) };
}

/** Home, draw, away. */
export function outcomeChances({ leads }: ScoreChances): readonly [number, number, number] {
  const sum = (counts: (lead: number) => boolean) => leads.reduce((chance, lead) => (counts(lead.value) ? chance + lead.chance : chance), 0);
  return [sum((lead) => lead > 0), sum((lead) => lead === 0), sum((lead) => lead < 0)];
}

function chancesOf(sums: ReadonlyMap<number, number>): Chance[] {
  return [...sums].map(([value, chance]) => ({ value, chance }));
}
