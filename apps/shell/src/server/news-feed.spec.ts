/** @jest-environment node */
import fastify from 'fastify';
import type { ArticleRow } from '@portal/contracts/article';
import { anArticleRow } from '@portal/testing/article';
import { createNewsFeed } from './news-feed.ts';
import { newsRoute } from './news-route.ts';
import { rssWords } from './site-words.ts';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(START - hours * HOUR).toISOString();
/** Articles of these ages in hours, the newest first. */
const aged = (...hours: number[]): ArticleRow[] =>
  hours.map((hour, place) => anArticleRow({ id: 5_000 - place, slug: `bai-${5_000 - place}`, title: `Bài ${5_000 - place}`, publishedAt: hoursAgo(hour) }));

function readers(first: readonly ArticleRow[] = aged(1, 2)) {
  const asked: string[] = [];
  let [time, down, articles] = [START, false, first];
  const page = async (language: string, { pageNum, pageSize }: { pageNum: number; pageSize: number }) => {
    asked.push(`${language} ${pageNum}/${pageSize}`);
    if (down) throw new Error('down');
    const list = articles.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((row) => ({ ...row, language, title: `${row.title} (${language})` }));
    return { list, total: articles.length, pageNum, pageSize };
  };
  const app = fastify();
  newsRoute(app, {
    news: createNewsFeed({ page, words: rssWords }, () => time),
    sites: async (host) => ({ origin: `https://${host}`, domain: host, brand: host === 'saigon.vn' ? 'Khán Đài Sài Gòn' : 'Khán Đài' }),
  });
  return {
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host: 'khandai.vn', ...headers } }),
    asked,
    later: (ms: number) => {
      time += ms;
    },
    turn: (isDown: boolean) => {
      down = isDown;
    },
    publish: (now: readonly ArticleRow[]) => {
      articles = now;
    },
  };
}
const all = (body: string, name: string) => [...body.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

describe('the news as RSS', () => {
  it('is that of the thirty newest, for whoever passes it on to keep for a while', async () => {
    const { get, asked } = readers(aged(...Array.from({ length: 40 }, (_, place) => place)));
    const { statusCode, headers, body } = await get('/rss.xml');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/rss+xml; charset=utf-8', 'public, max-age=600']);
    expect(asked).toEqual(['vi 1/30']);
    expect(all(body, 'link').slice(0, 2)).toEqual(['https://khandai.vn/tin-tuc', 'https://khandai.vn/tin-tuc/bai-5000']);
    expect(all(body, 'pubDate')).toHaveLength(30);
    expect(all(body, 'title')[0]).toBe('Tin tức | Khán Đài');
  });

  it.each([
    ['en', 'News | Khán Đài', 'en'],
    ['zh', '新聞 | Khán Đài', 'zh-Hant'],
  ])('is in the language that its address asks for, and so are its addresses: %s', async (language, title, tag) => {
    const { body } = await readers().get(`/rss.xml?lang=${language}`);
    expect(all(body, 'title').slice(0, 2)).toEqual([title, `Bài 5000 (${language})`]);
    expect(all(body, 'language')).toEqual([tag]);
    expect(all(body, 'link')[1]).toBe(`https://khandai.vn/tin-tuc/bai-5000?lang=${language}`);
  });

  it.each(['/rss.xml?lang=fr', '/rss.xml?lang=', '/rss.xml?lang=%00&lang=en', '/rss.xml?utm_source=x'])(
    'is Vietnamese where no language is asked for: %s',
    async (url) => {
      const { get, asked } = readers();
      expect(all((await get(url)).body, 'language')).toEqual(['vi']);
      expect(asked).toEqual(['vi 1/30']);
    },
  );

  it('is the same whatever a visitor has chosen, and gives them nothing to keep', async () => {
    const { get } = readers();
    const plain = await get('/rss.xml');
    const chosen = await get('/rss.xml', { cookie: 'lang=en; token=secret', 'accept-language': 'zh', authorization: 'Bearer secret' });
    expect(chosen.body).toBe(plain.body);
    expect(chosen.headers['set-cookie']).toBeUndefined();
  });

  it('is asked of the api once in ten minutes for each language, by however many and whichever site is', async () => {
    const { get, asked, later } = readers();
    const answers = await Promise.all([get('/rss.xml'), get('/rss.xml'), get('/rss.xml', { host: 'saigon.vn' }), get('/rss.xml?lang=en')]);
    expect(asked).toEqual(['vi 1/30', 'en 1/30']);
    expect(all(answers[2].body, 'title')[0]).toBe('Tin tức | Khán Đài Sài Gòn');
    expect(answers[2].body).not.toContain('khandai.vn');
    later(600_000);
    await get('/rss.xml');
    expect(asked).toHaveLength(3);
  });
});

describe('the site map of the news', () => {
  it('has what is two days old at most, by plain addresses', async () => {
    const { body, headers } = await readers(aged(0, 47, 48, 49, 500)).get('/sitemaps/news.xml');
    expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' });
    expect(all(body, 'loc')).toEqual([5000, 4999, 4998].map((id) => `https://khandai.vn/tin-tuc/bai-${id}`));
    expect(all(body, 'news:name')).toEqual(['Khán Đài', 'Khán Đài', 'Khán Đài']);
  });

  it('loses what grows old while the api’s answer is kept', async () => {
    const { get, asked, later } = readers(aged(1, 48));
    expect(all((await get('/sitemaps/news.xml')).body, 'loc')).toHaveLength(2);
    later(1);
    expect(all((await get('/sitemaps/news.xml')).body, 'loc')).toEqual(['https://khandai.vn/tin-tuc/bai-5000']);
    expect(asked).toEqual(['vi 1/50']);
  });

  it('turns the pages as far as they are fresh, and to a thousand at most', async () => {
    const some = readers(aged(...Array.from({ length: 200 }, (_, place) => place * 0.6)));
    expect(all((await some.get('/sitemaps/news.xml')).body, 'loc')).toHaveLength(81);
    expect(some.asked).toEqual(['vi 1/50', 'vi 2/50']);
    const many = readers(aged(...Array.from({ length: 1_100 }, () => 1)));
    expect(all((await many.get('/sitemaps/news.xml')).body, 'loc')).toHaveLength(1_000);
    expect(many.asked).toHaveLength(20);
  });

  it('names an article once, also where one that comes out moves it to the next page', async () => {
    const rows = aged(...Array.from({ length: 60 }, () => 1));
    const { get } = readers([...rows.slice(0, 50), rows[49]!, ...rows.slice(50)]);
    const found = all((await get('/sitemaps/news.xml')).body, 'loc');
    expect([found.length, new Set(found).size]).toEqual([60, 60]);
  });

  it('is a file without addresses when nothing is fresh, until something is', async () => {
    const { get, later, publish } = readers(aged(100));
    expect(await get('/sitemaps/news.xml')).toMatchObject({ statusCode: 200, body: expect.stringMatching(/<urlset [^>]*>\s*<\/urlset>\n$/) });
    publish(aged(0, 100));
    later(600_000);
    expect(all((await get('/sitemaps/news.xml')).body, 'loc')).toHaveLength(1);
  });
});

it.each(['/rss.xml', '/sitemaps/news.xml'])('without the api there is no %s for now, and what failed is not kept', async (url) => {
  const { get, turn } = readers();
  turn(true);
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '120', 'no-store']);
  turn(false);
  expect((await get(url)).statusCode).toBe(200);
});

it('what is there already is shown while the api is down, as long as it is kept', async () => {
  const { get, turn, later } = readers();
  const { body } = await get('/rss.xml');
  turn(true);
  expect(await get('/rss.xml')).toMatchObject({ statusCode: 200, body });
  later(600_000);
  expect((await get('/rss.xml')).statusCode).toBe(503);
});
