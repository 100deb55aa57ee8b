import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { pointsCalls } from '@portal/contracts/points';
import { userCalls } from '@portal/contracts/user';
import { aUser, fakeApi, fakeSession, openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { aCard, aLevel, aRow } from '../../testing/points.ts';

const member = () => fakeSession({ status: 'user', user: aUser({ userId: 7, balance: 530, createdAt: '2025-03-05T10:00:00+07:00' }) });
const good = () =>
  fakeApi()
    .on(pointsCalls.checkInCard, () => aCard())
    .on(pointsCalls.ledger, () => ({ list: [aRow(1)], nextCursor: null }))
    .on(userCalls.level, () => aLevel());
const open = (api = good(), session = member()) => openPath(remote, 'account-and-missions', '/diem-danh', { api, session });
const ticket = (name: RegExp) => screen.getByRole('button', { name });

it('shows the seven days, each as a sentence, with the streak and the month', async () => {
  await open();
  expect(await screen.findByText('chuỗi 1 ngày')).toBeInTheDocument();
  expect(screen.getByText('T3 17/11, 10 điểm, đã điểm danh')).toBeInTheDocument();
  expect(screen.getByText('T4 18/11, 15 điểm, đã lỡ, điểm danh bù được')).toBeInTheDocument();
  expect(screen.getByText('T2 23/11, 100 điểm, chưa tới')).toBeInTheDocument();
  const month = screen.getByRole('list', { name: 'Tháng này' });
  expect(within(month).getByText('30')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Điểm danh');
});

it('checks in, says what it brought, and has everyone who shows the points ask again', async () => {
  const { app } = await open();
  const done = aCard({ checkedToday: true, streak: 2, balance: 555 }, ['done', 'missed', 'done', 'done', 'coming', 'coming', 'coming']);
  app.api.on(pointsCalls.checkIn, () => done).on(pointsCalls.checkInCard, () => done);
  await userEvent.click(await screen.findByRole('button', { name: /^Điểm danh hôm nay/ }));
  expect(await screen.findByText('+25 điểm vào sổ')).toBeInTheDocument();
  expect(screen.getByText(/Mai ghé nhận 30 điểm/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Điểm danh hôm nay/ })).toBeNull();
  expect(app.api.inputs(pointsCalls.checkIn)).toHaveLength(1);
  expect(app.session.refreshes).toBe(1);
  await waitFor(() => expect(app.api.inputs(pointsCalls.ledger)).toHaveLength(2));
});

it('says that it did not work, leaves the card as it was and lets one try again', async () => {
  const { app } = await open();
  app.api.on(pointsCalls.checkIn, () => {
    throw new ApiError('offline', { call: 'points.checkIn' });
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Điểm danh hôm nay/ }));
  await waitFor(() =>
    expect(app.notified).toEqual([expect.objectContaining({ tone: 'error', title: 'Chưa điểm danh được', text: expect.stringContaining('Mất mạng') })]),
  );
  expect(screen.getByRole('button', { name: /^Điểm danh hôm nay/ })).toBeEnabled();
});

it('makes up for a missed day after asking once more', async () => {
  const { app } = await open();
  app.api.on(pointsCalls.makeUp, () => aCard({ makeUpsLeft: 1, balance: 545 }, ['done', 'madeUp', 'done', 'today', 'coming', 'coming', 'coming']));
  await screen.findByText('chuỗi 1 ngày');
  await userEvent.click(ticket(/T4 18\/11/));
  const dialog = screen.getByRole('alertdialog', { name: 'Điểm danh bù ngày 18/11?' });
  expect(within(dialog).getByText(/15 điểm .* còn 2 lượt bù/)).toBeInTheDocument();
  expect(app.api.inputs(pointsCalls.makeUp)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Điểm danh bù' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.api.inputs(pointsCalls.makeUp)).toEqual([{ date: '2026-11-18' }]);
  expect(screen.getByText('T4 18/11, 15 điểm, đã điểm danh bù')).toBeInTheDocument();
});

it('keeps the question open and says why when a make-up is refused', async () => {
  const { app } = await open();
  app.api.on(pointsCalls.makeUp, () => {
    throw new ApiError('refused', { call: 'points.makeUp', status: 200, code: 40931, serverMessage: 'Bạn đã dùng hết lượt' });
  });
  await screen.findByText('chuỗi 1 ngày');
  await userEvent.click(ticket(/T4 18\/11/));
  await userEvent.click(screen.getByRole('button', { name: 'Điểm danh bù' }));
  expect(await within(screen.getByRole('alertdialog')).findByText('Bạn đã dùng hết lượt')).toBeInTheDocument();
});

it('invites a guest to register or log in, and asks nothing of the api', async () => {
  const { app } = await open(fakeApi(), fakeSession());
  expect(screen.getByText('Ghé sân mỗi ngày, nhận điểm mỗi ngày')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Đăng ký' }));
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập ngay' }));
  expect([app.session.registerAsked, app.session.loginAsked]).toEqual([1, 1]);
  expect(app.api.asked).toEqual([]);
});

it('says that the card could not be loaded, and shows it once another try succeeds', async () => {
  const { app } = await open(
    fakeApi()
      .on(pointsCalls.ledger, () => ({ list: [], nextCursor: null }))
      .on(userCalls.level, () => aLevel()),
  );
  const alert = (await screen.findByText('Chưa tải được thẻ điểm danh.')).closest('[role="alert"]') as HTMLElement;
  app.api.on(pointsCalls.checkInCard, () => aCard());
  await userEvent.click(within(alert).getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('chuỗi 1 ngày')).toBeInTheDocument();
});

it('shows whoever logs in next nothing of the one before', async () => {
  const session = member();
  const { app } = await open(good(), session);
  await screen.findByText('chuỗi 1 ngày');
  app.api.on(pointsCalls.checkInCard, () => new Promise(() => {})).on(pointsCalls.ledger, () => new Promise(() => {}));
  await waitFor(() => session.become({ status: 'user', user: aUser({ userId: 8, displayName: 'Người khác', balance: 100 }) }));
  expect(await screen.findByText('Người khác')).toBeInTheDocument();
  expect(screen.queryByText('chuỗi 1 ngày')).toBeNull();
  expect(screen.queryByText('Điểm danh ngày 19/11')).toBeNull();
});
