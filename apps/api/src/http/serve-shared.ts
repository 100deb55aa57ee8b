import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { codes, SUCCESS, type Endpoint, type Output } from '@portal/contracts';
import { languageOf, named, readInput, routeOf, UNSTORED, type Call } from './serve.ts';
import type { SharedAnswers } from './shared-answers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sharedAnswers: SharedAnswers;
  }
}

/** A call whose answer is the same for everybody. */
export type ForAll = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, undefined>;

/** What a shared answer is made of, and nothing that tells one asker from another. */
export type Question<E extends ForAll> = Pick<Call<E>, 'params' | 'query' | 'body' | 'language'>;

/**
 * Serves a call as `serve` does, and computes its answer once a second for each input and language, whoever asks how often (`SharedAnswers`): the answer is checked and made JSON once, too.
 * Nobody's token is looked at. For what a visitor changes themselves, and wants to see changed, there is `serve`.
 */
export function serveShared<E extends ForAll>(app: FastifyInstance, endpoint: E, handler: (question: Question<E>) => Promise<Output<E>> | Output<E>): void {
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    config: { call: endpoint.id },
    handler: async (request, reply) => {
      const language = languageOf(request);
      const input = readInput(endpoint, request, request.body, language);
      const body = await app.sharedAnswers.of(keyOf(endpoint, input, language), async () => {
        const data = named(endpoint, await handler({ ...input, language }), app.checksAnswers);
        return Buffer.from(JSON.stringify({ code: codes.ok, msg: SUCCESS, data }));
      });
      return reply.headers(UNSTORED).type('application/json; charset=utf-8').send(body);
    },
  });
}

/** By what was read, not by what was written: a default that is named and one that is left out are one question. */
const keyOf = ({ id }: Endpoint, { params, query, body }: Pick<Call<Endpoint>, 'params' | 'query' | 'body'>, language: string): string =>
  JSON.stringify([id, language, params, query, body]);
