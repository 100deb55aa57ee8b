import type { Base, Module } from '../../module.ts';
import type { ScheduleService } from '../schedule/index.ts';
import { draw } from './draw.ts';
import { shareRoutes } from './share.routes.ts';
import { ShareService } from './share.service.ts';

interface Deps extends Base {
  schedule: ScheduleService;
}

/** What a link to a match is shown with. */
export const shareModule = ({ limits, say, schedule }: Deps): Module => ({
  routes: (app) => shareRoutes(app, new ShareService({ limits, say, draw, find: async (id, language) => (await schedule.among([id], language))[0] })),
});
