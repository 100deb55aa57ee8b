import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { changeKinds, draftStates, type DraftSource } from '@portal/contracts/draft';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** An article as it is written. What of it is published stands in `article`. */
export const articleDraft = pgTable(
  'article_draft',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** A second try finds the first. */
    uuid: text().notNull(),
    state: text({ enum: draftStates }).notNull(),
    /** Grows with everything that is done to it. */
    version: integer().notNull(),
    source: jsonb().$type<DraftSource>().notNull(),
    /** The version that wrote `source`, and the one whose words are published. */
    writtenAt: integer('written_at').notNull(),
    shownFrom: integer('shown_from'),
    /** The article's id is its own, also while it is withdrawn: no reference, the row may be away. */
    articleId: bigint('article_id', { mode: 'number' }),
    publishAt: moment('publish_at'),
    editorId: id('editor_id').references(() => account.id, { onDelete: 'set null' }),
    editedAt: moment('edited_at').notNull(),
  },
  (table) => [
    unique('article_draft_uuid').on(table.uuid),
    unique('article_draft_article').on(table.articleId),
    index('article_draft_edited').on(table.editedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('article_draft_state').on(table.state, table.editedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('article_draft_due').on(table.publishAt).where(sql`${table.state} = 'scheduled'`),
    index('article_draft_editor').on(table.editorId),
  ],
);

/** All that was done to a draft. */
export const articleChange = pgTable(
  'article_change',
  {
    draftId: id('draft_id')
      .notNull()
      .references(() => articleDraft.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: text({ enum: changeKinds }).notNull(),
    editorId: id('editor_id').references(() => account.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    publishAt: moment('publish_at'),
    /** As it was written; null where nothing was. */
    source: jsonb().$type<DraftSource>(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.version] }), index('article_change_editor').on(table.editorId)],
);
