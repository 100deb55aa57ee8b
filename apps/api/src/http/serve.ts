import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { resolveLanguage } from '@portal/i18n';
import { codes, SUCCESS, type Endpoint, type Language, type Output, type Problem } from '@portal/contracts';
import { admit, type Caller } from '../identity/caller.ts';
import { tokenOf, type Tokens } from '../identity/tokens.ts';
import { refused } from './refusal.ts';

/** A call after its door: input parsed, caller known and admitted. */
export interface Call<E extends Endpoint> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  readonly caller: Caller;
  readonly language: Language;
  readonly ip: string;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Output<E>> | Output<E>;

declare module 'fastify' {
  interface FastifyInstance {
    tokens: Tokens;
    /** Whether answers are held against the contract before they leave (development and tests). */
    checksAnswers: boolean;
  }
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    call?: string;
  }
}

/** Serves one call of the contract: reads its input by it, lets in whom it admits, wraps the answer in the envelope. */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { call: endpoint.id },
    handler: async (request, reply) => {
      const caller = await callerOf(app, request);
      const admission = admit(endpoint.access, caller);
      if (admission === 'needsToken') throw refused.noToken();
      if (admission === 'notAllowed') throw refused.notAllowed();
      const language = languageOf(request);
      const data = await handler({ ...readInput(endpoint, request, language), caller, language, ip: request.ip });
      if (app.checksAnswers) holdAgainst(endpoint, data);
      return send(reply, data);
    },
  });
}

export function languageOf(request: FastifyRequest): Language {
  return resolveLanguage(undefined, request.headers['accept-language']);
}

function callerOf(app: FastifyInstance, request: FastifyRequest): Promise<Caller> {
  return app.tokens.read(tokenOf(request.headers.authorization));
}

const sources = ['params', 'query', 'body'] as const;
const problemWords = { vi: z.locales.vi().localeError, en: z.locales.en().localeError, zh: z.locales.zhTW().localeError } as const;

/** All problems at once, so that a form can mark every field. */
function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest, language: Language) {
  const given = { params: request.params, query: request.query, body: request.body ?? {} };
  const problems: Problem[] = [];
  const read = Object.fromEntries(sources.map((source) => {
    const result = endpoint[source].safeParse(given[source], { error: problemWords[language] });
    if (result.success) return [source, result.data];
    problems.push(...result.error.issues.map((issue) => ({ path: issue.path.join('.') || source, message: issue.message })));
    return [source, undefined];
  }));
  if (problems.length > 0) throw refused.badInput(problems);
  return read as Pick<Call<E>, 'params' | 'query' | 'body'>;
}

function holdAgainst(endpoint: Endpoint, data: unknown): void {
  const result = endpoint.data.safeParse(data);
  if (!result.success) throw new Error(`answer of ${endpoint.id} breaks the contract: ${z.prettifyError(result.error)}`);
}

function send(reply: FastifyReply, data: unknown): FastifyReply {
  // Answers differ by language and by caller; a shared cache in between must not mix them.
  return reply.header('vary', 'accept-language, authorization').header('cache-control', 'no-store').send({ code: codes.ok, msg: SUCCESS, data });
}
