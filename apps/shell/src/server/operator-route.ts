import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { codes, move, SUCCESS } from '@portal/contracts';
import { OPERATOR_BASE, operatorCalls } from '../releases/operator-calls.ts';
import type { Log } from './log.ts';
import { DeskProblem } from './operator/desk-problem.ts';
import { createRelay } from './operator/event-relay.ts';
import { createLimit } from './operator/limit.ts';
import { createDesk } from './operator/registry-desk.ts';
import { askApi, createStaffCheck, type Staff } from './operator/staff-check.ts';

export interface OperatorOptions {
  apiUrl: string;
  registryUrl: string;
  /** Without it the page says so; nothing is asked of the registry. */
  registryToken: string | undefined;
  log: Log;
  now?: () => number;
  /** How long one stream of changes lasts. Milliseconds. */
  streamLasts?: number;
}

/** Bytes of a body: a move of all remotes with its reason is well under it. */
const BODY_LIMIT = 16 * 1024;

/** `/-/releases/api/*`: the registry's desk for staff. Who asks is the api's word, by whom something moves is ours: the browser has no say in it. */
export function operatorRoute(app: FastifyInstance, { apiUrl, registryUrl, registryToken, log, now = Date.now, streamLasts }: OperatorOptions): void {
  const staffOf = createStaffCheck({ ask: askApi(apiUrl), now });
  const desk = createDesk({ url: registryUrl, token: registryToken });
  const relay = createRelay(desk, streamLasts);
  const mayRead = createLimit({ most: 600, perMs: 60_000, now });
  const mayWrite = createLimit({ most: 60, perMs: 60_000, now });
  const who = new WeakMap<FastifyRequest, Staff>();
  const by = (request: FastifyRequest): string => {
    const staff = who.get(request);
    if (!staff) throw new Error('a call of the desk without its check');
    return staff.username;
  };
  const good = (reply: FastifyReply, data: unknown) => reply.send({ code: codes.ok, msg: SUCCESS, data });

  app.addHook('preClose', (done) => {
    relay.close();
    done();
  });
  void app.register(
    (scope, _options, done) => {
      // Before the body is read: a stranger's is not.
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const staff = await staffOf(request.headers.authorization, request.ip);
        if (!(request.method === 'GET' ? mayRead : mayWrite)(staff.username)) throw new DeskProblem(429, codes.tooMany, 'too many calls: wait a minute');
        who.set(request, staff);
      });
      scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
        const problem = problemOf(error);
        if (problem.status === 500) log.error({ err: error, requestId: request.id }, 'operator call failed');
        return reply.code(problem.status).send({ code: problem.code, msg: problem.message });
      });

      const { board, history, versions, diff, move: moving, preview } = operatorCalls;
      scope.get('/board', async (_request, reply) => good(reply, await desk.read('/board', board.data)));
      scope.get('/history', async (request, reply) => good(reply, await desk.read(`/history?${search(read(history.query, request.query))}`, history.data)));
      scope.get('/versions/:remote', async (request, reply) => {
        const { remote } = read(versions.params, request.params);
        return good(reply, await desk.read(`/versions/${remote}?${search(read(versions.query, request.query))}`, versions.data));
      });
      scope.get('/diff/:remote/:from/:to', async (request, reply) => {
        const { remote, from, to } = read(diff.params, request.params);
        return good(reply, await desk.read(`/diff/${remote}/${encodeURIComponent(from)}/${encodeURIComponent(to)}`, diff.data));
      });
      scope.post('/moves', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        const asked = { ...read(move, request.body), by: by(request) };
        const outcome = await desk.move(asked);
        if (!asked.dryRun) log.info({ by: asked.by, do: asked.do, outcome: outcome.outcome }, 'operator moved releases');
        return good(reply, moving.data.parse(outcome));
      });
      scope.post('/previews', { bodyLimit: BODY_LIMIT }, async (request, reply) => good(reply, await desk.preview(read(preview.body, request.body))));
      scope.get('/events', (_request, reply) => relay.stream(reply));
      scope.all('/*', () => {
        throw new DeskProblem(404, codes.notFound, 'no such call');
      });
      done();
    },
    { prefix: OPERATOR_BASE },
  );
}

function read<S extends z.ZodType>(shape: S, given: unknown): z.output<S> {
  const result = shape.safeParse(given);
  if (!result.success) throw new DeskProblem(400, codes.badInput, z.prettifyError(result.error).slice(0, 500));
  return result.data;
}

const search = (query: object): string =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString();

/** Fastify's own refusals (no JSON, too large) keep their status and say it in a line; anything else is ours. */
function problemOf(error: Error & { statusCode?: number }): DeskProblem {
  if (error instanceof DeskProblem) return error;
  if (error.statusCode === 413) return new DeskProblem(413, codes.tooLarge, `the body is larger than ${BODY_LIMIT} bytes`);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new DeskProblem(error.statusCode, codes.badInput, 'the body is not what this call takes');
  return new DeskProblem(500, codes.ours, 'the shell failed');
}
