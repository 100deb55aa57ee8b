import { DEFAULT_LANGUAGE, type Language, type Output } from '@portal/contracts';
import type { comicCalls, ComicRow } from '@portal/contracts/comic';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import { presentComic, presentComicPage } from './comic.presenter.ts';
import { comicRepository, type StoredComic } from './comic.repository.ts';

interface Parts {
  db: Db;
  clock: Clock;
}

export class ComicService {
  private readonly clock: Clock;
  private readonly comics: ReturnType<typeof comicRepository>;

  constructor({ db, clock }: Parts) {
    this.clock = clock;
    this.comics = comicRepository(db);
  }

  async list({ cursor, pageSize }: { cursor?: string | undefined; pageSize: number }, language: Language): Promise<Output<typeof comicCalls.list>> {
    const found = await this.comics.newest(this.now(), readCursor(cursor), pageSize + 1);
    const { rows, nextCursor } = stretchOf(found, pageSize, ({ publishedAt, id }) => ({ at: publishedAt, id }));
    return { list: await this.present(rows, language), nextCursor };
  }

  /** Throws Refused 404. */
  async info(slug: string, language: Language): Promise<Output<typeof comicCalls.info>> {
    const row = await this.comics.bySlug(slug, this.now());
    const [shown] = row ? await this.present([row], language) : [];
    if (!row || !shown) throw refused.notFound();
    const pages = await this.comics.pages(row.id);
    // Its words are of one language, also where a page has more.
    return { comic: shown, pages: pages.map((page) => presentComicPage(page, shown.language === language ? language : DEFAULT_LANGUAGE)) };
  }

  private now(): Date {
    return new Date(this.clock.now());
  }

  private async present(rows: readonly StoredComic[], language: Language): Promise<ComicRow[]> {
    const ids = rows.map(({ id }) => id);
    const [texts, covers] = await Promise.all([this.comics.texts(ids, language), this.comics.covers(ids)]);
    return rows.flatMap((row) => {
      const [text, cover] = [texts.get(row.id), covers.get(row.id)];
      return text && cover ? [presentComic(row, text, cover)] : [];
    });
  }
}
