import type { Programme } from '../../live/programme.ts';
import type { Base, Module } from '../../module.ts';
import type { ArticleService } from '../articles/index.ts';
import { peopleRepository } from '../people/index.ts';
import type { ScheduleService } from '../schedule/index.ts';
import { SearchIndex } from './search.index.ts';
import { searchRoutes } from './search.routes.ts';
import { SearchService } from './search.service.ts';

interface Deps extends Base {
  programme: Programme;
  schedule: ScheduleService;
  articles: ArticleService;
}

export function searchModule({ db, clock, limits, say, onError, programme, schedule, articles }: Deps): Module {
  const index = new SearchIndex({ db, clock, say, programme });
  const search = new SearchService({
    db,
    clock,
    limits,
    say,
    index,
    matches: (ids, language) => schedule.among(ids, language),
    people: (ids) => peopleRepository(db).byIds(ids),
    articles: (ids, language) => articles.among(ids, language),
  });
  return {
    routes(app) {
      searchRoutes(app, search);
      // Nobody waits for it; who searches first does so until it is done.
      app.addHook('onListen', async () => {
        void index.ready().catch(onError);
      });
    },
    housekeeping: [() => index.refresh()],
    close: () => index.idle(),
  };
}
