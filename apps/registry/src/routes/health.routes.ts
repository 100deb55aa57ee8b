import type { FastifyPluginAsync } from 'fastify';
import { codes, healthReport } from '@portal/contracts';
import { read, type RouteDeps } from './parts.ts';

/** `POST /reports`: what a shell saw of its visitors. */
export const healthRoutes =
  ({ registry: { health }, access }: RouteDeps): FastifyPluginAsync =>
  async (app) => {
    app.post('/reports', { bodyLimit: 8 * 1024 * 1024, onRequest: access.needs('report') }, async (request, reply) => {
      health.report(read(healthReport, request.body, 'The body is { served, failures }.'));
      return reply.code(202).send({ code: codes.ok, msg: 'taken' });
    });
  };
