import type { LineUp } from '@portal/contracts/match';
import {
  EVENT_CODE,
  formationOf,
  isDismissal,
  isGoal,
  readablePlayerName,
  shortPlayerName,
  type LineUp as SourceLineUp,
  type Side,
  type TimedEvent,
} from '@portal/domain';

/** A team's line-up with what has happened to its players by now. */
export function presentLineUp(source: SourceLineUp, side: Side, events: readonly TimedEvent[]): LineUp {
  const own = events.filter((event) => event.side === side && event.period < 5);
  return {
    formation: formationOf(source.rows),
    rows: source.rows.map((row) => row.map((player) => presentPlayer(player, source.captain === player, own))),
    substitutes: own.flatMap((event) =>
      event.code === EVENT_CODE.substitution
        ? [
            {
              name: readablePlayerName(event.player),
              short: shortPlayerName(event.player),
              minute: event.minute,
              added: event.added || null,
              for: readablePlayerName(event.playerOut ?? ''),
            },
          ]
        : [],
    ),
  };
}

function presentPlayer(player: string, captain: boolean, events: readonly TimedEvent[]): LineUp['rows'][number][number] {
  const his = events.filter((event) => event.player === player);
  const dismissal = his.find((event) => isDismissal(event.code));
  const off = events.find((event) => event.playerOut === player) ?? dismissal;
  return {
    name: readablePlayerName(player),
    short: shortPlayerName(player),
    captain,
    yellow: his.some((event) => event.code === EVENT_CODE.yellowCard),
    red: dismissal !== undefined,
    offAt: off?.minute ?? null,
    // An own goal stands with the team that gains it, so it is not among these.
    goals: his.filter((event) => isGoal(event.code) && event.code !== EVENT_CODE.ownGoal).length,
  };
}
