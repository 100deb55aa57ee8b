import { randomUUID } from 'node:crypto';
import { limits } from '@portal/contracts';
import { SPORT_ID } from '@portal/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { FixtureProvider } from '../live/fixture-provider.ts';
import { chatRepository } from '../modules/chat/index.ts';
import { fixtureRepository, horizon, roomHorizon, type MatchRooms } from '../modules/schedule/index.ts';

interface Parts { db: Db; clock: Clock; fixtures: FixtureProvider; rooms: MatchRooms }

/** Keeps the schedule rolling: rows for the fixtures that come into view, rooms for those that are near, and the public room. */
export async function roll({ db, clock, fixtures, rooms }: Parts): Promise<void> {
  const now = clock.now();
  const [listed, near] = [horizon(now), roomHorizon(now)];
  await chatRepository(db).addRooms([{ id: limits.publicRoomId, title: 'Khán đài chung', kind: 'public', epoch: randomUUID() }]);
  await fixtureRepository(db).put(fixtures.fixturesBetween(listed.from, listed.to).map(({ fixtureId, kickOffAt, match }) => (
    { id: fixtureId, sourceKey: match.sourceKey, sportId: SPORT_ID.football, kind: 'replay' as const, kickOff: new Date(kickOffAt) })));
  await rooms.open(fixtures.fixturesBetween(near.from, near.to));
}
