import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeApp, WithApp } from '@portal/testing';
import { userCalls } from '@portal/contracts/user';
import vi from '../locales/vi.json';
import { ShellProvider } from '../routing/shell-context.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { SessionCorner } from '../session/session-corner.tsx';
import { aSession, refusal } from '../session/testing/a-session.ts';

it('is a calm notice with another try after three rate-limited guest-info failures, and goes once there is a guest', async () => {
  const { session, api, guest, settle } = aSession();
  api.on(userCalls.guestInfo, () => {
    throw refusal(429, 'tooMany');
  });
  const app = await fakeApp({ messages: { shell: vi } });
  render(
    <WithApp app={app}>
      <ShellProvider value={{ session }}>
        <NetworkNotice />
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

describe('the strip', () => {
  async function shown() {
    const app = await fakeApp({ messages: { shell: vi } });
    render(
      <WithApp app={app}>
        <ShellProvider value={{ session: aSession().session }}>
          <NetworkNotice />
        </ShellProvider>
      </WithApp>,
    );
    return { ...app, said: () => screen.queryAllByRole('status').map(({ textContent }) => textContent) };
  }
  const network = (there: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
    act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')));
  };
  afterEach(() => jest.restoreAllMocks());

  it('counts the tries, offers another one, says when it is back and falls silent', async () => {
    const { socket, clock, said } = await shown();
    const retry = jest.fn();
    const become = (state: Parameters<typeof socket.become>[0]) => act(() => socket.become(state));
    expect(said()).toEqual([]);
    become({ status: 'reconnecting', attempt: 3, of: 10 });
    expect(said()).toEqual(['Mất kết nối, đang nối lại (lần 3 trên 10).']);
    become({ status: 'failed', retry });
    expect(said()).toEqual([expect.stringContaining('Mất kết nối. Tỷ số và chat đang đứng yên.')]);
    fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(retry).toHaveBeenCalledTimes(1);
    become({ status: 'connecting' });
    expect(said()).toEqual(['Mất kết nối, đang nối lại (lần 1 trên 10).']);
    become({ status: 'online' });
    expect(said()).toEqual(['Đã nối lại.']);
    act(() => clock.advance(3_000));
    expect(said()).toEqual([]);
  });

  it('says nothing while the first connection is made, or one with another token', async () => {
    const { socket, said } = await shown();
    for (const status of ['connecting', 'online'] as const) {
      act(() => socket.become({ status }));
      expect(said()).toEqual([]);
    }
  });

  it('is one: without network nothing else is said', async () => {
    const { socket, said } = await shown();
    act(() => socket.become({ status: 'reconnecting', attempt: 1, of: 10 }));
    network(false);
    expect(said()).toEqual(['Mất mạng. Trang đang hiện dữ liệu đã tải.']);
    network(true);
    expect(said()).toEqual(['Mất kết nối, đang nối lại (lần 1 trên 10).']);
  });
});
