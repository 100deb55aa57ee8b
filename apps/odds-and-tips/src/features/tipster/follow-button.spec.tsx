import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { friendActions, friendCalls, relation } from '@portal/contracts/friend';
import { aUser, fakeSession, openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { aPerson, anApi } from '../../testing/things.ts';

const standing = (own: object = {}) =>
  relation.parse({ userId: aPerson().userId, friendship: 'none', following: false, followed: false, muting: false, blocking: false, ...own });
const anApiWith = (own: object = {}) =>
  anApi()
    .on(friendCalls.isFriend, () => standing(own))
    .on(friendCalls.actionRequest, ({ action }) => standing({ ...own, following: action === friendActions.follow }));
const member = (userId = 7) => fakeSession({ status: 'user', user: aUser({ userId }) });
const open = async (api = anApiWith(), session = member()) => (await openPath(remote, 'odds-and-tips', '/tip-keo/kinhcan_67/thanh-tich', { api, session })).app;
const OFF = 'Theo dõi típ của Kính Cận';
const ON = 'Đang theo dõi Kính Cận, bấm để thôi';
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
beforeEach(() => localStorage.setItem('adult', '1'));

it('follows a tipster, and follows them no more', async () => {
  const app = await open();
  await press(OFF);
  expect(await screen.findByRole('button', { name: ON })).toBeInTheDocument();
  expect(app.notified).toMatchObject([{ tone: 'success', title: 'Chuông sẽ báo khi Kính Cận đăng típ mới' }]);
  await press(ON);
  expect(await screen.findByRole('button', { name: OFF })).toBeInTheDocument();
  expect(app.api.inputs(friendCalls.actionRequest)).toEqual([
    { userId: 10, action: friendActions.follow },
    { userId: 10, action: friendActions.unfollow },
  ]);
});

it('promises nothing to who mutes them', async () => {
  const app = await open(anApiWith({ muting: true }));
  await press(OFF);
  expect(await screen.findByRole('button', { name: ON })).toBeInTheDocument();
  expect(app.notified).toEqual([]);
});

it('asks a guest to log in, and asks nothing of how they stand', async () => {
  const session = fakeSession();
  const app = await open(anApiWith(), session);
  await press(OFF);
  expect(session.loginAsked).toBe(1);
  expect(app.api.inputs(friendCalls.isFriend)).toEqual([]);
});

it('says why it could not, and stays as it was', async () => {
  const app = await open(
    anApiWith().on(friendCalls.actionRequest, () => {
      throw new ApiError('refused', { call: 'friend.actionRequest', serverMessage: 'Bạn theo dõi nhiều quá rồi.' });
    }),
  );
  await press(OFF);
  expect(await screen.findByRole('button', { name: OFF })).toBeEnabled();
  expect(app.notified).toMatchObject([{ tone: 'error', title: 'Chưa làm được, bạn thử lại nhé.', text: 'Bạn theo dõi nhiều quá rồi.' }]);
});

it.each<[string, ReturnType<typeof anApiWith>, number]>([
  ['oneself', anApiWith(), aPerson().userId],
  ['whom one blocks', anApiWith({ blocking: true }), 7],
  [
    'who has left',
    anApi().on(friendCalls.isFriend, () => {
      throw new ApiError('notFound', { call: 'friend.isFriend' });
    }),
    7,
  ],
])('is not there for %s', async (_, api, userId) => {
  await open(api, member(userId));
  expect(await screen.findByRole('heading', { name: 'Bảng thành tích' })).toBeInTheDocument();
  await screen.findByText(/24 típ/);
  expect(screen.queryByRole('button', { name: OFF, hidden: false })).toBeNull();
});
