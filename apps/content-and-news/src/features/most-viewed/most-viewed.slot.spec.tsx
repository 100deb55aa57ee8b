import { act, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { articleCalls, type ArticleRow } from '@portal/contracts/article';
import { fakeApi, fakeApp, renderWithApp } from '@portal/testing';
import { rows } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import { loadMostViewed, MostViewed } from './most-viewed.slot.tsx';

const messages = { 'content-and-news': vi };
const answering = (list: ArticleRow[]) => fakeApi().on(articleCalls.listMostView, () => ({ list, total: list.length, pageNum: 1, pageSize: 5 }));
const show = async (api = answering(rows(3))) => {
  const app = await fakeApp({ api, messages });
  const data = await loadMostViewed(app, { limit: 5 });
  return { api, ...(await renderWithApp(<MostViewed limit={5} data={data as never} />, { app })) };
};

it('numbers what was read most, with how often', async () => {
  const { api } = await show();
  expect(screen.getByRole('heading', { name: 'Đọc nhiều trong tuần' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([1, 2, 3].map((place) => `${place}Bài 600${place}1,234 lượt xem`));
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/tin-tuc/bai-6001');
  expect(api.inputs(articleCalls.listMostView)).toEqual([{ pageSize: 5 }]);
});

it('shows nothing in a week in which nobody read', async () => {
  expect((await show(answering([]))).container).toBeEmptyDOMElement();
});

it('says what did not load, and shows it once another try succeeds', async () => {
  const { api } = await show(fakeApi());
  await screen.findByText('Chưa tải được bài đọc nhiều.');
  api.on(articleCalls.listMostView, () => ({ list: rows(1), total: 1, pageNum: 1, pageSize: 5 }));
  act(() => screen.getByRole('button', { name: 'Thử lại' }).click());
  expect(await screen.findByRole('link', { name: /Bài 6001/ })).toBeInTheDocument();
});

it('keeps its place while it is on its way', async () => {
  const app = await fakeApp({ api: fakeApi().on(articleCalls.listMostView, () => new Promise(() => {})), messages });
  await renderWithApp(<MostViewed limit={5} data={null} />, { app });
  expect(screen.getByRole('status', { name: 'Đang tải bài đọc nhiều' })).toBeInTheDocument();
});
