import { passwordProblem } from '@portal/domain';
import type { Language } from '@portal/contracts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { Messengers, PostRoom } from '../../messaging/index.ts';
import { wrongCode } from './confirmation.service.ts';
import { keepPace, paces } from './pace.ts';
import type { SessionService } from './session.service.ts';
import { accountRepository } from './user.repository.ts';
import { CODE_LIFE, type VerificationCodes } from './verification-codes.ts';

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  say: Say;
  passwords: Passwords;
  sessions: SessionService;
  codes: VerificationCodes;
  messengers: Messengers;
  postRoom: PostRoom;
}
/** From where is asked, and in which language; nobody knows who it is. */
interface Stranger {
  readonly ip: string;
  readonly language: Language;
}

/** The way back in for who has lost the password. Neither call tells whether an address has an account. */
export class RecoveryService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Answers before anything is looked up. Throws Refused 429. */
  forgot({ ip, language }: Stranger, email: string): void {
    const { db, limits, say, codes, messengers, postRoom } = this.parts;
    const { address, recipient } = paces.forgotten;
    keepPace(limits, [`forgot from ${ip}`, address], [`forgot ${email.toLowerCase()}`, recipient]);
    postRoom.hand('password code', async () => {
      const account = await accountRepository(db).byEmail(email);
      if (!account?.emailAddress) return;
      // As it is stored, not as it was typed: mailboxes may differ by case.
      const to = account.emailAddress;
      const code = await codes.make({ accountId: account.id, purpose: 'password', target: to });
      await messengers.mailer.send({
        to,
        subject: say(language, 'letters.password.subject'),
        text: say(language, 'letters.password.text', { code, minutes: CODE_LIFE / 60_000, username: account.username }),
      });
    });
  }

  /**
   * A new password for the account of this address; all its sessions end, and its e-mail counts as confirmed. Throws Refused: code
   * 40130 alike for an unknown address and a code that is not good, 400 for the user name as password, 429.
   */
  async reset(
    { ip, language }: Stranger,
    { email, emailCode, newPassword }: { email: string; emailCode: string; newPassword: string },
  ): Promise<{ device: string }> {
    const { db, clock, limits, say, passwords, sessions, codes } = this.parts;
    const { address, recipient } = paces.resets;
    keepPace(limits, [`reset from ${ip}`, address], [`reset ${email.toLowerCase()}`, recipient]);
    // First and always: it takes longer than all that could tell a known address from an unknown one.
    const passwordHash = await passwords.hash(newPassword);
    const account = await accountRepository(db).byEmail(email);
    const code = await codes.check(account?.id, 'password', emailCode);
    if (!account || !code || code.target.toLowerCase() !== email.toLowerCase()) throw wrongCode();
    if (passwordProblem(newPassword, account.username)) throw refused.badInput([{ path: 'newPassword', message: say(language, 'user.passwordIsUsername') }]);
    await db.transaction(async (tx) => {
      const now = await accountRepository(tx).lock(account.id);
      // Another address since: the code went to the one before.
      if (now?.emailAddress?.toLowerCase() !== code.target.toLowerCase() || !(await codes.use(tx, code))) throw wrongCode();
      await accountRepository(tx).change(account.id, { passwordHash, emailConfirmedAt: now.emailConfirmedAt ?? new Date(clock.now()) });
      await sessions.endAll(tx, account.id);
    });
    // Whoever reads the member's mail is not held up by those who guess elsewhere.
    return { device: await sessions.deviceOf(account.id) };
  }
}
