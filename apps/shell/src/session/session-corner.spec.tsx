import { act, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import type { UserInfo } from '@portal/contracts';
import { messageCalls } from '@portal/contracts/message';
import { userCalls } from '@portal/contracts/user';
import { aUser, fakeApp, fakeSession, renderWithApp } from '@portal/testing';
import { BottomNav } from '../layout/bottom-nav.tsx';
import vi from '../locales/vi.json';
import { ShellProvider } from '../routing/shell-context.tsx';
import { SessionCorner } from './session-corner.tsx';
import { aSession } from './testing/a-session.ts';

/** Header's corner and a phone's tabs, of somebody who is this member, or of a guest. */
async function shown(member?: Partial<UserInfo>) {
  const { session, api, tokens, settle } = aSession();
  const user = aUser({ guest: 0, userId: 7, username: 'fan', displayName: 'Fan Khán Đài B', ...member });
  if (member) {
    tokens.becomeUser('access', 'refresh');
    api.on(userCalls.info, () => user);
    api.on(messageCalls.unread, () => ({ unReadBookingCount: 1, unReadMsgCount: 2 }));
  }
  const app = await fakeApp({ api, messages: { shell: vi }, ...(member && { session: fakeSession({ status: 'user', user }) }) });
  await renderWithApp(
    <ShellProvider value={{ session }}>
      <SessionCorner />
      <BottomNav />
    </ShellProvider>,
    { app },
  );
  const starts = screen.queryByRole('status', { name: 'Đang vào sân' });
  await act(async () => {
    void session.start();
    await settle();
  });
  return { session, starts };
}

it('says that one is on the way in, then offers a guest to log in and to register', async () => {
  const { session, starts } = await shown();
  expect(starts).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  expect(session.dialog).toBe('login');
  await userEvent.click(screen.getByRole('button', { name: 'Đăng ký thành viên' }));
  expect(session.dialog).toBe('register');
  expect(screen.getByRole('link', { name: 'Tài khoản' })).toHaveAttribute('href', '/tai-khoan');
});

it('shows a member who they are: name, level, points, and how much is unread, in the header and on a phone’s tab', async () => {
  await shown({ level: 14, balance: 12_480 });
  expect(await screen.findByRole('button', { name: 'Thông báo, 3 chưa đọc' })).toBeVisible();
  const me = screen.getByRole('link', { name: /^Tài khoản của bạn/ });
  expect(me).toHaveAccessibleName(/cấp 14/);
  expect(me).toHaveTextContent('Fan Khán Đài B');
  expect(screen.getByLabelText('12,480 điểm')).toHaveTextContent('12,480');
  expect(screen.getByRole('link', { name: /^3 chưa đọc\s*Tài khoản$/ })).toHaveAttribute('href', '/tai-khoan');
});

it('shows no level where the api names none', async () => {
  await shown({});
  expect(await screen.findByRole('link', { name: /^Tài khoản của bạn/ })).not.toHaveAccessibleName(/cấp/);
});
