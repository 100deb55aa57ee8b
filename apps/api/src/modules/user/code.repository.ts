import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { verificationCode } from '../../db/schema.ts';

export type StoredCode = typeof verificationCode.$inferSelect;
export type CodePurpose = StoredCode['purpose'];
/** `asked`: by whom, '' for the account itself. */
export type AskedFor = Pick<StoredCode, 'accountId' | 'purpose' | 'asked'>;

const of = (accountId: number, purpose: CodePurpose) => and(eq(verificationCode.accountId, accountId), eq(verificationCode.purpose, purpose));

/** Codes that were sent: one for each account, purpose and whoever asked. */
export function codeRepository(db: Db) {
  return {
    /** Takes the place of the last one of the same asker, whose tries are forgotten. */
    async put({ accountId, purpose, asked, ...row }: Omit<StoredCode, 'attempts'>): Promise<void> {
      const fresh = { ...row, attempts: 0 };
      await db
        .insert(verificationCode)
        .values({ accountId, purpose, asked, ...fresh })
        .onConflictDoUpdate({ target: [verificationCode.accountId, verificationCode.purpose, verificationCode.asked], set: fresh });
    },
    /** The code that is good now, with this try counted. One statement, so that many at once get no try more. */
    async countTry({ accountId, purpose, asked }: AskedFor, now: Date, most: number): Promise<StoredCode | undefined> {
      return (
        await db
          .update(verificationCode)
          .set({ attempts: sql`${verificationCode.attempts} + 1` })
          .where(and(of(accountId, purpose), eq(verificationCode.asked, asked), lt(verificationCode.attempts, most), gt(verificationCode.expiresAt, now)))
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
