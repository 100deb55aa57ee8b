import { act, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { articleCalls, type ArticleRow } from '@portal/contracts/article';
import { fakeApi, fakeApp, renderWithApp } from '@portal/testing';
import { aRow, rows } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import { Latest, loadLatest } from './latest.slot.tsx';

const messages = { 'content-and-news': vi };
const answering = (list: ArticleRow[]) => fakeApi().on(articleCalls.list, () => ({ list, total: list.length, pageNum: 1, pageSize: 5 }));
const show = async (api = answering([aRow({ comments: 1_200 }), ...rows(4)])) => {
  const app = await fakeApp({ api, messages });
  const data = await loadLatest(app, { limit: 5 });
  return { api, ...(await renderWithApp(<Latest limit={5} data={data as never} />, { app })) };
};

it('shows the newest article large and those before it as rows, each leading to its page', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Việt vị trong hai phút');
  expect(screen.getByText('Ba điều kiện và bốn ngoại lệ.')).toBeInTheDocument();
  expect(screen.getByText('1,200 bình luận')).toBeInTheDocument();
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([1, 2, 3, 4].map((place) => `/tin-tuc/bai-600${place}`));
  expect(screen.getByRole('link', { name: 'Tất cả tin' })).toHaveAttribute('href', '/tin-tuc');
});

it('asks for no more than its page wants, and once for server and browser', async () => {
  const { api } = await show();
  expect(api.inputs(articleCalls.list)).toEqual([{ pageSize: 5 }]);
});

it('says the moment in the visitor’s own zone', async () => {
  await show();
  expect(screen.getAllByText('20/11, 19:00').length).toBeGreaterThan(0);
});

it('does not count comments where there are none', async () => {
  await show(answering([aRow({ comments: 0 })]));
  expect(screen.queryByText(/bình luận/)).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('tells no result to who hides scores', async () => {
  const told = { title: 'Anh thắng Pháp 6–4', plainTitle: 'Pháp – Anh: tường thuật', lead: 'Saka ghi bàn ấn định.' };
  const api = answering([aRow({ id: 1, ...told }), aRow({ id: 2, ...told }), aRow({ id: 3 })]);
  const app = await fakeApp({ api, messages, prefs: { hidesScores: true } });
  await loadLatest(app, { limit: 5 });
  await renderWithApp(<Latest limit={5} data={{ failed: false }} />, { app });
  expect(screen.getAllByRole('link', { name: told.plainTitle })).toHaveLength(2);
  expect(document.body).not.toHaveTextContent(/6–4|Saka/);
  expect(screen.getByRole('link', { name: 'Việt vị trong hai phút' })).toBeInTheDocument();
});

it('says that nothing is written yet', async () => {
  await show(answering([]));
  expect(screen.getByText('Chưa có bài nào')).toBeInTheDocument();
});

it('says what did not load, and shows it once another try succeeds', async () => {
  const { api } = await show(fakeApi());
  await screen.findByText('Chưa tải được tin tức.');
  const good = answering([aRow()]);
  api.on(articleCalls.list, (input) => good.call(articleCalls.list, input));
  act(() => screen.getByRole('button', { name: 'Thử lại' }).click());
  expect(await screen.findByRole('link', { name: 'Việt vị trong hai phút' })).toBeInTheDocument();
});

it('keeps its place while it is on its way', async () => {
  const app = await fakeApp({ api: fakeApi().on(articleCalls.list, () => new Promise(() => {})), messages });
  await renderWithApp(<Latest limit={5} data={null} />, { app });
  expect(screen.getByRole('status', { name: 'Đang tải tin' })).toHaveAttribute('aria-busy', 'true');
});
