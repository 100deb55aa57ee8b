import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { codes } from '@portal/contracts';
import { createAccess } from './access/access.ts';
import { isFull, noRoom, Problem } from './problem.ts';
import { openRegistry, type Registry, type RegistryDeps } from './registry.ts';
import { healthRoutes } from './routes/health.routes.ts';
import { hostRoutes } from './routes/host.routes.ts';
import { logRoutes } from './routes/log.routes.ts';
import { moveRoutes } from './routes/move.routes.ts';
import { previewRoutes } from './routes/preview.routes.ts';
import { releaseRoutes } from './routes/release.routes.ts';
import { stateRoutes } from './routes/state.routes.ts';
import { tokenRoutes } from './routes/token.routes.ts';

export interface Deps extends Omit<RegistryDeps, 'warn'> {
  /** `REGISTRY_TOKEN`; undefined: only tokens made before may write. */
  token: string | undefined;
  /** Answer shells only with a token. */
  closed?: boolean;
  /** Milliseconds between two looks at the health of releases; 0: never by itself. */
  tickEvery?: number;
  logger?: boolean | { level: string };
}
declare module 'fastify' {
  interface FastifyInstance {
    registry: Registry;
  }
}

const refusalOf = (error: FastifyError | Problem): Problem => {
  if (error instanceof Problem) return error;
  if (isFull(error)) return noRoom();
  if (error.statusCode === 413) return new Problem(413, codes.tooLarge, 'The body is too large: 30 MB at most for a release, base64 included.');
  if (error.statusCode && error.statusCode < 500) return new Problem(error.statusCode, codes.badInput, error.message);
  return new Problem(500, codes.ours, 'The registry failed; its log says why.');
};

/** The registry without a port: tests inject into it, `main.ts` listens with it. Closing it closes the store. */
export async function buildApp({ token, closed = false, tickEvery = 1_000, logger = false, ...deps }: Deps): Promise<FastifyInstance> {
  const app = Fastify({ logger, logController: new LogController({ disableRequestLogging: true }) });
  const registry = await openRegistry({ ...deps, warn: (error, line) => warn(app.log, error, line) });
  const access = createAccess({ root: token, tokens: () => registry.ledger.book.tokens, open: !closed });
  app.decorate('registry', registry);

  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const { status, code, message, data, retryAfter } = refusalOf(error);
    if (status >= 500 && !(error instanceof Problem)) request.log.error({ err: error }, 'failed');
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ code, msg: message, ...(data === undefined ? {} : { data }) });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ code: codes.notFound, msg: 'There is nothing at this path.' }),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('preClose', async () => registry.events.close());
  app.addHook('onClose', async () => registry.store.close());
  watchHealth(app, registry, tickEvery);

  app.get('/healthz', async () => ({ code: codes.ok, msg: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await registry.store.ready();
      return { code: codes.ok, msg: 'ready' };
    } catch {
      return reply.code(503).send({ code: codes.notReady, msg: 'The store cannot be read or written.' });
    }
  });
  for (const routes of [stateRoutes, releaseRoutes, hostRoutes, moveRoutes, logRoutes, healthRoutes, tokenRoutes, previewRoutes])
    await app.register(routes({ registry, access }));
  return app;
}

const warn = (log: FastifyBaseLogger, error: unknown, line: string) =>
  log.warn(isFull(error) || error === undefined ? {} : { err: error }, isFull(error) ? `${line}: the disk is full` : line);

/** One look after another: a slow one is waited for. */
function watchHealth(app: FastifyInstance, { health }: Registry, every: number): void {
  if (every === 0) return;
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void health
      .tick()
      .catch((error: unknown) => warn(app.log, error, 'the health of releases could not be judged'))
      .finally(() => {
        looking = false;
      });
  }, every);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
