import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Registered users. Guests have no row: their signed token is all there is of them. */
export const account = pgTable(
  'account',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    displayName: text('display_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    siteRoleId: integer('site_role_id').notNull(),
    userType: integer('user_type').notNull(),
    /** Sum of this account's ledger rows; kept here so that nobody has to add them up. */
    balance: id('balance').notNull().default(0),
    /** Grows with what a member does; never spent. */
    experience: id('experience').notNull().default(0),
    emailAddress: text('email_address'),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** E.164. */
    phoneNumber: text('phone_number'),
    phoneConfirmedAt: moment('phone_confirmed_at'),
    /** Address of an upload of ours; null: a drawn silhouette. */
    picture: text(),
    /** The same of a wide one above their page; null: none. */
    cover: text(),
    bio: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** When it goes, as its member has asked. Null again once nothing of what goes with it is left. */
    leavesAt: moment('leaves_at'),
    /** Since when it is nobody’s: what remains of it has no name. */
    leftAt: moment('left_at'),
  },
  (table) => [
    // Names are told apart without case (decisions, "Guards").
    uniqueIndex('account_username_folded').on(sql`lower(${table.username})`),
    // An address that somebody has typed is nobody's yet: whoever confirms it first has it (ADR 31).
    uniqueIndex('account_confirmed_email').on(sql`lower(${table.emailAddress})`).where(sql`${table.emailConfirmedAt} is not null`),
    index('account_leaves').on(table.leavesAt).where(sql`${table.leavesAt} is not null`),
    index('account_email').on(sql`lower(${table.emailAddress})`),
    // Points are spent where they are, under a lock; this is the last line.
    check('account_balance', sql`${table.balance} >= 0`),
  ],
);

/** Teams that a member shows on their page, in their order. */
export const accountTeam = pgTable(
  'account_team',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Of `team`; what is in no source any more is not shown. */
    teamId: id('team_id').notNull(),
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.teamId] }), index('account_team_team').on(table.teamId, table.accountId)],
);

/** One log-in and all the refresh tokens that came of it. Locked while a token is rotated. */
export const refreshFamily = pgTable(
  'refresh_family',
  {
    id: uuid().primaryKey(),
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Of the last log-in or renewal. */
    lastUsedAt: moment('last_used_at'),
    /** What the browser said of itself, shortened. */
    device: text(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('refresh_family_account').on(table.accountId)],
);

export const refreshToken = pgTable(
  'refresh_token',
  {
    /** SHA-256 of the token: who reads the table cannot log in with it. */
    hash: text().primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => refreshFamily.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_token_family').on(table.familyId), index('refresh_token_expiry').on(table.expiresAt)],
);

/** A code sent to an address or a number. One for each account, purpose and whoever asked for it: a new one takes the place of the last. */
export const verificationCode = pgTable(
  'verification_code',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['email', 'phone', 'password'] }).notNull(),
    /** How the browser that asked knows its own question; '' where only the account itself may ask. */
    asked: text().notNull().default(''),
    /** Where it went: an address, or a number in E.164. */
    target: text().notNull(),
    /** Keyed hash: who reads the table cannot use it. */
    codeHash: text('code_hash').notNull(),
    attempts: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.purpose, table.asked] }), index('verification_code_expiry').on(table.expiresAt)],
);

/** The twelve settings of section 9 by key; one that is absent was never set. */
export const userSetting = pgTable('user_setting', {
  accountId: id('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<Partial<Record<string, boolean>>>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
