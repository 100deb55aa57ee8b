import { randomBytes } from 'node:crypto';
import { STAFF_ROLE, userTypes } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { demoNames } from '../identity/demo-names.ts';
import type { Passwords } from '../identity/passwords.ts';
import { Ledger, ledgerRepository, PointsService } from '../modules/points/index.ts';
import { accountRepository, WELCOME_POINTS, type Account } from '../modules/user/index.ts';
import { demoMembers, standMembers } from './members.ts';

/** Password of every demo account. */
const DEMO_PASSWORD = 'khandai-demo';

const MEMBER = 1;

/** Accounts of the demonstration; they exist in demo mode only (see `Config.demo`). */
const demoAccounts = [
  { username: 'fan', displayName: 'Fan Khán Đài B', siteRoleId: MEMBER, userType: userTypes.normal, experience: 1_800 },
  { username: 'tipster', displayName: 'Trạng Kèo', siteRoleId: MEMBER, userType: userTypes.normal, experience: 7_200 },
  { username: 'blv', displayName: 'BLV Gió Mùa', siteRoleId: MEMBER, userType: userTypes.commentator, experience: 9_600 },
  { username: 'staff', displayName: 'Ban trật tự', siteRoleId: STAFF_ROLE, userType: userTypes.normal, experience: 0 },
] as const satisfies readonly (Pick<Account, 'displayName'> & {
  username: (typeof demoNames)[number];
  siteRoleId: number;
  userType: number;
  experience: number;
})[];

const DAY = 86_400_000;
/** What demo accounts have besides the welcome. */
const DEMO_POINTS = 400;
/** The fan has been here: the days before today on which they checked in. */
const FAN_CHECK_INS = [4, 3, 1];
const SEAT_TAKEN_DAYS_AGO = 37;

interface Parts {
  db: Db;
  passwords: Passwords;
  clock: Clock;
}

/** `stand`: also those who lend their voices to the demonstration's audience. */
export async function seedAccounts({ db, passwords, clock }: Parts, { stand }: { stand: boolean }): Promise<void> {
  const accounts = accountRepository(db);
  const ago = (days: number) => new Date(clock.now() - days * DAY);
  for (const account of demoAccounts) {
    const before = await accounts.byUsername(account.username);
    const made = before
      ? undefined
      : await accounts.add({ ...account, passwordHash: await passwords.hash(DEMO_PASSWORD), createdAt: ago(SEAT_TAKEN_DAYS_AGO) });
    const owner = made ?? before;
    if (owner) await fund(db, owner, owner.createdAt, DEMO_POINTS);
    if (made?.username === 'fan') for (const days of FAN_CHECK_INS) await pointsOn(db, ago(days)).checkIn(made.id);
  }
  // One secret that nobody keeps, hashed once: these accounts have no way in.
  let nobodys: string | undefined;
  for (const { days, ...member } of [...demoMembers, ...(stand ? standMembers : [])]) {
    if (await accounts.byUsername(member.username)) continue;
    nobodys ??= await passwords.hash(randomBytes(32).toString('hex'));
    const made = await accounts.add({ ...member, siteRoleId: MEMBER, userType: userTypes.normal, passwordHash: nobodys, createdAt: ago(days) });
    if (made) await fund(db, made, made.createdAt, 0);
  }
}

/** Starting points as rows of the ledger. An account of the time before the ledger has a balance without rows: it begins anew. */
async function fund(db: Db, { id }: Account, at: Date, more: number): Promise<void> {
  await db.transaction(async (tx) => {
    const ledger = new Ledger(standing(at));
    if (!(await ledgerRepository(tx).find(id, 'welcome', ''))) await accountRepository(tx).change(id, { balance: 0 });
    await ledger.move(tx, id, WELCOME_POINTS, 'welcome', '');
    if (more > 0) await ledger.move(tx, id, more, 'adjustment', 'demo');
  });
}

const pointsOn = (db: Db, at: Date) => new PointsService({ db, clock: standing(at), ledger: new Ledger(standing(at)) });
const standing = (at: Date): Clock => ({ now: () => at.getTime(), after: () => () => {} });
