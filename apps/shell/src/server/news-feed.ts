import { DEFAULT_LANGUAGE, type Language, type Output } from '@portal/contracts';
import type { ArticleRow, articleCalls } from '@portal/contracts/article';
import type { Site } from '@portal/platform';
import { createKeptAnswers } from './kept-answers.ts';
import { newsMap } from './news-map.ts';
import { rss, type RssWords } from './rss.ts';

export interface NewsSource {
  /** A page of the articles, the newest first, asked for as nobody. */
  page(language: Language, page: { pageNum: number; pageSize: number }): Promise<Output<typeof articleCalls.list>>;
  words(language: Language, brand: string): Promise<RssWords>;
}

const IN_FEED = 30;
/** What Google takes for news, in milliseconds, and most of it in one file. */
const RECENT = 2 * 24 * 3_600_000;
const IN_MAP = 1_000;
/** As many as the api lists at once. */
const PAGE = 50;

/** The news for programs: a feed in each language, and the site map of what is fresh. What the api says is the same for every site and kept for a while. Both reject when the api does. */
export function createNewsFeed({ page, words }: NewsSource, now: () => number = Date.now) {
  const once = createKeptAnswers<readonly ArticleRow[]>(now);
  const isRecent = ({ publishedAt }: ArticleRow): boolean => now() - Date.parse(publishedAt) <= RECENT;

  /** By id: an article that comes out while one turns the pages moves the others, and one of them is met again. */
  async function recent(): Promise<readonly ArticleRow[]> {
    const found = new Map<number, ArticleRow>();
    for (let pageNum = 1; pageNum <= IN_MAP / PAGE; pageNum++) {
      const { list, total } = await page(DEFAULT_LANGUAGE, { pageNum, pageSize: PAGE });
      for (const article of list) found.set(article.id, article);
      if (pageNum * PAGE >= total || !list.every(isRecent)) break;
    }
    return [...found.values()];
  }
  return {
    async rss(site: Site, language: Language): Promise<string> {
      const articles = await once(language, async () => (await page(language, { pageNum: 1, pageSize: IN_FEED })).list);
      return rss({ site, language, words: await words(language, site.brand), articles });
    },
    // What was fresh when it was asked for may not be so any more.
    map: async (site: Site): Promise<string> => newsMap(site, (await once('map', recent)).filter(isRecent)),
  };
}
export type NewsFeed = ReturnType<typeof createNewsFeed>;
