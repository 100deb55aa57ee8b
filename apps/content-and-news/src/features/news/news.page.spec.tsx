import { act, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import fc from 'fast-check';
import { limits } from '@portal/contracts';
import { articleCalls, type ArticleRow } from '@portal/contracts/article';
import { fakeApi, openPath, type FakeApi } from '@portal/testing';
import { aRow, rows } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import * as remote from '../../remote.tsx';
import { lastPageOf, pageHref, pageOf } from './news-address.ts';

const page = (list: ArticleRow[], total = list.length, pageNum = 1) => ({ list, total, pageNum, pageSize: 10 });
const category = { id: 5, pid: 0, slug: 'luat-va-chien-thuat', name: 'Luật và chiến thuật', count: 12 };
const working = (list = rows(10), total = 35): FakeApi =>
  fakeApi()
    .on(articleCalls.list, ({ pageNum }) => page(list, total, Number(pageNum ?? 1)))
    .on(articleCalls.listByCategory, () => page(rows(2), 12))
    .on(articleCalls.listTop, () => page([aRow({ id: 6001, title: 'Bài 6001' })]))
    .on(articleCalls.categories, () => ({ list: [category] }))
    .on(articleCalls.listMostView, () => page(rows(5, 8001)))
    .on(articleCalls.hashtags, () => ({ list: [{ hashtag: 'World Cup', count: 30 }], total: 1, pageNum: 1, pageSize: 20 }));
const open = (path: string, api = working()) => openPath(remote, 'content-and-news', path, { api });
const feed = () => document.querySelector('head link[rel=alternate][type="application/rss+xml"]');

it('shows the top story once, the newest after it, what is read most and what is spoken of', async () => {
  await open('/tin-tuc');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(vi.news.title);
  expect(document.title).toBe('Tin tức | Khán Đài');
  expect(screen.getAllByRole('heading', { level: 2, name: /^Bài 60/ }).map((heading) => heading.textContent)).toEqual(rows(10).map(({ title }) => title));
  expect(within(screen.getByRole('complementary')).getByText('Bài 8001')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /#World Cup/ })).toHaveAttribute('href', '/tin-tuc/hashtag/World%20Cup');
});

it('has its pages as links', async () => {
  await open('/tin-tuc?trang=2');
  const pager = within(screen.getByRole('navigation', { name: vi.pager.label }));
  expect(pager.getByRole('link', { name: 'Trang 2' })).toHaveAttribute('aria-current', 'page');
  expect(pager.getByRole('link', { name: 'Trang 1' })).toHaveAttribute('href', '/tin-tuc');
  expect(pager.getByRole('link', { name: vi.pager.next })).toHaveAttribute('href', '/tin-tuc?trang=3');
  expect(document.title).toBe('Tin tức, trang 2 | Khán Đài');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://khandai.test/tin-tuc?trang=2');
});

it('shows a category by its words', async () => {
  let asked: unknown;
  const api = working().on(articleCalls.listByCategory, (input) => {
    asked = input;
    return page(rows(2), 12);
  });
  await open('/tin-tuc/chuyen-muc/luat-va-chien-thuat?trang=2', api);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Luật và chiến thuật');
  expect(screen.getByRole('link', { name: 'Luật và chiến thuật', current: true })).toBeInTheDocument();
  expect(asked).toMatchObject({ categoryId: '5', pageNum: 2 });
});

it('shows what carries a hashtag, and says so when nothing does', async () => {
  await open(`/tin-tuc/hashtag/${encodeURIComponent('Derby Thủ đô')}`, working([], 0));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('#Derby Thủ đô');
  expect(screen.getByText(vi.news.empty)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: vi.news.toAll })).toHaveAttribute('href', '/tin-tuc');
});

it.each(['/tin-tuc', '/tin-tuc?trang=2', '/tin-tuc/chuyen-muc/luat-va-chien-thuat'])(
  '%s tells readers of feeds where the news is, by the site’s name',
  async (path) => {
    await openPath(remote, 'content-and-news', path, { api: working(), site: { brand: 'Khán Đài Sài Gòn' } });
    expect(feed()).toHaveAttribute('href', '/rss.xml');
    expect(feed()).toHaveAttribute('title', 'Tin mới nhất trên Khán Đài Sài Gòn (RSS)');
  },
);

it.each([
  ['en', 'The latest news on Khán Đài (RSS)'],
  ['zh', 'Khán Đài 最新消息（RSS）'],
] as const)('the feed is in the language of the page: %s', async (language, title) => {
  await openPath(remote, 'content-and-news', '/tin-tuc', { api: working(), prefs: { language } });
  expect(feed()).toHaveAttribute('href', `/rss.xml?lang=${language}`);
  expect(feed()).toHaveAttribute('title', title);
});

it('tells no result to who hides scores, in the list and beside it', async () => {
  const told = { title: 'Anh thắng Pháp 6–4', plainTitle: 'Pháp – Anh: tường thuật', lead: 'Saka ghi bàn ấn định.' };
  const list = [1, 2, 3].map((id) => aRow({ id, slug: `anh-phap-${id}`, ...told }));
  const api = working(list, 3)
    .on(articleCalls.listTop, () => page(list.slice(0, 1)))
    .on(articleCalls.listMostView, () => page(list));
  await openPath(remote, 'content-and-news', '/tin-tuc', { api, prefs: { hidesScores: true } });
  expect(screen.getAllByText(told.plainTitle)).toHaveLength(6);
  expect(document.body).not.toHaveTextContent(/6–4|Saka/);
});

it('leaves out what does not come beside the list', async () => {
  await open(
    '/tin-tuc',
    fakeApi()
      .on(articleCalls.list, () => page(rows(1)))
      .on(articleCalls.categories, () => ({ list: [] })),
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Bài 6001' })).toBeInTheDocument();
  expect(screen.queryByText(vi.mostRead.title)).toBeNull();
});

it('says that it could not be loaded, and shows it once another try succeeds', async () => {
  const api = fakeApi();
  await open('/tin-tuc', api);
  expect(screen.getByText(vi.error.page)).toBeInTheDocument();
  api.on(articleCalls.list, () => page(rows(1))).on(articleCalls.categories, () => ({ list: [] }));
  await act(async () => screen.getByRole('button', { name: vi.retry }).click());
  expect(await screen.findByRole('heading', { level: 1, name: vi.news.title })).toBeInTheDocument();
});

it.each(['/tin-tuc?trang=0', '/tin-tuc?trang=101', '/tin-tuc?trang=hai', '/tin-tuc/chuyen-muc/khong-co', `/tin-tuc/hashtag/${'x'.repeat(51)}`])(
  '%s is a 404',
  async (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect((await open(path)).status).toBe(404);
    jest.restoreAllMocks();
  },
);

it('is a 404 behind the last page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await open('/tin-tuc?trang=9', working([], 35))).status).toBe(404);
  jest.restoreAllMocks();
});

test('an address of a page is read as the page it was made for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: limits.lastPage }), fc.string({ minLength: 1 }), (number, hashtag) => {
      for (const list of [{ kind: 'all' }, { kind: 'category', slug: 'a' }, { kind: 'hashtag', hashtag }] as const)
        expect(pageOf(new URL(pageHref(list, number), 'http://portal').searchParams)).toBe(number);
    }),
  );
  expect([lastPageOf(0, 10), lastPageOf(10, 10), lastPageOf(11, 10), lastPageOf(1e6, 10)]).toEqual([1, 1, 2, limits.lastPage]);
});
