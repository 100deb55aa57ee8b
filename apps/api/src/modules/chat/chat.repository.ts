import { and, asc, count, desc, eq, gt, gte, ilike, inArray, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { chatMessage, chatRoom } from '../../db/schema.ts';

export type Room = typeof chatRoom.$inferSelect;
export type NewRoom = typeof chatRoom.$inferInsert;
export type StoredMessage = typeof chatMessage.$inferSelect;
export type NewMessage = typeof chatMessage.$inferInsert;

/** Words are searched among this many newest messages of a room, so that a rare word never reads a whole year. */
const SEARCHED = 10_000;

export function chatRepository(db: Db) {
  return {
    async room(id: number): Promise<Room | undefined> {
      return (await db.select().from(chatRoom).where(eq(chatRoom.id, id)).limit(1))[0];
    },
    async roomOfFixture(fixtureId: number): Promise<Room | undefined> {
      return (await db.select().from(chatRoom).where(eq(chatRoom.fixtureId, fixtureId)).limit(1))[0];
    },
    /** Public rooms, and rooms of these fixtures. */
    async listed(fixtureIds: readonly number[]): Promise<Room[]> {
      const ofFixtures = fixtureIds.length > 0 ? [inArray(chatRoom.fixtureId, [...fixtureIds])] : [];
      return db
        .select()
        .from(chatRoom)
        .where(or(eq(chatRoom.kind, 'public'), ...ofFixtures))
        .orderBy(asc(chatRoom.id));
    },
    /** Adds rooms that are not there yet. */
    async addRooms(rows: readonly NewRoom[]): Promise<void> {
      if (rows.length > 0)
        await db
          .insert(chatRoom)
          .values([...rows])
          .onConflictDoNothing();
    },
    /** The newest message of each room. */
    async newest(rooms: readonly Room[]): Promise<Map<number, StoredMessage>> {
      const spoken = rooms.filter((room) => room.lastOffset > 0);
      if (spoken.length === 0) return new Map();
      const rows = await db
        .select()
        .from(chatMessage)
        .where(or(...spoken.map((room) => and(eq(chatMessage.roomId, room.id), eq(chatMessage.roomOffset, room.lastOffset)))));
      return new Map(rows.map((row) => [row.roomId, row]));
    },
    /** Messages with an offset above `after` and up to `upTo`, oldest first. Offsets have no holes, so a page is a range. */
    async range(roomId: number, after: number, upTo: number): Promise<StoredMessage[]> {
      if (upTo <= after) return [];
      return db
        .select()
        .from(chatMessage)
        .where(and(eq(chatMessage.roomId, roomId), gt(chatMessage.roomOffset, after), lte(chatMessage.roomOffset, upTo)))
        .orderBy(asc(chatMessage.roomOffset));
    },
    /** A page of messages that hold `words`, newest page first, and how many there are. */
    async search(room: Room, words: string, pageNum: number, pageSize: number): Promise<{ total: number; rows: StoredMessage[] }> {
      const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
      const found = and(eq(chatMessage.roomId, room.id), gt(chatMessage.roomOffset, room.lastOffset - SEARCHED), ilike(chatMessage.filteredMessage, pattern));
      const [counted] = await db.select({ total: count() }).from(chatMessage).where(found);
      const rows = await db
        .select()
        .from(chatMessage)
        .where(found)
        .orderBy(desc(chatMessage.roomOffset))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
      return { total: counted?.total ?? 0, rows: rows.reverse() };
    },
    async inRoom(messageId: number, roomId: number): Promise<StoredMessage | undefined> {
      return (
        await db
          .select()
          .from(chatMessage)
          .where(and(eq(chatMessage.id, messageId), eq(chatMessage.roomId, roomId)))
          .limit(1)
      )[0];
    },
    /** Where somebody wrote from the last time they did in a room; null when they never did, or it is not known. */
    async lastIpOf(roomId: number, authorId: number): Promise<string | null> {
      const [row] = await db
        .select({ ip: chatMessage.ip })
        .from(chatMessage)
        .where(and(eq(chatMessage.authorId, authorId), eq(chatMessage.roomId, roomId)))
        .orderBy(desc(chatMessage.id))
        .limit(1);
      return row?.ip ?? null;
    },
    async byIds(ids: readonly number[]): Promise<Map<number, StoredMessage>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(chatMessage)
        .where(inArray(chatMessage.id, [...ids]));
      return new Map(rows.map((row) => [row.id, row]));
    },
    /** Ids of the messages between two offsets, both included. */
    async idsBetween(roomId: number, from: number, to: number): Promise<number[]> {
      const rows = await db
        .select({ id: chatMessage.id })
        .from(chatMessage)
        .where(and(eq(chatMessage.roomId, roomId), gte(chatMessage.roomOffset, from), lte(chatMessage.roomOffset, to)));
      return rows.map(({ id }) => id);
    },
  };
}
