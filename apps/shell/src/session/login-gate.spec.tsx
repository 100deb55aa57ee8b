import { act, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { fakeApp, renderWithApp } from '@portal/testing';
import { shellMessages } from '../locales/messages.ts';
import { ShellProvider } from '../routing/shell-context.tsx';
import * as dialog from './login-dialog.tsx';
import { LoginGate } from './login-gate.tsx';
import { notices, type Notice } from './notices.ts';
import { SessionStore } from './session-store.ts';
import { createTokenStore } from './token-store.ts';

async function open(path: string, comes: () => Promise<typeof dialog>, reload?: (path: string) => boolean) {
  localStorage.clear();
  const app = await fakeApp({ messages: { shell: (await shellMessages.vi()).default } });
  const session = new SessionStore({
    tokens: createTokenStore(localStorage),
    clock: app.clock,
    lock: (work) => work(),
    onTokenChange: () => {},
    onExpired: () => {},
  });
  session.use(app.api);
  const from = jest.fn(comes);
  await renderWithApp(
    <ShellProvider value={{ session, ...(reload && { reload }) }}>
      <LoginGate from={from} />
    </ShellProvider>,
    { app, path },
  );
  await act(async () => {});
  return { session, from };
}
const lost = () => Promise.reject(new Error('Loading chunk login failed'));

describe('the way to the log-in', () => {
  it('asks for no code before somebody asks for the log-in, and once for all', async () => {
    const { session, from } = await open('/', () => Promise.resolve(dialog));
    expect(from).not.toHaveBeenCalled();
    await act(async () => session.askLogin());
    expect(await screen.findByRole('dialog', { name: 'Đăng nhập vào Khán Đài' })).toBeInTheDocument();
    act(() => session.closeDialog());
    act(() => session.askRegister());
    expect(await screen.findByRole('dialog', { name: /Đăng ký/ })).toBeInTheDocument();
    expect(from).toHaveBeenCalledTimes(1);
  });

  it('opens by the address', async () => {
    await open('/tin-tuc?login=1', () => Promise.resolve(dialog));
    expect(await screen.findByRole('dialog', { name: 'Đăng nhập vào Khán Đài' })).toBeInTheDocument();
  });

  describe('when its code does not come', () => {
    beforeEach(() => {
      jest.spyOn(console, 'warn').mockImplementation(() => {});
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });

    it('loads the page whole, with the log-in open', async () => {
      const reload = jest.fn(() => true);
      const { session } = await open('/bang-tin?nType=4', lost, reload);
      await act(async () => session.askLogin());
      expect(reload).toHaveBeenCalledWith('/bang-tin?nType=4&login=1');
      expect(session.dialog).toBeUndefined();
    });

    it('says so where the page may not be loaded anew, and tries again at the next press', async () => {
      const said: Notice[] = [];
      const stop = notices.listen((notice) => said.push(notice));
      let away = true;
      const { session } = await open(
        '/',
        () => (away ? lost() : Promise.resolve(dialog)),
        () => false,
      );
      await act(async () => session.askLogin());
      expect(said).toEqual(['loginAway']);
      away = false;
      await act(async () => session.askLogin());
      expect(await screen.findByRole('dialog', { name: 'Đăng nhập vào Khán Đài' })).toBeInTheDocument();
      stop();
    });
  });
});
