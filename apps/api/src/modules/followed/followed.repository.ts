import { and, eq } from 'drizzle-orm';
import type { Followed } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { accountFollowed } from '../../db/schema.ts';

export interface KeptFollowed {
  readonly version: number;
  readonly followed: Followed;
}

export function followedRepository(db: Db) {
  const both = { version: accountFollowed.version, followed: accountFollowed.followed };
  return {
    async of(accountId: number): Promise<KeptFollowed | undefined> {
      return (await db.select(both).from(accountFollowed).where(eq(accountFollowed.accountId, accountId)).limit(1))[0];
    },
    /** The next version, in one statement; undefined where another came first. */
    async save(accountId: number, before: number, followed: Followed, changedAt: Date): Promise<KeptFollowed | undefined> {
      const next = { version: before + 1, followed, changedAt };
      const [saved] =
        before === 0
          ? await db
              .insert(accountFollowed)
              .values({ accountId, ...next })
              .onConflictDoNothing()
              .returning(both)
          : await db
              .update(accountFollowed)
              .set(next)
              .where(and(eq(accountFollowed.accountId, accountId), eq(accountFollowed.version, before)))
              .returning(both);
      return saved;
    },
  };
}
