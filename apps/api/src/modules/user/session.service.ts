import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { codes } from '@portal/contracts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { Tokens } from '../../identity/tokens.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { judge } from './refresh.policy.ts';
import { refreshRepository } from './refresh.repository.ts';
import { accountRepository, type Account } from './user.repository.ts';

const REFRESH_LIFE = 30 * 24 * 3_600_000;
/** Guessing is slow, forgetting one's password is not punished. */
const perName = { perSecond: 1 / 30, burst: 10 };
const perAddress = { perSecond: 1 / 3, burst: 60 };

interface Parts { db: Db; clock: Clock; tokens: Tokens; passwords: Passwords; limits: TokenBuckets }
export interface Session { accessToken: string; refreshToken: string }

/** Log-in, rotation and log-out of registered users. */
export class SessionService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused: 429 after too many tries, code 40110 for a wrong name or password. */
  async logIn({ username, password }: { username: string; password: string }, ip: string): Promise<Session> {
    const { db, limits, passwords } = this.parts;
    for (const [key, allowance] of [[`login ${ip}`, perAddress], [`login ${ip} ${username.toLowerCase()}`, perName]] as const) {
      const taken = limits.take(key, allowance);
      if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    }
    const account = await accountRepository(db).byUsername(username);
    if (!(await passwords.matches(account?.passwordHash, password)) || !account) throw refused.business(codes.wrongCredentials, 'wrongCredentials');
    const familyId = randomUUID();
    await refreshRepository(db).addFamily(familyId, account.id, this.today());
    return this.issue(db, account, familyId);
  }

  /** New tokens for an unused refresh token. Throws Refused with code 40120, never 401 (the client would loop). */
  async refresh(token: string): Promise<Session> {
    const hash = hashOf(token);
    const session = await this.parts.db.transaction(async (tx) => {
      const families = refreshRepository(tx);
      const familyId = await families.familyOf(hash);
      if (!familyId) return null;
      await families.lock(familyId);
      const found = await families.find(hash);
      const verdict = judge(found, this.parts.clock.now());
      if (verdict === 'stolen') await families.revoke(familyId, this.today());
      const account = verdict === 'rotate' && found ? await accountRepository(tx).byId(found.accountId) : undefined;
      if (!account) return null;
      await families.markUsed(hash, this.today());
      return this.issue(tx, account, familyId);
    });
    // Thrown outside: a throw inside would take the revocation back.
    if (!session) throw refused.business(codes.refreshRefused, 'sessionExpired');
    return session;
  }

  /** Ends the session a refresh token belongs to; an unknown token is no error, one is logged out either way. */
  async logOut(token: string): Promise<void> {
    await this.parts.db.transaction(async (tx) => {
      const families = refreshRepository(tx);
      const familyId = await families.familyOf(hashOf(token));
      if (!familyId) return;
      await families.lock(familyId);
      await families.revoke(familyId, this.today());
    });
  }

  /** Housekeeping, called now and then. */
  async forgetExpired(): Promise<void> {
    await refreshRepository(this.parts.db).forgetExpired(this.today());
  }

  private async issue(db: Db, account: Account, familyId: string): Promise<Session> {
    const refreshToken = randomBytes(32).toString('base64url');
    await refreshRepository(db).addToken(hashOf(refreshToken), familyId, new Date(this.parts.clock.now() + REFRESH_LIFE));
    const accessToken = await this.parts.tokens.access({ userId: account.id, siteRoleId: account.siteRoleId, userType: account.userType });
    return { accessToken, refreshToken };
  }

  private today(): Date {
    return new Date(this.parts.clock.now());
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
