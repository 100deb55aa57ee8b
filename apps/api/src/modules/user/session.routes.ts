import type { FastifyInstance } from 'fastify';
import { userCalls } from '@portal/contracts/user';
import type { Db } from '../../db/open.ts';
import { serve } from '../../http/serve.ts';
import type { Caller } from '../../identity/caller.ts';
import type { SessionService } from './session.service.ts';

/** Log-ins as things: whether one still lives, which there are, ending them. */
export function sessionRoutes(app: FastifyInstance, db: Db, sessions: SessionService): void {
  serve(app, userCalls.checkToken, async ({ caller }) => ({ valid: await sessions.lives(caller) }));

  serve(app, userCalls.sessions, async ({ caller }) => ({ list: await sessions.list(await sessions.mustLive(caller), sessionOf(caller)) }));

  serve(app, userCalls.endSession, async ({ caller, body }) => {
    await sessions.end(await sessions.mustLive(caller), body.id);
    return {};
  });

  serve(app, userCalls.logoutEverywhere, async ({ caller }) => {
    await sessions.endAll(db, await sessions.mustLive(caller));
    return {};
  });

  serve(app, userCalls.logout, async ({ body }) => {
    await sessions.logOut(body.refreshToken);
    return {};
  });
}

const sessionOf = (caller: Caller): string | undefined => (caller.kind === 'user' ? caller.sessionId : undefined);
