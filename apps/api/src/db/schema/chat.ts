import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
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
    /** Names this history; another epoch means that offsets held elsewhere say nothing any more. */
    epoch: text().notNull(),
    /** Offset of the newest message. Taken under a row lock, so offsets have no holes. */
    lastOffset: id('last_offset').notNull().default(0),
  },
  (table) => [index('chat_room_kind').on(table.kind)],
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
    originalMessage: text('original_message').notNull(),
    filteredMessage: text('filtered_message').notNull(),
    systemMessage: integer('system_message'),
    parentMessageId: id('parent_message_id'),
    /** For staff only; never leaves in an answer to others. */
    ip: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // A second try of the same send finds the first.
    unique('chat_message_author_uuid').on(table.authorId, table.uuid),
    // Pages and catch-up are ranges of this index.
    unique('chat_message_room_offset').on(table.roomId, table.roomOffset),
  ],
);
