import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import type { FeedbackService } from './feedback.service.ts';

export function feedbackRoutes(app: FastifyInstance, feedback: FeedbackService): void {
  serve(app, calls.live.createFeedback, async ({ body, caller, ip }) => ({ id: await feedback.create(body, caller, ip) }));
  serve(app, calls.live.feedbackList, ({ query }) => feedback.list(query));
}
