import type { FastifyInstance } from 'fastify';
import { userCalls } from '@portal/contracts/user';
import { serve } from '../../http/serve.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import type { RecoveryService } from './recovery.service.ts';
import type { SessionService } from './session.service.ts';

interface Parts {
  confirmation: ConfirmationService;
  recovery: RecoveryService;
  sessions: SessionService;
}

/** Codes that go out by e-mail and text message, and what they are good for. An ended session changes nobody's address within what is left of its token. */
export function confirmationRoutes(app: FastifyInstance, { confirmation, recovery, sessions }: Parts): void {
  serve(app, userCalls.sendEmail, async ({ caller, ip, language, body }) => {
    await confirmation.sendEmail({ accountId: await sessions.mustLive(caller), ip, language }, body.email);
    return {};
  });
  serve(app, userCalls.confirmEmail, async ({ caller, ip, language, body }) =>
    confirmation.confirmEmail({ accountId: await sessions.mustLive(caller), ip, language }, body.emailCode),
  );
  serve(app, userCalls.sendSms, async ({ caller, ip, language, body }) => {
    await confirmation.sendSms({ accountId: await sessions.mustLive(caller), ip, language }, body.phoneNumber);
    return {};
  });
  serve(app, userCalls.personalId, async ({ caller, ip, language, body }) =>
    confirmation.confirmPhone({ accountId: await sessions.mustLive(caller), ip, language }, body.smsCode),
  );

  serve(app, userCalls.forgotPassword, async ({ ip, language, body }) => {
    await recovery.forgot({ ip, language }, body);
    return {};
  });
  serve(app, userCalls.resetPassword, ({ ip, language, body }) => recovery.reset({ ip, language }, body));
}
