import { and, count, eq, lt } from 'drizzle-orm';
import type { DeedKind } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { missionDeed } from '../../db/schema.ts';

export interface Deed {
  readonly accountId: number;
  readonly day: string;
  readonly kind: DeedKind;
  readonly thing: string;
}

export function deedRepository(db: Db) {
  return {
    /** The same thing again is no other deed. */
    async add(deeds: readonly Deed[]): Promise<void> {
      if (deeds.length > 0)
        await db
          .insert(missionDeed)
          .values([...deeds])
          .onConflictDoNothing();
    },
    async counts(accountId: number, day: string): Promise<Partial<Record<DeedKind, number>>> {
      const rows = await db
        .select({ kind: missionDeed.kind, number: count() })
        .from(missionDeed)
        .where(and(eq(missionDeed.accountId, accountId), eq(missionDeed.day, day)))
        .groupBy(missionDeed.kind);
      return Object.fromEntries(rows.map(({ kind, number }) => [kind, number]));
    },
    async forgetBefore(day: string): Promise<void> {
      await db.delete(missionDeed).where(lt(missionDeed.day, day));
    },
  };
}
