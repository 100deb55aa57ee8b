import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import type { ScheduleService } from './schedule.service.ts';

export function scheduleRoutes(app: FastifyInstance, schedule: ScheduleService): void {
  serve(app, calls.schedule.liveRoom, ({ query, language }) => schedule.liveRoom(query.id, language));
  serve(app, calls.schedule.featureMatch, ({ query, language }) => schedule.feature(query, language));
  serve(app, calls.schedule.liveSchedule, ({ query, language }) => schedule.day(query, language));
  serve(app, calls.schedule.totalLive, ({ query, language }) => schedule.totalLive(query.mode, language));
  serve(app, calls.schedule.anchor, ({ language }) => schedule.anchors(language));
}
