import { SPORT_ID, type SportId } from '@portal/domain';
import type { Game, GameChange, Games } from '../sports/index.ts';
import type { Fixture, FixtureChange, FixtureProvider, Placed, Provider } from './fixture-provider.ts';

/** What can be on air: a football match, or a game of another sport that the portal makes up. */
export type Airing = Fixture | Game;
export type Change = FixtureChange | GameChange;

/** All that runs by the clock, as one. Ids lie in ranges of their own, so one of them leads to its source. */
export interface Programme extends Provider<Airing, Change> {
  readonly football: FixtureProvider;
  readonly games: Games;
}

export const isGame = (airing: Airing): airing is Game => 'plan' in airing;
export const sportOf = (airing: Airing): SportId => (isGame(airing) ? airing.sportId : SPORT_ID.football);

export function programmeOf(football: FixtureProvider, games: Games): Programme {
  return {
    football,
    games,
    fixturesBetween: (from, to) => byKickOff([...football.fixturesBetween(from, to), ...games.fixturesBetween(from, to)]),
    fixtureById: (id) => games.fixtureById(id) ?? football.fixtureById(id),
    liveAt: (now) => byKickOff([...football.liveAt(now), ...games.liveAt(now)]),
    nextChangeAfter(now) {
      const next = [football.nextChangeAfter(now), games.nextChangeAfter(now)].filter((at) => at !== null);
      return next.length > 0 ? Math.min(...next) : null;
    },
    changesBetween: (from, to) => [...football.changesBetween(from, to), ...games.changesBetween(from, to)].sort((one, other) => one.at - other.at),
  };
}

const byKickOff = <F extends Placed>(placed: F[]): F[] => placed.sort((one, other) => one.kickOffAt - other.kickOffAt || one.fixtureId - other.fixtureId);
