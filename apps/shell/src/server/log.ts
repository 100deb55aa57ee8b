import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';

export type Log = FastifyBaseLogger;

/** The log of a request's address: a socket's token stands in its query (the specification's way), so no query is ever written. */
export const createLog = (level: string): Log =>
  pino({ level, base: { app: 'shell' }, serializers: { req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?', 1)[0] }) } });
