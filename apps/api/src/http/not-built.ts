import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@portal/contracts';
import { allCalls } from '@portal/contracts/all';
import { refused } from './refusal.ts';
import { routeOf } from './serve.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls of the contract that answer 501. */
    notBuilt: readonly Endpoint[];
  }
}

/** Calls of the contract that no module serves yet are listed and answer 501 with code 50100; nothing is made up. Goes last. Returns them. */
export function answerNotBuilt(app: FastifyInstance): Endpoint[] {
  const missing = allCalls.filter((endpoint) => !app.hasRoute({ method: endpoint.method, url: routeOf(endpoint) }));
  for (const endpoint of missing) {
    app.route({
      method: endpoint.method,
      url: routeOf(endpoint),
      config: { call: endpoint.id },
      handler: async () => {
        throw refused.notBuilt();
      },
    });
  }
  return missing;
}
