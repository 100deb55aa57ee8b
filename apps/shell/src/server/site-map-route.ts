import type { FastifyInstance } from 'fastify';
import { sitemapParts, type SitemapPart } from '@portal/contracts/resource';
import share from '../share/share.png?inline';
import { robots, type createSiteMap } from './site-map.ts';
import type { Sites } from './sites.ts';
import { sendXml } from './xml.ts';

const DAY = 24 * 3_600;
const parts: readonly string[] = ['pages', ...sitemapParts];
const isPart = (name: string): name is SitemapPart | 'pages' => parts.includes(name);

/** What searchers and whoever shows a link ask of a site beside its pages: `robots.txt`, the site map, and the picture of links without one of their own. */
export function siteMapRoute(app: FastifyInstance, { map, sites }: { map: ReturnType<typeof createSiteMap>; sites: Sites }): void {
  app.get('/robots.txt', async ({ hostname }, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots((await sites(hostname)).origin)),
  );
  app.get('/sitemap.xml', async ({ hostname }, reply) => sendXml(reply, map.index((await sites(hostname)).origin)));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async ({ hostname, params }, reply) => {
    const [, part = '', pageNum = ''] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(params.file) ?? [];
    return isPart(part) ? sendXml(reply, map.file((await sites(hostname)).origin, part, Number(pageNum))) : reply.callNotFound();
  });
  const picture = Buffer.from(share.slice(share.indexOf(',') + 1), 'base64');
  app.get('/share.png', (_request, reply) => reply.type('image/png').header('cache-control', `public, max-age=${DAY}`).send(picture));
}
