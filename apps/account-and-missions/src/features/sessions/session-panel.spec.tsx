import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { userCalls, type OwnSession } from '@portal/contracts/user';
import { aUser, fakeApi, fakeSession, renderWithApp } from '@portal/testing';
import { vi } from '../../locales/vietnamese.ts';
import { SessionPanel } from './session-panel.tsx';

const here: OwnSession = {
  id: '6f1c1b0e-8f0b-4b0e-9b5e-0d5a3f0a0001',
  current: true,
  device: 'Firefox 132 · Windows 10',
  createdAt: '2026-11-01T10:00:00+07:00',
  lastUsedAt: '2026-11-20T19:15:00+07:00',
};
const phone: OwnSession = {
  ...here,
  id: '6f1c1b0e-8f0b-4b0e-9b5e-0d5a3f0a0002',
  current: false,
  device: 'Chrome 130 · Android 14',
  lastUsedAt: '2026-11-19T23:30:00+07:00',
};
const nameless: OwnSession = { ...here, id: '6f1c1b0e-8f0b-4b0e-9b5e-0d5a3f0a0003', current: false, device: null };
const open = async (api = fakeApi().on(userCalls.sessions, () => ({ list: [here, phone, nameless] }))) =>
  (
    await renderWithApp(<SessionPanel userId={7} />, {
      api,
      messages: { 'account-and-missions': vi },
      session: fakeSession({ status: 'user', user: aUser({ userId: 7 }) }),
    })
  ).app;
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('lists where one is logged in, with device and last use; this device is marked and cannot be ended from its row', async () => {
  await open();
  await screen.findByText('Thiết bị này');
  expect(rows()).toEqual([
    'Firefox 132 · Windows 10Dùng lần cuối 19:15 ngày 20/11Thiết bị này',
    'Chrome 130 · Android 14Dùng lần cuối 23:30 ngày 19/11Đăng Xuất',
    'Thiết bị không rõDùng lần cuối 19:15 ngày 20/11Đăng Xuất',
  ]);
  expect(screen.queryByRole('button', { name: 'Đăng xuất Firefox 132 · Windows 10' })).toBeNull();
});

it('ends one of them, tells so, and keeps the focus in the list', async () => {
  const app = await open();
  app.api.on(userCalls.endSession, () => ({}));
  await screen.findByText('Thiết bị này');
  await press('Đăng xuất Chrome 130 · Android 14');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(app.api.inputs(userCalls.endSession)).toEqual([{ id: phone.id }]);
  expect(screen.getByRole('status')).toHaveTextContent('Chrome 130 · Android 14 đã được đăng xuất.');
  expect(screen.getByRole('group', { name: 'Đang đăng nhập ở đâu' })).toHaveFocus();
});

it('keeps one that could not be ended, and says so', async () => {
  const app = await open();
  await screen.findByText('Thiết bị này');
  await press('Đăng xuất Chrome 130 · Android 14');
  await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ tone: 'error', title: 'Chưa đăng xuất được thiết bị đó' })]));
  expect(rows()).toHaveLength(3);
});

it('logs out everywhere after asking once more, and this page is a guest’s then', async () => {
  const app = await open();
  app.api.on(userCalls.logoutEverywhere, () => ({}));
  await press('Đăng xuất mọi nơi');
  const dialog = () => within(screen.getByRole('alertdialog', { name: 'Đăng xuất mọi nơi?' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Ở lại' }));
  expect([app.api.inputs(userCalls.logoutEverywhere).length, app.session.logouts]).toEqual([0, 0]);
  await press('Đăng xuất mọi nơi');
  await userEvent.click(dialog().getByRole('button', { name: 'Đăng xuất mọi nơi' }));
  await waitFor(() => expect(app.session.logouts).toBe(1));
  expect(app.api.inputs(userCalls.logoutEverywhere)).toHaveLength(1);
});

it('stays logged in while the server was not told', async () => {
  const app = await open();
  app.api.on(userCalls.logoutEverywhere, () => {
    throw new ApiError('offline', { call: 'x' });
  });
  await press('Đăng xuất mọi nơi');
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Đăng xuất mọi nơi' }));
  expect(await dialog.findByText(/Mất mạng/)).toBeInTheDocument();
  expect(app.session.logouts).toBe(0);
});

it('says that the list could not be loaded, and tries again', async () => {
  const app = await open(fakeApi());
  await screen.findByText('Chưa tải được các thiết bị.');
  app.api.on(userCalls.sessions, () => ({ list: [] }));
  await press('Thử lại');
  expect(await screen.findByText('Chưa thấy thiết bị nào')).toBeInTheDocument();
});

it('tells two devices apart that say the same of themselves', async () => {
  await open(fakeApi().on(userCalls.sessions, () => ({ list: [here, phone, { ...phone, id: nameless.id }] })));
  await screen.findByText('Thiết bị này');
  expect(screen.getAllByRole('button', { name: /^Đăng xuất Chrome/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Đăng xuất Chrome 130 · Android 14 (1)',
    'Đăng xuất Chrome 130 · Android 14 (2)',
  ]);
});
