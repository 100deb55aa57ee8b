import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import { memberId } from '../../identity/caller.ts';
import type { AccountService } from './account.service.ts';
import type { RegistrationService } from './registration.service.ts';

interface Parts {
  accounts: AccountService;
  registration: RegistrationService;
}

/** Becoming a member, members' pages, one's own account. */
export function accountRoutes(app: FastifyInstance, { accounts, registration }: Parts): void {
  serve(app, calls.user.register, ({ body, ip, userAgent, language }) => registration.register(body, { ip, userAgent }, language));
  serve(app, calls.user.profile, ({ params, language }) => accounts.profile(params.username, language));
  serve(app, calls.user.refreshBalance, async ({ caller }) => ({ balance: (await accounts.own(memberId(caller))).balance }));
  serve(app, calls.user.level, ({ caller }) => accounts.level(memberId(caller)));
  serve(app, calls.user.updateInfo, ({ caller, body, language }) => accounts.update(memberId(caller), body, language));
  serve(app, calls.user.updatePassword, ({ caller, body, userAgent, language }) => accounts.changePassword(memberId(caller), body, userAgent, language));
}
