import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MatchRecord } from '@portal/domain';
import { id, moment } from './columns.ts';

/** What one source says of one match. A file of the same name read again replaces what it said. */
export const sourceReading = pgTable(
  'source_reading',
  {
    sourceKey: text('source_key').notNull(),
    /** The file's name. */
    source: text().notNull(),
    /** Competition and season: matches are put together within it. */
    edition: text().notNull(),
    /** Came with the portal; a newer portal may replace it, somebody's import does so at once. */
    shipped: boolean().notNull(),
    digest: text().notNull(),
    record: jsonb().$type<MatchRecord>().notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceKey, table.source] }),
    index('source_reading_edition').on(table.edition),
    index('source_reading_source').on(table.source),
  ],
);

/** A fact in which the sources of a match differ, and which value the portal goes by. */
export interface SourceConflict {
  readonly fact: string;
  readonly kept: string;
  readonly said: readonly { readonly source: string; readonly value: string }[];
}

/** Real matches, each once, made of all that sources say of it. Not yet tied to a clock. */
export const sourceMatch = pgTable(
  'source_match',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sourceKey: text('source_key').notNull().unique(),
    competition: text().notNull(),
    season: text().notNull(),
    playedOn: date('played_on', { mode: 'string' }).notNull(),
    record: jsonb().$type<MatchRecord>().notNull(),
    conflicts: jsonb().$type<readonly SourceConflict[]>().notNull().default([]),
    importedAt: moment('imported_at').notNull(),
    /** Of its season and its teams (`placesOf`); 0: not reckoned yet, and of a team: not known. */
    tournamentId: id('tournament_id').notNull().default(0),
    homeId: id('home_id').notNull().default(0),
    awayId: id('away_id').notNull().default(0),
  },
  (table) => [
    index('source_match_season').on(table.competition, table.season, table.playedOn),
    index('source_match_tournament').on(table.tournamentId, table.playedOn, table.id),
    index('source_match_home').on(table.homeId, table.playedOn, table.id),
    index('source_match_away').on(table.awayId, table.playedOn, table.id),
  ],
);

/** Seasons of competitions that matches are known of; kept with the matches. */
export const tournament = pgTable(
  'tournament',
  {
    id: id().primaryKey(),
    /** `competitionKey`: the same for all its seasons. */
    key: text().notNull(),
    competition: text().notNull(),
    season: text().notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    teams: integer().notNull(),
  },
  (table) => [index('tournament_key').on(table.key)],
);

/** Teams that matches are known of; kept with the matches. */
export const team = pgTable('team', {
  id: id().primaryKey(),
  /** As a source writes it. */
  name: text().notNull(),
});

/** Matches with a place in time: real ones, past ones played again, and games that the portal makes up. */
export const fixture = pgTable(
  'fixture',
  {
    id: id().primaryKey(),
    sourceKey: text('source_key').notNull(),
    sportId: integer('sport_id').notNull(),
    kind: text({ enum: ['replay', 'scheduled', 'generated'] }).notNull(),
    kickOff: moment('kick_off').notNull(),
    /** Its source names no time of day: it stands at noon, and in no hour. */
    dayOnly: boolean('day_only').notNull().default(false),
    /** A source has told how it ended. */
    hasResult: boolean('has_result').notNull().default(false),
  },
  (table) => [index('fixture_kick_off').on(table.kickOff)],
);
