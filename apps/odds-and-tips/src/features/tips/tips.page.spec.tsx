import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { tipsCalls } from '@portal/contracts/tips';
import { openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { anApi, aPerson, aSettledTip, aTip } from '../../testing/things.ts';
import { bestFirst } from '../top-tips/best-first.ts';
import { choiceOf, formOf, rateOf, unitsText } from './tip-words.ts';

const open = (path = '/tip-keo', api = anApi()) => openPath(remote, 'odds-and-tips', path, { api });
const t = (key: string, values?: Record<string, unknown>) => (values ? `${key} ${Object.values(values).join()}` : key);
beforeEach(() => localStorage.setItem('adult', '1'));

it('shows who, what and at what price, with their last results', async () => {
  await open();
  const card = within(screen.getByRole('link', { name: /Arsenal.*Wolverhampton/ }).closest('article') as HTMLElement);
  for (const text of ['Kèo chấp cả trận', 'Arsenal -0.75', '1.89', 'Arsenal sân nhà bảy trận chưa thua.', 'Đang mở', 'Cấp 4'])
    expect(card.getByText(text)).toBeInTheDocument();
  expect(card.getByRole('img', { name: 'Các típ gần nhất: thắng, thua, hoà, thắng, thua' })).toHaveTextContent('TBHTB');
  expect(card.getByRole('link', { name: 'Kính Cận' })).toHaveAttribute('href', '/tip-keo/kinhcan_67/thanh-tich');
});

it('says how sure the author was, where they did', async () => {
  await open(
    '/tip-keo?xem=dang-mo',
    anApi().on(tipsCalls.list, () => ({ list: [aTip({ confidence: 3 }), aTip({ id: 304 })], nextCursor: null })),
  );
  const [sure, silent] = screen.getAllByRole('article').filter((card) => card.textContent?.includes('Arsenal -0.75'));
  expect(sure).toHaveTextContent('Rất chắc');
  expect(silent).not.toHaveTextContent(/chắc/);
});

it('shows tips of one tournament, and keeps it from filter to filter', async () => {
  const { app } = await open('/tip-keo?xem=dang-mo&giai=3');
  expect(app.api.inputs(tipsCalls.list)).toEqual([{ state: 'open', tournamentId: '3', pageSize: 20 }]);
  const chips = within(screen.getByRole('group', { name: 'Giải' }));
  expect(chips.getByRole('link', { name: 'World Cup 2026' })).toHaveAttribute('aria-current');
  expect(chips.getByRole('link', { name: 'Mọi giải' })).toHaveAttribute('href', '/tip-keo?xem=dang-mo');
  expect(screen.getByRole('link', { name: 'Tài xỉu' })).toHaveAttribute('href', '/tip-keo?xem=dang-mo&loai=10&giai=3');
});

it('keeps a tournament that hardly anybody tips on, and lists without any when the names are away', async () => {
  const away = anApi().on(tipsCalls.tournaments, () => {
    throw new ApiError('server', { call: 'tips.tournaments' });
  });
  const { unmount } = await open('/tip-keo?giai=44');
  expect(screen.getByRole('link', { name: 'Giải đang chọn' })).toHaveAttribute('aria-current');
  unmount();
  await open('/tip-keo', away);
  expect(screen.queryByRole('group', { name: 'Giải' })).toBeNull();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
});

it('stamps what is settled, with the score and the units', async () => {
  await open();
  const card = within(screen.getByRole('link', { name: /Napoli.*Sevilla/ }).closest('article') as HTMLElement);
  for (const text of ['THUA', 'Kết quả 2–1.', '-1 điểm', 'Xỉu 2.5']) expect(card.getByText(text)).toBeInTheDocument();
});

it('says nothing of the score in its list to who hides scores; how the tip went is what it is about', async () => {
  await openPath(remote, 'odds-and-tips', '/tip-keo', { api: anApi(), prefs: { hidesScores: true } });
  const card = within(screen.getByRole('link', { name: /Napoli.*Sevilla/ }).closest('article') as HTMLElement);
  expect(card.getByText('THUA')).toBeInTheDocument();
  expect(card.queryByText(/2–1/)).toBeNull();
});

it('asks for open or settled tips of one kind when the address says so, and keeps the kind from tab to tab', async () => {
  const { app } = await open('/tip-keo?xem=da-xong&loai=10');
  expect(app.api.inputs(tipsCalls.list)).toEqual([{ state: 'settled', type: 10, pageSize: 20 }]);
  expect(screen.getByRole('link', { name: 'Đang mở' })).toHaveAttribute('href', '/tip-keo?xem=dang-mo&loai=10');
});

it('reads on where the last stretch ended, without a tip twice', async () => {
  const api = anApi().on(tipsCalls.list, ({ cursor }) =>
    cursor ? { list: [aTip(), aTip({ id: 301, content: 'Sớm hơn một chút.' })], nextCursor: null } : { list: [aTip()], nextCursor: 'onward' },
  );
  await open('/tip-keo?xem=dang-mo', api);
  await userEvent.click(screen.getByRole('button', { name: 'Xem thêm' }));
  expect(await screen.findByText('Sớm hơn một chút.')).toBeInTheDocument();
  expect(screen.getAllByRole('article').filter((card) => card.textContent?.includes('bảy trận'))).toHaveLength(1);
  expect(screen.getByText('Hết típ rồi')).toBeInTheDocument();
});

it('keeps what is there when more does not come, and tries again', async () => {
  let fails = true;
  const api = anApi().on(tipsCalls.list, ({ cursor }) => {
    if (cursor && fails) throw new ApiError('offline', { call: 'tips.list' });
    return cursor ? { list: [aTip({ id: 301, content: 'Tới rồi.' })], nextCursor: null } : { list: [aTip()], nextCursor: 'onward' };
  });
  await open('/tip-keo?xem=dang-mo', api);
  await userEvent.click(screen.getByRole('button', { name: 'Xem thêm' }));
  expect(await screen.findByText('Chưa tải thêm được.')).toBeInTheDocument();
  expect(screen.getByText('Arsenal -0.75')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Tới rồi.')).toBeInTheDocument();
});

it('says so when nobody has an open tip', async () => {
  await open(
    '/tip-keo',
    anApi().on(tipsCalls.list, () => ({ list: [], nextCursor: null })),
  );
  expect(screen.getByText('Chưa ai chốt kèo nào. Bạn mở hàng nhé?')).toBeInTheDocument();
});

it('ranks by the week, and by month or twelve months for who asks; a stretch in which nobody has enough says so', async () => {
  const api = anApi().on(tipsCalls.ranking, ({ days }) => ({
    list: days === '365' ? [] : [{ person: aPerson({ displayName: `Giỏi nhất ${days} ngày` }), record: aTip().record }],
  }));
  const { app } = await open('/tip-keo', api);
  const stretches = within(screen.getByRole('group', { name: 'Khoảng thời gian' }));
  const rail = within(stretches.getByRole('radio', { name: 'Tuần' }).closest('section') as HTMLElement);
  expect(rail.getByRole('heading')).toHaveTextContent('Top Típ tuần');
  expect(rail.getByText('Giỏi nhất 7 ngày')).toBeInTheDocument();
  await userEvent.click(stretches.getByRole('radio', { name: 'Tháng' }));
  expect(rail.getByRole('heading')).toHaveTextContent('Top Típ tháng');
  expect(await rail.findByText('Giỏi nhất 30 ngày')).toBeInTheDocument();
  expect(rail.queryByText('Giỏi nhất 7 ngày')).toBeNull();
  await userEvent.click(stretches.getByRole('radio', { name: '12 tháng' }));
  expect(await rail.findByText('Chưa ai đủ số típ trong khoảng thời gian này.')).toBeInTheDocument();
  expect(app.api.inputs(tipsCalls.ranking)).toContainEqual({ days: '365', pageSize: 5 });
});

describe('words', () => {
  it.each([
    [{ type: 30, pick: 'home', line: -0.75 }, 'Arsenal -0.75'],
    [{ type: 30, pick: 'away', line: -0.75 }, 'Wolverhampton +0.75'],
    [{ type: 40, pick: 'home', line: 0 }, 'Arsenal 0'],
    [{ type: 10, pick: 'under', line: 2.5 }, 'pick.under 2.5'],
    [{ type: 50, pick: 'over', line: 1 }, 'pick.over 1'],
    [{ type: 20, pick: 'draw', line: null }, 'pick.draw'],
    [{ type: 20, pick: 'away', line: null }, 'Wolverhampton'],
  ] as const)('%j is %s', (terms, words) => expect(choiceOf(aTip(terms), t)).toBe(words));

  it('have the newest result at the right, five of them at most', () => {
    expect(formOf({ last: [10, 20, 30, 10, 10, 30] }, t).results.map(({ outcome }) => outcome)).toEqual(['win', 'win', 'lose', 'draw', 'win']);
  });

  it('say nothing about the share of wins below twenty tips', () => {
    const record = aTip().record;
    expect([rateOf({ ...record, win: 19, draw: 0, lose: 0 }), rateOf({ ...record, win: 13, draw: 0, lose: 7 })]).toEqual([
      undefined,
      { rate: 65, low: 43, high: 82 },
    ]);
  });

  it('write units with their sign', () => expect([8.5, -0.5, 0, 0.1 + 0.2].map(unitsText)).toEqual(['+8.5', '-0.5', '0', '+0.3']));
});

it('takes the newest tip of each of the best', () => {
  const by = (userId: number, id: number, units: number) => aTip({ id, author: aPerson({ userId }), record: { ...aTip().record, units } });
  expect(bestFirst([by(1, 9, 2), by(2, 8, 5), by(1, 7, 2), by(3, 6, -1)], 2).map(({ id }) => id)).toEqual([8, 9]);
  expect(bestFirst([aSettledTip], 5)).toHaveLength(1);
});
