import { EVENT_CODE, isGoal } from '@portal/domain';
import type { MatchEvent } from '@portal/domain';

/**
 * Events in the order in which they happened. Within one minute the file does not say it, so goals come first, then
 * cards, then substitutions; but nobody scores, is booked or goes off in a minute before having come on in it.
 */
export function inOrder(events: readonly MatchEvent[]): MatchEvent[] {
  const cameOn = new Set(events.filter(({ code }) => code === EVENT_CODE.substitution).map((event) => momentOf(event, event.player)));
  return events
    .map((event, place) => ({ event, place, rank: rankOf(event, cameOn) }))
    .sort((one, other) => byMinute(one.event, other.event) || one.rank - other.rank || one.place - other.place)
    .map(({ event }) => event);
}

function byMinute(one: MatchEvent, other: MatchEvent): number {
  return one.period - other.period || one.minute - other.minute || one.added - other.added;
}

const momentOf = ({ side, period, minute, added }: MatchEvent, player: string): string => [side, period, minute, added, player].join('\n');

function rankOf(event: MatchEvent, cameOn: ReadonlySet<string>): number {
  const isChange = event.code === EVENT_CODE.substitution;
  const kind = isGoal(event.code) ? 0 : isChange ? 2 : 1;
  // Who goes off in the minute in which they came on, whoever came on for them.
  const actor = event.playerOut ?? event.player;
  const cameOnNow = cameOn.has(momentOf(event, actor)) && !(isChange && actor === event.player);
  return cameOnNow ? kind + 3 : kind;
}
