import type { FastifyInstance } from 'fastify';
import { userCalls } from '@portal/contracts/user';
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
  serve(app, userCalls.register, ({ body, ip, userAgent, language }) => registration.register(body, { ip, userAgent }, language));
  serve(app, userCalls.info, ({ caller, language }) => accounts.info(memberId(caller), language));
  serve(app, userCalls.profile, ({ params, language }) => accounts.profile(params.username, language));
  serve(app, userCalls.refreshBalance, async ({ caller }) => ({ balance: (await accounts.own(memberId(caller))).balance }));
  serve(app, userCalls.level, ({ caller }) => accounts.level(memberId(caller)));
  serve(app, userCalls.updateInfo, ({ caller, body, language }) => accounts.update(memberId(caller), body, language));
  serve(app, userCalls.updatePassword, ({ caller, body, ip, userAgent, language }) =>
    accounts.changePassword(memberId(caller), body, { ip, userAgent }, language),
  );
}
