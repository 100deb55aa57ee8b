import { goalChances, lowScoreFactor } from './goal-chances.ts';
import type { TableResult, TableRules, TieBreak } from './league-table.ts';
import type { Score } from './match-record.ts';
import { randomFrom } from './seeded.ts';

/** A match of a league that has no result yet. `expected`: goals that the model expects of each side. `score`: the result somebody supposes; undefined: it is played by chance. */
export interface SeasonFixture {
  readonly home: string;
  readonly away: string;
  readonly expected: Score;
  readonly score?: Score | undefined;
}

/** A league in the middle of its season. Teams by any key; `results` and `rules` as `leagueTable` takes them. */
export interface SeasonPlan {
  readonly teams: readonly string[];
  readonly results: readonly TableResult[];
  readonly fixtures: readonly SeasonFixture[];
  readonly rules: TableRules;
  readonly seed: string;
}

/** What became of a team. `points`: at the end, on average. `places`: the share of seasons in which it came first, second and so on; they sum to 1. */
export interface TeamChances {
  readonly team: string;
  readonly points: number;
  readonly places: readonly number[];
}

/** Seasons that are played in slices of any size: same plan, as many seasons, same answer. */
export interface SeasonPlays {
  readonly played: number;
  play(times: number): void;
  /** In the order of the plan's teams. Before the first season every share is nought. */
  chances(): TeamChances[];
}

/** Seasons played for the chances of one table (ours): a share of a half is then known to one in a hundred, nineteen times in twenty. */
export const SEASON_PLAYS = 10_000;

/** More goals of one team than this are not played; the chances are stretched to 1 without them. As many as the odds look at. */
const MOST_GOALS = 12;
const SCORES = (MOST_GOALS + 1) ** 2;

/**
 * Plays the rest of a league's season again and again (ours: issue 'what-if table'; ADR 65). Goals are drawn as the odds expect them, by Poisson with low scores corrected; the table is that of `leagueTable`, by
 * all of the competition's tie-breaks; cards are not played, so conduct is that of the results alone. Teams that no rule parts share their places evenly, as lots would give them.
 * Every fixture takes one number of the seed's stream in each season, supposed or not: what somebody supposes changes nothing of the chance in other matches.
 */
export function seasonPlays(plan: SeasonPlan): SeasonPlays {
  const { teams, fixtures, seed } = plan;
  const random = randomFrom(seed);
  const matches = matchesOf(plan);
  const known = sumsOf(teams.length, plan.rules);
  for (const [at, { home, away, conduct }] of plan.results.entries()) {
    known.add(matches, at);
    known.conduct(matches.team(home), conduct?.home ?? 0);
    known.conduct(matches.team(away), conduct?.away ?? 0);
  }
  const first = plan.results.length;
  for (const [at, { score }] of fixtures.entries()) if (score) known.add(matches, first + at);
  const chances = Float64Array.from(fixtures.flatMap(({ expected, score }) => (score ? [] : [...cumulated(expected)])));
  const sums = sumsOf(teams.length, plan.rules);
  const ranking = rankingOf(sums, matches, plan.rules.tieBreaks);
  const points = new Float64Array(teams.length);
  const places = new Float64Array(teams.length ** 2);
  let played = 0;

  const playOne = (): void => {
    sums.set(known);
    let table = 0;
    for (let at = 0; at < fixtures.length; at += 1) {
      const drawn = random();
      if (matches.supposed[at]) continue;
      const score = drawnFrom(chances, table, drawn);
      table += SCORES;
      matches.homeGoals[first + at] = Math.floor(score / (MOST_GOALS + 1));
      matches.awayGoals[first + at] = score % (MOST_GOALS + 1);
      sums.add(matches, first + at);
    }
    for (let team = 0; team < teams.length; team += 1) points[team]! += sums.points[team]!;
    ranking.each((order, from, to) => {
      for (let one = from; one < to; one += 1) for (let place = from; place < to; place += 1) places[order[one]! * teams.length + place]! += 1 / (to - from);
    });
    played += 1;
  };

  return {
    get played() {
      return played;
    },
    play(times) {
      for (let time = 0; time < times; time += 1) playOne();
    },
    chances: () =>
      teams.map((team, at) => ({
        team,
        points: points[at]! / Math.max(1, played),
        places: [...places.subarray(at * teams.length, (at + 1) * teams.length)].map((times) => times / Math.max(1, played)),
      })),
  };
}

/** The share of seasons in which a team came among the first so many, or among the last (ours). To a thousand millionth: what is always so is 1, and not what adding leaves of it. */
export function shareOfPlaces({ places }: Pick<TeamChances, 'places'>, which: 'first' | 'last', count: number): number {
  const among = which === 'first' ? places.slice(0, count) : places.slice(Math.max(0, places.length - count));
  return Math.round(among.reduce((sum, share) => sum + share, 0) * 1e9) / 1e9;
}

/** Matches by number, those with a result first; a team that is not in the table is -1. */
interface Matches {
  readonly home: Int16Array;
  readonly away: Int16Array;
  readonly homeGoals: Int16Array;
  readonly awayGoals: Int16Array;
  /** By the number of the fixture. */
  readonly supposed: readonly boolean[];
  team(key: string): number;
  /** Of two teams, whoever is at home. */
  between(one: number, other: number): readonly number[];
}

const NONE: readonly number[] = [];

function matchesOf({ teams, results, fixtures }: SeasonPlan): Matches {
  const places = new Map(teams.map((team, at) => [team, at]));
  const team = (key: string) => places.get(key) ?? -1;
  const all = [...results, ...fixtures];
  const numbers = (of: (match: (typeof all)[number]) => number) => Int16Array.from(all, of);
  const [home, away] = [numbers((match) => team(match.home)), numbers((match) => team(match.away))];
  const met: (number[] | undefined)[] = [];
  const meeting = (one: number, other: number) => Math.min(one, other) * teams.length + Math.max(one, other);
  for (let at = 0; at < all.length; at += 1) if (home[at]! >= 0 && away[at]! >= 0) (met[meeting(home[at]!, away[at]!)] ??= []).push(at);
  return {
    home,
    away,
    homeGoals: numbers(({ score }) => score?.home ?? 0),
    awayGoals: numbers(({ score }) => score?.away ?? 0),
    supposed: fixtures.map(({ score }) => score !== undefined),
    team,
    between: (one, other) => met[meeting(one, other)] ?? NONE,
  };
}

/** Sums of each team, by its number. */
function sumsOf(teams: number, { pointsForWin = 3 }: TableRules) {
  const [points, difference, goals, wins, awayGoals, conduct] = Array.from({ length: 6 }, () => new Int32Array(teams)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const one = (team: number, scored: number, conceded: number) => {
    points[team]! += scored > conceded ? pointsForWin : scored === conceded ? 1 : 0;
    difference[team]! += scored - conceded;
    goals[team]! += scored;
    if (scored > conceded) wins[team]! += 1;
  };
  const all = { points, difference, goals, wins, awayGoals };
  return {
    ...all,
    cards: conduct,
    pointsForWin,
    add({ home, away, homeGoals, awayGoals: given }: Matches, match: number): void {
      const [host, guest] = [home[match]!, away[match]!];
      const [scored, conceded] = [homeGoals[match]!, given[match]!];
      if (host >= 0) one(host, scored, conceded);
      if (guest < 0) return;
      one(guest, conceded, scored);
      awayGoals[guest]! += conceded;
    },
    conduct(team: number, cards: number): void {
      if (team >= 0) conduct[team]! += cards;
    },
    set(other: typeof all & { readonly cards: Int32Array }): void {
      for (const name of ['points', 'difference', 'goals', 'wins', 'awayGoals'] as const) all[name].set(other[name]);
      conduct.set(other.cards);
    },
  };
}
type Sums = ReturnType<typeof sumsOf>;

type Level = (order: Int16Array, from: number, to: number) => void;

/** The order of a table, as `leagueTable` has it, without a thing made anew in each season: teams in one array, sorted stretch by stretch. */
function rankingOf(sums: Sums, matches: Matches, tieBreaks: readonly TieBreak[]) {
  const teams = sums.points.length;
  const order = new Int16Array(teams);
  const value = new Float64Array(teams);
  const plain: Record<Exclude<TieBreak, 'headToHead'>, Int32Array> = {
    goalDifference: sums.difference,
    goals: sums.goals,
    wins: sums.wins,
    awayGoals: sums.awayGoals,
    conduct: sums.cards,
  };

  /** Puts the greatest first, keeping the order of those that are level. */
  const sort = (from: number, to: number, by: Int32Array | Float64Array): void => {
    for (let at = from + 1; at < to; at += 1) {
      const team = order[at]!;
      let place = at;
      for (; place > from && by[order[place - 1]!]! < by[team]!; place -= 1) order[place] = order[place - 1]!;
      order[place] = team;
    }
  };
  /** Points, difference and goals of the matches among the teams of a stretch, in one number each. */
  const headToHead = (from: number, to: number): Float64Array => {
    for (let at = from; at < to; at += 1) value[order[at]!] = 0;
    for (let one = from; one < to; one += 1)
      for (let other = one; other < to; other += 1)
        for (const match of matches.between(order[one]!, order[other]!)) {
          const [host, guest] = [matches.home[match]!, matches.away[match]!];
          const [scored, conceded] = [matches.homeGoals[match]!, matches.awayGoals[match]!];
          value[host]! += packed(scored, conceded, sums.pointsForWin);
          value[guest]! += packed(conceded, scored, sums.pointsForWin);
        }
    return value;
  };
  const part = (from: number, to: number, rule: number, level: Level): void => {
    const name = tieBreaks[rule];
    if (to - from < 2 || name === undefined) return level(order, from, to);
    const by = name === 'headToHead' ? headToHead(from, to) : plain[name];
    sort(from, to, by);
    split(from, to, by, (start, end) => part(start, end, name === 'headToHead' && end - start < to - from ? rule : rule + 1, level));
  };
  return {
    /** Tells of each team, or of those that stay level together, at which places of the order they are. */
    each(level: Level): void {
      for (let team = 0; team < teams; team += 1) order[team] = team;
      sort(0, teams, sums.points);
      split(0, teams, sums.points, (from, to) => part(from, to, 0, level));
    },
  };

  /** Stretches of one value. Where they end is read before any is parted further: what is compared by may be written anew then. */
  function split(from: number, to: number, by: Int32Array | Float64Array, then: (from: number, to: number) => void): void {
    const ends: number[] = [];
    for (let at = from + 1; at <= to; at += 1) if (at === to || by[order[at]!] !== by[order[at - 1]!]) ends.push(at);
    let start = from;
    for (const end of ends) {
      then(start, end);
      start = end;
    }
  }
}

/** Points weigh more than any difference, that more than any goals. */
const packed = (scored: number, conceded: number, pointsForWin: number): number =>
  (scored > conceded ? pointsForWin : scored === conceded ? 1 : 0) * 1e8 + (scored - conceded) * 1e4 + scored;

/** Chances of the scores 0-0, 0-1 and so on, each with those before it: the last is 1. */
function cumulated(expected: Score): Float64Array {
  const [hosts, guests] = [goalChances(expected.home, MOST_GOALS), goalChances(expected.away, MOST_GOALS)];
  const chances = new Float64Array(SCORES);
  let sum = 0;
  for (let score = 0; score < SCORES; score += 1) {
    const [scored, conceded] = [Math.floor(score / (MOST_GOALS + 1)), score % (MOST_GOALS + 1)];
    sum += hosts[scored]! * guests[conceded]! * lowScoreFactor(scored, conceded, expected);
    chances[score] = sum;
  }
  return chances.map((chance) => chance / sum);
}

/** The score that a number in [0, 1) falls to, in the table that begins there. */
function drawnFrom(chances: Float64Array, table: number, drawn: number): number {
  let [low, high] = [0, SCORES - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (chances[table + middle]! > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
}
