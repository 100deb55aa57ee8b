import { Temporal } from 'temporal-polyfill';
import { codes } from '@portal/contracts';
import { missionIds, type MissionBoard, type MissionClaim } from '@portal/contracts/points';
import { dayInZone, MISSION_ZONE, missionOfSubject, missionsOf, missionSubject, type Mission, type MissionId } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import { ledgerRepository, type Ledger } from '../points/index.ts';
import type { DeedBook } from './deed-book.ts';
import { deedRepository } from './deed.repository.ts';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly deeds: DeedBook;
}

/** A member's missions of today. */
export class MissionService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws Refused 401 when the account is gone. */
  async board(accountId: number): Promise<MissionBoard> {
    const { db, deeds } = this.#parts;
    const day = this.#today();
    // What one has just done is there.
    await deeds.settled();
    const balance = await ledgerRepository(db).balance(accountId);
    if (balance === undefined) throw refused.noToken();
    return present(day, balance, await missionsOn(db, accountId, day));
  }

  /**
   * Takes the points of a mission of `day`; a second time changes nothing. Throws Refused: 401 when the account is gone, code 40971 while it is not done,
   * 40972 when that day is over.
   */
  async claim(accountId: number, { day, mission: id }: { day: string; mission: MissionId }): Promise<MissionClaim> {
    const { db, ledger, deeds } = this.#parts;
    if (day !== this.#today()) throw refused.business(codes.missionOver);
    await deeds.settled();
    return db.transaction(async (tx) => {
      const balance = await ledgerRepository(tx).lockBalance(accountId);
      if (balance === undefined) throw refused.noToken();
      const before = await missionsOn(tx, accountId, day);
      const mission = before.find((one) => one.id === id);
      if (mission?.state === 'claimed') return { ...present(day, balance, before), gained: 0 };
      if (mission?.state !== 'ready') throw refused.business(codes.missionOpen);
      const moved = await ledger.earn(tx, accountId, mission.points, 'mission', missionSubject(day, id));
      return { ...present(day, moved, await missionsOn(tx, accountId, day)), gained: mission.points };
    });
  }

  #today(): string {
    return dayInZone(this.#parts.clock.now(), MISSION_ZONE);
  }
}

async function missionsOn(db: Db, accountId: number, day: string): Promise<Mission[]> {
  const counts = await deedRepository(db).counts(accountId, day);
  const subjects = missionIds.map((id) => missionSubject(day, id));
  const taken = await ledgerRepository(db).subjects(accountId, 'mission', subjects);
  return missionsOf(counts, new Set(taken.map(missionOfSubject)));
}

function present(day: string, balance: number, missions: readonly Mission[]): MissionBoard {
  const ends = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(MISSION_ZONE);
  return { day, endsAt: new Date(ends.epochMilliseconds).toISOString(), missions: [...missions], balance };
}
