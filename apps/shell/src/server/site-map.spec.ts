/** @jest-environment node */
import fastify from 'fastify';
import type { SitemapPart } from '@portal/contracts/resource';
import { createSiteMap } from './site-map.ts';
import { siteMapRoute } from './site-map-route.ts';

const origin = 'https://khandai.vn';

function searchers() {
  const asked: string[] = [];
  let [time, down] = [0, false];
  const source = {
    pages: async () => {
      asked.push('pages');
      if (down) throw new Error('down');
      return [
        { part: 'articles' as const, pageNum: 5 },
        { part: 'matches' as const, pageNum: 1 },
      ];
    },
    page: async (part: SitemapPart, pageNum: number) => {
      asked.push(`${part} ${pageNum}`);
      return [
        { path: '/tin-tuc/a&b-1', at: '2026-11-01T00:00:00.000Z' },
        { path: '/tip-keo/2', at: null },
      ];
    },
  };
  const app = fastify();
  siteMapRoute(app, {
    map: createSiteMap(source, () => time),
    sites: async (host) => ({ origin: host === 'saigon.localhost' ? 'http://saigon.localhost' : origin, domain: undefined, brand: 'K' }),
  });
  return {
    get: (url: string, host = 'khandai.vn') => app.inject({ url, headers: { host } }),
    asked,
    later: (ms: number) => {
      time += ms;
    },
    goDown: () => {
      down = true;
    },
  };
}
const locations = (body: string) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('what searchers ask for', () => {
  it('robots.txt names the site’s own map and keeps them from the desk', async () => {
    const { get } = searchers();
    const { body, headers } = await get('/robots.txt');
    expect(body).toContain('Sitemap: https://khandai.vn/sitemap.xml');
    expect(body).toContain('Disallow: /-/\n');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect((await get('/robots.txt', 'saigon.localhost')).body).toContain('Sitemap: http://saigon.localhost/sitemap.xml');
  });

  it('the map names its files, and a file its addresses, whole and escaped, with the time of what has one', async () => {
    const { get } = searchers();
    expect(locations((await get('/sitemap.xml')).body)).toEqual(['pages-1', 'news', 'articles-5', 'matches-1'].map((name) => `${origin}/sitemaps/${name}.xml`));
    const { body, headers } = await get('/sitemaps/articles-5.xml');
    expect(body).toContain(
      `<url><loc>${origin}/tin-tuc/a&#38;b-1</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>\n<url><loc>${origin}/tip-keo/2</loc></url>`,
    );
    expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' });
  });

  it('the pages that stand are among them, none that is one’s own', async () => {
    const found = locations((await searchers().get('/sitemaps/pages-1.xml')).body);
    expect(found).toEqual(expect.arrayContaining([`${origin}/`, `${origin}/truc-tiep`, `${origin}/gioi-thieu`, `${origin}/bang-tin`]));
    expect(found.join()).not.toMatch(/tai-khoan|diem-danh|\/-\//);
    expect(new Set(found).size).toBe(found.length);
  });

  it('the api is asked once in ten minutes, whichever site is', async () => {
    const { get, asked, later } = searchers();
    for (const host of ['khandai.vn', 'saigon.localhost']) {
      await get('/sitemap.xml', host);
      await get('/sitemaps/tips-1.xml', host);
    }
    expect(asked).toEqual(['pages', 'tips 1']);
    later(600_001);
    await get('/sitemap.xml');
    expect(asked).toHaveLength(3);
  });

  it('without the api there is none for now, and what failed is not kept', async () => {
    const { get, goDown, asked } = searchers();
    goDown();
    const answer = await get('/sitemap.xml');
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '120', 'no-store']);
    await get('/sitemap.xml');
    expect(asked).toHaveLength(2);
  });

  it.each(['/sitemaps/rooms-1.xml', '/sitemaps/tips-0.xml', '/sitemaps/tips.xml', '/sitemaps/tips-1234567.xml'])('%s is nothing', async (url) => {
    const { get, asked } = searchers();
    expect([(await get(url)).statusCode, asked]).toEqual([404, []]);
  });

  it('links without a picture of their own have the site’s', async () => {
    const answer = await searchers().get('/share.png');
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });
});
