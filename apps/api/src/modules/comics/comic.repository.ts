import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, type Language } from '@portal/contracts';
import { MOST_COMIC_PAGES } from '@portal/contracts/comic';
import { older } from '../../db/keyset.ts';
import type { Db } from '../../db/open.ts';
import { comic, comicPage, comicText } from '../../db/schema.ts';
import type { Cursor } from '../../http/cursor.ts';

export type StoredComic = typeof comic.$inferSelect;
export type StoredComicText = typeof comicText.$inferSelect;
export type StoredComicPage = typeof comicPage.$inferSelect;

export function comicRepository(db: Db) {
  return {
    /** Those that are published, the newest first. */
    async newest(now: Date, after: Cursor | null, most: number): Promise<StoredComic[]> {
      return db
        .select()
        .from(comic)
        .where(and(lte(comic.publishedAt, now), older(comic.publishedAt, comic.id, after)))
        .orderBy(desc(comic.publishedAt), desc(comic.id))
        .limit(most);
    },
    async bySlug(slug: string, now: Date): Promise<StoredComic | undefined> {
      return (
        await db
          .select()
          .from(comic)
          .where(and(eq(comic.slug, slug), lte(comic.publishedAt, now)))
          .limit(1)
      )[0];
    },
    /** In the language, or in Vietnamese, by comic. */
    async texts(ids: readonly number[], language: Language): Promise<Map<number, StoredComicText>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(comicText)
        .where(and(inArray(comicText.comicId, [...ids]), inArray(comicText.language, [language, DEFAULT_LANGUAGE])));
      const wanted = (row: StoredComicText) => Number(row.language === language);
      return new Map(rows.sort((one, other) => wanted(one) - wanted(other)).map((row) => [row.comicId, row]));
    },
    /** First pages, by comic. */
    async covers(ids: readonly number[]): Promise<Map<number, StoredComicPage>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(comicPage)
        .where(and(inArray(comicPage.comicId, [...ids]), eq(comicPage.number, 1)));
      return new Map(rows.map((row) => [row.comicId, row]));
    },
    async pages(comicId: number): Promise<StoredComicPage[]> {
      return db.select().from(comicPage).where(eq(comicPage.comicId, comicId)).orderBy(asc(comicPage.number)).limit(MOST_COMIC_PAGES);
    },
  };
}
