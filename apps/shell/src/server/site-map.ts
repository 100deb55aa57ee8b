import { LRUCache } from 'lru-cache';
import { links, type Output } from '@portal/contracts';
import { staticPagePaths, type SitemapPart, type resourceCalls } from '@portal/contracts/resource';

type Pages = Output<typeof resourceCalls.sitemapIndex>['list'];
type Listed = Output<typeof resourceCalls.sitemap>['list'];
export interface SiteMapSource {
  pages(): Promise<Pages>;
  page(part: SitemapPart, pageNum: number): Promise<Listed>;
}

/** How long an answer of the api serves, in milliseconds, and how many are kept: searchers come for one file after the other. */
const FRESH = 10 * 60_000;
const KEPT = 24;

/** Pages that are always there, for anybody, and worth finding. */
const STANDING = [
  links.home(),
  links.live(),
  `${links.live()}/bong-ro`,
  `${links.live()}/esport`,
  `${links.live()}/dua-bi`,
  links.liveSchedule(),
  links.matchCalendar(),
  links.results(),
  links.teams(),
  links.tournaments(),
  links.odds(),
  links.tips(),
  links.news(),
  links.highlight(),
  links.feed(),
  links.chat(),
  links.feedback(),
  ...staticPagePaths,
];

/** The files of a site map (sitemaps.org), addresses absolute. What the api says is the same for every site and kept for a while; a failure is not. Rejects when the api does. */
export function createSiteMap(source: SiteMapSource, now: () => number = Date.now) {
  const kept = new LRUCache<string, { at: number; answer: Promise<unknown> }>({ max: KEPT });
  function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const held = kept.get(key);
    if (held && now() - held.at < FRESH) return held.answer as Promise<T>;
    const answer = ask();
    kept.set(key, { at: now(), answer });
    answer.catch(() => {
      if (kept.peek(key)?.answer === answer) kept.delete(key);
    });
    return answer;
  }
  return {
    async index(origin: string): Promise<string> {
      const pages = await once('', source.pages);
      return xml(
        'sitemapindex',
        ['/sitemaps/pages-1.xml', ...pages.map(({ part, pageNum }) => `/sitemaps/${part}-${pageNum}.xml`)].map(
          (path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`,
        ),
      );
    },
    async file(origin: string, part: SitemapPart | 'pages', pageNum: number): Promise<string> {
      const list =
        part === 'pages'
          ? pageNum === 1
            ? STANDING.map((path) => ({ path, at: null }))
            : []
          : await once(`${part} ${pageNum}`, () => source.page(part, pageNum));
      return xml(
        'urlset',
        list.map(({ path, at }) => `<url><loc>${escaped(origin + path)}</loc>${at ? `<lastmod>${escaped(at)}</lastmod>` : ''}</url>`),
      );
    },
  };
}

const xml = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Everything may be found but the desk of the operators, previews, and the data that pages load. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /-/\nDisallow: /*?*mf.\nDisallow: /*/_payload.json\n\nSitemap: ${origin}/sitemap.xml\n`;
