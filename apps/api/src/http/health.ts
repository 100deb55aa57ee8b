import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open.ts';
import { refused } from './refusal.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too and is migrated. */
export function health(app: FastifyInstance, database: Database): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request) => {
    try {
      await database.ping();
      return { status: 'ready', database: database.kind };
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      throw refused.notReady();
    }
  });
}
