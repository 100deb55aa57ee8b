import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { badInput } from '../problem.ts';
import type { Pointers } from '../pointers.ts';
import type { StateFeed } from '../state-feed.ts';

const stateQuery = z.object({ after: z.coerce.number().int().nonnegative().optional() });

/** `GET /state`: what is current. With `?after=<revision>` it answers once there is something newer, or after a while with what there is. */
export const stateRoutes = ({ pointers, feed, holdFor }: { pointers: Pointers; feed: StateFeed; holdFor: number }): FastifyPluginAsync => async (app) => {
  app.get('/state', async (request, reply) => {
    const query = stateQuery.safeParse(request.query);
    if (!query.success) throw badInput('after: a revision, a whole number.');
    reply.header('cache-control', 'no-store');
    // A caller ahead of us knew another store (wiped, restored): it is told at once, not kept waiting for a number that may never come.
    if (query.data.after === pointers.state.revision) {
      const hungUp = new AbortController();
      const abort = () => hungUp.abort();
      reply.raw.once('close', abort);
      await feed.wait({ timeout: holdFor, signal: hungUp.signal });
      reply.raw.off('close', abort);
    }
    return pointers.state;
  });
};
