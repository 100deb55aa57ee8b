import type { HighlightKind } from '@portal/contracts/highlight';
import { EVENT_CODE, matchPlan, type TimedEvent } from '@portal/domain';
import type { Fixture } from '../../live/fixture-provider.ts';
import { isScoreboardGoal } from '../../live/goals.ts';

/** A goal that was seen. `id`: that of its match and a number among the goals of it. */
export interface SeenGoal {
  readonly id: number;
  readonly fixture: Fixture;
  readonly event: TimedEvent;
  readonly kind: HighlightKind;
}

/** Goals of one match that have a number, from 1 to 99; more fall in no match. */
const PER_MATCH = 100;
const MOST = PER_MATCH - 1;
/** The number of a goal does not tell whoever hides scores how many fell before it. 37 and 99 have no divisor in common: each goal has its own. */
const numberOf = (fixtureId: number, place: number): number => ((place * 37 + fixtureId) % MOST) + 1;
/** A goal is cut for this long. Milliseconds. */
const CUTTING = 60_000;

const kindOf = ({ code }: TimedEvent): HighlightKind => (code === EVENT_CODE.penaltyScored ? 'penalty' : code === EVENT_CODE.ownGoal ? 'own-goal' : 'goal');

/** The goals of a match that can be seen by now, in their order. */
export function seenGoals(fixture: Fixture, now: number): SeenGoal[] {
  return matchPlan(fixture.match, fixture.kickOffAt)
    .events.filter(isScoreboardGoal)
    .slice(0, MOST)
    .flatMap((event, place) =>
      event.at + CUTTING <= now ? [{ id: fixture.fixtureId * PER_MATCH + numberOf(fixture.fixtureId, place), fixture, event, kind: kindOf(event) }] : [],
    );
}

export const fixtureOfHighlight = (id: number): number => Math.floor(id / PER_MATCH);
