import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

const member = (column: string) =>
  id(column)
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });

/** Networks that members have been seen on lately, by a mark that says nothing but whether two are the same (ADR 55). */
export const sightingNetwork = pgTable(
  'sighting_network',
  { accountId: member('account_id'), mark: text().notNull(), seenAt: moment('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.mark] }), index('sighting_network_seen').on(table.seenAt)],
);

/** Pairs of members who have logged in on one browser lately, the lower id first. */
export const sightingBrowser = pgTable(
  'sighting_browser',
  { lowId: member('low_id'), highId: member('high_id'), seenAt: moment('seen_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.lowId, table.highId] }),
    index('sighting_browser_high').on(table.highId, table.lowId),
    index('sighting_browser_seen').on(table.seenAt),
  ],
);
