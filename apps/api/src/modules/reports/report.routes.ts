import type { FastifyInstance } from 'fastify';
import { reportCalls } from '@portal/contracts/report';
import { serve } from '../../http/serve.ts';
import { member } from '../../identity/caller.ts';
import type { ReportService } from './report.service.ts';

export function reportRoutes(app: FastifyInstance, reports: ReportService): void {
  serve(app, reportCalls.create, async ({ body, caller, ip }) => {
    await reports.create(body, member(caller), ip);
    return {};
  });
  serve(app, reportCalls.list, ({ query, caller }) => reports.list(query, caller));
  serve(app, reportCalls.decide, ({ body, caller }) => reports.decide(body, member(caller)));
}
