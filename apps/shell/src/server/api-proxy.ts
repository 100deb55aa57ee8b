import { PassThrough, type Readable } from 'node:stream';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { discardRest, type Worth } from '@portal/server';

/** The api's paths on the portal's own origin. */
const PREFIXES = ['/au', '/al', '/ac', '/other', '/docs'];

interface Options {
  readonly apiUrl: string;
  /** The headers with which a visitor's request goes on. */
  readonly headersOf: (headers: object, request: FastifyRequest) => object;
  readonly onError: (reply: FastifyReply) => void;
  /** What of a body is still read once the api has answered. */
  readonly rest?: Worth;
}

/** Makes answers smaller on their way. Bodies that come in compressed are the business of whoever reads them. */
export const pressAnswers = (app: FastifyInstance) =>
  app.register(compress, { global: true, globalDecompression: false, encodings: ['br', 'gzip'], threshold: 1_024, brotliOptions: { params: { 1: 4 } } });

/**
 * The api's calls on the portal's own origin. Bodies pass untouched, and the api's answer is the answer, also when it comes before the end of the body: what is left of that
 * is read here, within bounds, so that the connection can go on; if that is not worth it, the connection is closed.
 */
export async function passCalls(app: FastifyInstance, { apiUrl, headersOf, onError, rest }: Options): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply, send: () => void) => {
    if (await discardRest(request.raw, rest)) reply.removeHeader('connection');
    else reply.header('connection', 'close');
    send();
  };
  // Types of the package name the raw request where it hands over fastify's.
  const replyOptions = {
    rewriteRequestHeaders: (request: FastifyRequest, headers: object) => headersOf(headers, request),
    onResponse: (request: FastifyRequest, reply: FastifyReply, { stream }: { stream: Readable }) => void answer(request, reply, () => void reply.send(stream)),
    onError: (reply: FastifyReply) => void answer(reply.request, reply, () => onError(reply)),
  } as never;
  await app.register(async (scope) => {
    // Text is read whole by fastify itself, unless told otherwise; the proxy takes what nobody else does.
    scope.removeContentTypeParser('text/plain');
    for (const prefix of PREFIXES)
      await scope.register(proxy, { upstream: apiUrl, prefix, rewritePrefix: prefix, disableRequestLogging: true, preHandler: byWayOfAStream, replyOptions });
  });
}

/** Whoever carries the body ends its stream when the api hangs up; if that were the visitor's own, it would end their connection. */
function byWayOfAStream(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (request.body) {
    const body = new PassThrough();
    body.on('error', () => {});
    request.raw.pipe(body);
    request.raw.once('close', () => {
      if (!request.raw.complete) body.destroy();
    });
    request.body = body;
  }
  done();
}
