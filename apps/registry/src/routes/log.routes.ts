import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { remoteName } from '@portal/contracts';
import { limit, read, type RouteDeps } from './parts.ts';

const n = z.coerce.number().int().nonnegative();
const historyQuery = z.object({ remote: remoteName.optional(), before: n.optional(), limit: limit(100, 30) });
const auditQuery = z.object({ after: n.default(0), limit: limit(1_000, 200) });

/** How it stands, and how it came about. */
export const logRoutes =
  ({ registry: { board, log }, access }: RouteDeps): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get('/board', { onRequest: access.needs('read') }, async () => board());
    app.get('/history', { onRequest: access.needs('read') }, async (request) =>
      log.history(read(historyQuery, request.query, 'remote: one of the portal; before: a line; limit: 1 to 100.')),
    );
    app.get('/audit', { onRequest: access.needs('read') }, async (request) => log.audit(read(auditQuery, request.query, 'after: a line; limit: 1 to 1000.')));
  };
