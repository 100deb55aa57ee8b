import { randomInt, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { GUEST_ID_FLOOR } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import { nobody, type Caller } from './caller.ts';

/** Seconds. */
const ACCESS_LIFE = 15 * 60;
/** A browser that was away for longer logs in as a new one. */
const DEVICE_LIFE = 365 * 24 * 3600;
/** A guest keeps name and messages as long as the browser keeps the token. */
const GUEST_LIFE = 365 * 24 * 3600;
const ISSUER = 'khan-dai';
/** randomInt's widest span. */
const GUEST_SPAN = 2 ** 48 - 1;

/** `sessionId`: the family of refresh tokens that an access token belongs to; `since`: when the account was made (ms). */
export interface TokenHolder {
  readonly userId: number;
  readonly siteRoleId: number;
  readonly userType: number;
  readonly sessionId?: string | undefined;
  readonly since?: number | undefined;
}

export interface KnownDevice {
  readonly userId: number;
  readonly id: string;
}

/** Signs and reads access, guest and device tokens. They say all that is needed, so no table is asked here; whether their session was ended: `Callers`. */
export class Tokens {
  private readonly secret: Uint8Array;
  private readonly clock: Clock;

  constructor(secret: Uint8Array, clock: Clock) {
    this.secret = secret;
    this.clock = clock;
  }

  access({ userId, siteRoleId, userType, sessionId, since }: TokenHolder): Promise<string> {
    const of = { ...(sessionId !== undefined && { sid: sessionId }), ...(since !== undefined && { since: Math.floor(since / 1000) }) };
    return this.sign({ kind: 'user', role: siteRoleId, type: userType, ...of }, userId, ACCESS_LIFE);
  }

  guest(userId: number = GUEST_ID_FLOOR + randomInt(1, GUEST_SPAN)): Promise<string> {
    return this.sign({ kind: 'guest' }, userId, GUEST_LIFE);
  }

  /** What a browser is known by when this member logs in there again. Opens nothing by itself: it is no access token. */
  device(userId: number): Promise<string> {
    return this.sign({ kind: 'device', did: randomUUID() }, userId, DEVICE_LIFE);
  }

  /** Undefined for none, a forged or an expired one. */
  async readDevice(token: string | undefined): Promise<KnownDevice | undefined> {
    const payload = await this.verified(token);
    const userId = Number(payload?.sub);
    return payload?.kind === 'device' && typeof payload.did === 'string' && Number.isSafeInteger(userId) ? { userId, id: payload.did } : undefined;
  }

  /** Who a token names; `nobody` for none, a forged or an expired one. */
  async read(token: string | undefined): Promise<Caller> {
    const payload = await this.verified(token);
    if (!payload) return nobody;
    const userId = Number(payload.sub);
    const expiresAt = (payload.exp ?? 0) * 1000;
    if (!Number.isSafeInteger(userId)) return nobody;
    if (payload.kind === 'guest') return { kind: 'guest', userId, expiresAt };
    if (payload.kind === 'user' && typeof payload.role === 'number' && typeof payload.type === 'number') {
      return {
        kind: 'user',
        userId,
        siteRoleId: payload.role,
        userType: payload.type,
        expiresAt,
        ...(typeof payload.sid === 'string' && { sessionId: payload.sid }),
        ...(typeof payload.since === 'number' && { since: payload.since * 1000 }),
      };
    }
    return nobody;
  }

  private async verified(token: string | undefined): Promise<JWTPayload | undefined> {
    if (!token || token.length > 4096) return undefined;
    try {
      const { payload } = await jwtVerify(token, this.secret, {
        issuer: ISSUER,
        algorithms: ['HS256'],
        currentDate: new Date(this.clock.now()),
        requiredClaims: ['exp', 'sub'],
      });
      return payload;
    } catch {
      return undefined;
    }
  }

  private sign(claims: Record<string, unknown>, userId: number, life: number): Promise<string> {
    const now = Math.floor(this.clock.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setSubject(String(userId))
      .setIssuedAt(now)
      .setExpirationTime(now + life)
      .sign(this.secret);
  }
}

/** The token of an Authorization header, with or without the word Bearer (the specification sends it bare). */
export function tokenOf(header: string | undefined): string | undefined {
  return header?.replace(/^Bearer\s+/i, '').trim() || undefined;
}
