import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { LATEST_REPORTS, type ReportVerdict } from '@portal/contracts/report';
import { older } from '../../db/keyset.ts';
import type { Db } from '../../db/open.ts';
import { report, reportCase } from '../../db/schema.ts';
import type { Cursor } from '../../http/cursor.ts';

export type StoredCase = typeof reportCase.$inferSelect;
export type StoredReport = typeof report.$inferSelect;
export interface Thing {
  readonly objectType: number;
  readonly objectId: number;
}
export type NewCase = Thing & Pick<StoredCase, 'authorId' | 'onType' | 'onId' | 'reportedAt'>;
export type CaseState = 'open' | 'decided';

export function reportRepository(db: Db) {
  const of = ({ objectType, objectId }: Thing) => and(eq(reportCase.objectType, objectType), eq(reportCase.objectId, objectId));

  return {
    async byId(id: number): Promise<StoredCase | undefined> {
      return (await db.select().from(reportCase).where(eq(reportCase.id, id)).limit(1))[0];
    },
    /** The case of a thing, made if it is the first, for this transaction alone. */
    async take(row: NewCase): Promise<StoredCase> {
      await db.insert(reportCase).values(row).onConflictDoNothing();
      const [taken] = await db.select().from(reportCase).where(of(row)).for('update');
      if (!taken) throw new Error('case neither added nor found');
      return taken;
    },
    /** What they said of it before. */
    async by(caseId: number, reporterId: number): Promise<StoredReport | undefined> {
      return (
        await db
          .select()
          .from(report)
          .where(and(eq(report.caseId, caseId), eq(report.reporterId, reporterId)))
          .limit(1)
      )[0];
    },
    async put({ reason, text, createdAt, ...of }: StoredReport): Promise<void> {
      await db
        .insert(report)
        .values({ ...of, reason, text, createdAt })
        .onConflictDoUpdate({ target: [report.caseId, report.reporterId], set: { reason, text, createdAt } });
    },
    async change(id: number, values: Partial<typeof reportCase.$inferInsert>): Promise<void> {
      await db.update(reportCase).set(values).where(eq(reportCase.id, id));
    },
    /** Unless somebody was faster. */
    async keep(id: number, decided: Pick<StoredCase, 'decidedAt' | 'decidedBy' | 'keptSince'>): Promise<void> {
      await db
        .update(reportCase)
        .set({ verdict: 'kept', ...decided })
        .where(and(eq(reportCase.id, id), isNull(reportCase.verdict)));
    },
    /** `pageSize + 1` rows, the last reported or decided first. */
    async list(state: CaseState, after: Cursor | null, pageSize: number): Promise<StoredCase[]> {
      const at = state === 'open' ? reportCase.reportedAt : reportCase.decidedAt;
      return db
        .select()
        .from(reportCase)
        .where(and(state === 'open' ? isNull(reportCase.decidedAt) : isNotNull(reportCase.decidedAt), older(at, reportCase.id, after)))
        .orderBy(desc(at), desc(reportCase.id))
        .limit(pageSize + 1);
    },
    /** The newest reports of each case, a few of each: read from the top of the index, however many there are. */
    async latest(caseIds: readonly number[]): Promise<StoredReport[]> {
      if (caseIds.length === 0) return [];
      const newest = db
        .select()
        .from(report)
        .where(eq(report.caseId, reportCase.id))
        .orderBy(desc(report.createdAt), desc(report.reporterId))
        .limit(LATEST_REPORTS)
        .as('newest');
      return db
        .select({ caseId: newest.caseId, reporterId: newest.reporterId, reason: newest.reason, text: newest.text, createdAt: newest.createdAt })
        .from(reportCase)
        .innerJoinLateral(newest, sql`true`)
        .where(sql`${reportCase.id} in ${[...caseIds]}`)
        .orderBy(desc(newest.createdAt), desc(newest.reporterId));
    },
    /** For a thing that is taken away: it waits no more, nor does it stand. */
    gone: (thing: Thing, at: Date): Promise<void> => close(of(thing), at),
    /** The same for all comments below a thing. */
    goneBelow: ({ objectType, objectId }: Thing, at: Date): Promise<void> => close(and(eq(reportCase.onType, objectType), eq(reportCase.onId, objectId)), at),
  };

  async function close(which: ReturnType<typeof and>, at: Date): Promise<void> {
    const verdict: ReportVerdict = 'gone';
    await db
      .update(reportCase)
      .set({ verdict, decidedAt: at, decidedBy: null, keptSince: null })
      .where(and(which, or(isNull(reportCase.verdict), eq(reportCase.verdict, 'kept'))));
  }
}
