import { passwordProblem } from '@portal/domain';
import type { Input, Language } from '@portal/contracts';
import type { userCalls } from '@portal/contracts/user';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { Tokens } from '../../identity/tokens.ts';
import { networkOf } from '../../limits/network.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { Messengers, PostRoom } from '../../messaging/index.ts';
import type { StoredCode } from './code.repository.ts';
import { wrongCode } from './confirmation.service.ts';
import { keepPace, paces } from './pace.ts';
import type { SessionService } from './session.service.ts';
import { accountRepository, isTaken, type Account } from './user.repository.ts';
import { CODE_LIFE, type VerificationCodes } from './verification-codes.ts';

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  say: Say;
  passwords: Passwords;
  tokens: Pick<Tokens, 'readDevice'>;
  sessions: SessionService;
  codes: VerificationCodes;
  messengers: Messengers;
  postRoom: PostRoom;
}
/** Accounts of one address that nobody has confirmed: so many are written to. */
const MOST_ACCOUNTS = 3;
/** From where is asked, and in which language; nobody knows who it is. */
interface Stranger {
  readonly ip: string;
  readonly language: Language;
}
type Asking = Input<typeof userCalls.forgotPassword>;
type Resetting = Input<typeof userCalls.resetPassword>;

/**
 * The way back in for who has lost the password. Neither call tells whether an address has an account. A code is good for the browser that asked for it, so that a
 * stranger who asks or guesses takes nothing from it, and on a device that the owner has logged in on no stranger's questions count (ADR 31).
 */
export class RecoveryService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Answers before it is looked up whose the address is. Throws Refused 429. */
  async forgot(stranger: Stranger, { email, asked, devices = [] }: Asking): Promise<void> {
    const { db, limits, say, codes, messengers, postRoom } = this.parts;
    const { ip, language } = stranger;
    const { address, recipient } = paces.forgotten;
    keepPace(limits, [`forgot from ${ip}`, address]);
    const own = await this.ownDevice(email, devices);
    keepPace(limits, [`forgot ${email.toLowerCase()}${own === undefined ? '' : ` on ${own}`}`, recipient]);
    postRoom.hand('password code', async () => {
      for (const account of await accountRepository(db).ofEmail(email, MOST_ACCOUNTS)) {
        // As it is stored, not as it was typed: mailboxes may differ by case.
        const to = account.emailAddress;
        if (to === null) continue;
        const code = await codes.make({ accountId: account.id, purpose: 'password', target: to, asked: askerOf(stranger, asked) });
        await messengers.mailer.send({
          to,
          subject: say(language, 'letters.password.subject'),
          text: say(language, 'letters.password.text', { code, minutes: CODE_LIFE / 60_000, username: account.username }),
        });
      }
    });
  }

  /**
   * A new password for the account of this address; all its sessions end, and its e-mail counts as confirmed. Throws Refused: code
   * 40130 alike for an unknown address and a code that is not good, 400 for the user name as password, 429.
   */
  async reset(stranger: Stranger, { email, emailCode, newPassword, asked }: Resetting): Promise<{ device: string }> {
    const { db, clock, limits, say, passwords, sessions, codes } = this.parts;
    keepPace(limits, [`reset from ${stranger.ip}`, paces.resets.address]);
    // First and always: it takes longer than all that could tell a known address from an unknown one.
    const passwordHash = await passwords.hash(newPassword);
    const accounts: (Account | undefined)[] = await accountRepository(db).ofEmail(email, MOST_ACCOUNTS);
    let found: { account: Account; code: StoredCode } | undefined;
    for (const account of accounts.length > 0 ? accounts : [undefined]) {
      const code = await codes.check(account?.id, 'password', emailCode, askerOf(stranger, asked));
      if (account && code?.target.toLowerCase() === email.toLowerCase()) found ??= { account, code };
    }
    if (!found) throw wrongCode();
    const { account, code } = found;
    if (passwordProblem(newPassword, account.username))
      throw refused.badInput([{ path: 'newPassword', message: say(stranger.language, 'user.passwordIsUsername') }]);
    await db
      .transaction(async (tx) => {
        const now = await accountRepository(tx).lock(account.id);
        // Another address since: the code went to the one before.
        if (now?.emailAddress?.toLowerCase() !== code.target.toLowerCase() || !(await codes.use(tx, code))) throw wrongCode();
        await codes.drop(tx, account.id, 'password');
        await accountRepository(tx).change(account.id, { passwordHash, emailConfirmedAt: now.emailConfirmedAt ?? new Date(clock.now()) });
        await sessions.endAll(tx, account.id);
      })
      .catch((error: unknown) => {
        // Confirmed by another account meanwhile: it is theirs.
        throw isTaken(error) ? wrongCode() : error;
      });
    // Whoever reads the member's mail is not held up by those who guess elsewhere.
    return { device: await sessions.deviceOf(account.id) };
  }

  /** Of these the device of the account that has confirmed this address; of nobody else's is anything told. */
  private async ownDevice(email: string, devices: readonly string[]): Promise<string | undefined> {
    const { db, tokens } = this.parts;
    for (const token of devices) {
      const device = await tokens.readDevice(token);
      const account = device && (await accountRepository(db).byId(device.userId));
      if (account?.emailConfirmedAt && account.emailAddress?.toLowerCase() === email.toLowerCase()) return device?.id;
    }
    return undefined;
  }
}

/** Older pages do not name their question: for them it is that of their network. */
const askerOf = ({ ip }: Stranger, asked: string | undefined): string => asked ?? `from ${networkOf(ip)}`;
