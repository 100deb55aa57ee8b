import type { FastifyPluginAsync } from 'fastify';
import { codes, move, SUCCESS } from '@portal/contracts';
import { read, type RouteDeps } from './parts.ts';

/** `POST /moves`: everything that changes what visitors get. */
export const moveRoutes =
  ({ registry: { moves }, access }: RouteDeps): FastifyPluginAsync =>
  async (app) => {
    app.post('/moves', { bodyLimit: 20_000, onRequest: access.needs('manage') }, async (request) => {
      const who = access.require(request, { do: 'manage' });
      const body = read(move, request.body, 'The body is a move: { do: promote | rollback | canary | abort | freeze | thaw, … }.');
      const data = await moves.move(body, who);
      if (data.moved) request.log.info({ move: body, revision: data.revision, token: who.name }, 'moved');
      return { code: codes.ok, msg: SUCCESS, data };
    });
  };
