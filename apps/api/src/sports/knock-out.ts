import { finalScore, isScored, type MatchRecord, type MatchScore, type Score } from '@portal/domain';
import { isVoid } from './counted.ts';
import { editionStages, KNOCK_OUT } from './edition-stages.ts';
import type { StageKey } from './stages.ts';
import { isPlaceholderTeam, teamFacts } from './teams.ts';

/** One pairing of a knock-out round. Teams by the key of their facts; null: not known yet. */
export interface Tie<M extends MatchRecord = MatchRecord> {
  readonly teams: readonly [string | null, string | null];
  /** In the order in which they are played: one, two, or one more where it was played again. */
  readonly matches: readonly M[];
  /** Goals of all its matches, in the order of `teams`; null before the first. */
  readonly goals: readonly [number, number] | null;
  readonly penalties: readonly [number, number] | null;
  /** Which of the two went on; null: not decided, or no source tells. */
  readonly winner: 0 | 1 | null;
}

export interface KnockOutRound<M extends MatchRecord = MatchRecord> {
  readonly key: StageKey;
  readonly ties: readonly Tie<M>[];
}

/** The knock-out rounds of one season of a competition, ties in the order in which their winners meet in the next; none for a league. */
export function knockOutOf<M extends MatchRecord>(matches: readonly M[]): KnockOutRound<M>[] {
  const { stage } = editionStages(matches);
  const inRounds = Map.groupBy(matches, (match) => stage(match).key);
  const isLeg = (match: M) => stage(match).leg !== undefined;
  const met = KNOCK_OUT.map((key) => ({ key, ties: pairingsOf(inRounds.get(key) ?? []) })).filter(({ ties }) => ties.length > 0);
  const inLegs = met.some(({ ties }) => ties.some((tie) => isOfTwoLegs(tie.matches, isLeg)));
  const rounds = met.map(({ key, ties }) => ({ key, ties: reckoned(ties, isLeg, inLegs) }));
  // Who went on shows in the next round, whatever the goals say: on away goals, by a draw of lots, at the green table.
  const settled = rounds.map(({ key, ties }, at) => ({ key, ties: ties.map((tie) => ({ ...tie, winner: seenIn(tie, next(rounds, at)) ?? tie.winner })) }));
  return settled.map((round, at) => ({ ...round, ties: leadingTo(round.ties, settled, at) }));
}

/** The round that winners of this one go on to. */
const next = <R extends { key: StageKey }>(rounds: readonly R[], at: number): R | undefined => rounds.slice(at + 1).find(({ key }) => key !== 'third-place');

function seenIn({ teams }: Tie, round: { ties: readonly Tie[] } | undefined): 0 | 1 | null {
  const there = new Set(round?.ties.flatMap((tie) => tie.teams) ?? []);
  const [first, second] = teams.map((team) => team !== null && there.has(team));
  if (first === second) return null;
  return first ? 0 : 1;
}

/**
 * From the last round back: first the tie that the first team of the next round's first tie comes from, then that of its second team. Where a team is not known yet
 * there is room for the ties that lead nowhere yet, in the order in which they are played.
 */
function leadingTo<M extends MatchRecord>(ties: readonly Tie<M>[], rounds: readonly KnockOutRound<M>[], at: number): Tie<M>[] {
  const later = next(rounds, at);
  if (!later) return [...ties];
  const slots = leadingTo(later.ties, rounds, rounds.indexOf(later)).flatMap(({ teams }) => teams);
  const from = new Map<Tie<M>, number>();
  for (const tie of ties) {
    const slot = slots.findIndex((team) => team !== null && tie.teams.includes(team));
    if (slot >= 0) from.set(tie, slot);
  }
  const free = [...slots.keys()].filter((slot) => ![...from.values()].includes(slot));
  for (const tie of ties) if (!from.has(tie)) from.set(tie, free.shift() ?? slots.length);
  return ties.toSorted((one, other) => (from.get(one) ?? 0) - (from.get(other) ?? 0));
}

const keyOf = (name: string): string | null => (isPlaceholderTeam(name) ? null : teamFacts(name).key);

type Pairing<M> = Pick<Tie, 'teams'> & { readonly matches: readonly M[] };

function pairingsOf<M extends MatchRecord>(matches: readonly M[]): Pairing<M>[] {
  const inTime = matches.toSorted((one, other) => compare(one.date, other.date) || compare(one.kickOff ?? '', other.kickOff ?? ''));
  const ties = new Map<string, { teams: readonly [string | null, string | null]; matches: M[] }>();
  for (const match of inTime) {
    const teams = [keyOf(match.home.name), keyOf(match.away.name)] as const;
    // Of which a team is not known yet, each is a tie of its own.
    const key = teams.includes(null) ? match.sourceKey : teams.toSorted().join('\n');
    const known = ties.get(key);
    if (known) known.matches.push(match);
    else ties.set(key, { teams, matches: [match] });
  }
  return [...ties.values()];
}

/** `inLegs`: some round of the season has two legs; whoever meets there twice, each at home once, plays two. */
function reckoned<M extends MatchRecord>(ties: readonly Pairing<M>[], isLeg: (match: M) => boolean, inLegs: boolean): Tie<M>[] {
  const inTwoLegs = ties.some((tie) => isOfTwoLegs(tie.matches, isLeg) || (inLegs && isAtBothHomes(tie.matches)));
  return ties.map(({ teams, matches }) => ({ teams, matches, ...outcomeOf(teams, matches, inTwoLegs) }));
}

function isAtBothHomes(matches: readonly MatchRecord[]): boolean {
  const [first, second, ...more] = matches.filter((match) => !isVoid(match));
  return first !== undefined && second !== undefined && more.length === 0 && keyOf(first.home.name) === keyOf(second.away.name);
}

/** Many sources write no leg: a match is only played again where nobody had won it. */
function isOfTwoLegs<M extends MatchRecord>(matches: readonly M[], isLeg: (match: M) => boolean): boolean {
  const [first, ...later] = matches.filter((match) => !isVoid(match));
  if (!first) return false;
  return isLeg(first) || (later.length > 0 && isScored(first) && ahead(goalsOf(first.score)) !== null);
}

function outcomeOf(
  teams: readonly [string | null, string | null],
  matches: readonly MatchRecord[],
  inTwoLegs: boolean,
): Pick<Tie, 'goals' | 'penalties' | 'winner'> {
  const valid = matches.filter((match) => !isVoid(match));
  const counting = valid.filter(isScored);
  const inOrder = (match: MatchRecord, { home, away }: Score): [number, number] => (keyOf(match.home.name) === teams[0] ? [home, away] : [away, home]);
  const sums = counting.map((match) => inOrder(match, finalScore(match.score)));
  const last = counting.at(-1);
  const penalties = last?.score.penalties ? inOrder(last, last.score.penalties) : null;
  const goals = sums.length === 0 ? null : inTwoLegs ? sums.reduce<[number, number]>(([a, b], [c, d]) => [a + c, b + d], [0, 0]) : sums.at(-1)!;
  // After one leg of two nobody has gone on, even if no source knows of the other yet.
  const isWhole = counting.length >= (inTwoLegs ? 2 : 1) && counting.length === valid.length;
  return { goals, penalties, winner: isWhole && goals ? (ahead(goals) ?? (penalties && ahead(penalties))) : null };
}

const goalsOf = (score: MatchScore): [number, number] => {
  const { home, away } = finalScore(score);
  return [home, away];
};
const ahead = ([first, second]: readonly [number, number]): 0 | 1 | null => (first === second ? null : first > second ? 0 : 1);
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
