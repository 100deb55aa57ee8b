import type { Db } from '../db/open.ts';
import { readingRepository } from '../importing/reading.repository.ts';
import { storeReadings } from '../importing/store-readings.ts';
import { fixtureRepository } from '../modules/schedule/index.ts';
import type { Reading } from '../sports/index.ts';

/** Stores the matches that ship with the portal, each once; what somebody has imported since is newer and stays. */
export async function storeShipped(db: Db, readings: readonly Reading[], now: number): Promise<void> {
  await storeReadings(db, readings, { now, shipped: true });
  await db.transaction(async (tx) => {
    const repository = readingRepository(tx);
    await repository.lock();
    await repository.place();
  });
}

/** Puts stored matches on the schedule. Answers how many are new there or have been moved. */
export async function listMatches(db: Db): Promise<number> {
  return fixtureRepository(db).listImported();
}
