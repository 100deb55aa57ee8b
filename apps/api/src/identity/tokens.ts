import { randomInt } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { GUEST_ID_FLOOR } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import { nobody, type Caller } from './caller.ts';

/** Seconds. */
const ACCESS_LIFE = 15 * 60;
/** A guest keeps name and messages as long as the browser keeps the token. */
const GUEST_LIFE = 365 * 24 * 3600;
const ISSUER = 'khan-dai';
/** randomInt's widest span. */
const GUEST_SPAN = 2 ** 48 - 1;

/** `sessionId`: the family of refresh tokens that an access token belongs to. */
export interface TokenHolder {
  readonly userId: number;
  readonly siteRoleId: number;
  readonly userType: number;
  readonly sessionId?: string | undefined;
}

/** Signs and reads access and guest tokens. They say all that is needed, so no table is asked. */
export class Tokens {
  private readonly secret: Uint8Array;
  private readonly clock: Clock;

  constructor(secret: Uint8Array, clock: Clock) {
    this.secret = secret;
    this.clock = clock;
  }

  access({ userId, siteRoleId, userType, sessionId }: TokenHolder): Promise<string> {
    return this.sign({ kind: 'user', role: siteRoleId, type: userType, ...(sessionId !== undefined && { sid: sessionId }) }, userId, ACCESS_LIFE);
  }

  guest(userId: number = GUEST_ID_FLOOR + randomInt(1, GUEST_SPAN)): Promise<string> {
    return this.sign({ kind: 'guest' }, userId, GUEST_LIFE);
  }

  /** Who a token names; `nobody` for none, a forged or an expired one. */
  async read(token: string | undefined): Promise<Caller> {
    if (!token || token.length > 4096) return nobody;
    try {
      const { payload } = await jwtVerify(token, this.secret, {
        issuer: ISSUER,
        algorithms: ['HS256'],
        currentDate: new Date(this.clock.now()),
        requiredClaims: ['exp', 'sub'],
      });
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
        };
      }
      return nobody;
    } catch {
      return nobody;
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
