import type { FastifyInstance } from 'fastify';
import { liveCalls } from '@portal/contracts/live';
import { serve } from '../../http/serve.ts';
import type { FeedbackService } from './feedback.service.ts';

export function feedbackRoutes(app: FastifyInstance, feedback: FeedbackService): void {
  serve(app, liveCalls.createFeedback, async ({ body, caller, ip }) => ({ id: await feedback.create(body, caller, ip) }));
  serve(app, liveCalls.feedbackList, ({ query }) => feedback.list(query));
}
