import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { oddsCalls } from '@portal/contracts/odds';
import { openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { anApi, coming, ended, live, someOdds } from '../../testing/things.ts';
import { refreshEvery } from './odds.page.tsx';

const open = (path = '/ty-le-keo', api = anApi()) => openPath(remote, 'odds-and-tips', path, { api });
const row = (name: RegExp) => within(screen.getByRole('link', { name }).closest('tr') as HTMLElement);
beforeEach(() => localStorage.setItem('adult', '1'));

it('shows line and prices of each market, and says that they are simulated', async () => {
  await open();
  const arsenal = row(/Arsenal/);
  for (const text of ['22:00', '-0.75', '0.89', '1.66', '3.95', '2.75', '0.86']) expect(arsenal.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('mô phỏng')).toBeInTheDocument();
  expect(row(/Đức/).getByText("67'")).toBeInTheDocument();
});

it('cuts a long name, with the whole one in its title', async () => {
  await open();
  expect(row(/Arsenal/).getByTitle('Wolverhampton')).toHaveTextContent('Wolverhamp…');
});

it('shows a dash where a market is not offered, and the first prices when one asks for them', async () => {
  await open('/ty-le-keo?gia=dau');
  expect(row(/Arsenal/).getByText('-0.5')).toBeInTheDocument();
  expect(row(/Arsenal/).getAllByText('đã đóng')).toHaveLength(2);
});

it('says that a market is suspended', async () => {
  await open('/ty-le-keo', anApi([someOdds(live, { 'HDP/FT': '7,8,-0.5,0.90,0.95,-0.75,0.89,0.97,1,1,1795170000,0,3' })]));
  expect(screen.getAllByText('tạm khoá').length).toBeGreaterThan(0);
});

it('marks what moved since the last answer, and only that', async () => {
  const { app } = await open();
  expect(screen.queryByText('tăng')).toBeNull();
  app.api.on(oddsCalls.list, () => ({
    list: [someOdds(live), someOdds(coming, { '1X2': '8,8,1.70,3.90,4.60,1.72,3.95,4.70,1795170600,0,2' })],
    total: 2,
    pageNum: 1,
    pageSize: 50,
    serverTime: '2026-11-20T13:00:20.000Z',
    date: '2026-11-20',
    tournaments: [],
  }));
  await act(() => app.queryClient.refetchQueries({ queryKey: [oddsCalls.list.id] }));
  expect(await screen.findAllByText('tăng')).toHaveLength(1);
  expect(row(/Arsenal/).getByText('1.72')).toBeInTheDocument();
});

it('is asked for again while a match is on air, and not otherwise', () => {
  const day = (match: typeof live) => ({ list: [someOdds(match)], total: 1, pageNum: 1, pageSize: 50, serverTime: '', date: '', tournaments: [] });
  expect([refreshEvery(day(live)), refreshEvery(day(coming)), refreshEvery(day(ended)), refreshEvery(undefined)]).toEqual([20_000, false, false, false]);
});

it('keeps the old odds and says so when newer ones do not come', async () => {
  const { app } = await open();
  app.api.on(oddsCalls.list, () => {
    throw new ApiError('offline', { call: 'odds.list' });
  });
  await act(() => app.queryClient.refetchQueries({ queryKey: [oddsCalls.list.id] }));
  expect(await screen.findByText('Chưa lấy được kèo mới. Đây là kèo lúc 20:00.')).toBeInTheDocument();
  expect(row(/Arsenal/).getByText('0.89')).toBeInTheDocument();
});

it('opens how a market moved below its match, with the numbers as a table, and closes it again', async () => {
  await open();
  const button = row(/Arsenal/).getByRole('button', { name: /Xem biến động 1X2/ });
  await userEvent.click(row(/Arsenal/).getByRole('button', { name: 'Biến động kèo Arsenal – Wolverhampton' }));
  expect(await screen.findByText(/1 lần đổi từ/)).toBeInTheDocument();
  const numbers = screen.getByRole('table', { name: /HDP\/FT/, hidden: true });
  expect(within(numbers).getAllByRole('row', { hidden: true })[1]).toHaveTextContent('-0.750.890.97');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('says that a day has no odds, with the way back to today', async () => {
  await open('/ty-le-keo?ngay=2026-12-24', anApi([]));
  expect(screen.getByText('Ngày này không có kèo')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kèo hôm nay' })).toHaveAttribute('href', '/ty-le-keo');
});

it('asks for the day, tournament and company of the address', async () => {
  const { app } = await open('/ty-le-keo?ngay=2026-11-21&giai=3&cty=12&trang=2');
  expect(app.api.inputs(oddsCalls.list)).toEqual([
    { timezone: 'Asia/Ho_Chi_Minh', pageSize: 50, date: '2026-11-21', tournamentId: '3', company: 12, pageNum: 2 },
  ]);
});
