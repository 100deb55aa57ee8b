import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { userSetting } from '../../db/schema.ts';

/** Settings by the keys of section 9; a key that is absent was never set. */
export type StoredSettings = Partial<Record<string, boolean>>;

export function settingsRepository(db: Db) {
  return {
    async of(accountId: number): Promise<StoredSettings> {
      const [row] = await db.select({ settings: userSetting.settings }).from(userSetting).where(eq(userSetting.accountId, accountId)).limit(1);
      return row?.settings ?? {};
    },
    /** Lays a change over what is there, or under it, in one statement: two tabs that change different things at once both have their way. */
    async change(accountId: number, change: StoredSettings, at: Date, under = false): Promise<StoredSettings> {
      const [row] = await db
        .insert(userSetting)
        .values({ accountId, settings: change, updatedAt: at })
        .onConflictDoUpdate({
          target: userSetting.accountId,
          set: {
            settings: under ? sql`excluded.settings || ${userSetting.settings}` : sql`${userSetting.settings} || excluded.settings`,
            updatedAt: sql`excluded.updated_at`,
          },
        })
        .returning({ settings: userSetting.settings });
      return row?.settings ?? change;
    },
  };
}
