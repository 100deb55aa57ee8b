import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, type Language } from '@portal/contracts';
import { MOST_EPISODES } from '@portal/contracts/movie';
import { older } from '../../db/keyset.ts';
import type { Db } from '../../db/open.ts';
import { movie, movieEpisode, movieText } from '../../db/schema.ts';
import type { Cursor } from '../../http/cursor.ts';

export type StoredMovie = typeof movie.$inferSelect;
export type StoredMovieText = typeof movieText.$inferSelect;
export type StoredEpisode = typeof movieEpisode.$inferSelect;
/** What lists show of an episode. */
export type ListedEpisode = Omit<StoredEpisode, 'film' | 'lines'>;
export type Poster = Pick<StoredEpisode, 'poster' | 'width' | 'height'>;

export function movieRepository(db: Db) {
  return {
    /** Those that are published, the newest first. */
    async newest(now: Date, after: Cursor | null, most: number): Promise<StoredMovie[]> {
      return db
        .select()
        .from(movie)
        .where(and(lte(movie.publishedAt, now), older(movie.publishedAt, movie.id, after)))
        .orderBy(desc(movie.publishedAt), desc(movie.id))
        .limit(most);
    },
    async bySlug(slug: string, now: Date): Promise<StoredMovie | undefined> {
      const [found] = await db
        .select()
        .from(movie)
        .where(and(eq(movie.slug, slug), lte(movie.publishedAt, now)))
        .limit(1);
      return found;
    },
    /** In the language, or in Vietnamese, by movie. */
    async texts(ids: readonly number[], language: Language): Promise<Map<number, StoredMovieText>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(movieText)
        .where(and(inArray(movieText.movieId, [...ids]), inArray(movieText.language, [language, DEFAULT_LANGUAGE])));
      const wanted = (row: StoredMovieText) => Number(row.language === language);
      return new Map(rows.sort((one, other) => wanted(one) - wanted(other)).map((row) => [row.movieId, row]));
    },
    /** Posters of the first episodes, by movie. */
    async posters(ids: readonly number[]): Promise<Map<number, Poster>> {
      if (ids.length === 0) return new Map();
      const { movieId, poster, width, height } = movieEpisode;
      const rows = await db
        .select({ movieId, poster, width, height })
        .from(movieEpisode)
        .where(and(inArray(movieEpisode.movieId, [...ids]), eq(movieEpisode.number, 1)));
      return new Map(rows.map((row) => [row.movieId, row]));
    },
    async episodes(of: number): Promise<ListedEpisode[]> {
      const { movieId, number, poster, width, height, seconds, texts } = movieEpisode;
      return db
        .select({ movieId, number, poster, width, height, seconds, texts })
        .from(movieEpisode)
        .where(eq(movieId, of))
        .orderBy(asc(number))
        .limit(MOST_EPISODES);
    },
    async episode(movieId: number, number: number): Promise<StoredEpisode | undefined> {
      const [found] = await db
        .select()
        .from(movieEpisode)
        .where(and(eq(movieEpisode.movieId, movieId), eq(movieEpisode.number, number)))
        .limit(1);
      return found;
    },
  };
}
