import { act, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { codes, type Language } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { aUser, fakeApp, renderWithApp } from '@portal/testing';
import { shellMessages } from '../locales/messages.ts';
import { ShellProvider } from '../routing/shell-context.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { SessionStore } from './session-store.ts';
import { createTokenStore } from './token-store.ts';

async function opened(path = '/', language: Language = 'vi') {
  localStorage.clear();
  const app = await fakeApp({ prefs: { language }, messages: { shell: (await shellMessages[language]()).default } });
  const session = new SessionStore({
    tokens: createTokenStore(localStorage),
    clock: {
      ...app.clock,
      after: (_, run) => {
        run();
        return () => {};
      },
    },
    lock: (work) => work(),
    onTokenChange: () => {},
    onExpired: () => {},
  });
  session.use(app.api);
  app.api
    .on(userCalls.info, () => aUser({ guest: 0 }))
    .on(userCalls.guestLogin, () => ({ guestToken: 'g' }))
    .on(userCalls.guestInfo, () => aUser({ guest: 1 }));
  await renderWithApp(
    <ShellProvider value={{ session }}>
      <LoginDialog />
    </ShellProvider>,
    { app, path },
  );
  return { session, api: app.api, clock: app.clock, notified: app.notified };
}
const type = async (label: string | RegExp, text: string) => {
  await userEvent.type(screen.getByLabelText(label), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('opens by the address, and leads from the log-in to the registration and back', async () => {
  const { session } = await opened('/?login=1');
  expect(await screen.findByRole('dialog', { name: 'Đăng nhập vào Khán Đài' })).toBeInTheDocument();
  await press('Đăng ký');
  expect(screen.getByRole('dialog', { name: 'Đăng ký thành viên Khán Đài' })).toBeInTheDocument();
  expect(screen.getByLabelText(/Tên đăng nhập/)).toHaveFocus();
  await press('Đăng nhập');
  expect(session.dialog).toBe('login');
});

it('registers with two fields, sends nothing that was left empty, and says welcome', async () => {
  const { session, api, notified } = await opened();
  api.on(userCalls.register, () => ({ accessToken: 'a', refreshToken: 'r' }));
  act(() => session.askRegister());
  await type(/Tên đăng nhập/, ' ghe_so_9 ');
  await type(/Mật khẩu/, 'khan dai b');
  await press('Đăng ký');
  expect(api.inputs(userCalls.register)).toEqual([{ username: 'ghe_so_9', password: 'khan dai b' }]);
  expect(session.state.status).toBe('user');
  expect(notified.map(({ title }) => title)).toEqual(['Chào mừng ghe_so_9 tới khán đài']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('begins with the code of whoever sent one here, which has served then', async () => {
  document.cookie = 'pid=lan; path=/';
  const { session, api } = await opened();
  api.on(userCalls.register, () => ({ accessToken: 'a', refreshToken: 'r' }));
  act(() => session.askRegister());
  expect(screen.getByLabelText(/^Mã mời/)).toHaveValue('lan');
  await type(/Tên đăng nhập/, 'ghe_so_9');
  await type(/Mật khẩu/, 'khan dai b');
  await press('Đăng ký');
  expect(api.inputs(userCalls.register)).toMatchObject([{ inviteCode: 'lan' }]);
  await waitFor(() => expect(document.cookie).not.toContain('pid'));
});

it('says at each field what it wants, and asks nobody while one is wrong', async () => {
  const { session, api } = await opened();
  act(() => session.askRegister());
  await type(/Tên đăng nhập/, '12345');
  await type(/Mật khẩu/, 'ngắn');
  await type(/Email/, 'không phải');
  await press('Đăng ký');
  expect(screen.getByLabelText(/Tên đăng nhập/)).toHaveAccessibleDescription(/không chỉ toàn số/);
  expect(screen.getByLabelText(/Mật khẩu/)).toHaveAccessibleDescription(/8 đến 128/);
  expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription(/chưa đúng/);
  expect(screen.getByLabelText(/Tên đăng nhập/)).toHaveFocus();
  expect(api.inputs(userCalls.register)).toEqual([]);
});

it.each([
  ['en', 'Log in', 'User name', 'This field is empty'],
  ['zh', '登入', '使用者名稱', '此欄位尚未填寫'],
] as const)('says in the visitor’s language (%s) what a field wants, with the focus on the first', async (language, submit, label, words) => {
  const { session, api } = await opened('/', language);
  act(() => session.askLogin());
  await press(submit);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(api.inputs(userCalls.login)).toEqual([]);
});

it('shows at the field that a name is taken, and keeps everything that was typed', async () => {
  const { session, api } = await opened();
  api.on(userCalls.register, () => {
    throw new ApiError('refused', { call: 'x', status: 200, code: codes.usernameTaken, serverMessage: 'Tên đăng nhập này đã có người dùng' });
  });
  act(() => session.askRegister());
  await type(/Tên đăng nhập/, 'fan');
  await type(/Mật khẩu/, 'khan dai b');
  await type(/Tên hiển thị/, 'Ghế số 9');
  await press('Đăng ký');
  expect(screen.getByLabelText(/Tên đăng nhập/)).toHaveAccessibleDescription(/đã có người dùng/);
  expect(screen.getByLabelText(/Tên đăng nhập/)).toHaveFocus();
  expect(screen.getByLabelText(/Tên hiển thị/)).toHaveValue('Ghế số 9');
});

it('shows what the server found wrong with a number, and that the network is away', async () => {
  const { session, api } = await opened();
  act(() => session.askRegister());
  await type(/Tên đăng nhập/, 'ghe_so_9');
  await type(/Mật khẩu/, 'khan dai b');
  await type(/Số điện thoại/, '0912345678');
  api.on(userCalls.register, () => {
    throw new ApiError('badInput', { call: 'x', status: 400, code: 40000, problems: [{ path: 'phoneNumber', message: 'Số điện thoại chưa đúng' }] });
  });
  await press('Đăng ký');
  expect(screen.getByLabelText(/Số điện thoại/)).toHaveAccessibleDescription(/Số điện thoại chưa đúng/);
  api.on(userCalls.register, () => {
    throw new ApiError('offline', { call: 'x' });
  });
  await press('Đăng ký');
  expect(screen.getByRole('alert')).toHaveTextContent('Mất mạng');
});

it('sends the phone number as the whole world reads it, and says here already what is wrong with it', async () => {
  const { session, api } = await opened();
  api.on(userCalls.register, () => ({ accessToken: 'a', refreshToken: 'r' }));
  act(() => session.askRegister());
  await type(/Tên đăng nhập/, 'ghe_so_9');
  await type(/Mật khẩu/, 'khan dai b');
  await type(/Số điện thoại/, '091');
  await press('Đăng ký');
  await waitFor(() => expect(screen.getByLabelText(/Số điện thoại/)).toHaveAccessibleDescription('Số điện thoại này còn thiếu số'));
  expect(screen.getByLabelText(/Số điện thoại/)).toHaveFocus();
  expect(api.inputs(userCalls.register)).toEqual([]);
  await type(/Số điện thoại/, '2345678');
  await press('Đăng ký');
  await waitFor(() => expect(api.inputs(userCalls.register)).toEqual([{ username: 'ghe_so_9', password: 'khan dai b', phoneNumber: '+84912345678' }]));
});

it('closes the list of countries with Escape, and stays itself', async () => {
  const { session } = await opened();
  act(() => session.askRegister());
  await userEvent.click(screen.getByText('Quốc gia:', { exact: false, selector: 'button span' }));
  await waitFor(() => expect(document.querySelector('[role=listbox]')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[role=listbox]')).toBeNull();
  expect(session.dialog).toBe('register');
  await userEvent.keyboard('{Escape}');
  expect(session.dialog).toBeUndefined();
});

describe('a log-in that fails', () => {
  it.each([
    [
      'with the server’s words',
      new ApiError('refused', { call: 'x', status: 200, code: codes.wrongCredentials, serverMessage: 'Sai tên hoặc mật khẩu' }),
      'Sai tên hoặc mật khẩu',
    ],
    ['with our own where it has none', new ApiError('server', { call: 'x', status: 500 }), 'Đăng nhập không thành công'],
    [
      'with how long to wait',
      new ApiError('tooMany', { call: 'x', status: 429, retryAfter: 30, serverMessage: 'chậm lại' }),
      'Bạn thử hơi nhiều lần rồi. Chờ 30 giây rồi thử lại nhé.',
    ],
    ['with the network that is away', new ApiError('offline', { call: 'x' }), 'Mất mạng. Bạn thử lại sau nhé.'],
  ])('says so %s, and keeps what was typed', async (_how, refusal, words) => {
    const { session, api } = await opened();
    api.on(userCalls.login, () => {
      throw refusal;
    });
    act(() => session.askLogin());
    await type('Tên đăng nhập', 'fan');
    await type('Mật khẩu', 'đoán');
    await press('Đăng nhập');
    expect(screen.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText('Mật khẩu')).toHaveFocus();
    expect([screen.getByLabelText('Tên đăng nhập'), screen.getByLabelText('Mật khẩu')].map((field) => (field as HTMLInputElement).value)).toEqual([
      'fan',
      'đoán',
    ]);
  });

  it('is ‘Login failed’ in English', async () => expect((await shellMessages.en()).default).toMatchObject({ login: { failed: 'Login failed' } }));
});

describe('a forgotten password', () => {
  const toCode = async () => {
    const dialog = await opened();
    dialog.api.on(userCalls.forgotPassword, () => ({}));
    act(() => dialog.session.askLogin());
    await press('Quên mật khẩu?');
    expect(screen.getByRole('dialog', { name: 'Lấy lại mật khẩu' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await type('Email', 'fan@khandai.test');
    await press('Gửi mã');
    await waitFor(() => expect(screen.getByLabelText('Mã sáu số')).toHaveFocus());
    return dialog;
  };

  it('is exchanged for a new one by a code, and one is back at the log-in with a word of success', async () => {
    const { api, session } = await toCode();
    api.on(userCalls.resetPassword, () => ({ device: 'known from now on' }));
    expect(screen.getByText(/Nếu có tài khoản dùng fan@khandai.test/)).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Mã sáu số'));
    await userEvent.paste('123 456');
    await type('Mật khẩu mới', 'khan dai moi');
    await press('Đổi mật khẩu');
    const asked = api.inputs(userCalls.forgotPassword)[0]?.asked;
    expect(asked).toMatch(/^[\w-]{20,64}$/);
    expect(api.inputs(userCalls.resetPassword)).toEqual([{ email: 'fan@khandai.test', emailCode: '123456', newPassword: 'khan dai moi', asked }]);
    expect(session.dialog).toBe('login');
    expect(localStorage.getItem('devices')).toBe('["known from now on"]');
    expect(screen.getByRole('status')).toHaveTextContent('Đã đổi mật khẩu');
    await waitFor(() => expect(screen.getByLabelText('Tên đăng nhập')).toHaveFocus());
  });

  it('is asked for with what the browser is known by, so that nobody else’s questions count', async () => {
    const { api, session, clock } = await toCode();
    session.rememberDevice('known here');
    act(() => clock.advance(60_000));
    await press('Gửi lại mã');
    expect(api.inputs(userCalls.forgotPassword)).toMatchObject([{ email: 'fan@khandai.test' }, { email: 'fan@khandai.test', devices: ['known here'] }]);
    expect(api.inputs(userCalls.forgotPassword)[0]).not.toHaveProperty('devices');
  });

  it('says at the code that it is wrong, and keeps the rest', async () => {
    const { api } = await toCode();
    await type('Mã sáu số', '12');
    await type('Mật khẩu mới', 'khan dai moi');
    await press('Đổi mật khẩu');
    expect(screen.getByLabelText('Mã sáu số')).toHaveAccessibleDescription('Mã gồm đúng sáu chữ số');
    expect(api.inputs(userCalls.resetPassword)).toEqual([]);
    api.on(userCalls.resetPassword, () => {
      throw new ApiError('refused', { call: 'x', status: 200, code: codes.wrongCode, serverMessage: 'Mã này không đúng hoặc đã hết hạn' });
    });
    await type('Mã sáu số', '3456');
    await press('Đổi mật khẩu');
    expect(screen.getByLabelText('Mã sáu số')).toHaveAccessibleDescription(/hết hạn/);
    expect(screen.getByLabelText('Mã sáu số')).toHaveFocus();
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveValue('khan dai moi');
  });

  it('sends the code once more after a minute, or when the server allows it', async () => {
    const { api, clock } = await toCode();
    expect(await screen.findByRole('button', { name: 'Gửi lại mã sau 60 giây' })).toBeDisabled();
    act(() => clock.advance(59_000));
    expect(screen.getByRole('button', { name: 'Gửi lại mã sau 1 giây' })).toBeDisabled();
    act(() => clock.advance(1_000));
    expect(clock.waiting).toBe(0);
    api.on(userCalls.forgotPassword, () => {
      throw new ApiError('tooMany', { call: 'x', status: 429, retryAfter: 90 });
    });
    await press('Gửi lại mã');
    expect(screen.getByRole('alert')).toHaveTextContent('Chờ 90 giây');
    expect(await screen.findByRole('button', { name: 'Gửi lại mã sau 90 giây' })).toBeDisabled();
    const asked = api.inputs(userCalls.forgotPassword);
    expect(asked).toHaveLength(2);
    // The same question: the code that comes takes the place of the first.
    expect(asked[1]).toEqual(asked[0]);
  });

  it('goes back to another address, and to the log-in', async () => {
    const { session } = await toCode();
    await press('Email khác');
    expect(screen.getByLabelText('Email')).toHaveValue('fan@khandai.test');
    await press('Đăng nhập');
    expect(session.dialog).toBe('login');
  });
});
