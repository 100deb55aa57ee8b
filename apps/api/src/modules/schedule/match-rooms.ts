import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/open.ts';
import type { Airing } from '../../live/programme.ts';
import { chatRepository, type NewRoom } from '../chat/index.ts';
import { titleOf } from './titles.ts';

/** Each match has one chat room, made when it is first needed. */
export class MatchRooms {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** The room's id. The fixture's row must be there. */
  async of(fixture: Airing): Promise<number> {
    const chat = chatRepository(this.db);
    const known = await chat.roomOfFixture(fixture.fixtureId);
    if (known) return known.id;
    await this.open([fixture]);
    const room = await chat.roomOfFixture(fixture.fixtureId);
    if (!room) throw new Error(`no room for fixture ${fixture.fixtureId}`);
    return room.id;
  }

  /** Opens the rooms that these fixtures lack. */
  async open(fixtures: readonly Airing[]): Promise<void> {
    const known = new Set((await chatRepository(this.db).listed(fixtures.map(({ fixtureId }) => fixtureId))).map(({ fixtureId }) => fixtureId));
    // Only what is missing is inserted: a row that meets a conflict would use up a number of the sequence each time.
    await chatRepository(this.db).addRooms(fixtures.filter(({ fixtureId }) => !known.has(fixtureId)).map(roomOf));
  }
}

function roomOf(fixture: Airing): NewRoom {
  return { title: titleOf(fixture, 'vi'), kind: 'match', fixtureId: fixture.fixtureId, epoch: randomUUID() };
}
