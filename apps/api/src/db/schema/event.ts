import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** What members meet for. */
export const event = pgTable(
  'event',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** A second try finds the first. */
    uuid: text().notNull().unique(),
    hostId: id('host_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Where one meets; both null: on the portal. */
    placeName: text('place_name'),
    placeAddress: text('place_address'),
    link: text(),
    places: integer(),
    cancelled: boolean().notNull().default(false),
    /** Kept with every change of its guests, under the row's lock. */
    bookings: integer().notNull().default(0),
    savings: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('event_begins').on(table.startsAt, table.id), index('event_host').on(table.hostId)],
);

/** Who takes part in an event, and who keeps it in mind. A row in which neither is so any more stays. */
export const eventGuest = pgTable(
  'event_guest',
  {
    eventId: id('event_id')
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    bookedAt: moment('booked_at'),
    savedAt: moment('saved_at'),
    /** Of which beginning they have been told that it is soon; of another they are told once more. */
    toldOf: moment('told_of'),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.accountId] }), index('event_guest_account').on(table.accountId)],
);
