import type { Language, Output } from '@portal/contracts';
import type { movieCalls, MovieRow } from '@portal/contracts/movie';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import { webVtt } from '../../http/web-vtt.ts';
import { linesOf, presentEpisode, presentEpisodeRow, presentMovie } from './movie.presenter.ts';
import { movieRepository, type StoredEpisode, type StoredMovie } from './movie.repository.ts';

interface Parts {
  db: Db;
  clock: Clock;
}

export class MovieService {
  private readonly clock: Clock;
  private readonly movies: ReturnType<typeof movieRepository>;

  constructor({ db, clock }: Parts) {
    this.clock = clock;
    this.movies = movieRepository(db);
  }

  async list({ cursor, pageSize }: { cursor?: string | undefined; pageSize: number }, language: Language): Promise<Output<typeof movieCalls.list>> {
    const found = await this.movies.newest(this.now(), readCursor(cursor), pageSize + 1);
    const { rows, nextCursor } = stretchOf(found, pageSize, ({ publishedAt, id }) => ({ at: publishedAt, id }));
    return { list: await this.present(rows, language), nextCursor };
  }

  /** Throws Refused 404. */
  async info(slug: string, language: Language): Promise<Output<typeof movieCalls.info>> {
    const row = await this.movies.bySlug(slug, this.now());
    const [shown] = row ? await this.present([row], language) : [];
    if (!row || !shown) throw refused.notFound();
    const episodes = await this.movies.episodes(row.id);
    return { movie: shown, episodes: episodes.map((episode) => presentEpisodeRow(episode, language)) };
  }

  /** Throws Refused 404. */
  async episode(slug: string, number: number, language: Language): Promise<Output<typeof movieCalls.episode>> {
    return presentEpisode(slug, await this.find(slug, number), language);
  }

  /** WebVTT. Throws Refused 404. */
  async captions(slug: string, number: number, language: Language): Promise<string> {
    return webVtt(linesOf(await this.find(slug, number), language));
  }

  private async find(slug: string, number: number): Promise<StoredEpisode> {
    const row = await this.movies.bySlug(slug, this.now());
    const episode = row && (await this.movies.episode(row.id, number));
    if (!episode) throw refused.notFound();
    return episode;
  }

  private now(): Date {
    return new Date(this.clock.now());
  }

  private async present(rows: readonly StoredMovie[], language: Language): Promise<MovieRow[]> {
    const ids = rows.map(({ id }) => id);
    const [texts, posters] = await Promise.all([this.movies.texts(ids, language), this.movies.posters(ids)]);
    return rows.flatMap((row) => {
      const [text, poster] = [texts.get(row.id), posters.get(row.id)];
      return text && poster ? [presentMovie(row, text, poster)] : [];
    });
  }
}
