import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { codes } from '@portal/contracts';
import { createPointers } from './pointers.ts';
import { Problem } from './problem.ts';
import { pointerRoutes } from './routes/pointer.routes.ts';
import { releaseRoutes } from './routes/release.routes.ts';
import { stateRoutes } from './routes/state.routes.ts';
import { createStateFeed } from './state-feed.ts';
import type { ReleaseStore } from './store.ts';

export interface Deps {
  store: ReleaseStore;
  /** Shared secret of those who publish; undefined: nobody can write. */
  token: string | undefined;
  now?: () => number;
  /** How long a caller of `/state?after=` is kept, in milliseconds. */
  holdFor?: number;
  /** How many callers may wait at once: far more than there are shells. */
  waiters?: number;
  logger?: boolean | { level: string };
}

const refusalOf = (error: FastifyError | Problem): { status: number; code: number; msg: string } => {
  if (error instanceof Problem) return { status: error.status, code: error.code, msg: error.message };
  if (error.statusCode === 413) return { status: 413, code: codes.tooLarge, msg: 'The release is too large: 30 MB at most, base64 included.' };
  if (error.statusCode && error.statusCode < 500) return { status: error.statusCode, code: codes.badInput, msg: error.message };
  return { status: 500, code: codes.ours, msg: 'The registry failed; its log says why.' };
};

/** The registry without a port: tests inject into it, `main.ts` listens with it. Closing it closes the store. */
export async function buildApp({ store, token, now = Date.now, holdFor = 25_000, waiters = 500, logger = false }: Deps): Promise<FastifyInstance> {
  const feed = createStateFeed({ limit: waiters });
  const pointers = await createPointers({ store, feed, now });
  const app = Fastify({ logger, logController: new LogController({ disableRequestLogging: true }) });

  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const { status, code, msg } = refusalOf(error);
    if (status >= 500 && !(error instanceof Problem)) request.log.error({ err: error }, 'failed');
    if (error instanceof Problem && error.retryAfter) reply.header('retry-after', error.retryAfter);
    return reply.code(status).header('cache-control', 'no-store').send({ code, msg });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).header('cache-control', 'no-store').send({ code: codes.notFound, msg: 'There is nothing at this path.' }));
  app.addHook('onSend', async (_request, reply) => { reply.header('x-content-type-options', 'nosniff'); });
  app.addHook('preClose', async () => feed.close());
  app.addHook('onClose', async () => store.close());

  app.get('/healthz', async () => ({ code: codes.ok, msg: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await store.probe();
      return { code: codes.ok, msg: 'ready' };
    } catch {
      return reply.code(503).send({ code: codes.notReady, msg: 'The store cannot be read or written.' });
    }
  });
  await app.register(stateRoutes({ pointers, feed, holdFor }));
  await app.register(releaseRoutes({ store, token }));
  await app.register(pointerRoutes({ pointers, token }));
  return app;
}
