import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import type { Db } from '../../db/open.ts';
import { serve } from '../../http/serve.ts';
import type { Caller } from '../../identity/caller.ts';
import type { SessionService } from './session.service.ts';

/** Log-ins as things: whether one still lives, which there are, ending them. */
export function sessionRoutes(app: FastifyInstance, db: Db, sessions: SessionService): void {
  const { user } = calls;

  serve(app, user.checkToken, async ({ caller }) => ({ valid: await sessions.lives(caller) }));

  serve(app, user.sessions, async ({ caller }) => ({ list: await sessions.list(await sessions.mustLive(caller), sessionOf(caller)) }));

  serve(app, user.endSession, async ({ caller, body }) => {
    await sessions.end(await sessions.mustLive(caller), body.id);
    return {};
  });

  serve(app, user.logoutEverywhere, async ({ caller }) => {
    await sessions.endAll(db, await sessions.mustLive(caller));
    return {};
  });

  serve(app, user.logout, async ({ body }) => {
    await sessions.logOut(body.refreshToken);
    return {};
  });
}

const sessionOf = (caller: Caller): string | undefined => (caller.kind === 'user' ? caller.sessionId : undefined);
