import { and, count, eq, gt, inArray, sum } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { upload } from '../../db/schema.ts';

export type StoredUpload = typeof upload.$inferSelect;

export function uploadRepository(db: Db) {
  return {
    async add(row: typeof upload.$inferInsert): Promise<void> {
      await db.insert(upload).values(row);
    },
    async byNames(names: readonly string[]): Promise<Map<string, StoredUpload>> {
      if (names.length === 0) return new Map();
      const rows = await db
        .select()
        .from(upload)
        .where(inArray(upload.name, [...new Set(names)]));
      return new Map(rows.map((row) => [row.name, row]));
    },
    /** What a member has sent since then. */
    async sentSince(ownerId: number, since: Date): Promise<{ files: number; bytes: number }> {
      const [row] = await db
        .select({ files: count(), bytes: sum(upload.bytes) })
        .from(upload)
        .where(and(eq(upload.ownerId, ownerId), gt(upload.createdAt, since)));
      return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
    },
  };
}
