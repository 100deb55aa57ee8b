import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { codes } from '@portal/contracts';
import { pointsCalls } from '@portal/contracts/points';
import { privacyCalls } from '@portal/contracts/privacy';
import { userCalls } from '@portal/contracts/user';
import { aUser, fakeApi, fakeSession, openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { aCard, aLevel } from '../../testing/points.ts';

const GOES = '2026-12-04T20:10:00+07:00';
const fan = aUser({ userId: 7, username: 'fan', displayName: 'Fan', createdAt: '2025-03-05T10:00:00+07:00', leavesAt: null });

async function open(own: Partial<typeof fan> = {}, path = '/tai-khoan') {
  const user = { ...fan, ...own };
  const session = fakeSession({ status: 'user', user });
  const api = fakeApi()
    .on(pointsCalls.checkInCard, () => aCard())
    .on(userCalls.level, () => aLevel())
    .on(pointsCalls.ledger, () => ({ list: [], nextCursor: null }))
    .on(userCalls.sessions, () => ({ list: [] }))
    .on(privacyCalls.leave, ({ password }) => {
      if (password !== 'đúng rồi')
        throw new ApiError('refused', { call: 'privacy.leave', status: 200, code: codes.wrongCredentials, serverMessage: 'Mật khẩu hiện tại chưa đúng' });
      session.become({ status: 'user', user: { ...user, leavesAt: GOES } });
      return { leavesAt: GOES };
    })
    .on(privacyCalls.stay, () => {
      session.become({ status: 'user', user: { ...user, leavesAt: null } });
      return { leavesAt: null };
    });
  const { app } = await openPath(remote, 'account-and-missions', path, { api, session });
  return app;
}
const part = () => within(screen.getByRole('region', { name: 'Xoá tài khoản' }));
const notice = () => screen.queryByRole('region', { name: 'Tài khoản sắp bị xoá' });

it('says what goes and what remains before it asks for the password', async () => {
  const app = await open();
  expect(
    part()
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mất hẳn', 'Ở lại, không còn tên']);
  expect(part().queryByLabelText('Mật khẩu hiện tại')).toBeNull();
  await userEvent.click(part().getByRole('button', { name: 'Xoá tài khoản' }));
  expect(part().getByLabelText('Mật khẩu hiện tại')).toHaveFocus();
  await userEvent.click(part().getByRole('button', { name: 'Thôi' }));
  expect(part().queryByLabelText('Mật khẩu hiện tại')).toBeNull();
  expect(screen.getByRole('region', { name: 'Xoá tài khoản' })).toHaveFocus();
  expect(app.api.inputs(privacyCalls.leave)).toEqual([]);
});

it('asks with the password, says at it that it is wrong, and says the day', async () => {
  const app = await open();
  await userEvent.click(part().getByRole('button', { name: 'Xoá tài khoản' }));
  const press = () => userEvent.click(part().getByRole('button', { name: 'Xoá sau 14 ngày' }));
  await press();
  expect(part().getByLabelText('Mật khẩu hiện tại')).toHaveAccessibleDescription(/chưa điền mật khẩu/);
  await userEvent.type(part().getByLabelText('Mật khẩu hiện tại'), 'sai');
  await press();
  await waitFor(() => expect(part().getByLabelText('Mật khẩu hiện tại')).toHaveAccessibleDescription(/hiện tại chưa đúng/));
  await userEvent.clear(part().getByLabelText('Mật khẩu hiện tại'));
  await userEvent.type(part().getByLabelText('Mật khẩu hiện tại'), 'đúng rồi');
  await press();
  await waitFor(() => expect(part().getByRole('status')).toHaveTextContent('Tài khoản sẽ bị xoá lúc 20:10 ngày 04/12.'));
  expect(app.api.inputs(privacyCalls.leave)).toEqual([{ password: 'sai' }, { password: 'đúng rồi' }]);
  expect(notice()).toHaveTextContent('Tài khoản này sẽ bị xoá lúc 20:10 ngày 04/12.');
  expect(part().queryByRole('button')).toBeNull();
});

it('says what else is in the way above the form', async () => {
  const app = await open();
  app.api.on(privacyCalls.leave, () => {
    throw new ApiError('tooMany', { call: 'privacy.leave', status: 429, retryAfter: 30 });
  });
  await userEvent.click(part().getByRole('button', { name: 'Xoá tài khoản' }));
  await userEvent.type(part().getByLabelText('Mật khẩu hiện tại'), 'đúng rồi');
  await userEvent.click(part().getByRole('button', { name: 'Xoá sau 14 ngày' }));
  expect(await part().findByText(/Chờ 30 giây/)).toBeInTheDocument();
  expect(part().getByLabelText('Mật khẩu hiện tại')).toHaveValue('đúng rồi');
});

it('is said on every page of one’s own, and one press keeps the account', async () => {
  const app = await open({ leavesAt: GOES }, '/diem-danh');
  await userEvent.click(within(notice()!).getByRole('button', { name: 'Giữ lại' }));
  await waitFor(() => expect(notice()).toBeNull());
  expect(app.session.refreshes).toBe(1);
  expect(document.body).not.toHaveFocus();
  expect(app.notified).toMatchObject([{ tone: 'success', title: 'Tài khoản ở lại với bạn' }]);
});

it('says when the account could not be kept', async () => {
  const app = await open({ leavesAt: GOES });
  app.api.on(privacyCalls.stay, () => {
    throw new ApiError('offline', { call: 'privacy.stay' });
  });
  await userEvent.click(within(notice()!).getByRole('button', { name: 'Giữ lại' }));
  await waitFor(() => expect(app.notified).toMatchObject([{ tone: 'error', title: 'Chưa giữ lại được' }]));
  expect(notice()).not.toBeNull();
});

it('is not offered where an older api answers', async () => {
  const { leavesAt: _, ...older } = fan;
  const session = fakeSession({ status: 'user', user: older });
  await openPath(remote, 'account-and-missions', '/tai-khoan', { api: fakeApi(), session });
  expect(screen.getByRole('heading', { name: 'Riêng tư' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Xoá tài khoản' })).toBeNull();
});
