import { sql } from 'drizzle-orm';
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { SettlingScores } from '@portal/domain';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** A member's tip on a match. It is bound to the match itself (`sourceKey`), so it is settled by the right result even if its place on the schedule changes. */
export const tip = pgTable(
  'tip',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    uuid: text().notNull(),
    authorId: id('author_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    fixtureId: id('fixture_id').notNull(),
    sourceKey: text('source_key').notNull(),
    kickOff: moment('kick_off').notNull(),
    type: integer().notNull(),
    pick: text({ enum: ['home', 'draw', 'away', 'over', 'under'] }).notNull(),
    /** Quarters, which a double holds exactly. */
    line: doublePrecision(),
    /** Decimal. */
    price: doublePrecision().notNull(),
    /** How sure its author was, 1 to 3; null: not said. */
    confidence: integer(),
    content: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null: open. */
    result: integer(),
    settledUnits: doublePrecision('settled_units'),
    /** When the match was over. */
    settledAt: moment('settled_at'),
    /** What it was worth at the kick-off, margin aside, for a stake of one; null: open, or from before this was kept. */
    closingValue: doublePrecision('closing_value'),
    /** The scores it was settled by; null: open, or from before this was kept. */
    settledBy: jsonb('settled_by').$type<SettlingScores>(),
    /** The result it had before its score was corrected; null: it has always been this. */
    correctedFrom: integer('corrected_from'),
    /** The result that it had when it was last opened again; null: it never was. */
    reopenedFrom: integer('reopened_from'),
    /** Of the match, as its source says it; null: an open one from before this was kept with it. */
    competition: text(),
    season: text(),
    /** Of competition and season, as addresses name it. */
    tournamentId: id('tournament_id'),
    /** Its author's chain has it. */
    sealed: boolean().notNull().default(false),
  },
  (table) => [
    // A second try of the same tip finds the first.
    unique('tip_author_uuid').on(table.authorId, table.uuid),
    unique('tip_author_match_type').on(table.authorId, table.fixtureId, table.type),
    // Lists, newest first: all, open, settled, of a match, of an author, of a type. Written upwards and read backwards: the
    // library's `desc()` would put nulls last, an order that no query of ours asks for, and the index would not serve it.
    index('tip_newest').on(table.createdAt, table.id),
    index('tip_newest_open').on(table.createdAt, table.id).where(sql`${table.result} is null`),
    index('tip_newest_settled').on(table.createdAt, table.id).where(sql`${table.result} is not null`),
    index('tip_of_fixture').on(table.fixtureId, table.createdAt, table.id),
    index('tip_of_author').on(table.authorId, table.createdAt, table.id),
    index('tip_open_of_author').on(table.authorId).where(sql`${table.result} is null`),
    index('tip_of_type').on(table.type, table.createdAt, table.id),
    index('tip_of_tournament').on(table.tournamentId, table.createdAt, table.id),
    // Those from before tournaments were kept by their number.
    index('tip_without_tournament').on(table.competition, table.season).where(sql`${table.tournamentId} is null and ${table.competition} is not null`),
    // Those that wait for a result.
    index('tip_waiting').on(table.kickOff, table.id).where(sql`${table.result} is null`),
    // Those that no chain has yet: from before there were chains, and what a seed has written.
    index('tip_unsealed').on(table.id).where(sql`not ${table.sealed}`),
    // Those whose match has another result since.
    index('tip_of_match_settled').on(table.sourceKey, table.id).where(sql`${table.result} is not null`),
    // An author's last results; the ranking of a stretch of days reads nothing but its index.
    index('tip_last_of_author').on(table.authorId, table.settledAt, table.id, table.result).where(sql`${table.result} is not null`),
    index('tip_ranking').on(table.settledAt, table.authorId, table.result, table.settledUnits, table.price).where(sql`${table.result} is not null`),
  ],
);

/** Settled tips of a member in sum, kept with every settlement, so that no list adds them up. */
export const tipRecord = pgTable('tip_record', {
  authorId: id('author_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  win: integer().notNull(),
  draw: integer().notNull(),
  lose: integer().notNull(),
  units: doublePrecision().notNull(),
  /** `units` at the prices of the tips. */
  profit: doublePrecision().notNull().default(0),
});

/** Where the chain of an author stands. */
export const tipChain = pgTable('tip_chain', {
  authorId: id('author_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  n: integer().notNull(),
  hash: text().notNull(),
  /** When its last link was made. */
  at: moment('at').notNull(),
});

/** Links of the authors' chains. Never changed, and there also when the tip is gone. */
export const tipLink = pgTable(
  'tip_link',
  {
    authorId: id('author_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** From 1 on, without gaps. */
    n: integer().notNull(),
    deed: text({ enum: ['made', 'takenBack'] }).notNull(),
    at: moment('at').notNull(),
    previous: text().notNull(),
    hash: text().notNull(),
    tipId: id('tip_id').notNull(),
    match: text().notNull(),
    kickOff: moment('kick_off').notNull(),
    type: integer().notNull(),
    pick: text().notNull(),
    line: doublePrecision(),
    price: doublePrecision().notNull(),
    tipCreatedAt: moment('tip_created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.n] }), index('tip_link_of_day').on(table.at, table.authorId, table.n)],
);

/** Days that are over and published. */
export const tipDay = pgTable('tip_day', {
  day: date().primaryKey(),
  previous: text().notNull(),
  hash: text().notNull(),
  authors: integer().notNull(),
});

/** Where each chain stood at the end of a published day on which it grew. What was published once stays, whoever leaves: hashes and numbers. */
export const tipDayHead = pgTable(
  'tip_day_head',
  {
    day: date()
      .notNull()
      .references(() => tipDay.day),
    authorId: id('author_id').notNull(),
    n: integer().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.authorId] }), index('tip_day_head_of_author').on(table.authorId, table.day)],
);
