import { anArticleRow } from '@portal/testing/article';
import fc from 'fast-check';
import { newsMap } from './news-map.ts';
import { rss } from './rss.ts';

const site = { origin: 'https://khandai.vn', domain: undefined, brand: 'Khán Đài' };
const words = { title: 'Tin tức | Khán Đài', description: 'Tin mới nhất' };
/** Throws where the text is no XML. */
function read(file: string): Document {
  const found = new DOMParser().parseFromString(file, 'application/xml');
  const fault = found.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent);
  return found;
}
const textOf = (file: Document, name: string) => file.getElementsByTagName(name)[0]?.textContent;
const feed = (articles: Parameters<typeof rss>[0]['articles'], language: 'vi' | 'en' | 'zh' = 'vi') => rss({ site, language, words, articles });
/** As whoever reads XML has it: what it cannot say is gone, and ends of lines are of one kind. */
const asRead = (text: string) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').replace(/\r\n?/g, '\n');

it('whatever an article says, both files are XML, and its words come out of them as they went in', () => {
  const unit = fc.oneof(
    fc.constantFrom('&', '<', '>', '"', ']]>', '\0', '\u001b', '\ud800', '\uffff', '&amp;', 'Ễ'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const text = fc.array(unit, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, text, (title, author, hashtag) => {
      const article = anArticleRow({ title, author, hashtags: [hashtag] });
      const item = read(feed([article])).querySelector('item')!;
      expect(item.querySelector('title')!.textContent).toBe(asRead(title));
      if (author) expect(item.getElementsByTagName('dc:creator')[0]!.textContent).toBe(asRead(author));
      expect([...item.querySelectorAll('category')].map(({ textContent }) => textContent)).toEqual([article.category.name, asRead(hashtag)]);
      expect(textOf(read(newsMap({ ...site, brand: author }, [article])), 'news:title')).toBe(asRead(title));
    }),
  );
});

it('a lead is plain text, also to who takes it for HTML', () => {
  const description = read(feed([anArticleRow({ lead: 'Phút < 90 & "bù giờ" <b>' })])).querySelector('item > description')!.textContent;
  const shown = new DOMParser().parseFromString(description, 'text/html').body;
  expect([shown.textContent, shown.childElementCount]).toEqual(['Phút < 90 & "bù giờ" <b>', 0]);
});

it('an item has its address, which names it, its time as RSS writes it, its author and what it is about', () => {
  const file = feed([anArticleRow({ hashtags: ['Việt vị', 'Luật và chiến thuật'] })]);
  const item = read(file).querySelector('item')!;
  const address = 'https://khandai.vn/tin-tuc/viet-vi-trong-hai-phut-5001';
  expect([item.querySelector('link')!.textContent, item.querySelector('guid')!.textContent]).toEqual([address, address]);
  expect(item.querySelector('guid')!.getAttribute('isPermaLink')).toBe('true');
  expect(item.querySelector('pubDate')!.textContent).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
  expect([...item.querySelectorAll('category')].map(({ textContent }) => textContent)).toEqual(['Luật và chiến thuật', 'Việt vị']);
  expect(item.getElementsByTagName('dc:creator')[0]!.textContent).toBe('Trần Quốc Bảo');
});

it('what is not translated is the Vietnamese article, also in the feed of another language', () => {
  const file = read(feed([anArticleRow(), anArticleRow({ id: 5002, slug: 'offside-5002', language: 'en' })], 'en'));
  expect([...file.querySelectorAll('item > link, item > guid')].map(({ textContent }) => textContent)).toEqual([
    'https://khandai.vn/tin-tuc/viet-vi-trong-hai-phut-5001',
    'https://khandai.vn/tin-tuc/viet-vi-trong-hai-phut-5001',
    'https://khandai.vn/tin-tuc/offside-5002?lang=en',
    'https://khandai.vn/tin-tuc/offside-5002?lang=en',
  ]);
});

it('a feed says where it is, and when its content changed last', () => {
  const file = read(feed([anArticleRow(), anArticleRow({ id: 5000, publishedAt: '2026-11-19T00:00:00.000Z' })], 'zh'));
  const self = file.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]!;
  expect([self.getAttribute('rel'), self.getAttribute('href')]).toEqual(['self', 'https://khandai.vn/rss.xml?lang=zh']);
  expect([textOf(file, 'link'), textOf(file, 'language'), textOf(file, 'lastBuildDate'), textOf(file, 'ttl')]).toEqual([
    'https://khandai.vn/tin-tuc?lang=zh',
    'zh-Hant',
    'Fri, 20 Nov 2026 12:00:00 GMT',
    '10',
  ]);
});

it('without articles both are files all the same', () => {
  const empty = read(feed([]));
  expect([textOf(empty, 'title'), empty.querySelector('item, lastBuildDate')]).toEqual([words.title, null]);
  const { documentElement: root } = read(newsMap(site, []));
  expect([root.localName, root.namespaceURI, root.childElementCount]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9', 0]);
});

it('the site map of the news says of each article whose it is, in which language, since when and what it is called', () => {
  const file = read(newsMap({ ...site, brand: 'Khán Đài' }, [anArticleRow()]));
  const news = file.getElementsByTagNameNS('http://www.google.com/schemas/sitemap-news/0.9', 'news')[0]!;
  expect(textOf(file, 'loc')).toBe('https://khandai.vn/tin-tuc/viet-vi-trong-hai-phut-5001');
  expect([...news.querySelectorAll('*')].filter((each) => each.childElementCount === 0).map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['name', 'Khán Đài'],
    ['language', 'vi'],
    ['publication_date', '2026-11-20T19:00:00+07:00'],
    ['title', 'Việt vị trong hai phút'],
  ]);
});
