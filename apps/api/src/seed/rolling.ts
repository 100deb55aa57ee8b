import { randomUUID } from 'node:crypto';
import { limits } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { isGame, sportOf, type Programme } from '../live/programme.ts';
import { chatRepository } from '../modules/chat/index.ts';
import { fixtureRepository, horizon, roomHorizon, type MatchRooms } from '../modules/schedule/index.ts';

interface Parts {
  db: Db;
  clock: Clock;
  programme: Programme;
  rooms: MatchRooms;
}

/** Keeps the schedule rolling: rows for the fixtures that come into view, rooms for those that are near, and the public room. */
export async function roll({ db, clock, programme, rooms }: Parts): Promise<void> {
  const now = clock.now();
  const [listed, near] = [horizon(now), roomHorizon(now)];
  await chatRepository(db).addRooms([{ id: limits.publicRoomId, title: 'Khán đài chung', kind: 'public', epoch: randomUUID() }]);
  await fixtureRepository(db).put(
    programme.fixturesBetween(listed.from, listed.to).map((airing) => ({
      id: airing.fixtureId,
      sourceKey: isGame(airing) ? 'generated' : airing.match.sourceKey,
      sportId: sportOf(airing),
      kind: isGame(airing) ? ('generated' as const) : ('replay' as const),
      kickOff: new Date(airing.kickOffAt),
    })),
  );
  await rooms.open(programme.fixturesBetween(near.from, near.to));
}
