import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { codes } from '@portal/contracts';
import { oddsCalls } from '@portal/contracts/odds';
import { predictionCalls, type Prediction, type PredictionPurse } from '@portal/contracts/prediction';
import { aUser, fakeSession, openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { anApi, coming, ended, serverTime, someOdds } from '../../testing/things.ts';

const aPurse = (own: Partial<PredictionPurse> = {}): PredictionPurse => ({
  balance: 1_240,
  day: '2026-11-20',
  left: 400,
  perDay: 500,
  least: 10,
  most: 200,
  onReplays: true,
  settled: { count: 7, won: 4, staked: 420, paid: 506 },
  open: { count: 1, staked: 100 },
  ...own,
});
const aPrediction = (own: Partial<Prediction> = {}): Prediction => ({
  id: 31,
  match: coming,
  type: 30,
  pick: 'home',
  line: -0.75,
  price: 1.89,
  stake: 100,
  createdAt: serverTime,
  state: 'open',
  result: null,
  settledUnits: null,
  payout: null,
  settledAt: null,
  ...own,
});
const api = (purse = aPurse(), list: Prediction[] = [aPrediction()]) =>
  anApi()
    .on(predictionCalls.purse, () => purse)
    .on(predictionCalls.list, () => ({ list, nextCursor: null }));
const day = () => ({ list: [], total: 0, pageNum: 1, pageSize: 50, serverTime, date: '2026-11-20', tournaments: [] });
const member = () => fakeSession({ status: 'user', user: aUser() });
const open = async (of = api(), path = '/tip-keo/du-doan?tran=8', session = member()) => {
  const opened = await openPath(remote, 'odds-and-tips', path, { api: of, session });
  return { ...opened, send: () => userEvent.click(screen.getByRole('button', { name: 'Đặt điểm' })) };
};
const choose = async (name: RegExp | string) => userEvent.click(await screen.findByRole('radio', { name }));
const slips = () =>
  within(screen.getByRole('list', { name: 'Đã đoán' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
beforeEach(() => localStorage.setItem('adult', '1'));

it('invites a guest to log in, and says the rules to everybody', async () => {
  const { app } = await open(api(), '/tip-keo/du-doan', fakeSession());
  expect(screen.getByText(/Mỗi lượt từ 10 đến 200 điểm, mỗi ngày nhiều nhất 500 điểm/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập để đoán' }));
  expect(app.session.loginAsked).toBe(1);
  expect(app.api.inputs(predictionCalls.purse)).toEqual([]);
});

it('says what one has, may still stake, and has staked so far', async () => {
  await open();
  expect(await screen.findByText('1,240')).toBeInTheDocument();
  for (const text of ['1 lượt · 100 điểm', '7 lượt, trúng 4', 'Đặt 420, nhận về 506']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByText('Hôm nay còn đặt được 400/500 điểm')).not.toHaveLength(0);
});

it('stakes what one sees, says what may come back, and begins anew', async () => {
  const { app, send } = await open(
    api().on(predictionCalls.create, () => ({ prediction: aPrediction({ id: 32, stake: 50 }), purse: aPurse({ balance: 1_190, left: 350 }) })),
  );
  await choose(/Arsenal -0.75/);
  expect(screen.getByText(/Đoán trúng nhận về 94 điểm/)).toBeInTheDocument();
  await choose('100');
  expect(screen.getByText(/Đoán trúng nhận về 189 điểm/)).toBeInTheDocument();
  await choose('50');
  await send();
  await waitFor(() => expect(app.notified).toMatchObject([{ title: 'Đã đặt 50 điểm, giá 1.89' }]));
  expect(app.api.inputs(predictionCalls.create)).toEqual([{ uuid: expect.any(String), fixtureId: 8, type: 30, pick: 'home', line: -0.75, stake: 50 }]);
  expect(await screen.findByText('1,190')).toBeInTheDocument();
  expect(slips()).toHaveLength(2);
  expect(screen.queryByRole('radio', { name: /Arsenal -0.75/ })).toBeNull();
  expect(app.session.refreshes).toBe(1);
});

it('offers no more points than the day and the balance have left', async () => {
  await open(api(aPurse({ left: 100, balance: 60 })));
  await screen.findByRole('radio', { name: /Arsenal -0.75/ });
  const points = within(screen.getByRole('group', { name: 'Đặt bao nhiêu điểm' }))
    .getAllByRole('radio')
    .map((radio) => [(radio as HTMLInputElement).value, (radio as HTMLInputElement).disabled]);
  expect(points).toEqual([
    ['10', false],
    ['20', false],
    ['50', false],
    ['100', true],
    ['200', true],
  ]);
});

it('says why nothing can be staked: the day is over, or there are no points', async () => {
  const first = await open(api(aPurse({ left: 0 })));
  expect(await screen.findByText('Hôm nay bạn đã đặt đủ 500 điểm. Mai lại có nhé.')).toBeInTheDocument();
  first.unmount();
  await open(api(aPurse({ balance: 5 })));
  expect(await screen.findByText(/Bạn còn 5 điểm, chưa đủ để đặt/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Đi điểm danh' })).toHaveAttribute('href', '/diem-danh');
});

it('asks again with the same uuid after a lost answer, and says what was refused', async () => {
  let lost = true;
  const { app, send } = await open(
    api().on(predictionCalls.create, () => {
      if (lost) throw new ApiError('offline', { call: 'prediction.create' });
      throw new ApiError('refused', { call: 'prediction.create', code: codes.predictedBefore, serverMessage: 'x' });
    }),
  );
  await choose(/Arsenal -0.75/);
  await send();
  expect(await screen.findByText(/Mất mạng rồi/)).toBeInTheDocument();
  lost = false;
  await send();
  expect(await screen.findByText('Bạn đã đoán kèo này của trận rồi.')).toBeInTheDocument();
  const [one, other] = app.api.inputs(predictionCalls.create);
  expect(one?.uuid).toBe(other?.uuid);
});

it('offers nothing that is played again where that takes no points, and says so of what was asked for', async () => {
  const again = someOdds({ ...coming, replay: true });
  await open(
    api(aPurse({ onReplays: false }), [])
      .on(oddsCalls.list, () => ({ ...day(), list: [again, someOdds({ ...coming, fixtureId: 9 })] }))
      .on(oddsCalls.match, () => again),
  );
  expect((await screen.findAllByRole('option')).map((option) => (option as HTMLOptionElement).value)).toEqual(['', '9']);
  expect(screen.getByText(/Trận bạn chọn không nhận điểm/)).toBeInTheDocument();
});

it('lists what one has predicted, how it ended and what came back', async () => {
  const over = { match: ended, type: 10 as const, pick: 'under' as const, line: 2.5, price: 1.94, settledAt: serverTime };
  await open(
    api(aPurse(), [
      aPrediction(),
      aPrediction({ ...over, id: 30, state: 'settled', result: 10, settledUnits: 1, payout: 194 }),
      aPrediction({ ...over, id: 29, state: 'settled', result: 30, settledUnits: -1, payout: 0 }),
      aPrediction({ ...over, id: 28, state: 'void', payout: 100 }),
    ]),
  );
  await screen.findByRole('list', { name: 'Đã đoán' });
  const [waiting, right, wrong, back] = slips();
  expect(waiting).toMatch(/Arsenal -0.75.*1.89.*100.*Chờ kết quả/);
  expect(right).toMatch(/Xỉu 2.5.*Nhận về194.*TRÚNG/);
  expect(wrong).toMatch(/Nhận về0.*TRƯỢT/);
  expect(back).toMatch(/Nhận về100.*Hoàn điểm/);
});

it('says whose limit it is that nothing is left of the day', async () => {
  await open(api(aPurse({ perDay: 50, left: 0 })));
  expect(await screen.findByText('Hôm nay bạn đã tới giới hạn tự đặt, 50 điểm.')).toBeInTheDocument();
});

it('during a break it says until when, and takes nothing', async () => {
  await open(api(aPurse({ breakUntil: '2026-11-27T13:00:00.000Z' })));
  expect(await screen.findByText(/^Bạn đang nghỉ tới 20:00, .*27\/11\/2026$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Đặt điểm' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Chơi có chừng mực' }).map((link) => link.getAttribute('href'))).toContain('/tip-keo/choi-co-chung-muc');
});

it('says so when points or predictions do not come, each alone', async () => {
  const failing = anApi()
    .on(predictionCalls.purse, () => {
      throw new ApiError('server', { call: 'prediction.purse', status: 500 });
    })
    .on(predictionCalls.list, () => ({ list: [], nextCursor: null }));
  await open(failing);
  expect(await screen.findByText('Chưa tải được số điểm.')).toBeInTheDocument();
  expect(await screen.findByText('Bạn chưa đoán trận nào')).toBeInTheDocument();
});
