import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { account } from './account.ts';
import { fixture } from './sports.ts';

export const chatRoom = pgTable(
  'chat_room',
  {
    // Rooms with a number of their own (30, the public room) lie below what the sequence gives.
    id: id().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    title: text().notNull(),
    kind: text({ enum: ['public', 'match'] }).notNull(),
    fixtureId: id('fixture_id')
      .unique()
      .references(() => fixture.id, { onDelete: 'cascade' }),
    vipGroup: integer('vip_group'),
    /** Whose room it is: a commentator moderates their own, the owner of a closed one lets others in. */
    ownerId: id('owner_id').references(() => account.id, { onDelete: 'set null' }),
    /** Names this history; another epoch means that offsets held elsewhere say nothing any more. */
    epoch: text().notNull(),
    /** Offset of the newest message. Taken under a row lock, so offsets have no holes. */
    lastOffset: id('last_offset').notNull().default(0),
  },
  (table) => [index('chat_room_kind').on(table.kind), index('chat_room_owner').on(table.ownerId)],
);

/** Who belongs in a room with a `vipGroup`. A row stays when they have left, so that other nodes learn of it. */
export const chatMember = pgTable(
  'chat_member',
  {
    roomId: id('room_id')
      .notNull()
      .references(() => chatRoom.id, { onDelete: 'cascade' }),
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.accountId] }),
    index('chat_member_account').on(table.accountId),
    index('chat_member_ended').on(table.endedAt),
    // Who is in a room, the newest first.
    index('chat_member_inside').on(table.roomId, table.joinedAt.desc().nullsFirst(), table.accountId.desc().nullsFirst()).where(sql`${table.endedAt} is null`),
  ],
);

/** Who is kept out of a room, by whom, why and until when. Rows are added, never changed. */
export const chatBan = pgTable(
  'chat_ban',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    roomId: id('room_id')
      .notNull()
      .references(() => chatRoom.id, { onDelete: 'cascade' }),
    /** A member, or a guest by the id of their token. */
    userId: id('user_id').notNull(),
    /** Of a guest: where they wrote from, since another token is free to have. Null for members. */
    network: text(),
    reason: text().notNull(),
    authorId: id('author_id').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('chat_ban_user').on(table.roomId, table.userId, table.expiresAt),
    index('chat_ban_network').on(table.roomId, table.network, table.expiresAt),
    index('chat_ban_created').on(table.createdAt),
  ],
);

export const chatMessage = pgTable(
  'chat_message',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    roomId: id('room_id')
      .notNull()
      .references(() => chatRoom.id, { onDelete: 'cascade' }),
    roomOffset: id('room_offset').notNull(),
    uuid: text().notNull(),
    authorId: id('author_id').notNull(),
    showName: text('show_name').notNull(),
    isGuest: boolean('is_guest').notNull(),
    userType: integer('user_type').notNull(),
    /** The author's when they wrote; null: a guest, the room itself, or from before it was kept. */
    level: smallint(),
    originalMessage: text('original_message').notNull(),
    filteredMessage: text('filtered_message').notNull(),
    systemMessage: integer('system_message'),
    parentMessageId: id('parent_message_id'),
    /** For staff only; never leaves in an answer to others. */
    ip: text(),
    /** Said by nobody: a demonstration's audience. */
    simulated: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // A second try of the same send finds the first.
    unique('chat_message_author_uuid').on(table.authorId, table.uuid),
    // Pages and catch-up are ranges of this index.
    unique('chat_message_room_offset').on(table.roomId, table.roomOffset),
  ],
);
