import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { predictionCalls, type Care } from '@portal/contracts/prediction';
import { aUser, fakeSession, openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { anApi, serverTime } from '../../testing/things.ts';

const DAY = 86_400_000;
const aCare = (own: Partial<Care> = {}): Care => ({
  limit: null,
  next: null,
  breakUntil: null,
  spans: [
    { days: 1, count: 1, staked: 50, paid: 0 },
    { days: 7, count: 9, staked: 1_250, paid: 900 },
    { days: 30, count: 20, staked: 2_000, paid: 1_960 },
  ],
  ...own,
});
const member = () => fakeSession({ status: 'user', user: aUser() });
const open = (api = anApi().on(predictionCalls.care, () => aCare()), session = member()) =>
  openPath(remote, 'odds-and-tips', '/tip-keo/choi-co-chung-muc', { api, session });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const after = (ms: number) => new Date(Date.parse(serverTime) + ms).toISOString();
beforeEach(() => localStorage.clear());

it('tells what one has staked, and what came back', async () => {
  await open();
  const staked = within(await screen.findByRole('region', { name: 'Điểm đã đặt' }));
  expect(staked.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '50 điểm1 lượt, nhận về 0',
    '1,250 điểm9 lượt, nhận về 900',
    '2,000 điểm20 lượt, nhận về 1,960',
  ]);
});

it('tells hours and minutes of a day, a week and a month', async () => {
  localStorage.setItem('oddsTime', JSON.stringify({ '2026-11-20': 3_930, '2026-11-15': 120, '2026-10-25': 7_200 }));
  await open();
  expect(
    panel('Thời gian xem kèo và típ')
      .getAllByRole('definition')
      .map((one) => one.textContent),
  ).toEqual(['1 giờ 5 phút', '1 giờ 7 phút', '3 giờ 7 phút']);
});

it('tells a guest how long odds were looked at here, and asks to log in for the rest', async () => {
  const { app } = await open(anApi(), fakeSession());
  expect(
    panel('Thời gian xem kèo và típ')
      .getAllByRole('definition')
      .map((one) => one.textContent),
  ).toEqual(['0 phút', '0 phút', '0 phút']);
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập để đặt giới hạn' }));
  expect(app.session.loginAsked).toBe(1);
  expect(app.api.inputs(predictionCalls.care)).toEqual([]);
});

it('a lower limit is saved at once; the same can be chosen again', async () => {
  const api = anApi()
    .on(predictionCalls.care, () => aCare({ limit: 200 }))
    .on(predictionCalls.setLimit, ({ limit }) => aCare({ limit }));
  const { app } = await open(api);
  expect(await screen.findByText('Đang áp dụng: 200 điểm mỗi ngày.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '200' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Lưu giới hạn' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: '50' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lưu giới hạn' }));
  expect(await screen.findByText('Đang áp dụng: 50 điểm mỗi ngày.')).toBeInTheDocument();
  expect(app.api.inputs(predictionCalls.setLimit)).toEqual([{ limit: 50 }]);
  expect(app.notified).toMatchObject([{ tone: 'success', title: 'Đã lưu giới hạn' }]);
});

it('a higher one says from when it counts', async () => {
  const api = anApi()
    .on(predictionCalls.care, () => aCare({ limit: 70 }))
    .on(predictionCalls.setLimit, () => aCare({ limit: 70, next: { limit: null, from: '2026-11-21T13:00:00.000Z' } }));
  const { app } = await open(api);
  // One that none of ours offers is there to be kept.
  expect(await screen.findByRole('radio', { name: '70' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Mức chung' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lưu giới hạn' }));
  expect(await screen.findByText(/Từ 20:00, .*21\/11\/2026: mức chung, 500 điểm mỗi ngày\./)).toBeInTheDocument();
  expect(app.api.inputs(predictionCalls.setLimit)).toEqual([{ limit: null }]);
  expect(app.notified).toMatchObject([{ title: expect.stringMatching(/^Đã ghi lại, áp dụng từ 20:00, .*21\/11\/2026$/) }]);
  expect(screen.getByRole('radio', { name: 'Mức chung' })).toBeChecked();
});

it('a break is asked about once more, and can only be made longer', async () => {
  const api = anApi()
    .on(predictionCalls.care, () => aCare())
    .on(predictionCalls.takeBreak, () => aCare({ breakUntil: after(7 * DAY) }));
  const { app } = await open(api);
  await userEvent.click(await screen.findByRole('radio', { name: '7 ngày' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bắt đầu nghỉ' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Không rút ngắn được/)).toBeInTheDocument();
  expect(app.api.inputs(predictionCalls.takeBreak)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Bắt đầu nghỉ' }));
  expect(await screen.findByText(/^Bạn đang nghỉ tới/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.api.inputs(predictionCalls.takeBreak)).toEqual([{ days: 7 }]);
  expect(screen.getByRole('button', { name: 'Nghỉ lâu hơn' })).toBeInTheDocument();
});

it('a break is asked for once, however often it is pressed, and tells where the button was when nothing is longer', async () => {
  const api = anApi()
    .on(predictionCalls.care, () => aCare())
    .on(predictionCalls.takeBreak, ({ days }) => aCare({ breakUntil: after(days * DAY) }));
  const { app } = await open(api);
  await userEvent.click(await screen.findByRole('radio', { name: '30 ngày' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bắt đầu nghỉ' }));
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Bắt đầu nghỉ' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(await screen.findByText(/^Bạn đang nghỉ tới/)).toBeInTheDocument();
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.api.inputs(predictionCalls.takeBreak)).toEqual([{ days: 30 }]);
  expect(panel('Nghỉ một thời gian').queryByRole('button')).toBeNull();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Bạn đang nghỉ tới/));
});

it('during a month’s break nothing is longer', async () => {
  await open(anApi().on(predictionCalls.care, () => aCare({ breakUntil: after(30 * DAY + 60_000) })));
  expect(await screen.findByText(/^Bạn đang nghỉ tới/)).toBeInTheDocument();
  expect(panel('Nghỉ một thời gian').queryByRole('button')).toBeNull();
});

it('says why it did not work, and why there is nothing to see', async () => {
  let fails = true;
  const api = anApi()
    .on(predictionCalls.care, () => {
      if (fails) throw new ApiError('server', { call: 'prediction.care', status: 500 });
      return aCare();
    })
    .on(predictionCalls.setLimit, () => {
      throw new ApiError('offline', { call: 'prediction.setLimit' });
    });
  await open(api);
  expect(await screen.findByText('Chưa tải được giới hạn của bạn.')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await userEvent.click(await screen.findByRole('radio', { name: '50' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lưu giới hạn' }));
  expect(await screen.findByText(/^Mất mạng rồi/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Lưu giới hạn' })).toBeEnabled();
});
