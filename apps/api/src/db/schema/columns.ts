import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Ids and other whole numbers beyond 32 bits. */
export const id = (column = 'id') => bigint(column, { mode: 'number' });
export const moment = (column: string) => timestamp(column, { withTimezone: true, mode: 'date' });
