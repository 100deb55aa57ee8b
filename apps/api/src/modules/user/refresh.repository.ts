import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { refreshFamily, refreshToken } from '../../db/schema.ts';

export interface FamilyToken {
  familyId: string;
  accountId: number;
  expiresAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
}

/** Families of refresh tokens; only hashes are kept. Hand in a transaction for `lock` to last. */
export function refreshRepository(db: Db) {
  return {
    async addFamily(id: string, accountId: number, createdAt: Date, device: string | null = null): Promise<void> {
      await db.insert(refreshFamily).values({ id, accountId, createdAt, lastUsedAt: createdAt, device });
    },
    /** Browsers are updated while one stays logged in. */
    async noteUse(familyId: string, lastUsedAt: Date, device: string | null): Promise<void> {
      await db
        .update(refreshFamily)
        .set({ lastUsedAt, ...(device !== null && { device }) })
        .where(eq(refreshFamily.id, familyId));
    },
    async addToken(hash: string, familyId: string, expiresAt: Date): Promise<void> {
      await db.insert(refreshToken).values({ hash, familyId, expiresAt });
    },
    async familyOf(hash: string): Promise<string | undefined> {
      return (await db.select({ id: refreshToken.familyId }).from(refreshToken).where(eq(refreshToken.hash, hash)).limit(1))[0]?.id;
    },
    /** One rotation or revocation of a family at a time, so that a revocation leaves no fresh token behind. */
    async lock(familyId: string): Promise<void> {
      await db.select({ id: refreshFamily.id }).from(refreshFamily).where(eq(refreshFamily.id, familyId)).for('update');
    },
    async find(hash: string): Promise<FamilyToken | undefined> {
      return (
        await db
          .select({
            familyId: refreshToken.familyId,
            accountId: refreshFamily.accountId,
            expiresAt: refreshToken.expiresAt,
            usedAt: refreshToken.usedAt,
            revokedAt: refreshFamily.revokedAt,
          })
          .from(refreshToken)
          .innerJoin(refreshFamily, eq(refreshFamily.id, refreshToken.familyId))
          .where(eq(refreshToken.hash, hash))
          .limit(1)
      )[0];
    },
    async markUsed(hash: string, at: Date): Promise<void> {
      await db
        .update(refreshToken)
        .set({ usedAt: at })
        .where(and(eq(refreshToken.hash, hash), isNull(refreshToken.usedAt)));
    },
    async revoke(familyId: string, at: Date): Promise<void> {
      await db
        .update(refreshFamily)
        .set({ revokedAt: at })
        .where(and(eq(refreshFamily.id, familyId), isNull(refreshFamily.revokedAt)));
    },
    /** Tokens past their day say nothing any more, not even of a theft; a family goes with its last one. */
    async forgetExpired(before: Date): Promise<void> {
      const gone = await db.delete(refreshToken).where(lt(refreshToken.expiresAt, before)).returning({ familyId: refreshToken.familyId });
      const families = [...new Set(gone.map(({ familyId }) => familyId))];
      if (families.length === 0) return;
      const left = db.select({ one: sql`1` }).from(refreshToken).where(eq(refreshToken.familyId, refreshFamily.id));
      await db
        .delete(refreshFamily)
        .where(
          and(sql`${refreshFamily.id} in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(families)}::jsonb) as given(id))`, notExists(left)),
        );
    },
  };
}
