import { STAFF_ROLE, userTypes } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Passwords } from '../identity/passwords.ts';
import { accountRepository } from '../modules/user/index.ts';

/** Password of every demo account. */
const DEMO_PASSWORD = 'khandai-demo';

const MEMBER = 1;

/** Accounts of the demonstration; they exist in demo mode only (see `Config.demo`). */
const demoAccounts = [
  { username: 'fan', displayName: 'Fan Khán Đài B', siteRoleId: MEMBER, userType: userTypes.normal },
  { username: 'tipster', displayName: 'Trạng Kèo', siteRoleId: MEMBER, userType: userTypes.normal },
  { username: 'blv', displayName: 'BLV Gió Mùa', siteRoleId: MEMBER, userType: userTypes.commentator },
  { username: 'staff', displayName: 'Ban trật tự', siteRoleId: STAFF_ROLE, userType: userTypes.normal },
] as const;

export async function seedAccounts(db: Db, passwords: Passwords, clock: Clock): Promise<void> {
  const accounts = accountRepository(db);
  for (const account of demoAccounts) {
    if (await accounts.byUsername(account.username)) continue;
    await accounts.add({ ...account, passwordHash: await passwords.hash(DEMO_PASSWORD), balance: 500, createdAt: new Date(clock.now()) });
  }
}
