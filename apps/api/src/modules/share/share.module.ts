import type { Language } from '@portal/contracts';
import type { Base, Module } from '../../module.ts';
import type { ArticleService } from '../articles/index.ts';
import type { ScheduleService } from '../schedule/index.ts';
import { draw } from './draw.ts';
import { shareRoutes } from './share.routes.ts';
import { ShareService } from './share.service.ts';

interface Deps extends Base {
  articles: Pick<ArticleService, 'among'>;
  schedule: ScheduleService;
}

/** As the pages write it where no domain has another name. */
const BRAND = 'Khán Đài';

/** What a link to a match or an article is shown with. */
export function shareModule({ limits, say, schedule, articles }: Deps): Module {
  const find = async (id: number, language: Language) => (await schedule.among([id], language))[0];
  const article = async (id: number, language: Language) => (await articles.among([id], language))[0];
  return { routes: (app) => shareRoutes(app, new ShareService({ limits, say, draw, find, article, brand: BRAND })) };
}
