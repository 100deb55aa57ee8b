import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, NEWS_FEED_PATH } from '@portal/contracts';
import { languageAsked } from '@portal/platform';
import type { NewsFeed } from './news-feed.ts';
import { addressIn } from './page-path.ts';
import { NEWS_MAP_PATH } from './site-map.ts';
import type { Sites } from './sites.ts';
import { sendXml } from './xml.ts';

/**
 * The news as a feed and as a site map of the site that the host names. The address alone says in which language: caches on the way keep what is sent, so what a visitor has
 * chosen does not count, and a language that there is none of is Vietnamese, as for pages.
 */
export function newsRoute(app: FastifyInstance, { news, sites }: { news: NewsFeed; sites: Sites }): void {
  app.get(NEWS_FEED_PATH, async ({ hostname, url }, reply) => {
    const language = languageAsked(new URLSearchParams(addressIn(url).search)) ?? DEFAULT_LANGUAGE;
    return sendXml(reply, news.rss(await sites(hostname), language), 'application/rss+xml');
  });
  app.get(NEWS_MAP_PATH, async ({ hostname }, reply) => sendXml(reply, news.map(await sites(hostname))));
}
