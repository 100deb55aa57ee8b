import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { missionBoard, pointsCalls, type MissionBoard, type MissionClaim } from '@portal/contracts/points';
import { userCalls } from '@portal/contracts/user';
import { aUser, fakeApi, fakeSession, openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { aBoard, aCard, aLevel, aRow } from '../../testing/points.ts';

const member = () => fakeSession({ status: 'user', user: aUser({ userId: 7, balance: 530, createdAt: '2025-03-05T10:00:00+07:00' }) });
const good = (board: MissionBoard = aBoard()) =>
  fakeApi()
    .on(pointsCalls.missions, () => board)
    .on(pointsCalls.checkInCard, () => aCard())
    .on(pointsCalls.ledger, () => ({ list: [aRow(1)], nextCursor: null }))
    .on(userCalls.level, () => aLevel());
const open = (api = good(), session = member()) => openPath(remote, 'account-and-missions', '/nhiem-vu-hang-ngay', { api, session });
const list = async () => within(await screen.findByRole('list', { name: 'Nhiệm vụ hôm nay' }));

it('shows what there is to do, how far each is and what it brings', async () => {
  await open();
  const rows = (await list()).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Xem bóng',
    'Góp tiếng trong phòng',
    'Đọc tin',
    'Bình luận',
    'Viết típ',
    'Trọn ngày',
  ]);
  expect(within(rows[0]!).getByRole('progressbar', { name: 'Xem bóng' })).toHaveAttribute('aria-valuetext', '12 trên 20');
  expect(within(rows[0]!).getByText('Xem trận đang phát đủ 20 phút.')).toBeInTheDocument();
  expect(rows[0]).toHaveTextContent('+20');
  expect(screen.getByText('Nhận trước 00:00')).toBeInTheDocument();
  expect(document.title).toBe('Nhiệm vụ hằng ngày | Khán Đài');
});

it('leads to where one does what is left, and offers the points of what is done', async () => {
  await open();
  const all = await list();
  expect(all.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Đi thôi: Xem bóng', '/truc-tiep'],
    ['Đi thôi: Bình luận', '/tin-tuc'],
    ['Đi thôi: Viết típ', '/tip-keo'],
  ]);
  expect(all.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Nhận điểm: Góp tiếng trong phòng']);
  expect(all.getByText('Đã nhận')).toBeInTheDocument();
});

it('takes the points, says so, and has everyone who shows them ask again', async () => {
  const { app } = await open();
  const missions = aBoard().missions.map((mission) => (mission.id === 'chat' ? { ...mission, state: 'claimed' as const } : mission));
  app.api.on(pointsCalls.claimMission, () => ({ ...aBoard({ missions, balance: 540 }), gained: 10 }));
  (await list()).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(app.notified).toMatchObject([{ tone: 'success', title: '+10 điểm vào sổ', text: 'Góp tiếng trong phòng' }]));
  expect(app.api.inputs(pointsCalls.claimMission)).toEqual([{ day: '2026-11-20', mission: 'chat' }]);
  expect((await list()).queryByRole('button')).toBeNull();
  // Who used the keyboard stands on what took the button's place.
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Đã nhận'));
  expect(app.session.refreshes).toBe(1);
  await waitFor(() => expect(app.api.inputs(pointsCalls.ledger)).toHaveLength(2));
});

it('is glad of nothing where another device was first', async () => {
  const { app } = await open();
  const missions = aBoard().missions.map((mission) => (mission.id === 'chat' ? { ...mission, state: 'claimed' as const } : mission));
  app.api.on(pointsCalls.claimMission, () => ({ ...aBoard({ missions }), gained: 0 }));
  await userEvent.click((await list()).getByRole('button'));
  await waitFor(async () => expect((await list()).queryByRole('button')).toBeNull());
  expect(app.notified).toEqual([]);
});

it('takes one at a time', async () => {
  const missions = aBoard().missions.map((mission) => (mission.id === 'tip' ? { ...mission, done: 1, state: 'ready' as const } : mission));
  const { app } = await open(good(aBoard({ missions })));
  const answer = Promise.withResolvers<MissionClaim>();
  app.api.on(pointsCalls.claimMission, () => answer.promise);
  const [chat, tip] = (await list()).getAllByRole('button');
  await userEvent.click(chat!);
  expect(chat).toHaveAttribute('aria-busy', 'true');
  expect(tip).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(tip!);
  answer.resolve({ ...aBoard({ missions }), gained: 10 });
  await waitFor(() => expect(tip).not.toHaveAttribute('aria-disabled'));
  expect(app.api.inputs(pointsCalls.claimMission)).toEqual([{ day: '2026-11-20', mission: 'chat' }]);
});

it('reads out what is done while one looks on', async () => {
  const { app } = await open();
  await list();
  expect(screen.getByText('Nhận điểm được rồi: Góp tiếng trong phòng')).toHaveAttribute('aria-live', 'polite');
  const missions = aBoard().missions.map((mission) => (mission.id === 'tip' ? { ...mission, done: 1, state: 'ready' as const } : mission));
  app.api.on(pointsCalls.missions, () => aBoard({ missions }));
  await app.queryClient.invalidateQueries({ queryKey: [pointsCalls.missions.id] });
  expect(await screen.findByText('Nhận điểm được rồi: Góp tiếng trong phòng, Viết típ')).toBeInTheDocument();
});

it('says that what it shows may be old', async () => {
  const { app } = await open();
  await list();
  app.api.on(pointsCalls.missions, () => {
    throw new ApiError('offline', { call: 'points.missions' });
  });
  await app.queryClient.invalidateQueries({ queryKey: [pointsCalls.missions.id] });
  expect(await screen.findByText('Chưa cập nhật được, số có thể đã cũ.')).toBeInTheDocument();
  expect((await list()).getAllByRole('listitem')).toHaveLength(6);
});

it('says when they could not be taken, and looks how it stands', async () => {
  const { app } = await open();
  app.api.on(pointsCalls.claimMission, () => {
    throw new ApiError('offline', { call: 'points.claimMission' });
  });
  await userEvent.click((await list()).getByRole('button'));
  await waitFor(() => expect(app.notified).toMatchObject([{ tone: 'error', title: 'Chưa nhận được điểm', text: expect.stringContaining('Mất mạng') }]));
  await waitFor(() => expect(app.api.inputs(pointsCalls.missions)).toHaveLength(2));
});

it('leaves out what a newer portal has thought of', async () => {
  const derby = missionBoard.parse({ ...aBoard(), missions: [{ id: 'derby', goal: 1, done: 0, points: 5, state: 'open' }, ...aBoard().missions] });
  await open(good(derby));
  expect((await list()).getAllByRole('listitem')).toHaveLength(6);
});

it('says that they did not come, and asks again', async () => {
  const { app } = await open(fakeApi());
  expect(await screen.findByText('Chưa tải được nhiệm vụ.')).toBeInTheDocument();
  app.api.on(pointsCalls.missions, () => aBoard());
  const region = within(screen.getByRole('region', { name: 'Nhiệm vụ hôm nay' }));
  await userEvent.click(region.getByRole('button', { name: 'Thử lại' }));
  expect((await list()).getAllByRole('listitem')).toHaveLength(6);
});

it('invites a guest, and asks for nothing', async () => {
  const { app } = await open(good(), fakeSession({ status: 'guest', user: aUser({ guest: 1 }) }));
  expect(screen.getByRole('heading', { level: 2, name: 'Xem bóng thôi cũng có điểm' })).toBeInTheDocument();
  expect(app.api.inputs(pointsCalls.missions)).toEqual([]);
});
