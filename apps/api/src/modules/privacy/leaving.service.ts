import { codes, type Language } from '@portal/contracts';
import type { Leaving } from '@portal/contracts/privacy';
import { dayInZone, isStaff, leavesAt, MISSION_ZONE } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { Messengers, PostRoom } from '../../messaging/index.ts';
import { accountRepository, keepPace, passwordTries, type Account } from '../user/index.ts';
import { leavingRepository } from './leaving.repository.ts';

const changes = { perSecond: 1 / 30, burst: 20 };

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly say: Say;
  readonly limits: TokenBuckets;
  readonly passwords: Passwords;
  readonly messengers: Messengers;
  readonly postRoom: PostRoom;
  /** Whether many share an account of this name. */
  readonly isEverybodys: (username: string) => boolean;
}

/** Members who ask that their account goes, and who think better of it. */
export class LeavingService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Who has asked before is asked for nothing but the password, and the day stays. Throws Refused: 401, 429, code 40110 for a wrong password, 40913 for staff and for members of a demonstration. */
  async leave(accountId: number, password: string, language: Language): Promise<Leaving> {
    const { db, clock, limits, passwords } = this.#parts;
    keepPace(limits, [`password ${accountId}`, passwordTries]);
    const account = await accountRepository(db).byId(accountId);
    if (!account || account.leftAt) throw refused.noToken();
    if (!(await passwords.matches(account.passwordHash, password))) throw refused.business(codes.wrongCredentials, { words: 'user.wrongPassword' });
    if (isStaff(account)) throw refused.business(codes.staffStays);
    if (this.#parts.isEverybodys(account.username)) throw refused.business(codes.staffStays, { words: 'user.demoStays' });
    const asked = await db.transaction(async (tx) => {
      // Two at once ask for the same day.
      const held = await accountRepository(tx).lock(accountId);
      if (!held || held.leftAt) throw refused.noToken();
      return held.leavesAt ?? leavingRepository(tx).setLeaving(accountId, new Date(leavesAt(clock.now())));
    });
    if (!asked) throw refused.noToken();
    if (account.leavesAt === null) this.#write(account, asked, language);
    return { leavesAt: asked.toISOString() };
  }

  /** Throws Refused: 401 when the account is gone, 429. */
  async stay(accountId: number): Promise<Leaving> {
    keepPace(this.#parts.limits, [`stay ${accountId}`, changes]);
    if ((await leavingRepository(this.#parts.db).setLeaving(accountId, null)) === undefined) throw refused.noToken();
    return { leavesAt: null };
  }

  /** To the address that is theirs, should it have been somebody else at their open browser. */
  #write({ username, emailAddress, emailConfirmedAt }: Account, at: Date, language: Language): void {
    if (emailAddress === null || emailConfirmedAt === null) return;
    const { postRoom, messengers, say } = this.#parts;
    const day = dayInZone(at.getTime(), MISSION_ZONE).split('-').reverse().join('/');
    postRoom.hand('leaving', () =>
      messengers.mailer.send({
        to: emailAddress,
        subject: say(language, 'letters.leaving.subject'),
        text: say(language, 'letters.leaving.text', { username, day }),
      }),
    );
  }
}
