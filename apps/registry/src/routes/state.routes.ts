import type { FastifyPluginAsync } from 'fastify';
import type { RouteDeps } from './parts.ts';

/** What is on air: `GET /state` as it is now, `GET /events` now and with every change (server-sent events). */
export const stateRoutes =
  ({ registry, access }: RouteDeps): FastifyPluginAsync =>
  async (app) => {
    app.get('/state', { onRequest: access.needs('open') }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return registry.state();
    });

    // Without HEAD: an answer to it would stay open and say nothing.
    app.get('/events', { onRequest: access.needs('open'), exposeHeadRoute: false }, async (_request, reply) => {
      registry.events.makeRoom();
      reply.hijack();
      registry.events.listen(reply.raw);
    });
  };
