import { and, count, eq, gt, inArray, lt, min, ne, sql, sum } from 'drizzle-orm';
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
    async sentSince(ownerId: number, since: Date): Promise<{ files: number; videos: number; bytes: number; oldest: Date | null }> {
      const [row] = await db
        .select({ files: count(), videos: count(sql`case when ${upload.kind} = 'video' then 1 end`), bytes: sum(upload.bytes), oldest: min(upload.createdAt) })
        .from(upload)
        .where(and(eq(upload.ownerId, ownerId), gt(upload.createdAt, since)));
      return { files: row?.files ?? 0, videos: row?.videos ?? 0, bytes: Number(row?.bytes ?? 0), oldest: row?.oldest ?? null };
    },
    /** How much of a video is drawn. What is settled stays so. */
    async drawn(name: string, share: number, heardAt: Date): Promise<void> {
      await db
        .update(upload)
        .set({ share, heardAt })
        .where(and(eq(upload.name, name), eq(upload.state, 'working')));
    },
    /** Whoever draws these is still at it. */
    async hear(names: readonly string[], heardAt: Date): Promise<void> {
      if (names.length === 0) return;
      await db
        .update(upload)
        .set({ heardAt })
        .where(and(inArray(upload.name, [...names]), eq(upload.state, 'working')));
    },
    /** A video is there, or will never be; false where nobody wants it any more. */
    async settle(name: string, how: Partial<StoredUpload> & Pick<StoredUpload, 'state'>): Promise<boolean> {
      const rows = await db
        .update(upload)
        .set({ share: 1, heardAt: null, ...how })
        .where(eq(upload.name, name))
        .returning({ name: upload.name });
      return rows.length > 0;
    },
    /** What a member has sent, some of it, `most` at most. */
    async namesOf(ownerId: number, most: number): Promise<string[]> {
      const rows = await db.select({ name: upload.name }).from(upload).where(eq(upload.ownerId, ownerId)).limit(most);
      return rows.map(({ name }) => name);
    },
    async drop(names: readonly string[]): Promise<void> {
      await db.delete(upload).where(inArray(upload.name, [...names]));
    },
    /** What came to nothing before then. */
    async forgetFailed(before: Date): Promise<void> {
      await db.delete(upload).where(and(ne(upload.state, 'ready'), lt(upload.createdAt, before)));
    },
  };
}
