import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { ReportReason, ReportVerdict } from '@portal/contracts/report';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** A thing that was reported (`reportTargets`), once, however many report it. */
export const reportCase = pgTable(
  'report_case',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    objectType: integer('object_type').notNull(),
    objectId: id('object_id').notNull(),
    authorId: id('author_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** What a comment stands below; both null for anything else. */
    onType: integer('on_type'),
    onId: id('on_id'),
    /** Kept with every report, under the row's lock. */
    count: integer().notNull().default(0),
    reasons: jsonb().$type<Partial<Record<ReportReason, number>>>().notNull().default({}),
    reportedAt: moment('reported_at').notNull(),
    /** Both null: it waits. */
    verdict: text().$type<ReportVerdict>(),
    decidedAt: moment('decided_at'),
    /** Since when what staff let stand had stood as it was read; another version is another thing. */
    keptSince: moment('kept_since'),
    decidedBy: id('decided_by').references(() => account.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('report_case_thing').on(table.objectType, table.objectId),
    index('report_case_open').on(table.reportedAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(sql`${table.decidedAt} is null`),
    index('report_case_decided').on(table.decidedAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(sql`${table.decidedAt} is not null`),
    // Comments that go with what they stand below.
    index('report_case_below').on(table.onType, table.onId).where(sql`${table.onId} is not null`),
    // For accounts that go.
    index('report_case_author').on(table.authorId),
    index('report_case_decider').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
  ],
);

/** What a member said of it. */
export const report = pgTable(
  'report',
  {
    caseId: id('case_id')
      .notNull()
      .references(() => reportCase.id, { onDelete: 'cascade' }),
    reporterId: id('reporter_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.reporterId] }),
    index('report_latest').on(table.caseId, table.createdAt.desc().nullsFirst(), table.reporterId.desc().nullsFirst()),
    index('report_reporter').on(table.reporterId),
  ],
);
