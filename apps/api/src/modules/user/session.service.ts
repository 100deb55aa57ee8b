import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { codes } from '@portal/contracts';
import type { OwnSession } from '@portal/contracts/user';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import { memberId, type Caller } from '../../identity/caller.ts';
import type { MarkNetwork } from '../../identity/network-mark.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { KnownDevice, Tokens } from '../../identity/tokens.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { deviceOf } from './device.ts';
import { keepPace } from './pace.ts';
import { judge } from './refresh.policy.ts';
import { refreshRepository } from './refresh.repository.ts';
import { sessionRepository } from './session.repository.ts';
import { sightingRepository } from './sighting.repository.ts';
import { accountRepository, type Account } from './user.repository.ts';

/** Where members were seen is kept so long. */
const SIGHTINGS = 30 * 24 * 3_600_000;
const REFRESH_LIFE = 30 * 24 * 3_600_000;
/** Guessing is slow, forgetting one's password is not punished. */
const perName = { perSecond: 1 / 30, burst: 10 };
const perAddress = { perSecond: 1 / 3, burst: 60 };
/** Wrong passwords of one name from everywhere: many addresses guess together no faster. A device on which its owner has logged in before counts for itself, so that no stranger locks them out there (ADR 22). */
const wrongEverywhere = { perSecond: 1 / 60, burst: 20 };
const wrongOnDevice = { perSecond: 1 / 30, burst: 10 };
/** Most living sessions of a member; one more ends the one that was used longest ago. */
const MOST_SESSIONS = 50;

interface Parts {
  db: Db;
  clock: Clock;
  tokens: Tokens;
  passwords: Passwords;
  limits: TokenBuckets;
  markNetwork: MarkNetwork;
}
export interface Session {
  accessToken: string;
  refreshToken: string;
}
/** `device`: what the browser is known by when the member logs in there again. */
export interface Opened extends Session {
  device: string;
}
interface LogIn {
  username: string;
  password: string;
  devices?: readonly string[] | undefined;
}
/** From where somebody comes, and with what. */
export interface Visit {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/** Log-in, rotation and log-out of registered users. */
export class SessionService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused: 429 after too many tries, code 40110 for a wrong name or password. `devices`: of earlier log-ins. */
  async logIn({ username, password, devices = [] }: LogIn, visit: Visit): Promise<Opened> {
    const { db, limits, passwords } = this.parts;
    const { ip } = visit;
    const name = username.toLowerCase();
    const known = await this.known(devices);
    const asStranger = () => keepPace(limits, [`login ${ip}`, perAddress], [`login ${ip} ${name}`, perName]);
    if (known.length === 0) asStranger();
    const account = await accountRepository(db).byUsername(username);
    const own = known.find(({ userId }) => userId === account?.id);
    if (known.length > 0 && !own) asStranger();
    const guesses = own ? ([`guesses of ${name} on ${own.id}`, wrongOnDevice] as const) : ([`guesses of ${name}`, wrongEverywhere] as const);
    // Counted before it is looked at: many at once are as many.
    keepPace(limits, guesses);
    const wrong = refused.business(codes.wrongCredentials);
    if (!(await passwords.matches(account?.passwordHash, password)) || !account) throw wrong;
    limits.giveBack(guesses[0]);
    return db.transaction(async (tx) => {
      // Changed while it was checked: a session made of the old password would outlive it.
      if ((await accountRepository(tx).lock(account.id))?.passwordHash !== account.passwordHash) throw wrong;
      return this.open(
        tx,
        account,
        visit,
        known.map(({ userId }) => userId),
      );
    });
  }

  /** What tokens of earlier log-ins in a browser say: whose they were. */
  async known(devices: readonly string[]): Promise<KnownDevice[]> {
    return (await Promise.all(devices.map((device) => this.parts.tokens.readDevice(device)))).filter((device) => device !== undefined);
  }

  /** A session of somebody who has proven who they are. The account is locked or new. `others`: who has logged in on that browser before. */
  async open(tx: Db, account: Account, { ip, userAgent }: Visit, others: readonly number[] = []): Promise<Opened> {
    const familyId = randomUUID();
    const now = this.today();
    await refreshRepository(tx).addFamily(familyId, account.id, now, deviceOf(userAgent));
    await sightingRepository(tx).onNetwork(account.id, this.parts.markNetwork(ip), now);
    if (others.length > 0) await sightingRepository(tx).inBrowser(account.id, others, now);
    const session = await this.issue(tx, account, familyId);
    const living = (await sessionRepository(tx).list(account.id, now, MOST_SESSIONS + 1)).map(({ id }) => id).filter((id) => id !== familyId);
    if (living.length >= MOST_SESSIONS) await sessionRepository(tx).endAllBut([familyId, ...living.slice(0, MOST_SESSIONS - 1)], account.id, now);
    return { ...session, device: await this.deviceOf(account.id) };
  }

  /** What the browser of somebody who has proven who they are is known by from now on. */
  deviceOf(accountId: number): Promise<string> {
    return this.parts.tokens.device(accountId);
  }

  /** No token of this member is worth anything any more, from that moment on. */
  async endAll(tx: Db, accountId: number): Promise<void> {
    await sessionRepository(tx).endAllBut([], accountId, this.today());
  }

  /** Whether a token is good and the log-in behind it was not ended. A guest's token has none behind it. */
  async lives(caller: Caller): Promise<boolean> {
    if (caller.kind !== 'user') return caller.kind === 'guest';
    return caller.sessionId !== undefined && sessionRepository(this.parts.db).lives(caller.sessionId, caller.userId, this.today());
  }

  /** The member behind a token that is used for something grave: its session has not been ended since. Throws Refused 401. */
  async mustLive(caller: Caller): Promise<number> {
    if (!(await this.lives(caller))) throw refused.noToken();
    return memberId(caller);
  }

  /** Where a member is logged in, newest use first. */
  async list(accountId: number, current: string | undefined): Promise<OwnSession[]> {
    const living = await sessionRepository(this.parts.db).list(accountId, this.today(), MOST_SESSIONS);
    return living.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      current: id === current,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  }

  /** Throws Refused 404 for what is no living session of this member, others' included. */
  async end(accountId: number, id: string): Promise<void> {
    if (!(await sessionRepository(this.parts.db).end(id, accountId, this.today()))) throw refused.notFound();
  }

  /** New tokens for an unused refresh token. Throws Refused with code 40120, never 401 (the client would loop). */
  async refresh(token: string, { ip, userAgent }: Visit): Promise<Session> {
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
      await families.noteUse(familyId, this.today(), deviceOf(userAgent));
      await sightingRepository(tx).onNetwork(account.id, this.parts.markNetwork(ip), this.today());
      return this.issue(tx, account, familyId);
    });
    // Thrown outside: a throw inside would take the revocation back.
    if (!session) throw refused.business(codes.refreshRefused);
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
    const { db, clock } = this.parts;
    await refreshRepository(db).forgetExpired(this.today());
    await sightingRepository(db).forgetBefore(new Date(clock.now() - SIGHTINGS));
  }

  private async issue(db: Db, account: Account, familyId: string): Promise<Session> {
    const refreshToken = randomBytes(32).toString('base64url');
    await refreshRepository(db).addToken(hashOf(refreshToken), familyId, new Date(this.parts.clock.now() + REFRESH_LIFE));
    const { id, siteRoleId, userType, createdAt } = account;
    const accessToken = await this.parts.tokens.access({ userId: id, siteRoleId, userType, sessionId: familyId, since: createdAt.getTime() });
    return { accessToken, refreshToken };
  }

  private today(): Date {
    return new Date(this.parts.clock.now());
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
