import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createApiClient, isApiError } from '@portal/api-client';
import { links } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import type { Posted } from '../boot.ts';
import { patience } from '../federation/deadline.ts';
import { safeBack } from '../routing/safe-back.ts';
import { readPrefs } from './prefs.ts';

/** A name and a password; bytes. */
const BODY_LIMIT = 4_096;
const FORM = 'application/x-www-form-urlencoded';

interface Options {
  apiUrl: string;
  /** The headers with which a visitor's request goes on: limits of the api count by visitor. */
  headersOf: (headers: object, request: FastifyRequest) => object;
  /** Answers with the page of the address, which says what became of the log-in. */
  answer: (request: FastifyRequest, reply: FastifyReply, posted: Posted, status: number) => Promise<FastifyReply>;
}

/**
 * The log-in as a form posts it by itself: on a slow network the form is there long before the page's program. The api is asked as the program would; its answer travels with
 * the page, whose program keeps it. No cookie, so nothing that a foreign page could use later (ADR 32); a form of a foreign page is sent back unread.
 * The other entrances take nothing: what was pressed too early is asked again, and stands in no address.
 */
export async function loginRoute(app: FastifyInstance, { apiUrl, headersOf, answer }: Options): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, new URLSearchParams(String(body))));
    for (const path of [links.register(), links.forgot()]) scope.post(path, (request, reply) => again(reply, path, request));
    scope.post(links.login(), async (request, reply) => {
      if (!isOwnForm(request) || !(request.body instanceof URLSearchParams)) return again(reply, links.login(), request);
      const [username, password] = [request.body.get('username') ?? '', request.body.get('password') ?? ''];
      const { language } = readPrefs(request.headers.cookie, request.headers['accept-language']);
      const { 'user-agent': userAgent = '' } = request.headers;
      const headers = { ...(headersOf({}, request) as Record<string, string>), 'user-agent': userAgent };
      const api = createApiClient({ baseUrl: apiUrl, language, headers, timeout: 3_000 * patience() });
      try {
        return await answer(request, reply, { status: 'entered', session: await api.call(userCalls.login, { username, password, devices: [] }) }, 200);
      } catch (error) {
        if (!isApiError(error)) throw error;
        const message = error.problems.length > 0 ? null : (error.serverMessage ?? null);
        return answer(request, reply, { status: 'refused', username: username.slice(0, 64), message }, error.kind === 'tooMany' ? 429 : 422);
      }
    });
  });
}

/** Browsers say where a form comes from; one that says nothing is none of those that would be misled. */
function isOwnForm({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  return headers.origin === undefined || URL.parse(headers.origin)?.host === host;
}

function again(reply: FastifyReply, path: string, { query }: FastifyRequest): FastifyReply {
  const { to } = query as { to?: unknown };
  return reply.header('cache-control', 'no-store').redirect(to === undefined ? path : `${path}?to=${encodeURIComponent(safeBack(to))}`, 303);
}
