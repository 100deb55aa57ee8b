import { codes } from '@portal/contracts';
import type { CheckInCard, LedgerRow } from '@portal/contracts/points';
import { CHECK_IN, checkInCard, dayInZone, makeUpRefusal } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import { checkInsOf, presentCard } from './check-in.presenter.ts';
import { checkInRepository } from './check-in.repository.ts';
import type { Ledger } from './ledger.ts';
import { presentEntry } from './ledger.presenter.ts';
import { ledgerRepository } from './ledger.repository.ts';
import { withNames } from './somebody.ts';

interface Parts {
  db: Db;
  clock: Clock;
  ledger: Ledger;
}

/** One's own points: the ledger's rows and the check-in card. */
export class PointsService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async rows(accountId: number, cursor: string | undefined, pageSize: number): Promise<{ list: LedgerRow[]; nextCursor: string | null }> {
    const found = await ledgerRepository(this.parts.db).newest(accountId, readCursor(cursor)?.id ?? null, pageSize);
    const { rows, nextCursor } = stretchOf(found, pageSize, ({ id, createdAt }) => ({ at: createdAt, id }));
    return { list: (await withNames(this.parts.db, rows)).map(presentEntry), nextCursor };
  }

  /** Throws Refused 401 when the account is gone. */
  async card(accountId: number): Promise<CheckInCard> {
    const balance = await ledgerRepository(this.parts.db).balance(accountId);
    if (balance === undefined) throw refused.noToken();
    return this.stands(this.parts.db, accountId, balance);
  }

  /** A second time on the same day changes nothing. */
  checkIn(accountId: number): Promise<CheckInCard> {
    return this.locked(accountId, async (tx, balance) => {
      const today = this.today();
      const { days, makeUps } = checkInsOf(await checkInRepository(tx).of(accountId), today);
      const due = checkInCard(days, today, makeUps).find(({ state }) => state === 'today');
      return this.stands(tx, accountId, due ? await this.earn(tx, accountId, due.date, due.points, null) : balance);
    });
  }

  /** Throws Refused with code 40931 for a day that is not missed on the running card, and when the month's make-ups are used. */
  makeUp(accountId: number, date: string): Promise<CheckInCard> {
    return this.locked(accountId, async (tx) => {
      const today = this.today();
      const checkIns = checkInsOf(await checkInRepository(tx).of(accountId), today);
      const refusal = makeUpRefusal(date, checkIns);
      if (refusal) throw refused.business(codes.noMakeUp, { words: `points.makeUp.${refusal}` });
      const points = checkInCard(checkIns.days, today, checkIns.makeUps).find((day) => day.date === date)?.points ?? 0;
      return this.stands(tx, accountId, await this.earn(tx, accountId, date, points, today));
    });
  }

  /** Stores the day, its points and the experience that comes with them. Returns the balance after it. */
  private async earn(tx: Db, accountId: number, day: string, points: number, madeUpOn: string | null): Promise<number> {
    await checkInRepository(tx).add({ accountId, day, madeUpOn, points, createdAt: new Date(this.parts.clock.now()) });
    return this.parts.ledger.earn(tx, accountId, points, madeUpOn === null ? 'checkIn' : 'makeUp', day);
  }

  private async stands(tx: Db, accountId: number, balance: number): Promise<CheckInCard> {
    return presentCard(await checkInRepository(tx).of(accountId), this.today(), balance);
  }

  /** One thing at a time for each account, so that two taps at once are one check-in. Throws Refused 401 when the account is gone. */
  private locked<T>(accountId: number, work: (tx: Db, balance: number) => Promise<T>): Promise<T> {
    return this.parts.db.transaction(async (tx) => {
      const balance = await ledgerRepository(tx).lockBalance(accountId);
      if (balance === undefined) throw refused.noToken();
      return work(tx, balance);
    });
  }

  private today(): string {
    return dayInZone(this.parts.clock.now(), CHECK_IN.timeZone);
  }
}
