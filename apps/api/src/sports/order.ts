import { EVENT_CODE, isGoal } from '@portal/domain';
import type { MatchEvent } from '@portal/domain';

/**
 * Events in the order in which they happened. Within one minute the file does not say it, so goals come first, then
 * cards, then substitutions; but nobody scores, is booked or goes off in a minute before having come on in it.
 */
export function inOrder(events: readonly MatchEvent[]): MatchEvent[] {
  return events
    .map((event, place) => ({ event, place, rank: rankOf(event, events) }))
    .sort((one, other) => byMinute(one.event, other.event) || one.rank - other.rank || one.place - other.place)
    .map(({ event }) => event);
}

function byMinute(one: MatchEvent, other: MatchEvent): number {
  return one.period - other.period || one.minute - other.minute || one.added - other.added;
}

function rankOf(event: MatchEvent, events: readonly MatchEvent[]): number {
  const kind = isGoal(event.code) ? 0 : event.code === EVENT_CODE.substitution ? 2 : 1;
  const actor = event.playerOut ?? event.player;
  const cameOnNow = events.some(
    (other) => other !== event && other.code === EVENT_CODE.substitution && other.side === event.side && other.player === actor && byMinute(other, event) === 0,
  );
  return cameOnNow ? kind + 3 : kind;
}
