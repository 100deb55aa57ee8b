import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Refusal } from '@portal/contracts';
import { discardRest, type Worth } from '@portal/server';
import { Refused, refused } from './refusal.ts';
import { languageOf } from './serve.ts';
import type { Say } from './words.ts';

/** Beyond it a body is large (bytes). */
const LARGE = 16 * 1024 * 1024;

/** Every way a call can fail, as the contract's refusal. Nothing of the inside leaves: it is in the log, under the request's id. */
export function answerErrors(app: FastifyInstance, say: Say): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof Refused ? error : fromFramework(error, request);
    if (refusal.status >= 500) request.log.error({ err: error }, 'call failed');
    return answer(refusal, request, reply, say);
  });
  app.setNotFoundHandler((request, reply) => answer(refused.notFound(), request, reply, say));
  // What is refused before its body has come: a connection closed on a sender takes the answer with it.
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400 && (await discardRest(request.raw, worthOf(request, reply)))) reply.removeHeader('connection');
    return payload;
  });
}

/** Large bodies are read to their end for members whose turn it is not: without an answer they would send them again. Strangers get what is usual. */
function worthOf({ routeOptions: { bodyLimit } }: FastifyRequest, { statusCode }: FastifyReply): Worth | undefined {
  return bodyLimit > LARGE && statusCode !== 401 && statusCode !== 403 ? { bytes: bodyLimit, ms: 120_000 } : undefined;
}

/** What fails before there is a route to fail: an address that is no address. */
export function answerBadAddresses(say: Say): NonNullable<FastifyServerOptions['frameworkErrors']> {
  return (_error, request, reply) => {
    void answer(refused.notFound(), request as FastifyRequest, reply as unknown as FastifyReply, say);
  };
}

function answer(refusal: Refused, request: FastifyRequest, reply: FastifyReply, say: Say): FastifyReply {
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
  const body: Refusal = {
    code: refusal.code,
    msg: say(languageOf(request), refusal.words, refusal.params),
    ...(refusal.problems && { errors: refusal.problems }),
    ...(refusal.status >= 500 && { requestId: request.id }),
  };
  return reply.status(refusal.status).header('cache-control', 'no-store').send(body);
}

function fromFramework(error: FastifyError, request: FastifyRequest): Refused {
  if (error.statusCode === 413) return refused.tooLarge();
  if (error.statusCode === 404) return refused.notFound();
  if (error.statusCode === 429) return refused.tooMany(1);
  // Broken JSON, unknown content type, a header that cannot be read: the sender's fault.
  if (error.statusCode !== undefined && error.statusCode < 500) return refused.badInput([{ path: 'body', message: error.message }]);
  return refused.ours(request.id);
}
