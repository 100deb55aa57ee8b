import { and, desc, eq } from 'drizzle-orm';
import { limits } from '@portal/contracts';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/open.ts';
import { feedback } from '../../db/schema.ts';

export type StoredFeedback = typeof feedback.$inferSelect;

export function feedbackRepository(db: Db) {
  return {
    /** Stores it once, however often the same uuid of the same sender comes; answers its id. */
    async add(row: typeof feedback.$inferInsert): Promise<number> {
      const [added] = await db.insert(feedback).values(row).onConflictDoNothing().returning({ id: feedback.id });
      const [kept] = added
        ? [added]
        : await db
            .select({ id: feedback.id })
            .from(feedback)
            .where(and(eq(feedback.sender, row.sender), eq(feedback.uuid, row.uuid)));
      if (!kept) throw new Error('feedback neither added nor found');
      return kept.id;
    },
    async newest({ pageNum, pageSize }: { pageNum: number; pageSize: number }): Promise<StoredFeedback[]> {
      return db
        .select()
        .from(feedback)
        .orderBy(desc(feedback.createdAt), desc(feedback.id))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
    },
    /** How many pages of this size can be turned to, in rows. */
    count: (pageSize: number): Promise<number> => countUpTo(db, feedback, limits.lastPage * pageSize),
  };
}
