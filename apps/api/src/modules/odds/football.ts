import type { Language } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { SPORT_ID } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Say } from '../../http/words.ts';
import type { FixtureProvider } from '../../live/fixture-provider.ts';
import { announcedFixture, replayedFixture, type OddsFixture } from '../../sports/odds/index.ts';
import { presentShown, showImported, showReplay, type FixtureRepository, type ListedFixture, type Showing } from '../schedule/index.ts';

interface Parts {
  fixtures: FixtureProvider;
  repository: FixtureRepository;
  clock: Clock;
  say: Say;
  viewers: (fixtureId: number) => number;
}

/** A football match as it stands, and its row in the language of the request. */
export interface FootballMatch {
  readonly showing: Showing;
  readonly summary: MatchSummary;
}

/** Football matches of the schedule as odds and tips need them; only of these are there any. */
export class Football {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async find(id: number, language: Language): Promise<FootballMatch | undefined> {
    return this.footballAmong(await this.parts.repository.find(id), language)[0];
  }

  /** The first `most` that kick off in [from, to). */
  async between(from: Date, to: Date, most: number, language: Language): Promise<FootballMatch[]> {
    const listed = await this.parts.repository.between(from, to, most);
    return listed.flatMap((one) => this.footballAmong(one, language));
  }

  /** What odds look at of the matches on air at a moment (epoch milliseconds), and of those `besides`, on air or not. Only a replay ever is. */
  onAir(at: number, besides: readonly number[]): { fixture: OddsFixture; live: boolean }[] {
    const { fixtures } = this.parts;
    const live = fixtures.liveAt(at);
    const known = new Set(live.map(({ fixtureId }) => fixtureId));
    const others = besides.flatMap((id) => (known.has(id) ? [] : (fixtures.fixtureById(id) ?? [])));
    return [...live, ...others].map((fixture) => ({ fixture: replayedFixture(fixture), live: known.has(fixture.fixtureId) }));
  }

  present(showing: Showing, language: Language): MatchSummary {
    const { viewers, say } = this.parts;
    return presentShown(showing, viewers(showing.fixture.fixtureId), say, language);
  }

  private footballAmong(listed: ListedFixture | undefined, language: Language): FootballMatch[] {
    const showing = listed && this.show(listed);
    const summary = showing && this.present(showing, language);
    return showing && summary?.sportId === SPORT_ID.football ? [{ showing, summary }] : [];
  }

  private show(listed: ListedFixture): Showing | undefined {
    const { fixtures, clock } = this.parts;
    if (listed.kind === 'generated') return undefined;
    if (listed.kind === 'imported') {
      // Without a time of day nobody could say when its odds close and its tips lock.
      return listed.match.kickOff === null ? undefined : showImported(listed, clock.now());
    }
    const fixture = fixtures.fixtureById(listed.fixtureId);
    return fixture && showReplay(fixture, fixtures, clock.now());
  }
}

/** What the odds look at: a replay to its end, any other match until it kicks off. */
export function oddsFixtureOf({ fixture, kind }: Showing): OddsFixture {
  return kind === 'replay' ? replayedFixture(fixture) : announcedFixture(fixture);
}
