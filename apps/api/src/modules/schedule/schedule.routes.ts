import type { FastifyInstance } from 'fastify';
import { scheduleCalls } from '@portal/contracts/schedule';
import { serve } from '../../http/serve.ts';
import type { ScheduleService } from './schedule.service.ts';

export function scheduleRoutes(app: FastifyInstance, schedule: ScheduleService): void {
  serve(app, scheduleCalls.liveRoom, ({ query, language }) => schedule.liveRoom(query.id, language));
  serve(app, scheduleCalls.featureMatch, ({ query, language }) => schedule.feature(query, language));
  serve(app, scheduleCalls.liveSchedule, ({ query, language }) => schedule.day(query, language));
  serve(app, scheduleCalls.month, ({ query }) => schedule.month(query));
  serve(app, scheduleCalls.totalLive, ({ query, language }) => schedule.totalLive(query.mode, language));
  serve(app, scheduleCalls.anchorSchedule, ({ query, language }) => schedule.anchorSchedule(query, language));
  serve(app, scheduleCalls.otherSchedule, ({ query, language }) => schedule.otherSchedule(query, language));
  serve(app, scheduleCalls.totalLiveSchedule, ({ query }) => schedule.totalLiveSchedule(query.id));
  serve(app, scheduleCalls.anchor, ({ language }) => schedule.anchors(language));
}
