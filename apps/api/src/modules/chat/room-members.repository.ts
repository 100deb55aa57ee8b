import { and, desc, eq, gt, isNotNull, isNull, max, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import { chatBan, chatMember, chatMessage, chatRoom } from '../../db/schema.ts';
import { livingSession } from '../user/index.ts';
import type { Room } from './chat.repository.ts';

export type NewBan = typeof chatBan.$inferInsert;
/** Whose standing in a room has become less. */
export type Loss = Pick<typeof chatBan.$inferSelect, 'roomId' | 'userId' | 'network'>;

/** What else is asked when somebody says something in a room. */
export interface Speaking {
  /** The log-in that they came of; undefined: one that has no end. */
  readonly sessionId?: string | undefined;
  /** The message that they answer to. */
  readonly parentId?: number | null | undefined;
}
/** A room, and what somebody is in it. `lives`: their log-in was not ended; `parentId`: what they answer to, where it is in this room. */
export interface Standing {
  readonly room: Room;
  readonly member: boolean;
  readonly bannedUntil: Date | null;
  readonly lives: boolean;
  readonly parentId: number | null;
}

/** Of the closed rooms of one's own, and of who is in each, so many are looked at, the newest first. */
const LOOKED_AT = { rooms: 20, inRoom: 100 } as const;

/** Who belongs in rooms, and who is banned from them. */
export function roomMembersRepository(db: Db) {
  return {
    /** How somebody stands in a room, by one statement. `network`: of guests, who are banned by it too. */
    async roomFor(roomId: number, userId: number, network: string | null, now: Date, { sessionId, parentId }: Speaking = {}): Promise<Standing | undefined> {
      const lives: SQL<boolean> = sessionId === undefined ? sql<boolean>`true` : livingSession(sessionId);
      const parent: SQL<number | null> = parentId
        ? sql`(select m.id from ${chatMessage} m where m.id = ${parentId} and m.room_id = ${roomId})`.mapWith(chatMessage.id)
        : sql<null>`null`;
      const banned = db
        .select({ until: max(chatBan.expiresAt).as('until') })
        .from(chatBan)
        .where(
          and(
            eq(chatBan.roomId, chatRoom.id),
            gt(chatBan.expiresAt, now),
            network === null ? eq(chatBan.userId, userId) : or(eq(chatBan.userId, userId), eq(chatBan.network, network)),
          ),
        )
        .as('banned');
      const [row] = await db
        .select({ room: chatRoom, memberId: chatMember.accountId, bannedUntil: banned.until, lives, parentId: parent })
        .from(chatRoom)
        .leftJoin(chatMember, and(eq(chatMember.roomId, chatRoom.id), eq(chatMember.accountId, userId), isNull(chatMember.endedAt)))
        .leftJoinLateral(banned, sql`true`)
        .where(eq(chatRoom.id, roomId))
        .limit(1);
      return row && { room: row.room, member: row.memberId !== null, bannedUntil: row.bannedUntil, lives: row.lives, parentId: row.parentId };
    },
    /** Who is in closed rooms that somebody is in as well, once for each room. Whoever is banned from a room is not in it. */
    async besides(accountId: number, now: Date): Promise<{ id: number; roomId: number; title: string }[]> {
      const free = (room: AnyColumn, member: AnyColumn) =>
        sql`not exists (select from ${chatBan} b where b.room_id = ${room} and b.user_id = ${member} and b.expires_at > ${now.toISOString()}::timestamptz)`;
      const rooms = db
        .select({ roomId: chatMember.roomId, title: chatRoom.title })
        .from(chatMember)
        .innerJoin(chatRoom, eq(chatRoom.id, chatMember.roomId))
        .where(
          and(eq(chatMember.accountId, accountId), isNull(chatMember.endedAt), isNotNull(chatRoom.vipGroup), free(chatMember.roomId, chatMember.accountId)),
        )
        .orderBy(desc(chatMember.joinedAt), desc(chatMember.roomId))
        .limit(LOOKED_AT.rooms)
        .as('rooms');
      const other = alias(chatMember, 'other');
      const inside = db
        .select({ id: other.accountId })
        .from(other)
        .where(and(eq(other.roomId, rooms.roomId), ne(other.accountId, accountId), isNull(other.endedAt), free(other.roomId, other.accountId)))
        .orderBy(desc(other.joinedAt), desc(other.accountId))
        .limit(LOOKED_AT.inRoom)
        .as('inside');
      return db
        .select({ id: inside.id, roomId: rooms.roomId, title: rooms.title })
        .from(rooms)
        .crossJoinLateral(inside)
        .orderBy(desc(rooms.roomId), desc(inside.id));
    },
    async ban(row: NewBan): Promise<void> {
      await db.insert(chatBan).values(row);
    },
    async letIn(roomId: number, accountId: number, at: Date): Promise<void> {
      await db
        .insert(chatMember)
        .values({ roomId, accountId, joinedAt: at })
        .onConflictDoUpdate({ target: [chatMember.roomId, chatMember.accountId], set: { joinedAt: at, endedAt: null } });
    },
    async putOut(roomId: number, accountId: number, at: Date): Promise<void> {
      await db
        .update(chatMember)
        .set({ endedAt: at })
        .where(and(eq(chatMember.roomId, roomId), eq(chatMember.accountId, accountId), isNull(chatMember.endedAt)));
    },
    /** Bans and lost memberships after a moment, whichever node they were made on. */
    async lossesSince(at: Date): Promise<Loss[]> {
      const bans = await db.select({ roomId: chatBan.roomId, userId: chatBan.userId, network: chatBan.network }).from(chatBan).where(gt(chatBan.createdAt, at));
      const left = await db.select({ roomId: chatMember.roomId, userId: chatMember.accountId }).from(chatMember).where(gt(chatMember.endedAt, at));
      return [...bans, ...left.map((row) => ({ ...row, network: null }))];
    },
  };
}
