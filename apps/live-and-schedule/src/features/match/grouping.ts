import type { MatchSummary } from '@portal/contracts/match';
import { hasStar, standing, type Followed } from '@portal/domain';

export interface TournamentGroup {
  readonly tournament: MatchSummary['tournament'];
  /** The stage that all of its matches share, else undefined: then it is said row by row. */
  readonly stage: string | undefined;
  readonly matches: readonly MatchSummary[];
}

/** Matches by tournament: those with something on air first, then by their earliest kick-off; matches by kick-off. */
export function byTournament(matches: readonly MatchSummary[]): TournamentGroup[] {
  return inTournaments([...matches].sort(byKickOff)).sort(
    (a, b) => Number(hasLive(b.matches)) - Number(hasLive(a.matches)) || byKickOff(a.matches[0]!, b.matches[0]!),
  );
}

/** Those in which something has a star, the tournament or a team, before all others; else in the order in which they are given. */
export function starredFirst<T extends { readonly matches: readonly MatchSummary[] }>(groups: readonly T[], followed: Followed): T[] {
  const star = ({ matches }: T) => Number(matches.some((match) => hasStar(match, followed)));
  return groups.toSorted((a, b) => star(b) - star(a));
}

/** Matches by tournament in the order in which they are given: what is on air has one order on all pages. */
export function inTournaments(matches: readonly MatchSummary[]): TournamentGroup[] {
  const groups = new Map<number, MatchSummary[]>();
  for (const match of matches) {
    const group = groups.get(match.tournament.id);
    if (group) group.push(match);
    else groups.set(match.tournament.id, [match]);
  }
  return [...groups.values()].map((list) => ({ tournament: list[0]!.tournament, stage: sharedStage(list), matches: list }));
}

/**
 * The three parts of the live page. What is on air keeps the order it is given in: viewers come and go every second, rows must not.
 * A match without a result belongs to the past.
 */
export function bySection(matches: readonly MatchSummary[]): { live: MatchSummary[]; coming: MatchSummary[]; past: MatchSummary[] } {
  const unique = matches.filter((match, index) => matches.findIndex(({ fixtureId }) => fixtureId === match.fixtureId) === index);
  const of = (...wanted: string[]) => unique.filter((match) => wanted.includes(standing(match)));
  return {
    live: of('live'),
    coming: of('coming').sort(byKickOff),
    past: of('ended', 'no-result').sort((a, b) => byKickOff(b, a)),
  };
}

/**
 * What of a day is worth showing at once: everything on air, then as many of what comes and of what is just over as fit, nearest first.
 * The day's order stays.
 */
export function aroundNow(matches: readonly MatchSummary[], most: number): MatchSummary[] {
  if (matches.length <= most) return [...matches];
  const { live, coming, past } = bySection(matches);
  const chosen = new Set(live.slice(0, most));
  const justOver = Math.min(past.length, Math.max(2, most - chosen.size - coming.length));
  for (const match of past.slice(0, Math.min(justOver, most - chosen.size))) chosen.add(match);
  for (const match of coming.slice(0, most - chosen.size)) chosen.add(match);
  return matches.filter((match) => chosen.has(match));
}

const COLUMNS = 3;
/**
 * Posters, as many as there is room for: what is on air without the hot match, which has the hero to itself, then what begins next. Those to come fill whole rows
 * of three, or are all there is.
 */
export function posterRow(matches: readonly MatchSummary[], hot: MatchSummary | undefined, next: readonly MatchSummary[], limit: number): MatchSummary[] {
  const others = bySection(matches).live.filter(({ fixtureId }) => fixtureId !== hot?.fixtureId);
  const soon = next.filter((match) => !matches.some(({ fixtureId }) => fixtureId === match.fixtureId));
  const found = Math.min(limit, others.length + soon.length);
  const whole = found > COLUMNS ? found - (found % COLUMNS) : found;
  return [...others, ...soon].slice(0, Math.max(whole, Math.min(limit, others.length)));
}

const HALF_A_DAY = 12 * 3_600_000;
/** Of which only the day is known stands at noon in the data, and last of its day for who reads. */
const momentOf = ({ kickOff, dayOnly }: MatchSummary) => Date.parse(kickOff) + (dayOnly ? HALF_A_DAY : 0);
const byKickOff = (a: MatchSummary, b: MatchSummary) => momentOf(a) - momentOf(b) || a.fixtureId - b.fixtureId;
const hasLive = (matches: readonly MatchSummary[]) => matches.some((match) => standing(match) === 'live');
const sharedStage = (matches: readonly MatchSummary[]) =>
  matches.every((match) => match.tournament.stage === matches[0]?.tournament.stage) ? matches[0]?.tournament.stage : undefined;
