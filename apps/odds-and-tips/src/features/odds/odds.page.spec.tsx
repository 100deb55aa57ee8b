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

it('of a day of a thousand matches shows a page, and writes into nothing but the cells that moved', async () => {
  const day = (moved: boolean) => ({
    list: Array.from({ length: 50 }, (_, place) => {
      const fixtureId = 1_000 + place;
      const price = moved && place === 17 ? '1.72' : '1.66';
      return someOdds({ ...coming, fixtureId }, { '1X2': `${fixtureId},8,1.70,3.90,4.60,${price},3.95,4.70,1795170000,0,2` });
    }),
    total: 1_000,
    pageNum: 1,
    pageSize: 50,
    serverTime: moved ? '2026-11-20T13:00:20.000Z' : '2026-11-20T13:00:00.000Z',
    date: '2026-11-20',
    tournaments: [],
  });
  const { app } = await open(
    '/ty-le-keo',
    anApi().on(oddsCalls.list, () => day(false)),
  );
  const rows = screen.getAllByRole('link', { name: /Arsenal/ }).map((link) => link.closest('tr') as HTMLElement);
  expect(new Set(rows).size).toBe(50);
  const touched: Node[] = [];
  const watch = new MutationObserver((records) => touched.push(...records.map(({ target }) => target)));
  watch.observe(screen.getAllByRole('table')[0] as HTMLElement, { subtree: true, childList: true, characterData: true, attributes: true });
  app.api.on(oddsCalls.list, () => day(true));
  await act(() => app.queryClient.refetchQueries({ queryKey: [oddsCalls.list.id] }));
  expect(await within(rows[17] as HTMLElement).findByText('1.72')).toBeInTheDocument();
  watch.disconnect();
  const cells = new Set(touched.map((node) => (node instanceof Element ? node : node.parentElement)?.closest('td, th')));
  expect([...cells]).toEqual([
    within(rows[17] as HTMLElement)
      .getByText('1.72')
      .closest('td'),
  ]);
});

it('is asked for again while a match is on air, and not otherwise', () => {
  const day = (match: typeof live) => ({ list: [someOdds(match)], total: 1, pageNum: 1, pageSize: 50, serverTime: '', date: '', tournaments: [] });
  expect([live, coming, ended].map((match) => refreshEvery(day(match), false))).toEqual([20_000, false, false]);
  expect([refreshEvery(undefined, false), refreshEvery(day(live), true)]).toEqual([false, false]);
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

it('shows corners and double chance beside the whole match when one of them is chosen', async () => {
  const rows = { CORNER: '8,8,9.5,0.90,0.98,10,0.94,0.95,1795170000,0,2', 'DOUBLE CHANCE': '8,8,1.18,1.24,2.05,1.12,1.22,2.40,1795170000,0,2' };
  await open('/ty-le-keo?keo=corner', anApi([someOdds(coming, rows)]));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['HDP/FT', 'CORNER', 'DOUBLE CHANCE']));
  expect(screen.queryByRole('columnheader', { name: 'HDP/HT' })).toBeNull();
  for (const text of ['0.94', '1X', '1.12', '12', 'X2', '2.40']) expect(row(/Arsenal/).getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hiệp 1' })).toHaveAttribute('href', '/ty-le-keo');
});

it('closes corners of a match that is on air, also while the others are suspended', async () => {
  const rows = { 'HDP/FT': '7,8,-0.5,0.90,0.95,-0.75,0.89,0.97,1,1,1795170000,0,3', CORNER: '7,8,9.5,0.90,0.98,10,0.94,0.94,1795160000,1,2' };
  await open('/ty-le-keo?keo=corner', anApi([someOdds(live, rows)]));
  const cells = [...(screen.getByRole('link', { name: /Đức/ }).closest('tr') as HTMLElement).children].map(({ textContent }) => textContent);
  expect(cells[2]).toContain('tạm khoá');
  expect(cells[5]).toContain('đã đóng');
});

it.each([
  ['20', 'Môn này chưa có kèo'],
  ['50', 'Khán Đài không cung cấp casino'],
])('says of sport %s that it has no odds, with the way to football', async (sport, words) => {
  const { app } = await open(`/ty-le-keo?mon=${sport}`);
  expect(app.api.inputs(oddsCalls.list)).toEqual([]);
  expect(screen.getByRole('heading', { name: words })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'Xem kèo bóng đá' })).toHaveAttribute('href', '/ty-le-keo');
});

it('writes prices as the visitor has chosen, or as the address asks, and keeps a new choice', async () => {
  const { app } = await openPath(remote, 'odds-and-tips', '/ty-le-keo', { api: anApi(), prefs: { oddsForm: 'decimal' } });
  expect(row(/Arsenal/).getByText('1.89')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kiểu giá' }), 'hong-kong');
  expect(app.chosen).toEqual([{ oddsForm: 'hong-kong' }]);
});

it('goes by the address where that asks for a form', async () => {
  await openPath(remote, 'odds-and-tips', '/ty-le-keo?kieu=hong-kong', { api: anApi(), prefs: { oddsForm: 'decimal' } });
  expect(row(/Arsenal/).getByText('0.89')).toBeInTheDocument();
});

it('tells goals and cards among the prices that they moved, but to nobody who hides scores', async () => {
  const marks = [{ at: '2026-11-20T12:23:00.000Z', code: 1, side: 'home' as const, minute: 23, added: 0, score: { home: 1, away: 0 } }];
  const api = () =>
    anApi().on(oddsCalls.movement, ({ market }) => ({
      market,
      rows: ['7,8,-0.5,0.90,0.95,-0.75,0.89,0.97,0,1,1795176000,0,3'],
      marks,
    }));
  const look = async () => {
    await userEvent.click(row(/Đức/).getByRole('button', { name: /^Biến động kèo/ }));
    await screen.findByText(/lần đổi từ/);
  };
  const { unmount } = await open('/ty-le-keo', api());
  await look();
  expect(screen.getByText('Bàn cho Đức, 1–0')).toBeInTheDocument();
  unmount();
  await openPath(remote, 'odds-and-tips', '/ty-le-keo', { api: api(), prefs: { hidesScores: true } });
  await look();
  expect(screen.queryByText('Bàn cho Đức, 1–0')).toBeNull();
});

it('leads to how its odds come about', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Kèo từ đâu ra' })).toHaveAttribute('href', '/ty-le-keo/mo-hinh');
  expect(screen.getByRole('link', { name: 'Nếu … thì sao' })).toHaveAttribute('href', '/ty-le-keo/neu');
});
