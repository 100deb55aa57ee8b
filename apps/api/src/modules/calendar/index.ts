import type { Base, Module } from '../../module.ts';
import type { CompetitionService } from '../competition/index.ts';
import { siteRepository } from '../resource/site.repository.ts';
import type { ScheduleService } from '../schedule/index.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { CalendarService } from './calendar.service.ts';

interface Deps extends Base {
  schedule: ScheduleService;
  competitions: CompetitionService;
}

/** Matches for the calendar of one's phone. */
export function calendarModule({ db, say, limits, schedule, competitions }: Deps): Module {
  const sites = siteRepository(db);
  const calendars = new CalendarService({
    find: async (id, language) => {
      const known = await competitions.onSchedule(id, language);
      if (known) return known;
      const [match] = await schedule.among([id], language);
      return match && { ...match, id, note: null, changedAt: undefined };
    },
    competitions,
    siteOf: (domain) => sites.byDomain(domain),
    say,
    limits,
  });
  return { routes: (app) => calendarRoutes(app, calendars) };
}
