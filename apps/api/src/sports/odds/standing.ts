import { stateOfPlan } from '@portal/domain';
import type { MatchPlan, MatchState, Score } from '@portal/domain';
import type { Standing } from './quotes.ts';
import type { Expectation } from './ratings.ts';

const MINUTE = 60_000;
const NIL: Score = { home: 0, away: 0 };

/** The share of its goals that a match has before half-time; in the results of the snapshot it is 43 of 100. */
export const FIRST_HALF_SHARE = 0.43;
/** How long a half is thought to last, stoppage time included: the true length is not known until it is over. */
const THOUGHT_LENGTH = { first: 47 * MINUTE, second: 50 * MINUTE } as const;
/** While the ball is in play something may still happen. */
const LAST_SHARE = 0.02;
/** A man less scores less, and lets the others score more. */
const A_MAN_LESS = { own: 0.7, other: 1.2 } as const;

/** The expectation before the kick-off, or what is left of it in play: of the whole match, or of its first half alone. */
export function standingAt(plan: MatchPlan | null, expected: Expectation, isHalf: boolean, at: number): Standing {
  if (!plan || at < plan.kickOffAt) return { score: NIL, still: times(expected, isHalf ? FIRST_HALF_SHARE : 1) };
  const state = stateOfPlan(plan, at);
  const { first, second } = leftOf(state, at);
  const share = FIRST_HALF_SHARE * first + (isHalf ? 0 : (1 - FIRST_HALF_SHARE) * second);
  return { score: state.score, still: shortHanded(times(expected, Math.max(LAST_SHARE, share)), state.redCards) };
}

/** The share of each half that is still to be played. */
function leftOf({ phase, periodStartedAt }: MatchState, at: number): { first: number; second: number } {
  const left = (length: number) => Math.max(LAST_SHARE, 1 - (at - (periodStartedAt ?? at)) / length);
  if (phase === 'first-half') return { first: left(THOUGHT_LENGTH.first), second: 1 };
  if (phase === 'half-time') return { first: 0, second: 1 };
  return { first: 0, second: phase === 'second-half' ? left(THOUGHT_LENGTH.second) : 0 };
}

function shortHanded({ home, away }: Expectation, redCards: Score): Expectation {
  return {
    home: home * A_MAN_LESS.own ** redCards.home * A_MAN_LESS.other ** redCards.away,
    away: away * A_MAN_LESS.own ** redCards.away * A_MAN_LESS.other ** redCards.home,
  };
}

function times({ home, away }: Expectation, share: number): Expectation {
  return { home: home * share, away: away * share };
}
