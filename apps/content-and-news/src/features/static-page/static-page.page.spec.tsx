import { act, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import { staticArticles, articleCalls } from '@portal/contracts/article';
import { fakeApi, openPath } from '@portal/testing';
import { anArticle } from '../../factories.ts';
import * as remote from '../../remote.tsx';
import { staticPages } from './static-pages.ts';

const answering = () =>
  fakeApi().on(articleCalls.info, ({ id }) =>
    anArticle({ id: Number(id), title: `Bài ${id}`, lead: `Tóm tắt ${id}`, publishedAt: '2026-08-01T20:00:00+07:00' }),
  );
const open = (path: string, api = answering()) => openPath(remote, 'content-and-news', path, { api });

it.each(staticPages.map(({ path, articleId }) => [path, articleId] as const))('%s shows article %i, under its own title and address', async (path, id) => {
  const { status } = await open(path);
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Bài ${id}`);
  expect(document.title).toBe(`Bài ${id} | Khán Đài`);
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', `Tóm tắt ${id}`);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://khandai.test${path}`);
  expect(screen.getByText('Luật 11 tách hai chuyện.')).toBeInTheDocument();
});

it('the intro is the article that section 7 names', () => {
  expect(staticPages.find(({ articleId }) => articleId === 4314)?.path).toBe('/gioi-thieu');
  expect(staticPages.map(({ articleId }) => articleId).sort()).toEqual(Object.values(staticArticles).sort());
});

it('names its sisters and the way to answer, and which of them it is', async () => {
  await open('/tuyen-dung');
  const menu = within(screen.getByRole('navigation', { name: 'Về Khán Đài' }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([...staticPages.map(({ path }) => path), '/phan-hoi']);
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Tuyển dụng');
});

it('says since when it says so: the last change, else the day it came', async () => {
  const first = await open('/gioi-thieu');
  expect(screen.getByText('Cập nhật 01/08/2026')).toBeInTheDocument();
  first.unmount();
  await open(
    '/gioi-thieu',
    fakeApi().on(articleCalls.info, () => anArticle({ updatedAt: '2026-11-20T23:59:00+07:00' })),
  );
  expect(screen.getByText('Cập nhật 20/11/2026')).toBeInTheDocument();
});

it('tells screen readers in which language a text is that was not translated', async () => {
  await openPath(remote, 'content-and-news', '/gioi-thieu', {
    api: fakeApi().on(articleCalls.info, () => anArticle({ language: 'vi' })),
    prefs: { language: 'en' },
  });
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'vi');
});

it('is a 404 where its article is gone', async () => {
  const gone = fakeApi().on(articleCalls.info, () => {
    throw new ApiError('notFound', { call: 'article.info', status: 404 });
  });
  // React tells of what it hands on to the shell's boundary.
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await open('/gioi-thieu', gone)).status).toBe(404);
  told.mockRestore();
});

it('says honestly that it did not load, and comes with another try', async () => {
  const api = fakeApi();
  await open('/gioi-thieu', api);
  expect(screen.getByRole('alert')).toHaveTextContent('Chưa mở được trang này');
  api.on(articleCalls.info, () => anArticle({ title: 'Giới thiệu' }));
  act(() => screen.getByRole('button', { name: 'Thử lại' }).click());
  expect(await screen.findByRole('heading', { level: 1, name: 'Giới thiệu' })).toBeInTheDocument();
});
