import { randomBytes } from 'node:crypto';
import { STAFF_ROLE, userTypes } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Passwords } from '../identity/passwords.ts';
import { Ledger, ledgerRepository, PointsService } from '../modules/points/index.ts';
import { accountRepository, WELCOME_POINTS, type Account } from '../modules/user/index.ts';

/** Password of every demo account. */
const DEMO_PASSWORD = 'khandai-demo';

const MEMBER = 1;

/** Accounts of the demonstration; they exist in demo mode only (see `Config.demo`). */
const demoAccounts = [
  { username: 'fan', displayName: 'Fan Khán Đài B', siteRoleId: MEMBER, userType: userTypes.normal, experience: 1_800 },
  { username: 'tipster', displayName: 'Trạng Kèo', siteRoleId: MEMBER, userType: userTypes.normal, experience: 7_200 },
  { username: 'blv', displayName: 'BLV Gió Mùa', siteRoleId: MEMBER, userType: userTypes.commentator, experience: 9_600 },
  { username: 'staff', displayName: 'Ban trật tự', siteRoleId: STAFF_ROLE, userType: userTypes.normal, experience: 0 },
] as const;

/** Members who write in the demonstration and whom nobody can log in as: `experience` and days since they came are part of the picture. */
export const demoMembers = [
  { username: 'sonnghe_37', displayName: 'Sơn Nghệ', experience: 5400, days: 412, bio: 'Sông Lam trong tim, Ngoại hạng Anh trên ti vi.' },
  { username: 'kinhcan_67', displayName: 'Kính Cận', experience: 8200, days: 530, bio: 'Soi kèo bằng số liệu, không soi bằng niềm tin.' },
  { username: 'bachisanvinh', displayName: 'Bà chị sân Vinh', experience: 6900, days: 488, bio: 'Ghế đá khán đài C, hát to nhất hàng.' },
  { username: 'chieumuahangday', displayName: 'Chiều mưa Hàng Đẫy', experience: 3100, days: 240, bio: '' },
  { username: 'cafesuada', displayName: 'Cà phê sữa đá', experience: 1500, days: 122, bio: 'Thức đêm xem La Liga, sáng ra cà phê.' },
  { username: 'tinghean', displayName: 'Tí Nghệ An', experience: 900, days: 95, bio: '' },
  { username: 'hoitruonghem52', displayName: 'Hội trưởng Hẻm 52', experience: 12400, days: 640, bio: 'Cả hẻm xem chung một màn hình.' },
  { username: 'thuhapho', displayName: 'Thu Hà phố cổ', experience: 2200, days: 180, bio: 'Yêu đội tuyển, yêu cả những trận 0–0.' },
  { username: 'longxuyenfc', displayName: 'Long Xuyên FC', experience: 400, days: 44, bio: '' },
  { username: 'meocanhcau', displayName: 'Mèo canh cầu', experience: 700, days: 61, bio: 'Thủ môn phong trào.' },
] as const;

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

export async function seedAccounts({ db, passwords, clock }: Parts): Promise<void> {
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
  for (const { days, ...member } of demoMembers) {
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
