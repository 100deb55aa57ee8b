import type { FastifyInstance } from 'fastify';
import { scheduleCalls } from '@portal/contracts/schedule';
import { serveShared } from '../../http/serve-shared.ts';
import { serve } from '../../http/serve.ts';
import type { ScheduleService } from './schedule.service.ts';

export function scheduleRoutes(app: FastifyInstance, schedule: ScheduleService): void {
  // Asked for at the very moment at which a match begins or ends, to learn what has changed by it.
  serve(app, scheduleCalls.liveRoom, ({ query, language }) => schedule.liveRoom(query.id, language));
  serveShared(app, scheduleCalls.featureMatch, ({ query, language }) => schedule.feature(query, language));
  serveShared(app, scheduleCalls.liveSchedule, ({ query, language }) => schedule.day(query, language));
  serveShared(app, scheduleCalls.month, ({ query }) => schedule.month(query));
  serveShared(app, scheduleCalls.totalLive, ({ query, language }) => schedule.totalLive(query.mode, language));
  serveShared(app, scheduleCalls.anchorSchedule, ({ query, language }) => schedule.anchorSchedule(query, language));
  serveShared(app, scheduleCalls.otherSchedule, ({ query, language }) => schedule.otherSchedule(query, language));
  serveShared(app, scheduleCalls.totalLiveSchedule, ({ query }) => schedule.totalLiveSchedule(query.id));
  serveShared(app, scheduleCalls.anchor, ({ language }) => schedule.anchors(language));
}
