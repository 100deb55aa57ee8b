import { screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { pointsCalls, type Mission } from '@portal/contracts/points';
import { aUser, fakeApi, fakeSession, renderWithApp } from '@portal/testing';
import { vi } from '../../locales/vietnamese.ts';
import { aBoard } from '../../testing/points.ts';
import { MissionsSlot } from './missions.slot.tsx';

const mission = (id: Mission['id'], done: number, goal: number, points: number, state: Mission['state'] = 'open'): Mission => ({
  id,
  done,
  goal,
  points,
  state,
});
const answering = (missions = aBoard().missions) => fakeApi().on(pointsCalls.missions, () => aBoard({ missions }));
const member = () => fakeSession({ status: 'user', user: aUser({ userId: 7 }) });
const open = (api = answering(), session = member()) => renderWithApp(<MissionsSlot />, { api, session, messages: { 'account-and-missions': vi } });
const card = () => screen.getByRole('region', { name: 'Nhiệm vụ hôm nay' });

it.each([
  ['a guest', fakeSession()],
  ['nobody knows whom yet', fakeSession({ status: 'starting' })],
])('shows %s what there is to do, without asking the api', async (_, session) => {
  const { app } = await open(fakeApi(), session);
  expect(card()).toHaveTextContent('5 việc nhỏ mỗi ngày, tới 100 điểm.');
  expect(screen.getByRole('img')).toHaveAccessibleName('Điểm của từng việc: Xem bóng 20, Góp tiếng trong phòng 10, Đọc tin 10, Bình luận 10, Viết típ 15');
  expect(screen.getByRole('link', { name: 'Xem nhiệm vụ' })).toHaveAttribute('href', '/nhiem-vu-hang-ngay');
  expect(app.api.asked).toEqual([]);
});

it('shows a member how far each is, and what waits to be taken', async () => {
  await open();
  expect(await screen.findByText('Có 10 điểm chờ bạn nhận.')).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAccessibleName('Đã làm: Xem bóng 12/20, Góp tiếng trong phòng 5/5, Đọc tin 3/3, Bình luận 0/2, Viết típ 0/1');
  expect(screen.getByRole('link', { name: 'Nhận điểm' })).toHaveAttribute('href', '/nhiem-vu-hang-ngay');
});

it.each<[string, Mission[], string]>([
  ['what is still to be had', [mission('watch', 12, 20, 20), mission('all', 0, 5, 35)], 'Còn 55 điểm để gom hôm nay.'],
  ['that all is done', [mission('watch', 20, 20, 20, 'claimed'), mission('all', 5, 5, 35, 'claimed')], 'Trọn ngày rồi. Mai mình làm tiếp.'],
])('says %s', async (_, missions, text) => {
  await open(answering(missions));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Xem nhiệm vụ' })).toBeInTheDocument();
});

it('leaves out what a newer portal has thought of', async () => {
  await open(answering([mission('watch', 1, 20, 20), mission('dance' as Mission['id'], 1, 2, 99)]));
  expect(await screen.findByRole('img', { name: 'Đã làm: Xem bóng 1/20' })).toBeInTheDocument();
  expect(screen.getByText('Còn 20 điểm để gom hôm nay.')).toBeInTheDocument();
});

it('falls back to what everybody sees when they do not come', async () => {
  await open(fakeApi());
  expect(await screen.findByText(/5 việc nhỏ mỗi ngày/)).toBeInTheDocument();
});
