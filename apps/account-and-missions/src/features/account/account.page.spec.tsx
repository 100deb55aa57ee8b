import { act, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { codes, limits } from '@portal/contracts';
import { competitionCalls } from '@portal/contracts/competition';
import { pointsCalls } from '@portal/contracts/points';
import { resourceCalls } from '@portal/contracts/resource';
import { userCalls } from '@portal/contracts/user';
import { aUser, fakeApi, fakeSession, openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { aCard, aLevel, aRow } from '../../testing/points.ts';

const fan = aUser({
  userId: 7,
  username: 'fan',
  displayName: 'Fan Khán Đài B',
  balance: 12_480,
  createdAt: '2025-03-05T10:00:00+07:00',
  bio: 'Hát to nhất hàng.',
  emailAddress: 'fan@khandai.test',
});
const good = () =>
  fakeApi()
    .on(pointsCalls.checkInCard, () => aCard({ balance: 12_480, streak: 4 }))
    .on(userCalls.level, () => aLevel())
    .on(pointsCalls.ledger, ({ cursor }) =>
      cursor
        ? { list: [aRow(1, { reason: 'welcome', subject: '', amount: 100, balance: 100 })], nextCursor: null }
        : { list: [aRow(3), aRow(2, { amount: -50, reason: 'gift', subject: 'rose' })], nextCursor: 'older' },
    );
const open = (api = good(), session = fakeSession({ status: 'user', user: fan }), path = '/tai-khoan') =>
  openPath(remote, 'account-and-missions', path, { api, session });
const part = (name: string) => within(screen.getByRole('region', { name }));
const picture = (own: Partial<{ type: string; size: number }> = {}) => {
  const file = new File(['x'], 'mat.png', { type: own.type ?? 'image/png' });
  if (own.size) Object.defineProperty(file, 'size', { value: own.size });
  return file;
};

it('shows who one is: name, level with the way to the next, points with commas', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2, name: 'Fan Khán Đài B' })).toBeInTheDocument();
  expect(screen.getByText('@fan · Ngồi khán đài từ tháng 3/2025')).toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: 'Cấp 14' })).toHaveAttribute('aria-valuetext', '3,420 / 5,000');
  expect(screen.getAllByText('12,480').length).toBeGreaterThan(0);
  expect(await screen.findByText('4 ngày')).toBeInTheDocument();
  expect(document.title).toBe('Tài khoản | Khán Đài');
});

it('lists the ledger, and reads on when asked', async () => {
  const { app } = await open();
  const ledger = part('Sổ điểm');
  expect(await ledger.findByText('Điểm danh ngày 19/11')).toBeInTheDocument();
  expect(ledger.getByText('\u221250')).toBeInTheDocument();
  await userEvent.click(ledger.getByRole('button', { name: 'Xem thêm' }));
  expect(await ledger.findByText('Quà làm quen')).toBeInTheDocument();
  expect(ledger.queryByRole('button', { name: 'Xem thêm' })).toBeNull();
  expect(app.api.inputs(pointsCalls.ledger).map(({ cursor }) => cursor)).toEqual([undefined, 'older']);
});

describe('the statement', () => {
  const made = jest.fn<string, [Blob]>(() => 'blob:statement');
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    made.mockClear();
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
  });
  afterEach(() => jest.restoreAllMocks());
  const answer = { name: 'khan-dai-2026-11-20.csv', text: 'Thời gian,Lý do\r\n', rows: 3, whole: true };

  it('is a file that the browser saves, and forgets', async () => {
    const { app } = await open(good().on(pointsCalls.statement, () => answer));
    await userEvent.click(await part('Sổ điểm').findByRole('button', { name: 'Tải sao kê' }));
    await waitFor(() => expect(saved).toEqual(['khan-dai-2026-11-20.csv blob:statement']));
    expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'text/csv;charset=utf-8', size: new TextEncoder().encode(answer.text).length });
    expect(app.api.inputs(pointsCalls.statement)).toEqual([{ timezone: 'Asia/Ho_Chi_Minh' }]);
    expect(app.notified).toMatchObject([{ tone: 'success', title: 'Đã lưu sao kê', text: 'khan-dai-2026-11-20.csv' }]);
    app.clock.advance(60_000);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:statement');
  });

  it('says when it is not all of it, and when there is none', async () => {
    const { app } = await open(good().on(pointsCalls.statement, () => ({ ...answer, rows: 10_000, whole: false })));
    const button = await part('Sổ điểm').findByRole('button', { name: 'Tải sao kê' });
    await userEvent.click(button);
    await waitFor(() => expect(app.notified).toMatchObject([{ tone: 'info', text: expect.stringContaining('10,000') }]));
    app.api.on(pointsCalls.statement, () => {
      throw new ApiError('tooMany', { call: 'points.statement', status: 429 });
    });
    await userEvent.click(button);
    await waitFor(() => expect(app.notified.at(-1)).toMatchObject({ tone: 'error', title: 'Chưa tải được sao kê' }));
    expect(saved).toHaveLength(1);
  });
});

it('says that the ledger could not be loaded, and that there is nothing in it', async () => {
  const { app } = await open(fakeApi());
  const ledger = part('Sổ điểm');
  expect(await ledger.findByText('Chưa tải được sổ điểm.')).toBeInTheDocument();
  app.api.on(pointsCalls.ledger, () => ({ list: [], nextCursor: null }));
  await userEvent.click(ledger.getByRole('button', { name: 'Thử lại' }));
  expect(await ledger.findByText('Chưa có điểm nào vào ra')).toBeInTheDocument();
});

describe('the profile', () => {
  it('sends what was changed, and only that', async () => {
    const { app } = await open();
    app.api.on(userCalls.updateInfo, ({ nickname }) => ({ ...fan, displayName: String(nickname).trim() }));
    const name = screen.getByLabelText('Tên hiển thị');
    expect(part('Hồ sơ').getByRole('button', { name: 'Lưu hồ sơ' })).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, ' Ghế số 9 ');
    await userEvent.click(screen.getByRole('button', { name: 'Lưu hồ sơ' }));
    await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ tone: 'success', title: 'Đã lưu hồ sơ' })]));
    expect(app.api.inputs(userCalls.updateInfo)).toEqual([{ nickname: 'Ghế số 9' }]);
    expect(name).toHaveValue('Ghế số 9');
    expect(app.session.refreshes).toBe(1);
  });

  it('says at the name what is wrong with it, before asking and after', async () => {
    const { app } = await open();
    app.api.on(userCalls.updateInfo, () => {
      throw new ApiError('badInput', { call: 'x', status: 400, problems: [{ path: 'nickname', message: 'Tên này không được' }] });
    });
    const name = screen.getByLabelText('Tên hiển thị');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Lưu hồ sơ' }));
    expect(name).toHaveAccessibleDescription(/1 đến 40 ký tự/);
    expect(app.api.inputs(userCalls.updateInfo)).toEqual([]);
    await userEvent.type(name, 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Lưu hồ sơ' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Tên này không được/));
  });

  it('keeps what was typed while the network is away', async () => {
    const { app } = await open();
    app.api.on(userCalls.updateInfo, () => {
      throw new ApiError('offline', { call: 'x' });
    });
    await userEvent.type(screen.getByLabelText('Giới thiệu'), ' Và nhảy.');
    await userEvent.click(screen.getByRole('button', { name: 'Lưu hồ sơ' }));
    expect(await part('Hồ sơ').findByText(/Mất mạng/)).toBeInTheDocument();
    expect(screen.getByLabelText('Giới thiệu')).toHaveValue('Hát to nhất hàng. Và nhảy.');
  });
});

describe('the picture', () => {
  const url = '/other/api/resource/file/abc.webp';
  const upload = () => ({ url, thumb: null, kind: 'image' as const, width: 60, height: 60, alt: '' });

  it('is seen before it is sent, then kept', async () => {
    const { app } = await open();
    app.api.on(resourceCalls.upload, upload).on(userCalls.updateInfo, () => ({ ...fan, picture: url }));
    await userEvent.upload(screen.getByLabelText('Đổi Avatar'), picture());
    expect((await screen.findByRole('img', { name: 'Ảnh đại diện vừa chọn, chưa lưu' })).querySelector('img')?.src).toMatch(/^data:image\/png/);
    expect(screen.getByRole('button', { name: 'Dùng ảnh này' })).toHaveFocus();
    expect(app.api.inputs(resourceCalls.upload)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Dùng ảnh này' }));
    await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ title: 'Đã đổi ảnh đại diện' })]));
    expect(app.api.inputs(userCalls.updateInfo)).toEqual([{ profilePicture: url }]);
    expect(screen.getByLabelText('Đổi Avatar')).toHaveFocus();
  });

  it('is not sent when one thinks better of it', async () => {
    const { app } = await open();
    await userEvent.upload(screen.getByLabelText('Đổi Avatar'), picture());
    await userEvent.click(await screen.findByRole('button', { name: 'Bỏ' }));
    expect(screen.getByLabelText('Đổi Avatar')).toHaveFocus();
    expect(app.api.inputs(resourceCalls.upload)).toEqual([]);
  });

  it('is refused here already when it is too heavy', async () => {
    await open();
    await userEvent.upload(screen.getByLabelText('Đổi Avatar'), picture({ size: limits.uploadBytes + 1 }));
    expect(await screen.findByText('Ảnh nặng quá 8 MB.')).toBeInTheDocument();
  });

  it('stays picked, with the server’s words, when it is not taken', async () => {
    const { app } = await open();
    app.api.on(resourceCalls.upload, () => {
      throw new ApiError('badInput', { call: 'x', status: 400, problems: [{ path: 'file', message: 'Không phải ảnh' }] });
    });
    await userEvent.upload(screen.getByLabelText('Đổi Avatar'), picture());
    await userEvent.click(await screen.findByRole('button', { name: 'Dùng ảnh này' }));
    expect(await screen.findByText('Không phải ảnh')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dùng ảnh này' })).toBeInTheDocument();
  });

  it('can be taken away', async () => {
    const { app } = await open(good(), fakeSession({ status: 'user', user: { ...fan, picture: url } }));
    app.api.on(userCalls.updateInfo, () => fan);
    await userEvent.click(screen.getByRole('button', { name: 'Gỡ ảnh' }));
    await waitFor(() => expect(app.api.inputs(userCalls.updateInfo)).toEqual([{ profilePicture: null }]));
  });
});

describe('the cover', () => {
  const url = '/other/api/resource/file/bia.webp';

  it('is seen as others will, then kept, and can be taken away', async () => {
    const session = fakeSession({ status: 'user', user: { ...fan, cover: null } });
    const { app } = await open(good(), session);
    app.api.on(resourceCalls.upload, () => ({ url, thumb: null, kind: 'image' as const, width: 1200, height: 300, alt: '' }));
    app.api.on(userCalls.updateInfo, ({ coverPicture }) => ({ ...fan, cover: coverPicture ?? null }));
    const own = within(screen.getByRole('group', { name: 'Ảnh bìa' }));
    await userEvent.upload(own.getByLabelText('Thêm ảnh bìa'), picture());
    expect(await own.findByRole('img', { name: 'Ảnh bìa vừa chọn, chưa lưu' })).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/));
    await userEvent.click(own.getByRole('button', { name: 'Dùng ảnh này' }));
    await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ title: 'Đã đổi ảnh bìa' })]));
    expect(session.refreshes).toBe(1);
    act(() => session.become({ status: 'user', user: { ...fan, cover: url } }));
    expect(await own.findByRole('img', { name: 'Ảnh bìa của bạn' })).toBeInTheDocument();
    await userEvent.click(own.getByRole('button', { name: 'Gỡ ảnh bìa' }));
    await waitFor(() => expect(app.api.inputs(userCalls.updateInfo)).toEqual([{ coverPicture: url }, { coverPicture: null }]));
    expect(own.getByLabelText('Đổi ảnh bìa')).toHaveFocus();
  });

  it('is not offered where an older api cannot keep one, nor are teams', async () => {
    await open();
    expect([screen.queryByRole('group', { name: 'Ảnh bìa' }), screen.queryByRole('region', { name: 'Đội của tôi' })]).toEqual([null, null]);
  });
});

describe('the teams', () => {
  const team = (id: number, name: string) => ({ id, name, monogram: name.slice(0, 2), colors: ['#F5C400'] });
  const found = (...names: string[]) => ({
    list: names.map((name, index) => ({ ...team(10 + index, name), code: 'XXX' })),
    total: names.length,
    pageNum: 1,
    pageSize: 13,
  });
  const withTeams = (...teams: ReturnType<typeof team>[]) => fakeSession({ status: 'user', user: { ...fan, teams } });
  const api = () =>
    good()
      .on(competitionCalls.teams, ({ q }) => (q === 'không có' ? found() : found('Hà Nội', 'Hà Tĩnh')))
      .on(userCalls.updateInfo, () => fan);
  const own = () => part('Đội của tôi');
  const names = () =>
    within(own().getByRole('list', { name: 'Đội đang hiện trên trang của bạn' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  it('are found by their names, put on and taken off, each kept at once', async () => {
    const session = withTeams(team(10, 'Hà Nội'), team(3, 'Đức'));
    const { app } = await open(api(), session);
    const search = own().getByRole('textbox', { name: 'Tìm đội' });
    await userEvent.type(search, 'ha');
    const offered = within(await own().findByRole('list', { name: 'Đội tìm thấy' }));
    expect(offered.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Thêm Hà Tĩnh']);
    expect(own().getByRole('status')).toHaveTextContent('Tìm thấy 1 đội');
    await userEvent.click(offered.getByRole('button', { name: 'Thêm Hà Tĩnh' }));
    await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ title: 'Đã thêm Hà Tĩnh' })]));
    expect([search, (search as HTMLInputElement).value, session.refreshes]).toEqual([document.activeElement, '', 1]);
    expect(names()).toEqual(['Hà Nội', 'Đức', 'Hà Tĩnh']);
    await userEvent.click(own().getByRole('button', { name: 'Bỏ Đức' }));
    await waitFor(() => expect(app.api.inputs(userCalls.updateInfo)).toEqual([{ teamIds: [10, 3, 11] }, { teamIds: [10, 11] }]));
    expect(own().getByRole('heading', { name: 'Đội của tôi' })).toHaveFocus();
    expect(names()).toEqual(['Hà Nội', 'Hà Tĩnh']);
  });

  it('are those of the session as soon as it says anything newer: another device, or another language', async () => {
    const session = withTeams(team(3, 'Đức'));
    const { app } = await open(api(), session);
    await userEvent.type(own().getByRole('textbox', { name: 'Tìm đội' }), 'ha');
    await userEvent.click(await own().findByRole('button', { name: 'Thêm Hà Nội' }));
    await waitFor(() => expect(app.notified).toHaveLength(1));
    act(() => session.become({ status: 'user', user: { ...fan, teams: [team(3, 'Germany'), team(10, 'Hanoi'), team(4, 'Arsenal')] } }));
    await waitFor(() => expect(names()).toEqual(['Germany', 'Hanoi', 'Arsenal']));
  });

  it('that nobody is called are said to be none', async () => {
    await open(api(), withTeams());
    await userEvent.type(own().getByRole('textbox', { name: 'Tìm đội' }), 'không có');
    await waitFor(() => expect(own().getByRole('status')).toHaveTextContent('Không có đội nào tên như vậy'));
  });

  it('are five at most', async () => {
    const { app } = await open(api(), withTeams(...[1, 2, 3, 4, 5].map((id) => team(id, `Đội ${id}`))));
    expect(own().getByText(/^Đủ 5 đội rồi/)).toBeInTheDocument();
    await userEvent.type(own().getByRole('textbox', { name: 'Tìm đội' }), 'ha');
    expect([app.api.inputs(competitionCalls.teams), own().queryByRole('list', { name: 'Đội tìm thấy' })]).toEqual([[], null]);
  });

  it('stay as they were when they are not kept', async () => {
    const { app } = await open(api(), withTeams(team(3, 'Đức')));
    app.api.on(userCalls.updateInfo, () => {
      throw new ApiError('offline', { call: 'user.updateInfo' });
    });
    await userEvent.click(own().getByRole('button', { name: 'Bỏ Đức' }));
    expect(await own().findByText(/Mất mạng/)).toBeInTheDocument();
    expect(names()).toEqual(['Đức']);
  });
});

describe('the password', () => {
  const fill = async (before: string, next: string) => {
    const form = part('Mật khẩu');
    await userEvent.type(form.getByLabelText('Mật khẩu hiện tại'), before);
    await userEvent.type(form.getByLabelText('Mật khẩu mới'), next);
    await userEvent.click(form.getByRole('button', { name: 'Đổi mật khẩu' }));
  };

  it('is changed by the session, and the fields are emptied', async () => {
    const { app } = await open();
    await fill('khandai-demo', 'mật khẩu mới');
    await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ title: 'Đã đổi mật khẩu' })]));
    expect(app.session.passwords).toEqual([{ oldPassword: 'khandai-demo', newPassword: 'mật khẩu mới' }]);
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveValue('');
  });

  it('says at the old one that it is wrong', async () => {
    const { app } = await open();
    app.session.refusePasswords(
      new ApiError('refused', { call: 'x', status: 200, code: codes.wrongCredentials, serverMessage: 'Mật khẩu hiện tại chưa đúng' }),
    );
    await fill('đoán', 'mật khẩu mới');
    await waitFor(() => expect(screen.getByLabelText('Mật khẩu hiện tại')).toHaveAccessibleDescription(/chưa đúng/));
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveValue('mật khẩu mới');
  });

  it('is not asked for while the new one is too short', async () => {
    const { app } = await open();
    await fill('khandai-demo', 'ngắn');
    await waitFor(() => expect(screen.getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(/8 đến 128/));
    expect(app.session.passwords).toEqual([]);
  });
});

it('asks for the balance when told to, and whoever shows points hears of it', async () => {
  const { app } = await open();
  app.api.on(userCalls.refreshBalance, () => ({ balance: 12_500 }));
  await userEvent.click(screen.getByRole('button', { name: 'Cập nhật' }));
  await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ title: 'Bạn đang có 12,500 điểm' })]));
  expect(app.session.refreshes).toBe(1);
  await waitFor(() => expect(app.api.inputs(pointsCalls.ledger).length).toBeGreaterThan(1));
});

it('leads to the parts of the account', async () => {
  await open();
  const menu = within(screen.getByRole('navigation', { name: 'Tài khoản' }));
  expect(menu.getByRole('link', { name: 'Hồ sơ' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Điểm danh' })).toHaveAttribute('href', '/diem-danh');
  expect(menu.getByRole('link', { name: 'Thiết bị' })).toHaveAttribute('href', '/tai-khoan#thiet-bi');
  expect(menu.getByRole('link', { name: 'Email, số điện thoại' })).toHaveAttribute('href', '/tai-khoan#lien-he');
  expect(menu.getByRole('link', { name: 'Trang của tôi' })).toHaveAttribute('href', '/thanh-vien/fan');
});

it('logs out from the menu after asking once more', async () => {
  const session = fakeSession({ status: 'user', user: fan });
  await open(good(), session);
  const press = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) => userEvent.click(where.getByRole('button', { name }));
  await press('Đăng Xuất');
  await press('Ở lại', within(screen.getByRole('alertdialog', { name: 'Đăng xuất?' })));
  expect([screen.queryByRole('alertdialog'), session.logouts]).toEqual([null, 0]);
  await press('Đăng Xuất');
  await press('Đăng Xuất', within(screen.getByRole('alertdialog', { name: 'Đăng xuất?' })));
  expect(session.logouts).toBe(1);
});

it('invites a guest', async () => {
  const { app } = await open(fakeApi(), fakeSession());
  expect(screen.getByText('Còn một ghế trống cho bạn')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Đăng ký' }));
  expect(app.session.registerAsked).toBe(1);
  expect(app.api.asked).toEqual([]);
});

it('is rendered for nobody in particular, with the invitation for who has no JavaScript', async () => {
  await open(fakeApi(), fakeSession({ status: 'starting' }));
  expect(screen.getByRole('status', { name: 'Đang tải' })).toBeInTheDocument();
  expect(screen.getByText('Đăng ký và đăng nhập cần bật JavaScript.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('offers another try when the session could not be found out', async () => {
  const retry = jest.fn();
  await open(fakeApi(), fakeSession({ status: 'unavailable', retry }));
  act(() => screen.getByRole('button', { name: 'Thử lại' }).click());
  expect(retry).toHaveBeenCalledTimes(1);
});
