import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { verificationCode } from '../../db/schema.ts';

export type StoredCode = typeof verificationCode.$inferSelect;
export type CodePurpose = StoredCode['purpose'];

const of = (accountId: number, purpose: CodePurpose) => and(eq(verificationCode.accountId, accountId), eq(verificationCode.purpose, purpose));

/** Codes that were sent: one for each account and purpose. */
export function codeRepository(db: Db) {
  return {
    /** Takes the place of the last one, whose tries are forgotten. */
    async put({ accountId, purpose, ...row }: Omit<StoredCode, 'attempts'>): Promise<void> {
      const fresh = { ...row, attempts: 0 };
      await db
        .insert(verificationCode)
        .values({ accountId, purpose, ...fresh })
        .onConflictDoUpdate({ target: [verificationCode.accountId, verificationCode.purpose], set: fresh });
    },
    /** The code that is good now, with this try counted. One statement, so that many at once get no try more. */
    async countTry(accountId: number, purpose: CodePurpose, now: Date, most: number): Promise<StoredCode | undefined> {
      return (
        await db
          .update(verificationCode)
          .set({ attempts: sql`${verificationCode.attempts} + 1` })
          .where(and(of(accountId, purpose), lt(verificationCode.attempts, most), gt(verificationCode.expiresAt, now)))
          .returning()
      )[0];
    },
    /** Whether it was there to be used: true once. */
    async take({ accountId, purpose, codeHash }: Pick<StoredCode, 'accountId' | 'purpose' | 'codeHash'>): Promise<boolean> {
      return (
        (
          await db
            .delete(verificationCode)
            .where(and(of(accountId, purpose), eq(verificationCode.codeHash, codeHash)))
            .returning({ at: verificationCode.createdAt })
        ).length > 0
      );
    },
    async drop(accountId: number, purpose: CodePurpose): Promise<void> {
      await db.delete(verificationCode).where(of(accountId, purpose));
    },
    async forgetExpired(before: Date): Promise<void> {
      await db.delete(verificationCode).where(lt(verificationCode.expiresAt, before));
    },
  };
}
