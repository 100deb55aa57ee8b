import type { Care } from '@portal/contracts/prediction';
import { addDays, breakEnd, type CARE, dayInZone, limitsAt, MISSION_ZONE, withLimit, type OwnLimit } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { takeAsMember, type WritingPace } from '../../limits/writers.ts';
import { ledgerRepository } from '../points/index.ts';
import { careRepository, type StoredCare } from './care.repository.ts';

const pace = { member: { perSecond: 1 / 6, burst: 20 }, address: { perSecond: 1, burst: 60 } } as const satisfies WritingPace;
/** Days that are summed up, the present one among them. */
const SPANS = [1, 7, 30] as const;

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: TokenBuckets;
}

/** What members keep themselves to where tips and points are concerned. One's own, seen by nobody else. */
export class CareService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws Refused 401 when the account is gone. */
  async care(accountId: number): Promise<Care> {
    const { db } = this.#parts;
    if ((await ledgerRepository(db).balance(accountId)) === undefined) throw refused.noToken();
    return this.#present(accountId, await careRepository(db).find(accountId));
  }

  /** A lower limit counts at once, a higher one a day later. Throws Refused 401 when the account is gone, 429. */
  setLimit(accountId: number, wish: OwnLimit, ip: string): Promise<Care> {
    return this.#change(accountId, ip, (now, { limits, ...rest }) => ({ ...rest, limits: withLimit(limits, wish, now) }));
  }

  /** Never makes a break shorter. Throws as `setLimit` does. */
  takeBreak(accountId: number, days: (typeof CARE.breakDays)[number], ip: string): Promise<Care> {
    return this.#change(accountId, ip, (now, care) => ({ ...care, breakUntil: new Date(breakEnd(care.breakUntil?.getTime() ?? null, days, now)) }));
  }

  async #change(accountId: number, ip: string, to: (now: number, care: StoredCare) => StoredCare): Promise<Care> {
    const { db, clock, limits } = this.#parts;
    takeAsMember(limits, 'care', pace, { userId: accountId }, ip);
    const after = await db.transaction(async (tx) => {
      // One after the other, also with what is staked meanwhile.
      if ((await ledgerRepository(tx).lockBalance(accountId)) === undefined) throw refused.noToken();
      const care = to(clock.now(), await careRepository(tx).find(accountId));
      await careRepository(tx).save(accountId, care);
      return care;
    });
    return this.#present(accountId, after);
  }

  async #present(accountId: number, { limits, breakUntil }: StoredCare): Promise<Care> {
    const { db, clock } = this.#parts;
    const now = clock.now();
    const { limit, next } = limitsAt(limits, now);
    const today = dayInZone(now, MISSION_ZONE);
    const spans = await careRepository(db).spans(
      accountId,
      SPANS.map((days) => addDays(today, 1 - days)),
    );
    return {
      limit,
      next: next && { limit: next.limit, from: new Date(next.from).toISOString() },
      breakUntil: breakUntil && breakUntil.getTime() > now ? breakUntil.toISOString() : null,
      spans: spans.map((span, place) => ({ days: SPANS[place] ?? 0, ...span })),
    };
  }
}
