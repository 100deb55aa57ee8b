import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { resolveLanguage } from '@portal/i18n';
import { shapeOfCall } from '@portal/contracts/record';
import { codes, SUCCESS, type Endpoint, type Language, type Output, type Problem } from '@portal/contracts';
import { admit, nobody, type Caller } from '../identity/caller.ts';
import type { Callers } from '../identity/callers.ts';
import { tokenOf, type Tokens } from '../identity/tokens.ts';
import { networkOf } from '../limits/network.ts';
import { originOf, type Origin } from './origin.ts';
import { refused } from './refusal.ts';
import { unnamed } from './unnamed.ts';
import { tagOf } from './tag-of.ts';

/** A call after its door: input parsed, caller known and admitted. */
export interface Call<E extends Endpoint> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  /** Only of calls whose answer varies by it: no other can tell one visitor of another. */
  readonly caller: E['varies'] extends 'caller' ? Caller : undefined;
  readonly language: Language;
  /** Whom rates count: the address, of IPv6 the network. */
  readonly ip: string;
  /** Where it comes from, as far as a trusted proxy tells. */
  readonly origin: () => Origin;
  /** What the browser says of itself. */
  readonly userAgent: string | undefined;
}

/** The path as the router writes it. */
export const routeOf = (endpoint: Endpoint): string => endpoint.path.replace(/\{(\w+)\}/g, ':$1');

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Output<E>> | Output<E>;

declare module 'fastify' {
  interface FastifyInstance {
    tokens: Tokens;
    callers: Callers;
    /** Whether an answer that holds more than the contract names is an error (development and tests); otherwise that is left out. */
    checksAnswers: boolean;
  }
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    call?: string;
  }
}

/** For calls whose body is no JSON. */
export interface FormOptions {
  readonly bodyLimit: number;
  /** Runs after the door, so that nobody's bytes are read who may not send any. */
  readBody(request: FastifyRequest, caller: Caller): Promise<unknown>;
}

/** For calls whose JSON is larger than usual. Bytes. */
export interface BodyOptions {
  readonly bodyLimit: number;
}

/** For answers that are the same for everybody. `maxAge`: seconds for which nobody asks again; after it an unchanged answer is told by its tag alone. */
export interface CacheOptions {
  readonly maxAge: number;
}

/** Serves one call of the contract: reads its input by it, lets in whom it admits, wraps the answer in the envelope. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options?: FormOptions | BodyOptions | (E['varies'] extends 'caller' ? never : CacheOptions),
): void {
  const form = options && 'readBody' in options ? options : undefined;
  const cache = options && 'maxAge' in options ? options : undefined;
  const tellsApart = endpoint.access !== 'public' || endpoint.varies === 'caller';
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    config: { call: endpoint.id },
    ...(options && 'bodyLimit' in options && { bodyLimit: options.bodyLimit }),
    handler: async (request, reply) => {
      // Nobody's session is looked up for what is told to everybody alike.
      const caller = tellsApart ? await callerOf(app, request, endpoint) : nobody;
      const admission = admit(endpoint.access, caller);
      if (admission === 'needsToken') throw refused.noToken();
      if (admission === 'notAllowed') throw refused.notAllowed();
      const language = languageOf(request);
      const body = form ? await form.readBody(request, caller) : request.body;
      const answer = await handler({
        ...readInput(endpoint, request, body, language),
        caller: (endpoint.varies === 'caller' ? caller : undefined) as Call<E>['caller'],
        language,
        ip: networkOf(request.ip),
        origin: () => originOf(request),
        userAgent: request.headers['user-agent'],
      });
      const data = endpoint.binary ? answer : named(endpoint, answer, app.checksAnswers);
      return cache ? sendCached(request, reply, data, cache) : send(reply, data);
    },
  });
}

export function languageOf(request: FastifyRequest): Language {
  return resolveLanguage(undefined, request.headers['accept-language']);
}

/** Whether a session lives is asked of the database. While that is away, what is public is there for members as for anybody. */
async function callerOf(app: FastifyInstance, request: FastifyRequest, { access }: Endpoint): Promise<Caller> {
  try {
    return await app.callers.of(tokenOf(request.headers.authorization));
  } catch (error) {
    if (access !== 'public') throw error;
    request.log.warn({ err: error }, 'not known whether a session lives: answered as to nobody');
    return nobody;
  }
}

const sources = ['params', 'query', 'body'] as const;
const problemWords = { vi: z.locales.vi().localeError, en: z.locales.en().localeError, zh: z.locales.zhTW().localeError } as const;

/** All problems at once, so that a form can mark every field. */
export function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest, body: unknown, language: Language) {
  const given = { params: request.params, query: request.query, body: body ?? {} };
  const problems: Problem[] = [];
  const read = Object.fromEntries(
    sources.map((source) => {
      const result = endpoint[source].safeParse(given[source], { error: problemWords[language] });
      if (result.success) return [source, result.data];
      problems.push(...result.error.issues.map((issue) => ({ path: issue.path.join('.') || source, message: issue.message })));
      return [source, undefined];
    }),
  );
  if (problems.length > 0) throw refused.badInput(problems);
  return read as Pick<Call<E>, 'params' | 'query' | 'body'>;
}

/**
 * What the contract names of an answer, and nothing else: a presenter that hands on a whole row gives nothing of it away. Where answers are checked one that holds more is a mistake.
 * One that lacks something is a mistake everywhere: no client could read it.
 */
export function named<E extends Endpoint>(endpoint: E, answer: Output<E>, checked: boolean): Output<E> {
  const result = endpoint.data.safeParse(answer);
  if (!result.success) throw new Error(`answer of ${endpoint.id} breaks the contract: ${z.prettifyError(result.error)}`);
  if (checked) {
    const more = unnamed(answer, result.data);
    if (more !== undefined) throw new Error(`answer of ${endpoint.id} holds what the contract does not name: ${more}`);
    const sent = asSent(endpoint).safeParse(JSON.parse(JSON.stringify(answer)));
    if (!sent.success) throw new Error(`answer of ${endpoint.id} is not what the api’s record says: ${z.prettifyError(sent.error)}`);
  }
  return result.data as Output<E>;
}

const sentSchemas = new WeakMap<Endpoint, z.ZodType>();
/** A reader lets pass what only a newer contract names; this api has to name what it sends. */
function asSent(endpoint: Endpoint): z.ZodType {
  const known = sentSchemas.get(endpoint);
  if (known) return known;
  const schema = z.fromJSONSchema(shapeOfCall(endpoint, 'sent').output);
  sentSchemas.set(endpoint, schema);
  return schema;
}

/** Answers differ by language and by caller; a shared cache in between must not mix them. */
export const UNSTORED = { vary: 'accept-language, authorization', 'cache-control': 'no-store' } as const;

function send(reply: FastifyReply, data: unknown): FastifyReply {
  return reply.headers(UNSTORED).send({ code: codes.ok, msg: SUCCESS, data });
}

function sendCached(request: FastifyRequest, reply: FastifyReply, data: unknown, { maxAge }: CacheOptions): FastifyReply {
  const body = JSON.stringify({ code: codes.ok, msg: SUCCESS, data });
  const tag = tagOf(body);
  void reply.header('cache-control', `public, max-age=${maxAge}`);
  return sendTagged(request, reply, { tag, type: 'application/json; charset=utf-8', body });
}

/** The body, or to who has it already that it is still the same. `tag`: quoted. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, type, body }: { tag: string; type: string; body: string | Buffer },
): FastifyReply {
  void reply.header('etag', tag);
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.type(type).send(body);
}
