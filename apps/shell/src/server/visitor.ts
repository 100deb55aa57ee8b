import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookies } from './prefs.ts';

/** Tells visits of one browser from another's, for canary shares and failure counts. Random, says nothing of a person, allows nothing, and stands in no log. */
const COOKIE = 'vid';
const FORM = /^[A-Za-z0-9_-]{22,64}$/;
/** Browsers keep no cookie for longer. Seconds. */
const MAX_AGE = 400 * 24 * 3_600;

/** Of a request that brought none: asked twice, it must not be two visitors. */
const fresh = new WeakMap<FastifyRequest, string>();

/** The visitor that the cookies name; undefined: nobody yet. */
export function knownVisitor(cookieHeader: string | undefined): string | undefined {
  const known = readCookies(cookieHeader).get(COOKIE) ?? '';
  return FORM.test(known) ? known : undefined;
}

/** The request's visitor; a new one (also in place of what is no id of ours) leaves with the reply. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = knownVisitor(request.headers.cookie);
  if (known) return known;
  const given = fresh.get(request);
  if (given) return given;
  const id = randomBytes(18).toString('base64url');
  fresh.set(request, id);
  // HttpOnly: no script needs it, and none can lend it to another browser.
  reply.header('set-cookie', `${COOKIE}=${id}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`);
  return id;
}
