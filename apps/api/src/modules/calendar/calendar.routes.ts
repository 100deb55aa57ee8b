import type { FastifyInstance } from 'fastify';
import { competitionCalls } from '@portal/contracts/competition';
import { serveBytes } from '../../http/serve-bytes.ts';
import type { CalendarService } from './calendar.service.ts';

/** Seconds in which nobody needs to ask again. */
const KEPT = 600;

export const calendarRoutes = (app: FastifyInstance, calendars: CalendarService): void =>
  serveBytes(app, competitionCalls.calendar, async ({ query, ip }) => ({
    ...(await calendars.calendar(query, ip)),
    type: 'text/calendar; charset=utf-8',
    fileName: `${query.of}-${query.id}.ics`,
    cacheControl: `public, max-age=${KEPT}`,
  }));
