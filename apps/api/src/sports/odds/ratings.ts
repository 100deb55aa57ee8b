import type { PlayedMatch } from '../results.ts';

/** A match as far as the ratings care. Teams are the keys of results. */
export type Pairing = Pick<PlayedMatch, 'competition' | 'home' | 'away'>;

/** Goals one may expect of each team. */
export interface Expectation {
  readonly home: number;
  readonly away: number;
}

/** A team nobody has seen is an average one. */
const NEWCOMER = 1500;
/** What home is worth before anything was learnt, in points of the rating, and how far one result moves it. Tournaments on neutral ground have none of it. */
const HOME = { usual: 50, step: 0.8 } as const;
/** How far one result moves a rating: much at first, less once a team is known. */
const STEP = { known: 12, unknown: 60, settlesAfter: 5 } as const;
/** Goals of lead that 100 points of rating are worth. */
const LEAD_OF_100 = 0.55;
/** Goals of a match before a competition has shown its own habit, and how many matches that belief weighs. */
const USUAL_GOALS = { perMatch: 2.75, weight: 60 } as const;
/** Even the weakest may score. */
const LEAST_GOALS = 0.2;

/**
 * Elo ratings learnt from results (decisions, "Sports data"), in the order in which they are taken. The expectation says
 * how many goals each team should score, and what home is worth is learnt like the ratings. The constants are those that foretold best among the first
 * seven tenths of the snapshot's results; `backtest` measures them on the others.
 */
export class Ratings {
  private readonly teams = new Map<string, { rating: number; matches: number }>();
  private home: number = HOME.usual;
  private readonly goals = new Map<string, { goals: number; matches: number }>();

  /** Ratings that know these results and nothing else. */
  static of(results: Iterable<PlayedMatch>): Ratings {
    const ratings = new Ratings();
    for (const match of results) ratings.take(match);
    return ratings;
  }

  ratingOf(team: string): number {
    return this.teams.get(team)?.rating ?? NEWCOMER;
  }

  expectation(pairing: Pairing): Expectation {
    const lead = (LEAD_OF_100 * this.difference(pairing)) / 100;
    const total = this.goalsOf(pairing.competition);
    return { home: Math.max(LEAST_GOALS, (total + lead) / 2), away: Math.max(LEAST_GOALS, (total - lead) / 2) };
  }

  take(match: PlayedMatch): void {
    const { home, away } = match.score;
    const expected = 1 / (1 + 10 ** (-this.difference(match) / 400));
    const scored = home > away ? 1 : home === away ? 0.5 : 0;
    // A clear win says more than a narrow one, though not in proportion.
    const moved = (scored - expected) * Math.sqrt(Math.max(1, Math.abs(home - away)));
    if (!isOnNeutralGround(match.competition)) this.home += HOME.step * (scored - expected);
    this.move(match.home, moved);
    this.move(match.away, -moved);
    const habit = this.goals.get(match.competition) ?? { goals: 0, matches: 0 };
    this.goals.set(match.competition, { goals: habit.goals + home + away, matches: habit.matches + 1 });
  }

  private difference({ competition, home, away }: Pairing): number {
    return this.ratingOf(home) - this.ratingOf(away) + (isOnNeutralGround(competition) ? 0 : this.home);
  }

  private goalsOf(competition: string): number {
    const { goals, matches } = this.goals.get(competition) ?? { goals: 0, matches: 0 };
    return (goals + USUAL_GOALS.perMatch * USUAL_GOALS.weight) / (matches + USUAL_GOALS.weight);
  }

  private move(team: string, moved: number): void {
    const { rating, matches } = this.teams.get(team) ?? { rating: NEWCOMER, matches: 0 };
    const step = STEP.known + STEP.unknown / (1 + matches / STEP.settlesAfter);
    this.teams.set(team, { rating: rating + step * moved, matches: matches + 1 });
  }
}

/** World Cups and their like; their hosts are taken for guests too. */
export function isOnNeutralGround(competition: string): boolean {
  return /world[ -]?cup/i.test(competition);
}
