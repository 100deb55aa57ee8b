import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { KeptToken } from '../book/book.ts';
import { noToken, notAllowed } from '../problem.ts';
import { may, type Right, type Who } from './who.ts';

export interface AccessDeps {
  /** `REGISTRY_TOKEN`: may do everything. */
  root: string | undefined;
  tokens: () => readonly KeptToken[];
  /** Whether what shells need is answered without a token. */
  open: boolean;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Who is asking, and may they? Digests are compared, each with all there are, so that neither content nor length of a token shows in the time. */
export function createAccess({ root, tokens, open }: AccessDeps) {
  function known(secret: string): Who | undefined {
    const given = digest(secret);
    let found: Who | undefined;
    if (root !== undefined && timingSafeEqual(given, digest(root))) found = { name: 'root', role: 'manage', remote: null };
    for (const { name, role, remote, sha256 } of tokens()) if (timingSafeEqual(given, Buffer.from(sha256, 'hex'))) found ??= { name, role, remote };
    return found;
  }

  /** Who may do this; undefined: anybody may. Throws a Problem: 401 no or unknown token, 403 not with this one. */
  function check(authorization: string | undefined, right: Right): Who | undefined {
    if (right.do === 'open' && open) return undefined;
    if (root === undefined && tokens().length === 0)
      throw notAllowed('The registry runs without REGISTRY_TOKEN and answers only what needs none. Start it with one.');
    const secret = /^Bearer (\S{1,500})$/.exec(authorization ?? '')?.[1];
    const who = secret === undefined ? undefined : known(secret);
    if (!who) throw noToken();
    if (!may(who, right))
      throw notAllowed(`The token '${who.name}' may ${who.role === 'publish' ? `publish ${who.remote}` : who.role}; this needs ${needed(right)}.`);
    return who;
  }

  return {
    /** A hook for `onRequest`: it runs before the body is read. */
    needs: (right: Right['do'] & ('open' | 'read' | 'report' | 'manage')) => async (request: FastifyRequest) =>
      void check(request.headers.authorization, { do: right }),
    /** For routes whose right depends on what is asked; answers who it is. */
    require: (request: FastifyRequest, right: Exclude<Right, { do: 'open' }> | { do: Exclude<Right['do'], 'publish' | 'open'> }): Who =>
      check(request.headers.authorization, right) as Who,
  };
}
export type Access = ReturnType<typeof createAccess>;

function needed(right: Right): string {
  switch (right.do) {
    case 'publish':
      return `one that publishes ${right.remotes.join(' and ')}, or the role manage`;
    case 'report':
      return 'the role host or manage';
    case 'manage':
      return 'the role manage';
    default:
      return 'any role';
  }
}
