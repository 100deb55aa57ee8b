import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { tipsCalls, type Tip } from '@portal/contracts/tips';
import { openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { aChain, aPerson, anApi, aTip, coming, ended } from '../../testing/things.ts';

/** Under 2.5 of a match that ended 1-0: won. */
const won = aTip({
  id: 290,
  match: { ...ended, kickOff: '2026-11-20T19:00:00+07:00' },
  type: 10,
  pick: 'under',
  line: 2.5,
  price: 1.94,
  result: 10,
  settledUnits: 1,
  settledAt: '2026-11-20T14:00:00.000Z',
  scores: { fullTime: { home: 1, away: 0 }, halfTime: { home: 0, away: 0 } },
});
const open = aTip({ match: coming });
const RECORD = { win: 1, draw: 0, lose: 0, units: 1, profit: 0.94, last: [10], streak: 1 };

/** `shown`: as the list has them, newest first; sealed in the order of their making. */
const anApiOf = (shown: readonly Tip[] = [open, won], chain = aChain([won, open]), record = RECORD) =>
  anApi()
    .on(tipsCalls.chain, ({ after = 0 }) => {
      // Two links at a time.
      const list = chain.list.filter(({ n }) => n > Number(after)).slice(0, 2);
      const last = list.at(-1)?.n ?? chain.head.n;
      return { ...chain, list, next: last < chain.head.n ? last : null };
    })
    .on(tipsCalls.list, ({ cursor }) =>
      cursor ? { list: shown.slice(1), nextCursor: null } : { list: shown.slice(0, 1), nextCursor: shown.length > 1 ? 'onward' : null },
    )
    .on(tipsCalls.record, () => ({ person: aPerson(), record }));
const view = (api = anApiOf()) => openPath(remote, 'odds-and-tips', '/tip-keo/kinhcan_67/thanh-tich', { api });
const panel = () => within(screen.getByRole('region', { name: 'Sổ típ niêm phong' }));
const check = async () => {
  await userEvent.click(panel().getByRole('button', { name: 'Soát ngay tại đây' }));
};
const made = jest.fn<string, [Blob]>(() => 'blob:day');
const names: string[] = [];
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
beforeEach(() => {
  localStorage.setItem('adult', '1');
  names.length = 0;
  made.mockClear();
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

it('says how long the chain is, where it ends, and what of it is published', async () => {
  const chain = aChain([won, open]);
  await view(anApiOf(undefined, { ...chain, published: { day: '2026-11-20', n: 1, hash: chain.list[0]!.hash } }));
  expect(
    panel()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', chain.head.hash, 'hết ngày 20/11/2026: 1 dấu']);
});

it('has no file of days before the first is published', async () => {
  await view();
  expect(panel().getByText('Chưa có ngày nào')).toBeInTheDocument();
  expect(panel().queryByRole('button', { name: 'Lưu bản đã công bố' })).toBeNull();
});

it('goes through all links and all tips at a press, and says that they fit', async () => {
  const { app } = await view();
  await check();
  expect(await panel().findByText(/^Khớp hết \(2 típ\)/)).toBeInTheDocument();
  expect(app.api.inputs(tipsCalls.list).filter(({ state }) => state === undefined)).toHaveLength(2);
});

it('says of tips that were sealed late, and of those on a match of another name', async () => {
  const sealed = { ...open, sourceKey: 'world-cup-2026/group-a/mexico-v-canada' };
  await view(
    anApiOf(
      [{ ...sealed, sourceKey: 'world-cup-2026/group-a/mexico-v-panama' }, won],
      aChain([{ ...won, match: { ...won.match, kickOff: won.createdAt } }, sealed]),
    ),
  );
  await check();
  expect(await panel().findByText('1 típ thuộc trận nay mang tên khác lúc đóng dấu.')).toBeInTheDocument();
  expect(panel().getByText('Típ số 290 đăng hoặc rút sau khi bóng lăn')).toBeInTheDocument();
});

it('says so where there is nothing to go through', async () => {
  await view(anApiOf([], aChain([]), { ...RECORD, win: 0, units: 0, profit: 0 }));
  await check();
  expect(await panel().findByText('Chưa có típ nào để soát.')).toBeInTheDocument();
});

it('saves all of a published day, however many it holds', async () => {
  const chain = aChain([won, open]);
  const day = { day: '2026-11-20', previous: '0'.repeat(64), hash: 'a'.repeat(64), authors: 2 };
  const ends = [
    { userId: 3, n: 1, hash: 'b'.repeat(64) },
    { userId: 9, n: 4, hash: 'c'.repeat(64) },
  ];
  const api = anApiOf(undefined, { ...chain, published: { day: day.day, n: 1, hash: chain.list[0]!.hash } }).on(tipsCalls.sealedDay, ({ after }) => ({
    sealed: { ...day, list: ends.filter(({ userId }) => userId > Number(after ?? 0)).slice(0, 1), next: after === undefined ? 3 : null },
  }));
  await view(api);
  await userEvent.click(panel().getByRole('button', { name: 'Lưu bản đã công bố' }));
  await waitFor(() => expect(names).toEqual(['khan-dai-tips-2026-11-20.json']));
  expect(JSON.parse(await textOf(made.mock.calls[0]![0]))).toEqual({ ...day, list: ends, next: null });
});

it.each<[string, ReturnType<typeof anApiOf>, string]>([
  ['a pick that was turned', anApiOf([open, { ...won, pick: 'over' }]), 'Típ số 290 hiện khác lúc đóng dấu'],
  ['a tip that is hidden', anApiOf([won]), 'Típ số 303 có dấu mà không hiện ra'],
  ['a tip without a seal', anApiOf(undefined, aChain([won])), 'Típ số 303 hiện ra mà không có dấu'],
  ['a result that the score does not give', anApiOf([open, { ...won, result: 30, settledUnits: -1 }]), 'Kết quả típ số 290 không khớp tỷ số'],
  ['a record that adds up to something else', anApiOf(undefined, undefined, { ...RECORD, win: 9 }), 'Bảng thành tích cộng lại không khớp'],
  [
    'a link that was changed',
    anApiOf(undefined, {
      ...aChain([won, open]),
      list: aChain([won, open]).list.map((link) => (link.n === 1 ? { ...link, at: '2026-01-01T00:00:00.000Z' } : link)),
    }),
    'Dấu số 1 không khớp',
  ],
])('names %s', async (_, api, words) => {
  await view(api);
  await check();
  expect(await panel().findByText(/^Có chỗ không khớp/)).toBeInTheDocument();
  expect(
    panel()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toContain(words);
});

it('asks to be pressed again where a tip came in between, and where the net is away', async () => {
  let asked = 0;
  const api = anApiOf().on(tipsCalls.record, () => ({ person: aPerson(), record: { ...RECORD, win: (asked += 1) } }));
  await view(api);
  await check();
  expect(await panel().findByText(/^Vừa có típ mới/)).toBeInTheDocument();
  api.on(tipsCalls.record, () => {
    throw new ApiError('offline', { call: 'tips.record' });
  });
  await check();
  expect(await panel().findByText('Chưa soát được, thử lại nhé.')).toBeInTheDocument();
});

it('is not there where the api knows no chains: the record is read without', async () => {
  await view(
    anApi().on(tipsCalls.chain, () => {
      throw new ApiError('notFound', { call: 'tips.chain' });
    }),
  );
  expect(screen.getByRole('heading', { name: 'Bảng thành tích' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sổ típ niêm phong' })).toBeNull();
});
