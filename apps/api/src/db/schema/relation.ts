import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

const member = (column: string) =>
  id(column)
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });

/** One member's side of how two stand; the other's is a row of its own. A moment says since when it is so, null that it is not. */
export const relation = pgTable(
  'relation',
  {
    accountId: member('account_id'),
    otherId: member('other_id'),
    /** On both rows or on neither. */
    friendAt: moment('friend_at'),
    /** `accountId` has asked `otherId` to be friends. */
    askedAt: moment('asked_at'),
    followingAt: moment('following_at'),
    mutedAt: moment('muted_at'),
    blockedAt: moment('blocked_at'),
    /** When `otherId` was last told that `accountId` asks: they are not told again soon. */
    toldAt: moment('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.otherId] }),
    // Every list is a range of one of these, newest first.
    index('relation_friends')
      .on(table.accountId, table.friendAt.desc().nullsFirst(), table.otherId.desc().nullsFirst())
      .where(sql`${table.friendAt} is not null`),
    index('relation_sent').on(table.accountId, table.askedAt.desc().nullsFirst(), table.otherId.desc().nullsFirst()).where(sql`${table.askedAt} is not null`),
    index('relation_received')
      .on(table.otherId, table.askedAt.desc().nullsFirst(), table.accountId.desc().nullsFirst())
      .where(sql`${table.askedAt} is not null`),
    index('relation_following')
      .on(table.accountId, table.followingAt.desc().nullsFirst(), table.otherId.desc().nullsFirst())
      .where(sql`${table.followingAt} is not null`),
    index('relation_muted').on(table.accountId, table.mutedAt.desc().nullsFirst(), table.otherId.desc().nullsFirst()).where(sql`${table.mutedAt} is not null`),
    index('relation_blocked')
      .on(table.accountId, table.blockedAt.desc().nullsFirst(), table.otherId.desc().nullsFirst())
      .where(sql`${table.blockedAt} is not null`),
    // Who is told what somebody does whom they follow.
    index('relation_followers').on(table.otherId, table.accountId).where(sql`${table.followingAt} is not null`),
    // For an account that goes.
    index('relation_other').on(table.otherId),
  ],
);

/** How many of each a member has, kept with every change: nobody counts the followers of somebody whom everybody follows. */
export const relationCount = pgTable(
  'relation_count',
  {
    accountId: member('account_id').primaryKey(),
    friends: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    received: integer().notNull().default(0),
    following: integer().notNull().default(0),
    followers: integer().notNull().default(0),
  },
  // Whom most follow.
  (table) => [index('relation_count_followers').on(table.followers.desc().nullsFirst(), table.accountId).where(sql`${table.followers} > 0`)],
);
