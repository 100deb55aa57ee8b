import { links, type Output } from '@portal/contracts';
import { staticPagePaths, type SitemapPart, type resourceCalls } from '@portal/contracts/resource';
import { createKeptAnswers } from './kept-answers.ts';
import { xmlElement, xmlFile } from './xml.ts';

type Pages = Output<typeof resourceCalls.sitemapIndex>['list'];
type Listed = Output<typeof resourceCalls.sitemap>['list'];
export interface SiteMapSource {
  pages(): Promise<Pages>;
  page(part: SitemapPart, pageNum: number): Promise<Listed>;
}

export const NEWS_MAP_PATH = '/sitemaps/news.xml';

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
  links.oddsModel(),
  links.whatIf(),
  links.tips(),
  links.news(),
  links.highlight(),
  links.reels(),
  links.movies(),
  links.comics(),
  links.feed(),
  links.chat(),
  links.feedback(),
  ...staticPagePaths,
];

/** The files of a site map (sitemaps.org), addresses absolute. What the api says is the same for every site and kept for a while; a failure is not. Rejects when the api does. */
export function createSiteMap(source: SiteMapSource, now: () => number = Date.now) {
  const pagesOnce = createKeptAnswers<Pages>(now);
  const fileOnce = createKeptAnswers<Listed>(now);
  return {
    async index(origin: string): Promise<string> {
      const pages = await pagesOnce('', source.pages);
      return mapFile(
        'sitemapindex',
        ['/sitemaps/pages-1.xml', NEWS_MAP_PATH, ...pages.map(({ part, pageNum }) => `/sitemaps/${part}-${pageNum}.xml`)].map(
          (path) => `<sitemap>${xmlElement('loc', origin + path)}</sitemap>`,
        ),
      );
    },
    async file(origin: string, part: SitemapPart | 'pages', pageNum: number): Promise<string> {
      const list =
        part === 'pages'
          ? pageNum === 1
            ? STANDING.map((path) => ({ path, at: null }))
            : []
          : await fileOnce(`${part} ${pageNum}`, () => source.page(part, pageNum));
      return mapFile(
        'urlset',
        list.map(({ path, at }) => `<url>${xmlElement('loc', origin + path)}${at ? xmlElement('lastmod', at) : ''}</url>`),
      );
    },
  };
}

/** A file of a site map. `more`: namespaces that its entries use beside the usual one, by prefix. */
export const mapFile = (root: 'sitemapindex' | 'urlset', entries: readonly string[], more: Record<string, string> = {}): string =>
  xmlFile(
    [`${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`, ...Object.entries(more).map(([prefix, name]) => `xmlns:${prefix}="${name}"`)].join(' '),
    entries,
  );

/** Everything may be found but the desk of the operators, previews, and the data that pages load. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /-/\nDisallow: /*?*mf.\nDisallow: /*/_payload.json\n\nSitemap: ${origin}/sitemap.xml\n`;
