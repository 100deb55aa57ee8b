import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { noToken, writingIsOff } from './problem.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A hook for routes that write; it runs before the body is read. Compares digests, so that neither content nor length of the token shows in the time. */
export const mayWrite = (token: string | undefined) => async (request: FastifyRequest): Promise<void> => {
  if (token === undefined) throw writingIsOff();
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined || !timingSafeEqual(digest(given), digest(token))) throw noToken();
};
