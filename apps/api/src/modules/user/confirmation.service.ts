import { codes, type Language, type UserInfo } from '@portal/contracts';
import { phoneE164 } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { Messengers, PostRoom } from '../../messaging/index.ts';
import { keepPace, paces } from './pace.ts';
import { HOME_COUNTRY } from './registration.policy.ts';
import { presentAccount } from './user.presenter.ts';
import { accountRepository, isTaken, type Account } from './user.repository.ts';
import { CODE_LIFE, type VerificationCodes } from './verification-codes.ts';
import type { StoredCode } from './code.repository.ts';

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  say: Say;
  codes: VerificationCodes;
  messengers: Messengers;
  postRoom: PostRoom;
}
/** Who asks, from where, in which language. */
export interface Asker {
  readonly accountId: number;
  readonly ip: string;
  readonly language: Language;
}

/** A member's e-mail and phone number: a code goes there, and what comes back with it is the member's own. */
export class ConfirmationService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Says nothing of whether somebody has this address: that is told to who has shown that it is theirs. Throws Refused 429. */
  async sendEmail({ accountId, ip, language }: Asker, email: string): Promise<void> {
    const { limits, postRoom, messengers, say, codes: verification } = this.parts;
    const { account, address, recipient } = paces.emailOf;
    keepPace(limits, [`send-email from ${ip}`, address], [`send-email ${accountId}`, account], [`send-email to ${email.toLowerCase()}`, recipient]);
    await this.own(accountId);
    const code = await verification.make({ accountId, purpose: 'email', target: email });
    postRoom.hand('e-mail code', () =>
      messengers.mailer.send({
        to: email,
        subject: say(language, 'letters.email.subject'),
        text: say(language, 'letters.email.text', { code, minutes: MINUTES }),
      }),
    );
  }

  /** Throws Refused: 400 for what is no number, 429. */
  async sendSms({ accountId, ip, language }: Asker, typed: string): Promise<void> {
    const { limits, postRoom, messengers, say, codes: verification } = this.parts;
    const phone = phoneE164(typed, HOME_COUNTRY);
    if (phone === null) throw refused.badInput([{ path: 'phoneNumber', message: say(language, 'user.phone') }]);
    const { account, address, recipient } = paces.smsOf;
    keepPace(limits, [`send-sms from ${ip}`, address], [`send-sms ${accountId}`, account], [`send-sms to ${phone}`, recipient]);
    await this.own(accountId);
    const code = await verification.make({ accountId, purpose: 'phone', target: phone });
    postRoom.hand('phone code', () => messengers.sms.send({ to: phone, text: say(language, 'letters.phone.text', { code, minutes: MINUTES }) }));
  }

  /** Throws Refused: code 40130 for a code that is not good, 40912 where another account has the address meanwhile, 429. */
  async confirmEmail(asker: Asker, digits: string): Promise<UserInfo> {
    const { messengers, postRoom, say, codes: verification } = this.parts;
    const code = await this.check(asker, 'email', digits);
    const outcome = await this.change(asker.accountId, code, async (tx, before) => {
      const accounts = accountRepository(tx);
      const [other] = await accounts.ofEmail(code.target, 1);
      if (other?.emailConfirmedAt && other.id !== before.id) return null;
      // Sent to the address before.
      await verification.drop(tx, before.id, 'password');
      return accounts.change(before.id, { emailAddress: code.target, emailConfirmedAt: this.now() });
    });
    if (!outcome) throw refused.business(codes.emailTaken);
    const { before, after } = outcome;
    const old = before.emailConfirmedAt && before.emailAddress;
    // Whoever holds an unlocked phone could take an account over in this way; its owner shall know.
    if (old && old.toLowerCase() !== code.target.toLowerCase()) {
      postRoom.hand('notice of another e-mail', () =>
        messengers.mailer.send({
          to: old,
          subject: say(asker.language, 'letters.emailChanged.subject'),
          text: say(asker.language, 'letters.emailChanged.text', { username: before.username }),
        }),
      );
    }
    return presentAccount(after);
  }

  /** Throws Refused: code 40130 for a code that is not good, 429. */
  async confirmPhone(asker: Asker, digits: string): Promise<UserInfo> {
    const code = await this.check(asker, 'phone', digits);
    const outcome = await this.change(asker.accountId, code, (tx, before) =>
      accountRepository(tx).change(before.id, { phoneNumber: code.target, phoneConfirmedAt: this.now() }),
    );
    if (!outcome) throw refused.noToken();
    return presentAccount(outcome.after);
  }

  private async check({ accountId, ip }: Asker, purpose: 'email' | 'phone', digits: string): Promise<StoredCode> {
    const { account, address } = paces.triesOf;
    keepPace(this.parts.limits, [`code from ${ip}`, address], [`code ${purpose} ${accountId}`, account]);
    const code = await this.parts.codes.check(accountId, purpose, digits);
    if (!code) throw wrongCode();
    return code;
  }

  /** Uses the code up and lets `change` do what it allows; null where that found the address taken. The code is used up then, too. */
  private async change(
    accountId: number,
    code: StoredCode,
    change: (tx: Db, before: Account) => Promise<Account | null | undefined>,
  ): Promise<{ before: Account; after: Account } | null> {
    const { db, codes: verification } = this.parts;
    try {
      return await db.transaction(async (tx) => {
        const before = await accountRepository(tx).lock(accountId);
        if (!before) throw refused.noToken();
        if (!(await verification.use(tx, code))) throw wrongCode();
        const after = await change(tx, before);
        return after ? { before, after } : null;
      });
    } catch (error) {
      // Taken between the question and the change: the index has the last word.
      if (isTaken(error)) return null;
      throw error;
    }
  }

  /** The token is good but its account is gone: as good as no token. */
  private async own(accountId: number): Promise<Account> {
    const account = await accountRepository(this.parts.db).byId(accountId);
    if (!account) throw refused.noToken();
    return account;
  }

  private now(): Date {
    return new Date(this.parts.clock.now());
  }
}

const MINUTES = CODE_LIFE / 60_000;
export const wrongCode = () => refused.business(codes.wrongCode);
