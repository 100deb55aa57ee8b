import { links } from '@portal/contracts';
import type { ArticleRow } from '@portal/contracts/article';
import { siteAddress, type Site } from '@portal/platform';
import { mapFile } from './site-map.ts';
import { xmlElement } from './xml.ts';

/** The site map of fresh news as Google reads it: articles by their plain address, with the language of their words. */
export const newsMap = (site: Site, articles: readonly ArticleRow[]): string =>
  mapFile(
    'urlset',
    articles.map(({ slug, title, language, publishedAt }) =>
      [
        `<url>${xmlElement('loc', siteAddress(site, links.article(slug)))}<news:news>`,
        `<news:publication>${xmlElement('news:name', site.brand)}${xmlElement('news:language', language)}</news:publication>`,
        `${xmlElement('news:publication_date', publishedAt)}${xmlElement('news:title', title)}</news:news></url>`,
      ].join(''),
    ),
    { news: 'http://www.google.com/schemas/sitemap-news/0.9' },
  );
