import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { codes, newToken, SUCCESS } from '@portal/contracts';
import { read, type RouteDeps } from './parts.ts';

const tokenParams = z.object({ id: z.string().regex(/^[0-9a-f]{8}$/) });

/** Tokens, for managers. A secret is answered once, when it is made. */
export const tokenRoutes =
  ({ registry: { tokens }, access }: RouteDeps): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get('/tokens', { onRequest: access.needs('manage') }, async () => ({ list: tokens.list() }));

    app.post('/tokens', { bodyLimit: 10_000, onRequest: access.needs('manage') }, async (request, reply) => {
      const who = access.require(request, { do: 'manage' });
      const data = await tokens.make(read(newToken, request.body, 'The body is { name, role, remote? }.'), who);
      return reply.code(201).send({ code: codes.ok, msg: SUCCESS, data });
    });

    app.delete('/tokens/:id', { onRequest: access.needs('manage') }, async (request) => {
      const who = access.require(request, { do: 'manage' });
      await tokens.revoke(read(tokenParams, request.params, 'The path is /tokens/<id>.').id, who);
      return { code: codes.ok, msg: SUCCESS };
    });
  };
