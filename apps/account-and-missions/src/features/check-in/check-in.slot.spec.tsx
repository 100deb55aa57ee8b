import { screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { pointsCalls } from '@portal/contracts/points';
import { aUser, fakeApi, fakeSession, renderWithApp } from '@portal/testing';
import { vi } from '../../locales/vietnamese.ts';
import { aCard } from '../../testing/points.ts';
import { CheckInSlot } from './check-in.slot.tsx';

const member = () => fakeSession({ status: 'user', user: aUser({ userId: 7 }) });
const open = (api = fakeApi().on(pointsCalls.checkInCard, () => aCard()), session = member()) =>
  renderWithApp(<CheckInSlot />, { api, session, messages: { 'account-and-missions': vi } });

it.each([
  ['a guest', fakeSession()],
  ['nobody knows whom yet', fakeSession({ status: 'starting' })],
])('shows %s what there is to win, and the way to it, without asking the api', async (_, session) => {
  const { app } = await open(fakeApi(), session);
  expect(screen.getByRole('region', { name: 'Điểm danh mỗi ngày' })).toHaveTextContent('Đủ bảy ngày nhận 240 điểm.');
  expect(screen.getByRole('img', { name: 'Điểm của bảy ngày: 10, 15, 20, 25, 30, 40, 100' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Điểm danh' })).toHaveAttribute('href', '/diem-danh');
  expect(app.api.asked).toEqual([]);
});

it('shows a member the own card, and checks in at a press', async () => {
  const { app } = await open();
  expect(await screen.findByText('Điểm danh ngày 4')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Đã điểm danh 2 trên 7 ngày' })).toBeInTheDocument();
  app.api.on(pointsCalls.checkIn, () => aCard({ checkedToday: true }, ['done', 'missed', 'done', 'done', 'coming', 'coming', 'coming']));
  await userEvent.click(screen.getByRole('button', { name: 'Điểm danh' }));
  expect(await screen.findByText('Xong hôm nay. Mai nhận 30 điểm.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Xem thẻ' })).toHaveAttribute('href', '/diem-danh');
  expect(app.session.refreshes).toBe(1);
});

it('says so when a check-in does not work', async () => {
  const { app } = await open();
  app.api.on(pointsCalls.checkIn, () => {
    throw new ApiError('tooMany', { call: 'x', status: 429, serverMessage: 'Chờ 2 giây' });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Điểm danh' }));
  await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ tone: 'error', text: 'Chờ 2 giây' })]));
});

it('falls back to what everybody sees when the card does not come', async () => {
  await open(fakeApi());
  expect(await screen.findByText('Điểm danh mỗi ngày')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Điểm danh' })).toBeInTheDocument();
});
