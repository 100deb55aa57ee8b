import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';

export type Log = FastifyBaseLogger;

/** The log of a request's address: a socket's token stands in its query (the specification's way), so no query is ever written. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: { app: 'shell' },
    serializers: { req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?', 1)[0] }) },
  });

/** What went wrong in one line, with what caused it: a network's error names the cause only there. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && !error.message.includes(error.cause.message) ? `${error.message} (${error.cause.message})` : error.message;
}
