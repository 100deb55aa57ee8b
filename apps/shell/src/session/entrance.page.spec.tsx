import { act, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { userCalls } from '@portal/contracts/user';
import { fakeApp, renderWithApp } from '@portal/testing';
import type { Posted } from '../boot.ts';
import vi from '../locales/vi.json';
import { ShellProvider } from '../routing/shell-context.tsx';
import type { Entrance } from '../routing/table.ts';
import { entrances } from './entrance.page.tsx';
import { aSession } from './testing/a-session.ts';

const Address = () => {
  const { pathname, search } = useLocation();
  return <p aria-label="address">{pathname + search}</p>;
};
const address = () => screen.getByLabelText('address').textContent;

/** An entrance, before anybody knows who is there. */
async function at(entrance: Entrance, path: string, posted?: Posted) {
  const { session, api, tokens, member, settle } = aSession();
  api.on(userCalls.info, () => member).on(userCalls.login, () => ({ accessToken: 'a', refreshToken: 'r' }));
  const app = await fakeApp({ api, session: Object.assign(session, { requested: [] }) as never, messages: { shell: vi } });
  const Page = entrances[entrance];
  await renderWithApp(
    <ShellProvider value={{ session, posted: posted ?? null }}>
      <Page />
      <Address />
    </ShellProvider>,
    { app, path },
  );
  const begin = () =>
    act(async () => {
      void session.start();
      await settle();
    });
  const logIn = async () => {
    await userEvent.type(screen.getByLabelText('Tên đăng nhập'), 'fan');
    await userEvent.type(screen.getByLabelText('Mật khẩu'), 'khandai-demo');
    await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await act(settle);
  };
  return { session, api, tokens, begin, logIn };
}

describe('an entrance', () => {
  it.each([
    ['/dang-nhap?to=%2Ftin-tuc%3Ftrang%3D2', '/tin-tuc?trang=2'],
    ['/dang-nhap', '/'],
    ['/dang-nhap?to=%2F%2Fevil.example', '/'],
    ['/dang-nhap?to=https%3A%2F%2Fevil.example', '/'],
    ['/dang-nhap?to=%2Fdang-ky', '/'],
  ])('%s leads who logs in on to %s', async (path, to) => {
    const { begin, logIn } = await at('login', path);
    await begin();
    expect(screen.getByRole('heading', { level: 1, name: 'Đăng nhập vào Khán Đài' })).toBeVisible();
    await logIn();
    expect(address()).toBe(to);
  });

  it('tells a member who they are, and leads nobody on who has not just come in', async () => {
    const { tokens, begin } = await at('login', '/dang-nhap?to=%2Ftin-tuc');
    tokens.becomeUser('access', 'refresh');
    await begin();
    expect(screen.getByText('Bạn đang ở trong sân với tên sonnghe_37', { exact: false })).toBeVisible();
    expect(screen.queryByLabelText('Mật khẩu')).toBeNull();
    expect(screen.getByRole('link', { name: 'Vào tiếp' })).toHaveAttribute('href', '/tin-tuc');
    expect(address()).toBe('/dang-nhap?to=%2Ftin-tuc');
  });

  it.each([
    ['login', 'Đăng ký', '/dang-ky?to=%2Fbang-tin'],
    ['login', 'Quên mật khẩu?', '/quen-mat-khau?to=%2Fbang-tin'],
    ['register', 'Đăng nhập', '/dang-nhap?to=%2Fbang-tin'],
    ['forgot', 'Đăng nhập', '/dang-nhap?to=%2Fbang-tin'],
  ] as const)('%s knows the way to the others, and keeps where one was going: %s', async (entrance, name, href) => {
    await at(entrance, '/dang-nhap?to=%2Fbang-tin');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each(['login', 'register', 'forgot'] as const)('%s never puts into an address what is typed before its program is there', async (entrance) => {
    await at(entrance, '/dang-nhap');
    expect(document.querySelector('form')).toHaveAttribute('method', 'post');
  });
});

describe('a log-in that was posted as a form', () => {
  it('comes back with what is wrong at its field and the name that was typed, until the next try', async () => {
    const { begin, logIn } = await at('login', '/dang-nhap', { status: 'refused', username: 'fan', message: 'Sai tên đăng nhập hoặc mật khẩu' });
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveValue('fan');
    expect(screen.getByLabelText('Mật khẩu')).toHaveAccessibleDescription('Sai tên đăng nhập hoặc mật khẩu');
    await waitFor(() => expect(screen.getByLabelText('Mật khẩu')).toHaveFocus());
    await begin();
    await userEvent.clear(screen.getByLabelText('Tên đăng nhập'));
    await logIn();
    expect(address()).toBe('/');
  });

  it('says so with our own words where the server had none', async () => {
    await at('login', '/dang-nhap', { status: 'refused', username: '', message: null });
    expect(screen.getByLabelText('Mật khẩu')).toHaveAccessibleDescription('Đăng nhập không thành công');
  });

  it('is kept by this browser, and leads on', async () => {
    const session = { accessToken: 'a', refreshToken: 'r', device: 'd' };
    const { session: store, tokens, begin } = await at('login', '/dang-nhap?to=%2Ftin-tuc', { status: 'entered', session });
    expect(screen.getByRole('status')).toHaveTextContent('Đang vào sân');
    expect(screen.queryByLabelText('Mật khẩu')).toBeNull();
    store.arrive(session);
    expect([tokens.token(), tokens.refreshToken(), tokens.devices()]).toEqual(['a', 'r', ['d']]);
    await begin();
    expect(address()).toBe('/tin-tuc');
  });
});
