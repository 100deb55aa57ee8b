import { and, desc, eq, getTableColumns, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { DraftState } from '@portal/contracts/draft';
import { older } from '../../db/keyset.ts';
import type { Db } from '../../db/open.ts';
import { articleChange, articleDraft } from '../../db/schema.ts';
import type { Cursor } from '../../http/cursor.ts';

export type StoredDraft = typeof articleDraft.$inferSelect;
/** Without what is written, which may be much. */
export type DraftSummary = Omit<StoredDraft, 'source'> & { readonly title: string };
export type StoredChange = typeof articleChange.$inferSelect;

export function draftRepository(db: Db) {
  const one = async (rows: Promise<StoredDraft[]>): Promise<StoredDraft | undefined> => (await rows)[0];
  return {
    byId: (id: number) => one(db.select().from(articleDraft).where(eq(articleDraft.id, id)).limit(1)),
    byUuid: (uuid: string) => one(db.select().from(articleDraft).where(eq(articleDraft.uuid, uuid)).limit(1)),
    byArticle: (articleId: number) => one(db.select().from(articleDraft).where(eq(articleDraft.articleId, articleId)).limit(1)),
    /** Nobody else changes it until the transaction ends. */
    lock: (id: number) => one(db.select().from(articleDraft).where(eq(articleDraft.id, id)).limit(1).for('update')),
    /** One whose time has come, that nobody else is about to publish and that is none of these. */
    lockDue: (now: Date, but: readonly number[]) =>
      one(
        db
          .select()
          .from(articleDraft)
          .where(and(eq(articleDraft.state, 'scheduled'), lte(articleDraft.publishAt, now), notInArray(articleDraft.id, [...but])))
          .orderBy(articleDraft.publishAt)
          .limit(1)
          .for('update', { skipLocked: true }),
      ),
    /** Undefined where its uuid or its article has one already. */
    async add(row: typeof articleDraft.$inferInsert): Promise<StoredDraft | undefined> {
      return (await db.insert(articleDraft).values(row).onConflictDoNothing().returning())[0];
    },
    async change(id: number, values: Partial<StoredDraft>): Promise<StoredDraft> {
      const [row] = await db.update(articleDraft).set(values).where(eq(articleDraft.id, id)).returning();
      if (!row) throw new Error(`draft ${id} is gone`);
      return row;
    },
    async note(row: typeof articleChange.$inferInsert): Promise<void> {
      await db.insert(articleChange).values(row);
    },
    /** The last edited first. */
    async list(state: DraftState | undefined, after: Cursor | null, most: number): Promise<DraftSummary[]> {
      const { source: _, ...columns } = getTableColumns(articleDraft);
      return db
        .select({ ...columns, title: sql<string>`${articleDraft.source} #>> '{texts,vi,title}'` })
        .from(articleDraft)
        .where(and(state === undefined ? undefined : eq(articleDraft.state, state), older(articleDraft.editedAt, articleDraft.id, after)))
        .orderBy(desc(articleDraft.editedAt), desc(articleDraft.id))
        .limit(most);
    },
    /** The newest first; without what was written, which may be much. */
    async changes(draftId: number, below: number | undefined, most: number): Promise<Omit<StoredChange, 'source'>[]> {
      const { version, kind, editorId, at, publishAt } = articleChange;
      return db
        .select({ draftId: articleChange.draftId, version, kind, editorId, at, publishAt })
        .from(articleChange)
        .where(and(eq(articleChange.draftId, draftId), below === undefined ? undefined : lt(version, below)))
        .orderBy(desc(version))
        .limit(most);
    },
    async changeAt(draftId: number, number: number): Promise<Omit<StoredChange, 'source'> | undefined> {
      return (await this.changes(draftId, number + 1, 1)).find(({ version }) => version === number);
    },
    /** What stood written at a version. */
    async sourceAt(draftId: number, version: number): Promise<StoredChange['source'] | undefined> {
      const [row] = await db
        .select({ source: articleChange.source })
        .from(articleChange)
        .where(and(eq(articleChange.draftId, draftId), lte(articleChange.version, version), eq(articleChange.kind, 'written')))
        .orderBy(desc(articleChange.version))
        .limit(1);
      return row?.source;
    },
  };
}
