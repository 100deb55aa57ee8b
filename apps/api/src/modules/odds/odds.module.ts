import type { FixtureProvider } from '../../live/fixture-provider.ts';
import type { Base, Module } from '../../module.ts';
import type { OddsBook } from '../../sports/odds/index.ts';
import { fixtureRepository } from '../schedule/index.ts';
import type { CompetitionService } from '../competition/index.ts';
import { Football } from './football.ts';
import { OddsFeed } from './odds.feed.ts';
import { oddsRoutes } from './odds.routes.ts';
import { OddsService } from './odds.service.ts';
import { SeasonService } from './season.service.ts';

interface Deps extends Base {
  fixtures: FixtureProvider;
  book: OddsBook;
  competitions: CompetitionService;
  viewers: (fixtureId: number) => number;
}

export function oddsModule({ db, clock, say, onError, fixtures, book, competitions, viewers }: Deps): Module & { football: Football } {
  const football = new Football({ fixtures, clock, say, repository: fixtureRepository(db), viewers });
  const odds = new OddsService({ football, book, clock });
  const seasons = new SeasonService({ competitions, book, clock });
  const feed = new OddsFeed({ odds, clock, onError });
  return { football, routes: (app) => oddsRoutes(app, { odds, seasons }), feeds: [feed], close: () => feed.dispose() };
}
