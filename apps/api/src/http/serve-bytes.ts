import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@portal/contracts';
import { networkOf } from '../limits/network.ts';
import { languageOf, readInput, routeOf, sendTagged, type Call } from './serve.ts';

export interface ServedBytes {
  readonly bytes: Buffer;
  /** Of what they say, quoted. */
  readonly tag: string;
  readonly type: string;
  readonly cacheControl: string;
  /** What it is called where it is kept. */
  readonly fileName?: string;
}

/** Serves a public call whose answer is a picture or a file: reads its input by the contract. Nothing in it runs, wherever it is opened. */
export function serveBytes<E extends Endpoint>(app: FastifyInstance, endpoint: E, draw: (asked: Pick<Call<E>, 'query' | 'ip'>) => Promise<ServedBytes>): void {
  app.get(routeOf(endpoint), { config: { call: endpoint.id } }, async (request, reply) => {
    const { query } = readInput(endpoint, request, undefined, languageOf(request));
    const { bytes, tag, type, cacheControl, fileName } = await draw({ query, ip: networkOf(request.ip) });
    if (fileName) void reply.header('content-disposition', `inline; filename="${fileName}"`);
    void reply
      .header('cache-control', cacheControl)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox");
    return sendTagged(request, reply, { tag, type, body: bytes });
  });
}
