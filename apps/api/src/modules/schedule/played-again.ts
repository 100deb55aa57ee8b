import type { Fixture, FixtureProvider } from '../../live/fixture-provider.ts';
import { horizon } from './horizon.ts';

/** Longer than any match with extra time and a shoot-out: what kicked off before that is over. */
const LONGEST = 4 * 3_600_000;

/** The replay of a match that is on, else the next one in sight. */
export function playedAgain(sourceKey: string, football: Pick<FixtureProvider, 'fixturesBetween'>, now: number): Fixture | undefined {
  return football.fixturesBetween(now - LONGEST, horizon(now).to).find(({ match, endsAt }) => match.sourceKey === sourceKey && now < endsAt);
}
