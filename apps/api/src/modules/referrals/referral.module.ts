import type { Base, Module } from '../../module.ts';
import type { NotificationBell } from '../notifications/index.ts';
import type { Ledger } from '../points/index.ts';
import { referralRoutes } from './referral.routes.ts';
import { ReferralService } from './referral.service.ts';

interface Deps extends Base {
  readonly ledger: Ledger;
  readonly bell: Pick<NotificationBell, 'ring'>;
}

/** Who invited whom. `referrals`: to be told of who comes with a code. */
export function referralModule({ db, clock, limits, ledger, bell }: Deps): Module & { referrals: ReferralService } {
  const referrals = new ReferralService({ db, clock, limits, ledger, bell });
  ledger.whenEarned((tx, accountId, reason, subject) => referrals.earned(tx, accountId, reason, subject));
  return { referrals, routes: (app) => referralRoutes(app, referrals), housekeeping: [() => referrals.closeOverdue()] };
}
