import type { FastifyInstance } from 'fastify';
import { userCalls } from '@portal/contracts/user';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import type { Say } from '../../http/words.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { keepPace } from './pace.ts';
import type { SessionService } from './session.service.ts';
import { presentAccount, presentGuest } from './user.presenter.ts';
import { accountRepository } from './user.repository.ts';

/** A guest costs nothing to keep, but an address that asks for hundreds is no visitor. */
const guestLogins = { perSecond: 5, burst: 300 };

/** Each tab asks once in fifteen minutes; each answer is a row that stays for a month. */
const refreshes = { perSecond: 5, burst: 300 };

interface Parts {
  db: Db;
  sessions: SessionService;
  say: Say;
  limits: TokenBuckets;
}

/** Log-in, guests, who am I. */
export function userRoutes(app: FastifyInstance, { db, sessions, say, limits }: Parts): void {
  const accounts = accountRepository(db);

  serve(app, userCalls.login, ({ body, ip, userAgent }) => sessions.logIn(body, { ip, userAgent }));

  serve(app, userCalls.guestLogin, async ({ caller, ip }) => {
    // Asked again with a good guest token: the guest stays who they are.
    if (caller.kind === 'guest') return { guestToken: await app.tokens.guest(caller.userId) };
    keepPace(limits, [`guest ${ip}`, guestLogins]);
    return { guestToken: await app.tokens.guest() };
  });

  serve(app, userCalls.guestInfo, async ({ caller, language }) => {
    if (caller.kind === 'guest') return presentGuest(say, language, caller.userId);
    return presentAccount(await own(caller.kind === 'user' ? caller.userId : 0));
  });

  serve(app, userCalls.refreshToken, ({ body, ip, userAgent }) => {
    keepPace(limits, [`refresh ${ip}`, refreshes]);
    return sessions.refresh(body.refreshToken, { ip, userAgent });
  });

  /** The token is good but its account is gone: as good as no token. */
  async function own(userId: number) {
    const account = await accounts.byId(userId);
    if (!account) throw refused.noToken();
    return account;
  }
}
