import type { LiveRoom } from '@portal/contracts/schedule';
import type { Fixture, FixtureProvider } from '../../live/fixture-provider.ts';
import type { FixtureRepository } from './fixture.repository.ts';
import { horizon } from './horizon.ts';
import { iso } from './match.presenter.ts';
import type { Shown } from './showing.ts';

/** Longer than any match with extra time and a shoot-out: what kicked off before that is over. */
const LONGEST = 4 * 3_600_000;

interface Parts extends Pick<FixtureRepository, 'ofSource'> {
  football: Pick<FixtureProvider, 'fixturesBetween'>;
  /** Epoch milliseconds. */
  now: number;
}

/** The other places of a match that is played again: of its replay the match itself, of the match its replay. */
export async function elsewhereOf(shown: Shown, { football, ofSource, now }: Parts): Promise<Pick<LiveRoom, 'original' | 'again'>> {
  // Neither leads to how a match ends before it has ended: nobody may know when they tip or watch.
  if (shown.kind === 'generated' || now < shown.fixture.endsAt) return {};
  const { sourceKey } = shown.fixture.match;
  const [original] = shown.kind === 'replay' ? await ofSource(sourceKey) : [];
  const again = playedAgain(sourceKey, football, now);
  return {
    ...(original !== undefined && { original }),
    ...(again && { again: { fixtureId: again.fixtureId, kickOff: iso(again.kickOffAt), endsAt: iso(again.endsAt) } }),
  };
}

/** The replay of a match that is on, else the next one in sight. */
function playedAgain(sourceKey: string, football: Parts['football'], now: number): Fixture | undefined {
  return football.fixturesBetween(now - LONGEST, horizon(now).to).find(({ match, endsAt }) => match.sourceKey === sourceKey && now < endsAt);
}
