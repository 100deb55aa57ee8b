import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { ApiError } from '@portal/api-client';
import { tipsCalls } from '@portal/contracts/tips';
import { openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { aTip, anApi, someStatistics } from '../../testing/things.ts';

const open = (path = '/tip-keo/kinhcan_67/thanh-tich', api = anApi()) => openPath(remote, 'odds-and-tips', path, { api });
const figures = () =>
  within(screen.getByRole('region', { name: 'Bảng thành tích' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, ...[...term.nextElementSibling!.children].map(({ textContent }) => textContent)]);
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
beforeEach(() => localStorage.setItem('adult', '1'));

it('says what the tips brought, how surely, and of how many', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Thành tích của Kính Cận' })).toBeInTheDocument();
  expect(screen.getByText('@kinhcan_67 · Cấp 4 · 24 típ đã có kết quả, 2 đang mở')).toBeInTheDocument();
  expect(figures()).toEqual([
    ['Lãi lỗ', '+3.42', 'mỗi típ một đơn vị'],
    ['Lãi lỗ mỗi típ', '+14.2%', 'có thể từ -21.0% đến +49.5%'],
    ['Tỷ lệ thắng', '62%', 'có thể từ 41% đến 79%'],
    ['Thắng–hoà–thua', '13–3–8', 'hoà là hoàn tiền · +5 điểm'],
    ['Thắng liền dài nhất', '5', 'thua liền dài nhất: 3'],
    ['So với giá chót', '+1.3%', '12/20 típ đáng giá hơn lúc bóng lăn · có thể từ -1.0% đến +3.6%'],
  ]);
  expect(screen.getByRole('img', { name: 'Lãi sau từng típ: thấp nhất -0.5, cao nhất +3.42, hiện là +3.42' })).toBeInTheDocument();
  expect(screen.queryByText(/đừng vội tin/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Trang cá nhân' })).toHaveAttribute('href', '/thanh-vien/kinhcan_67');
});

it('breaks them down by market and tournament, each with its own sample', async () => {
  await open();
  expect(rows('Theo loại kèo')).toEqual([
    ['Kèo chấp cả trận', '20', '13–3–8', '+4.42', '+14.2%có thể từ -21.0% đến +49.5%', '62%có thể từ 41% đến 79%'],
    ['Tài xỉu cả trận', '1', '0–0–1', '-1', '–', '0%có thể từ 0% đến 79%'],
  ]);
  expect(rows('Theo giải').map(([name, tips]) => [name, tips])).toEqual([
    ['World Cup 2026', '22'],
    ['Chưa ghi giải', '2'],
  ]);
  expect(screen.getByRole('link', { name: 'World Cup 2026' })).toHaveAttribute('href', '/giai-dau/3');
});

it('warns of a record of few tips, and of a closing line that is not known', async () => {
  const few = someStatistics();
  await open(
    undefined,
    anApi().on(tipsCalls.statistics, () => ({ ...few, sums: { ...few.sums, tips: 7, rate: null }, closing: null, whole: false })),
  );
  expect(screen.getByText(/^Mới 7 típ: còn ít quá/)).toBeInTheDocument();
  expect(figures().slice(2)).toEqual([
    ['Tỷ lệ thắng', '–', 'chưa đủ để nói'],
    ['Thắng–hoà–thua', '13–3–8', 'hoà là hoàn tiền · +5 điểm'],
    ['Thắng liền dài nhất', '5', 'thua liền dài nhất: 3'],
    ['So với giá chót', '–', 'chưa ghi lại'],
  ]);
  expect(screen.getByText(/5\.000 típ gần nhất, từ 02\/10\/2026/)).toBeInTheDocument();
});

it('lists the tips of that member alone, open and settled, and goes on with either in the address', async () => {
  const { app } = await open();
  expect(app.api.inputs(tipsCalls.list)).toEqual([
    { state: 'open', username: 'kinhcan_67', pageSize: 20 },
    { state: 'settled', username: 'kinhcan_67', pageSize: 20 },
  ]);
  const more = await open(
    '/tip-keo/kinhcan_67/thanh-tich',
    anApi().on(tipsCalls.list, () => ({ list: [aTip()], nextCursor: 'onward' })),
  );
  expect(more.app.api.inputs(tipsCalls.list)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Lịch sử' })).toHaveAttribute('href', '/tip-keo/kinhcan_67/thanh-tich?xem=da-xong');
});

it('finds the lists of a name that is written otherwise in the address', async () => {
  const { app } = await open('/tip-keo/KinhCan_67/thanh-tich');
  expect(app.api.inputs(tipsCalls.statistics)).toEqual([{ username: 'KinhCan_67' }]);
  expect(app.api.inputs(tipsCalls.list).map(({ username }) => username)).toEqual(['kinhcan_67', 'kinhcan_67']);
});

it('says so of who has no tips', async () => {
  const none = someStatistics();
  const nothing = { ...none.sums, tips: 0, win: 0, draw: 0, lose: 0, units: 0, profit: 0, yield: null, rate: null };
  const api = anApi()
    .on(tipsCalls.statistics, () => ({
      ...none,
      open: 0,
      since: null,
      sums: nothing,
      runs: { won: 0, lost: 0 },
      last: [],
      curve: { points: [0], low: 0, high: 0 },
      closing: null,
      types: [],
      tournaments: [],
    }))
    .on(tipsCalls.list, () => ({ list: [], nextCursor: null }));
  await open(undefined, api);
  expect(screen.getByText('Chưa có típ nào ngã ngũ')).toBeInTheDocument();
  expect(screen.getAllByText('Chưa có típ nào ở đây')).toHaveLength(2);
  expect(screen.queryByRole('table')).toBeNull();
});

it.each(['notFound', 'badInput'] as const)('is not there for a name of nobody: %s', async (kind) => {
  const api = anApi().on(tipsCalls.statistics, () => {
    throw new ApiError(kind, { call: 'tips.statistics' });
  });
  expect((await open('/tip-keo/khong_co_ai/thanh-tich', api)).status).toBe(404);
});
