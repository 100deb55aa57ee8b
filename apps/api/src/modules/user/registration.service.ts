import { codes, userTypes, type Language } from '@portal/contracts';
import type { Registration } from '@portal/contracts/user';
import { SITE_ROLE } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { Refused, refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { WordFilter } from '../banned-words/index.ts';
import type { Ledger } from '../points/index.ts';
import { keepPace } from './pace.ts';
import { readRegistration, type NewMember } from './registration.policy.ts';
import type { Opened, SessionService, Visit } from './session.service.ts';
import { accountRepository, type Account } from './user.repository.ts';

/** Hears of who came by somebody's code, in the transaction that makes the account. */
export type Invited = (tx: Db, friend: Account, code: string) => Promise<void>;

/** Points a new member begins with. */
export const WELCOME_POINTS = 100;
/** An office or a mobile carrier shares an address, and whoever looks for a free name tries some. */
const perAddress = { perSecond: 1 / 60, burst: 30 };

interface Parts {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  limits: TokenBuckets;
  sessions: SessionService;
  ledger: Ledger;
  say: Say;
  invited: Invited;
  wordFilter: Pick<WordFilter, 'finds'>;
  /** Whether an address is a picture of ours that is no member's: whoever registers has sent none yet. */
  isPicture: (url: string) => Promise<boolean>;
}

/** Makes accounts. */
export class RegistrationService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** A new member, logged in. Throws Refused: 429 for too many from one address, 400 naming the fields, code 40911 for a name that is taken. An e-mail is nobody's before it is confirmed, so nothing is said of who has it (ADR 31). */
  async register(given: Registration, visit: Visit, language: Language): Promise<Opened> {
    const { db, clock, passwords, limits, sessions, ledger, invited } = this.parts;
    keepPace(limits, [`register ${visit.ip}`, perAddress]);
    const member = await this.read(given, language);
    // Asked before the costly hash; the index below has the last word.
    await this.refuseTaken(db, member, language);
    const others = (await sessions.known(given.devices ?? [])).map(({ userId }) => userId);
    const passwordHash = await passwords.hash(given.password);
    const { inviteCode, ...named } = member;
    return db.transaction(async (tx) => {
      const account = await accountRepository(tx).add({
        ...named,
        passwordHash,
        siteRoleId: SITE_ROLE.member,
        userType: userTypes.normal,
        createdAt: new Date(clock.now()),
      });
      if (!account) {
        await this.refuseTaken(tx, member, language);
        throw refused.tooMany(1);
      }
      await ledger.move(tx, account.id, WELCOME_POINTS, 'welcome', '');
      if (inviteCode !== null) await invited(tx, account, inviteCode);
      return sessions.open(tx, account, visit, others);
    });
  }

  private async read(given: Registration, language: Language): Promise<NewMember> {
    const { isPicture, say, wordFilter } = this.parts;
    const { member, problems } = readRegistration(given);
    if (member.picture !== null && !(await isPicture(member.picture))) problems.push({ path: 'profilePicture', words: 'user.picture' });
    for (const path of ['username', 'displayName', 'nickname'] as const)
      if (await wordFilter.finds(given[path] ?? '')) problems.push({ path, words: 'user.bannedWord' });
    if (problems.length > 0) throw refused.badInput(problems.map(({ path, words }) => ({ path, message: say(language, words) })));
    return member;
  }

  private async refuseTaken(db: Db, { username }: NewMember, language: Language): Promise<void> {
    if (!(await accountRepository(db).byUsername(username))) return;
    const words = 'user.usernameTaken';
    throw new Refused({ status: 200, code: codes.usernameTaken, words, problems: [{ path: 'username', message: this.parts.say(language, words) }] });
  }
}
