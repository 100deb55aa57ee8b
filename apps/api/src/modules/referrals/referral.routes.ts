import type { FastifyInstance } from 'fastify';
import { referralCalls } from '@portal/contracts/referral';
import { serve } from '../../http/serve.ts';
import { member } from '../../identity/caller.ts';
import type { ReferralService } from './referral.service.ts';

/** One's own invitations. */
export function referralRoutes(app: FastifyInstance, referrals: ReferralService): void {
  serve(app, referralCalls.info, ({ caller }) => referrals.info(member(caller)));
  serve(app, referralCalls.list, ({ caller, query }) => referrals.list(member(caller), query.cursor, query.pageSize));
  serve(app, referralCalls.enter, ({ caller, body, ip }) => referrals.enter(member(caller), body.code, ip));
}
