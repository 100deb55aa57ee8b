import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { limits } from '@portal/contracts';
import { messageCalls, type Notification } from '@portal/contracts/message';
import { aUser, fakeApi, fakeSession, renderWithApp, type FakeApi } from '@portal/testing';
import texts from '../locales/vi.json';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationsPage } from './notifications.page.tsx';

const me = aUser({ userId: 7 });
const member = () => fakeSession({ status: 'user', user: me });
const row = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  type: 10,
  status: 10,
  title: 'NEW_COMMENT',
  content: `${id}|Lan ${id}|NEW_COMMENT`,
  createdAt: '2026-11-20T12:30:00.000Z',
  ...more,
});
const refuse = (api: FakeApi, call: typeof messageCalls.markRead) =>
  api.on(call, () => {
    throw new ApiError('offline', { call: call.id });
  });

function anApi(rows: Notification[]) {
  return fakeApi()
    .on(messageCalls.unread, () => ({
      unReadBookingCount: rows.filter(({ type, status }) => type === 30 && status === 10).length,
      unReadMsgCount: rows.filter(({ type, status }) => type === 10 && status === 10).length,
    }))
    .on(messageCalls.list, ({ type, pageNum = 1 }) => {
      const found = rows.filter((one) => type === undefined || one.type === Number(type));
      return { list: found.slice((Number(pageNum) - 1) * 50, Number(pageNum) * 50), total: found.length };
    })
    .on(messageCalls.markRead, () => ({}))
    .on(messageCalls.markAllRead, () => ({}));
}
const show = (api: FakeApi, part: 'bell' | 'page', { session = member(), path = '/thong-bao' } = {}) =>
  renderWithApp(part === 'bell' ? <NotificationBell userId={7} /> : <NotificationsPage />, { api, session, path, messages: { shell: texts } });
const bell = () => screen.getByRole('button', { name: /^Thông báo/ });

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warned.mockRestore());

describe('the bell', () => {
  it('has the number of unread ones, both kinds, and asks anew every five minutes', async () => {
    const rows = [row(1), row(2, { type: 30, title: 'Lịch', content: '|Đã nhận' }), row(3, { status: 20 })];
    const { app } = await show(anApi(rows), 'bell');
    expect(await screen.findByRole('button', { name: 'Thông báo, 2 chưa đọc' })).toBeVisible();
    rows.push(row(4));
    act(() => app.clock.advance(limits.notificationRefresh - 1));
    expect(app.api.inputs(messageCalls.unread)).toHaveLength(1);
    act(() => app.clock.advance(1));
    expect(await screen.findByRole('button', { name: 'Thông báo, 3 chưa đọc' })).toBeVisible();
  });

  it('stays quiet where nobody answers, and says so in the log', async () => {
    await show(fakeApi(), 'bell');
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(bell()).toHaveAccessibleName('Thông báo');
  });

  it('opens a panel; a row leads to its post and its number drops once the server has marked it', async () => {
    const api = anApi([row(1), row(2)]);
    let marked: () => void = () => {};
    api.on(
      messageCalls.markRead,
      () =>
        new Promise((resolve) => {
          marked = () => resolve({});
        }),
    );
    await show(api, 'bell');
    await userEvent.click(bell());
    const panel = await screen.findByRole('dialog', { name: 'Thông báo' });
    const link = await within(panel).findByRole('link', { name: /Lan 1 đã bình luận bài của bạn/ });
    expect(link).toHaveAttribute('href', '/bang-tin?pId=1');
    await userEvent.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bell()).toHaveAccessibleName('Thông báo, 2 chưa đọc');
    await act(async () => marked());
    await waitFor(() => expect(bell()).toHaveAccessibleName('Thông báo, 1 chưa đọc'));
    expect(api.inputs(messageCalls.markRead)).toEqual([{ id: '1' }]);
  });

  it('marks all as read at once', async () => {
    const api = anApi([row(1), row(2, { type: 30 })]);
    await show(api, 'bell');
    await userEvent.click(await screen.findByRole('button', { name: 'Thông báo, 2 chưa đọc' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Đọc hết' }));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Thông báo'));
    expect(api.inputs(messageCalls.markAllRead)).toEqual([{}]);
    expect(screen.queryByText('Chưa đọc:')).not.toBeInTheDocument();
  });
});

describe('/thong-bao', () => {
  it('asks guests to log in and asks the server nothing in their name', async () => {
    const { app } = await show(anApi([]), 'page', { session: fakeSession() });
    await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập để xem' }));
    expect(app.session.loginAsked).toBe(1);
    expect(app.api.asked).toEqual([]);
  });

  it('lists activity and, in a tab of their own, bookings', async () => {
    const rows = [row(1), row(2, { type: 30, title: 'Lịch hẹn', content: '|BLV đã nhận lịch' })];
    const { unmount } = await show(anApi(rows), 'page');
    expect(await screen.findByText('Lan 1 đã bình luận bài của bạn')).toBeVisible();
    expect(screen.queryByText('BLV đã nhận lịch')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Lịch hẹn BLV ?1$/ })).toHaveAttribute('href', '/thong-bao?type=30');
    unmount();
    const { app } = await show(anApi(rows), 'page', { path: '/thong-bao?type=30' });
    // It leads nowhere: it is only marked.
    await userEvent.click(await screen.findByRole('button', { name: /BLV đã nhận lịch/ }));
    expect(app.api.inputs(messageCalls.markRead)).toEqual([{ id: '2' }]);
    expect(screen.queryByRole('button', { name: /BLV đã nhận lịch/ })).not.toBeInTheDocument();
  });

  it('a row that could not be marked stays unread', async () => {
    const api = anApi([row(1, { title: 'Tin', content: '|Chào' })]);
    refuse(api, messageCalls.markRead);
    await show(api, 'page');
    await userEvent.click(await screen.findByRole('button', { name: /Chào/ }));
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: /Chào/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Hoạt động ?1$/ })).toBeVisible();
  });

  it('has pages', async () => {
    await show(anApi(Array.from({ length: 60 }, (_, id) => row(id + 1))), 'page', { path: '/thong-bao?page=2' });
    expect(await screen.findByText('Lan 51 đã bình luận bài của bạn')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mới hơn' })).toHaveAttribute('href', '/thong-bao');
  });

  it('says that there is nothing, and offers another try where nobody answers', async () => {
    const { unmount } = await show(anApi([]), 'page');
    expect(await screen.findByText('Chưa có thông báo nào')).toBeVisible();
    unmount();
    const { app } = await show(fakeApi(), 'page');
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    app.api.on(messageCalls.list, () => ({ list: [row(1)], total: 1 }));
    await userEvent.click(retry);
    expect(await screen.findByText('Lan 1 đã bình luận bài của bạn')).toBeVisible();
  });
});
