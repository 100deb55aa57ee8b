import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MatchRecord } from '@portal/domain';

const id = (column = 'id') => bigint(column, { mode: 'number' });
const moment = (column: string) => timestamp(column, { withTimezone: true, mode: 'date' });

/** Registered users. Guests have no row: their signed token is all there is of them. */
export const account = pgTable('account', {
  id: id().primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  displayName: text('display_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  siteRoleId: integer('site_role_id').notNull(),
  userType: integer('user_type').notNull(),
  balance: id('balance').notNull().default(0),
  createdAt: moment('created_at').notNull(),
}, (table) => [
  // Names are told apart without case (decisions, "Guards").
  uniqueIndex('account_username_folded').on(sql`lower(${table.username})`),
]);

/** One log-in and all the refresh tokens that came of it. Locked while a token is rotated. */
export const refreshFamily = pgTable('refresh_family', {
  id: uuid().primaryKey(),
  accountId: id('account_id').notNull().references(() => account.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at'),
}, (table) => [index('refresh_family_account').on(table.accountId)]);

export const refreshToken = pgTable('refresh_token', {
  /** SHA-256 of the token: who reads the table cannot log in with it. */
  hash: text().primaryKey(),
  familyId: uuid('family_id').notNull().references(() => refreshFamily.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
}, (table) => [index('refresh_token_family').on(table.familyId), index('refresh_token_expiry').on(table.expiresAt)]);

/** Matches as the importers read them: facts of a source, not yet tied to a clock. */
export const sourceMatch = pgTable('source_match', {
  id: id().primaryKey().generatedAlwaysAsIdentity(),
  sourceKey: text('source_key').notNull().unique(),
  competition: text().notNull(),
  season: text().notNull(),
  playedOn: date('played_on', { mode: 'string' }).notNull(),
  record: jsonb().$type<MatchRecord>().notNull(),
  importedAt: moment('imported_at').notNull(),
}, (table) => [index('source_match_season').on(table.competition, table.season, table.playedOn)]);

/** Matches with a place in time: real ones to come, and past ones played again. */
export const fixture = pgTable('fixture', {
  id: id().primaryKey(),
  sourceKey: text('source_key').notNull(),
  sportId: integer('sport_id').notNull(),
  kind: text({ enum: ['replay', 'scheduled'] }).notNull(),
  kickOff: moment('kick_off').notNull(),
}, (table) => [index('fixture_kick_off').on(table.kickOff)]);

export const chatRoom = pgTable('chat_room', {
  // Rooms with a number of their own (30, the public room) lie below what the sequence gives.
  id: id().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  title: text().notNull(),
  kind: text({ enum: ['public', 'match'] }).notNull(),
  fixtureId: id('fixture_id').unique().references(() => fixture.id, { onDelete: 'cascade' }),
  vipGroup: integer('vip_group'),
  /** Names this history; another epoch means that offsets held elsewhere say nothing any more. */
  epoch: text().notNull(),
  /** Offset of the newest message. Taken under a row lock, so offsets have no holes. */
  lastOffset: id('last_offset').notNull().default(0),
}, (table) => [index('chat_room_kind').on(table.kind)]);

export const chatMessage = pgTable('chat_message', {
  id: id().primaryKey().generatedAlwaysAsIdentity(),
  roomId: id('room_id').notNull().references(() => chatRoom.id, { onDelete: 'cascade' }),
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
}, (table) => [
  // A second try of the same send finds the first.
  unique('chat_message_author_uuid').on(table.authorId, table.uuid),
  // Pages and catch-up are ranges of this index.
  unique('chat_message_room_offset').on(table.roomId, table.roomOffset),
]);
