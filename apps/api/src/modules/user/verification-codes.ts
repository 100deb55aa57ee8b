import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { codeRepository, type CodePurpose, type StoredCode } from './code.repository.ts';

/** How long a code is good (ms). */
export const CODE_LIFE = 10 * 60_000;
/** Wrong tries before a code is worth nothing. */
const MOST_TRIES = 5;
/** For an account that there is none: no id. */
const NOBODY = 0;

interface Parts {
  db: Db;
  clock: Clock;
  secret: Uint8Array;
}
/** `asked`: how whoever asked knows the question again; absent where only the account itself may ask. `target`: where it is sent. */
interface Recipient {
  readonly accountId: number;
  readonly purpose: CodePurpose;
  readonly target: string;
  readonly asked?: string;
}

/** Six digits that show that a message of ours was read where it went. */
export class VerificationCodes {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** A new code; the one before, of the same account, purpose and asker, is good no more. */
  async make(recipient: Recipient): Promise<string> {
    const { db, clock } = this.parts;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const now = clock.now();
    await codeRepository(db).put({
      asked: '',
      ...recipient,
      codeHash: this.hashOf(recipient, code),
      createdAt: new Date(now),
      expiresAt: new Date(now + CODE_LIFE),
    });
    return code;
  }

  /** The code as it is stored if these are its digits, else undefined; a try that fails counts. Without an account the same is asked and done. */
  async check(accountId: number | undefined, purpose: CodePurpose, digits: string, asked = ''): Promise<StoredCode | undefined> {
    const { db, clock } = this.parts;
    const stored = await codeRepository(db).countTry({ accountId: accountId ?? NOBODY, purpose, asked }, new Date(clock.now()), MOST_TRIES);
    const given = this.hashOf(stored ?? { accountId: NOBODY, purpose, target: '' }, digits);
    return stored && timingSafeEqual(Buffer.from(stored.codeHash), Buffer.from(given)) ? stored : undefined;
  }

  /** Uses a code up within the transaction of what it allows: true for one of those who come with it. */
  use(tx: Db, code: StoredCode): Promise<boolean> {
    return codeRepository(tx).take(code);
  }

  /** No code of this purpose is good any more, whoever asked for it. */
  drop(tx: Db, accountId: number, purpose: CodePurpose): Promise<void> {
    return codeRepository(tx).drop(accountId, purpose);
  }

  /** Housekeeping, called now and then. */
  forgetExpired(): Promise<void> {
    return codeRepository(this.parts.db).forgetExpired(new Date(this.parts.clock.now()));
  }

  /** Keyed, or whoever reads the table would have tried a million digits within a second; bound to all that the code is good for. */
  private hashOf({ accountId, purpose, target }: Recipient, code: string): string {
    return createHmac('sha256', this.parts.secret)
      .update(JSON.stringify(['verification-code', accountId, purpose, target, code]))
      .digest('base64url');
  }
}
