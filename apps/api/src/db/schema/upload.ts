import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { unfitVideos } from '@portal/contracts/resource';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** A picture or a video that a member sent; its bytes lie in the upload store under `name`. */
export const upload = pgTable(
  'upload',
  {
    name: text().primaryKey(),
    ownerId: id('owner_id').references(() => account.id, { onDelete: 'set null' }),
    width: integer().notNull(),
    height: integer().notNull(),
    /** With its small copy. */
    bytes: integer().notNull(),
    /** Whether there is a small copy, of a video a poster (`besideName`). */
    hasThumb: boolean('has_thumb').notNull(),
    animated: boolean().notNull(),
    /** A video is drawn anew after it was received; until then nobody can show it. */
    kind: text({ enum: ['image', 'video'] })
      .notNull()
      .default('image'),
    state: text({ enum: ['working', 'ready', 'failed'] })
      .notNull()
      .default('ready'),
    /** How much of a video is drawn, 0 to 1. */
    share: real().notNull().default(1),
    why: text({ enum: unfitVideos }),
    seconds: real(),
    /** When whoever draws it was last heard of. */
    heardAt: moment('heard_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('upload_owner').on(table.ownerId, table.createdAt.desc().nullsFirst()).where(sql`${table.ownerId} is not null`)],
);
