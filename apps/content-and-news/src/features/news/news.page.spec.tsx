import { act, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import fc from 'fast-check';
import { ApiError } from '@portal/api-client';
import { limits } from '@portal/contracts';
import { articleCalls, type ArticleRow } from '@portal/contracts/article';
import { fakeApi, openPath, type FakeApi } from '@portal/testing';
import { aRow, rows } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import * as remote from '../../remote.tsx';
import { lastPageOf } from '../../queries.ts';
import { pageHref, pageOf } from './news-address.ts';

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

describe('a list goes on below', () => {
  const pages = () => working().on(articleCalls.list, ({ pageNum }) => page(rows(10, 6001 + 10 * (Number(pageNum ?? 1) - 1)), 35, Number(pageNum ?? 1)));
  const more = () => act(async () => screen.getByRole('button', { name: vi.news.more }).click());
  const listed = () => screen.getAllByRole('heading', { level: 2, name: /^Bài/ }).map(({ textContent }) => textContent);

  it('page after page, each with its address, to the last', async () => {
    await open('/tin-tuc', pages());
    await more();
    expect(await screen.findByRole('heading', { level: 2, name: 'Bài 6020' })).toBeInTheDocument();
    const marks = () =>
      screen
        .getAllByRole('link', { name: /^Trang \d$/ })
        .filter((link) => !link.closest('nav'))
        .map((link) => link.getAttribute('href'));
    expect(marks()).toEqual(['/tin-tuc?trang=2']);
    await more();
    await screen.findByRole('heading', { level: 2, name: 'Bài 6030' });
    await more();
    await screen.findByRole('heading', { level: 2, name: 'Bài 6040' });
    expect(screen.queryByRole('button', { name: vi.news.more })).toBeNull();
    expect(listed()).toHaveLength(40);
    expect(marks()).toEqual([2, 3, 4].map((page) => `/tin-tuc?trang=${page}`));
    expect(screen.getByText(vi.news.end)).toHaveFocus();
    const pager = within(screen.getByRole('navigation', { name: vi.pager.label }));
    expect([1, 4].map((page) => pager.getByRole('link', { name: `Trang ${page}` }).getAttribute('aria-current'))).toEqual(['page', 'true']);
  });

  it('from where the address begins; what came before is a press away', async () => {
    await open('/tin-tuc?trang=2', pages());
    await more();
    await screen.findByRole('heading', { level: 2, name: 'Bài 6030' });
    expect(listed()[0]).toBe('Bài 6011');
    expect(screen.getByRole('link', { name: vi.pager.previous })).toHaveAttribute('href', '/tin-tuc');
    expect(screen.getByRole('link', { name: vi.pager.next })).toHaveAttribute('href', '/tin-tuc?trang=4');
  });

  it('an article that moved on to the next page stands once', async () => {
    await open(
      '/tin-tuc',
      working().on(articleCalls.list, ({ pageNum }) => page(rows(10, Number(pageNum ?? 1) === 1 ? 6001 : 6010), 20, Number(pageNum ?? 1))),
    );
    await more();
    await screen.findByRole('heading', { level: 2, name: 'Bài 6019' });
    expect(listed()).toHaveLength(19);
  });

  it('says when the next page did not come, and tries again', async () => {
    let away = true;
    const api = working().on(articleCalls.list, ({ pageNum }) => {
      if (away && Number(pageNum) === 2) throw new ApiError('offline', { call: 'article.list' });
      return page(rows(10, Number(pageNum) === 2 ? 6011 : 6001), 20, Number(pageNum ?? 1));
    });
    await open('/tin-tuc', api);
    await more();
    expect(await screen.findByText(vi.news.failed)).toBeInTheDocument();
    expect(listed()).toHaveLength(10);
    away = false;
    await act(async () => screen.getByRole('button', { name: vi.retry }).click());
    expect(await screen.findByRole('heading', { level: 2, name: 'Bài 6020' })).toBeInTheDocument();
  });

  it.each([
    ['a category', '/tin-tuc/chuyen-muc/luat-va-chien-thuat', articleCalls.listByCategory, { categoryId: '5', pageNum: 2 }],
    ['a hashtag', '/tin-tuc/hashtag/World%20Cup', articleCalls.list, { hashtag: 'World Cup', pageNum: 2 }],
  ] as const)('%s as well', async (_, path, call, input) => {
    const api = pages().on(articleCalls.listByCategory, ({ pageNum }) => page(rows(10, 6001 + 10 * (Number(pageNum) - 1)), 12, Number(pageNum)));
    await open(path, api);
    await more();
    await screen.findByRole('heading', { level: 2, name: 'Bài 6020' });
    expect(api.inputs(call).at(-1)).toMatchObject(input);
  });
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
