import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeApp, WithApp } from '@portal/testing';
import { userCalls } from '@portal/contracts/user';
import vi from '../locales/vi.json';
import { ShellProvider } from '../routing/shell-context.tsx';
import { SessionNotice } from './session-notice.tsx';
import { SessionCorner } from './session-corner.tsx';
import { aSession, refusal } from './testing/a-session.ts';

it('is a calm notice with another try after three rate-limited guest-info failures, and goes once there is a guest', async () => {
  const { session, api, guest, settle } = aSession();
  api.on(userCalls.guestInfo, () => {
    throw refusal(429, 'tooMany');
  });
  const app = await fakeApp({ messages: { shell: vi } });
  render(
    <WithApp app={app}>
      <ShellProvider value={{ session }}>
        <SessionNotice />
        <SessionCorner />
      </ShellProvider>
    </WithApp>,
  );
  expect(screen.queryByText(/Chưa lấy được vé khách/)).toBeNull();
  await act(async () => {
    void session.start();
    await settle();
  });
  expect(screen.getByText(/Chưa lấy được vé khách/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  // Who has an account needs no guest.
  expect(screen.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  api.on(userCalls.guestInfo, () => guest);
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await act(settle);
  expect(screen.queryByText(/Chưa lấy được vé khách/)).toBeNull();
});
