import type { Score } from './match-record.ts';
import type { MatchPhase } from './match-state.ts';
import { SPORT_ID } from './sports.ts';

/** Where a match on air stands in lists. `stage`: key of the part of its competition ('final', 'group'), none where it has no such parts. */
export interface OnAir {
  readonly fixtureId: number;
  readonly sportId: number;
  /** Epoch milliseconds. */
  readonly kickOffAt: number;
  readonly stage?: string | undefined;
}

/** What the heat of a match comes from. */
export interface Heated extends OnAir {
  readonly phase: MatchPhase;
  readonly score: Score;
  /** People who watch it now. */
  readonly viewers: number;
}

/** The hot match, and since when it is (epoch milliseconds). */
export interface HotChoice {
  readonly fixtureId: number;
  readonly since: number;
}

/** For so long the hot match stays the same while it is on air (ours): a page must not change under a reader, nor from one visitor to the next. Milliseconds. */
export const HOT_FOR = 600_000;

const STAKES = new Map([
  ['final', 6],
  ['semi-final', 5],
  ['quarter-final', 4],
  ['third-place', 3],
  ['round-of-16', 3],
  ['play-off', 3],
  ['round-of-32', 2],
  ['round-of-64', 2],
]);
/** A league's round, a group, a friendly. */
const EVERYDAY = 1;

/** What is at stake by the stage alone: 6 for a final down to 1 for a round of a league (ours). */
export const stakeOf = (stage: string | undefined): number => STAKES.get(stage ?? '') ?? EVERYDAY;

/** A match that may turn with the next kick. */
function tension({ phase, score }: Pick<Heated, 'phase' | 'score'>): number {
  if (phase.includes('extra') || phase.includes('shoot-out')) return 2;
  return phase === 'second-half' && Math.abs(score.home - score.away) <= 1 ? 1 : 0;
}

/**
 * How hot a match is (ours): what is at stake, how open it is, and how many watch. Ten times the crowd weighs as much as two stages of a cup, so that a full
 * league match beats an empty semi-final, and a quarter-final a group match of the same crowd.
 */
export const heatOf = (match: Heated): number => stakeOf(match.stage) + tension(match) + 2 * Math.log10(1 + match.viewers);

/**
 * 'Trận Hot' (specification, section 1): the hottest match of football on air. The one chosen before stays for `HOT_FOR` while it is on air, and longer as long
 * as none is hotter. Undefined when no football is on air.
 */
export function hotMatch(onAir: readonly Heated[], before: HotChoice | undefined, nowMs: number): HotChoice | undefined {
  const football = onAir.filter(({ sportId }) => sportId === SPORT_ID.football);
  const held = football.find(({ fixtureId }) => fixtureId === before?.fixtureId);
  if (before && held && nowMs - before.since < HOT_FOR) return before;
  const hottest = football.toSorted((a, b) => heatOf(b) - heatOf(a) || byPlace(a, b))[0];
  if (!hottest || hottest.fixtureId === before?.fixtureId) return hottest && before;
  return { fixtureId: hottest.fixtureId, since: nowMs };
}

/**
 * The one order of all lists of what is on air (ours): the hot match, then football before other sports, more at stake before less, earlier begun before later.
 * Without the crowd, which comes and goes: two pages read one after the other show the same.
 */
export const onAirOrder =
  (hot: number | undefined) =>
  (a: OnAir, b: OnAir): number =>
    Number(b.fixtureId === hot) - Number(a.fixtureId === hot) || byPlace(a, b);

const byPlace = (a: OnAir, b: OnAir): number =>
  Number(a.sportId !== SPORT_ID.football) - Number(b.sportId !== SPORT_ID.football) ||
  a.sportId - b.sportId ||
  stakeOf(b.stage) - stakeOf(a.stage) ||
  a.kickOffAt - b.kickOffAt ||
  a.fixtureId - b.fixtureId;
