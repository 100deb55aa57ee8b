import type { Base, Module } from '../module.ts';
import type { ChatWriter } from '../modules/chat/index.ts';
import type { MatchRooms } from '../modules/schedule/index.ts';
import type { Audience } from '../sockets/audience.ts';
import { LiveFeed } from '../sockets/live.feed.ts';
import type { FixtureProvider } from './fixture-provider.ts';
import { GoalTeller } from './goals.ts';
import type { Programme } from './programme.ts';
import { LiveTicker } from './ticker.ts';

interface Deps extends Base {
  programme: Programme;
  fixtures: FixtureProvider;
  audience: Audience;
  rooms: MatchRooms;
  writer: ChatWriter;
  /** A match has ended. */
  onEnd: () => void;
}

/** What moves by itself: scores on the socket, goals told in the rooms, what waits for a match to end. */
export function liveModule({ clock, onError, programme, fixtures, audience, rooms, writer, onEnd }: Deps): Module {
  const feed = new LiveFeed({ programme, clock, audience, known: (id) => programme.fixtureById(id) });
  const goals = new GoalTeller({ fixtures, writer, roomOf: (fixture) => rooms.of(fixture), onError });
  let ticker: Pick<LiveTicker<never>, 'stop'> | undefined;
  return {
    feeds: [feed],
    async start() {
      const ticking = new LiveTicker({
        fixtures: programme,
        clock,
        onError,
        onChanges: (changes) => {
          feed.publish(changes);
          void goals.tell(changes);
          if (changes.some(({ kind, at, fixture }) => kind !== 'game' && at >= fixture.endsAt)) onEnd();
        },
      });
      await goals.catchUp(clock.now());
      ticking.start();
      ticker = ticking;
    },
    close: () => ticker?.stop(),
  };
}
