import { act, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { limits } from '@portal/contracts';
import { liveCalls } from '@portal/contracts/live';
import { resourceCalls } from '@portal/contracts/resource';
import { aUser, fakeApi, fakeSession, openPath, type FakeAppOptions } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { feedbackDraft } from './feedback-draft.ts';

const picture = (name: string) => ({
  url: `/other/api/resource/file/${name}.webp`,
  thumb: null,
  width: 10,
  height: 10,
  bytes: 10,
  kind: 'image' as const,
  alt: '',
});
const taking = () =>
  fakeApi()
    .on(liveCalls.createFeedback, () => ({ id: 1 }))
    .on(resourceCalls.upload, ({ file }) => picture((file as File).name.replace(/\W/g, '-')) as never);
const member = () => fakeSession({ status: 'user', user: aUser({ userId: 7, displayName: 'Sơn Nghệ' }) });
const open = async ({ path = '/phan-hoi', ...options }: FakeAppOptions & { path?: string } = {}) => {
  const api = options.api ?? taking();
  return { api, user: userEvent.setup(), ...(await openPath(remote, 'content-and-news', path, { ...options, api })) };
};
const words = () => screen.getByRole('textbox', { name: /Lời của bạn/ });
const send = () => screen.getByRole('button', { name: 'Gửi phản hồi' });
const sent = (api: ReturnType<typeof fakeApi>) => api.inputs(liveCalls.createFeedback);
const refuse = (api: ReturnType<typeof fakeApi>, kind: ConstructorParameters<typeof ApiError>[0], detail: object = {}) =>
  api.on(liveCalls.createFeedback, () => {
    throw new ApiError(kind, { call: 'live.createFeedback', ...detail });
  });

beforeEach(() => sessionStorage.clear());

describe('a guest', () => {
  it('sends words, what they are about and how to be answered, and is thanked with the focus on it', async () => {
    const { api, user } = await open({ path: '/phan-hoi?tu=/truc-tiep' });
    await user.click(screen.getByRole('radio', { name: 'Hình và tiếng' }));
    await user.type(words(), '  Tiếng đi trước hình hai giây ');
    await user.type(screen.getByRole('textbox', { name: 'Email hoặc số điện thoại' }), 'an@example.com');
    await user.click(send());
    expect(await screen.findByText('Đã nhận lời của bạn')).toBeInTheDocument();
    expect(sent(api)).toEqual([
      {
        uuid: expect.stringMatching(/^[\w-]{8,64}$/) as string,
        kind: 'stream',
        content: 'Tiếng đi trước hình hai giây',
        contact: 'an@example.com',
        pagePath: '/truc-tiep',
        pictures: [],
      },
    ]);
    expect(document.activeElement).toContainElement(screen.getByRole('status'));
    expect(feedbackDraft().read()).toBeUndefined();
  });

  it('can say more after that, on an empty form', async () => {
    const { user } = await open();
    await user.type(words(), 'Cho xin chế độ chữ to');
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Gửi lời khác' }));
    expect(words()).toHaveValue('');
  });

  it('is offered to log in where pictures would be', async () => {
    const { app, user } = await open();
    expect(screen.queryByText('Thêm hình')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Đăng nhập để góp ý' }));
    expect(app.session.loginAsked).toBe(1);
  });
});

describe('what is not right', () => {
  it('is named at its field, which gets the focus, and nothing is sent', async () => {
    const { api, user } = await open();
    await user.type(words(), 'ngắn');
    await user.click(send());
    expect(await screen.findByText('Bạn viết thêm một chút nhé, ít nhất 10 ký tự.')).toBeInTheDocument();
    expect(words()).toHaveFocus();
    expect(sent(api)).toEqual([]);
  });

  it('says how long is too long', async () => {
    const { user } = await open();
    await user.click(words());
    await user.paste('x'.repeat(limits.feedbackText + 1));
    await user.click(send());
    expect(await screen.findByText('Dài quá mất rồi: tối đa 4,000 ký tự.')).toBeInTheDocument();
  });

  it('is said in the server’s words where only the server knows', async () => {
    const api = refuse(taking(), 'badInput', { status: 400, problems: [{ path: 'contact', message: 'Không liên hệ được theo cách này' }] });
    const { user } = await open({ api });
    await user.type(words(), 'Cho xin chế độ chữ to');
    await user.click(send());
    expect(await screen.findByText('Không liên hệ được theo cách này')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email hoặc số điện thoại' })).toHaveFocus();
  });

  it.each([
    ['offline', {}, /Mạng đang chập chờn/],
    ['tooMany', { status: 429, retryAfter: 61 }, /2 phút nữa/],
    ['server', { status: 500 }, /Chưa gửi được/],
    ['refused', { serverMessage: 'Tài khoản đang bị khoá' }, /Tài khoản đang bị khoá/],
  ] as const)('%s: says so and keeps the words; the second try is the same feedback', async (kind, detail, said) => {
    const api = refuse(taking(), kind, detail);
    const { user } = await open({ api });
    await user.type(words(), 'Cho xin chế độ chữ to');
    await user.click(send());
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(words()).toHaveValue('Cho xin chế độ chữ to');
    api.on(liveCalls.createFeedback, () => ({ id: 1 }));
    await user.click(send());
    await screen.findByText('Đã nhận lời của bạn');
    const [first, second] = sent(api);
    expect(second?.uuid).toBe(first?.uuid);
  });

  it('becomes another feedback once it is said differently', async () => {
    const api = refuse(taking(), 'server', { status: 500 });
    const { user } = await open({ api });
    await user.type(words(), 'Cho xin chế độ chữ to');
    await user.click(send());
    await screen.findByText(/Chưa gửi được/);
    await user.type(words(), ' hơn');
    await user.click(send());
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    expect(new Set(sent(api).map(({ uuid }) => uuid)).size).toBe(2);
  });
});

describe('a draft', () => {
  it('outlives the page', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole('radio', { name: 'Tài khoản' }));
    await user.type(words(), 'Đổi ảnh mà');
    unmount();
    await open();
    expect(words()).toHaveValue('Đổi ảnh mà');
    expect(screen.getByRole('radio', { name: 'Tài khoản' })).toBeChecked();
  });

  it.each([
    '{',
    '[]',
    '{"kind":"love","content":"x","contact":"","pagePath":""}',
    '{"kind":"idea","content":"x","contact":"","pagePath":"","pictures":{"userId":7,"list":[{}]}}',
  ])('that is broken (%s) is none', async (broken) => {
    sessionStorage.setItem('content-and-news.feedback', broken);
    expect(feedbackDraft().read()).toBeUndefined();
  });

  it('is none where the browser keeps nothing', () => {
    const none = feedbackDraft(() => {
      throw new Error('refused');
    });
    none.keep({ kind: 'idea', content: 'x', contact: '', pagePath: '' });
    none.forget();
    expect(none.read()).toBeUndefined();
  });
});

describe('a member', () => {
  const add = async (user: ReturnType<typeof userEvent.setup>, ...files: File[]) => user.upload(screen.getByLabelText('Thêm hình'), files);
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

  it('sends pictures along, under their own name, without being asked how to be answered', async () => {
    const { api, user } = await open({ session: member() });
    expect(screen.getByText('Gửi với tên Sơn Nghệ')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Email hoặc số điện thoại' })).not.toBeInTheDocument();
    await add(user, file('a'), file('b'));
    await screen.findByRole('img', { name: 'Hình 2' });
    await user.type(words(), 'Bảng tỷ số đè lên nút');
    await user.click(send());
    await screen.findByText('Đã nhận lời của bạn');
    expect(sent(api)[0]?.pictures).toEqual(['/other/api/resource/file/a.webp', '/other/api/resource/file/b.webp']);
    expect(sent(api)[0]).not.toHaveProperty('contact');
  });

  it('is told which files are not taken', async () => {
    const { api, user } = await open({ session: member() });
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Thêm hình'), [file('bai.pdf', 'application/pdf')]);
    expect(screen.getByText('bai.pdf không phải hình JPG, PNG, GIF hay WebP.')).toBeInTheDocument();
    await add(user, file('1'), file('2'), file('3'), file('4'));
    expect(await screen.findByText('4 là hình thừa: tối đa 3 hình.')).toBeInTheDocument();
    expect(api.inputs(resourceCalls.upload)).toHaveLength(3);
  });

  it('can try a picture again, or leave it out', async () => {
    const api = taking().on(resourceCalls.upload, () => {
      throw new ApiError('badInput', { call: 'resource.upload', status: 400, problems: [{ path: 'file', message: 'Hình này hỏng' }] });
    });
    const { user } = await open({ api, session: member() });
    await add(user, file('a'));
    expect(await screen.findByText('Hình này hỏng')).toBeInTheDocument();
    api.on(resourceCalls.upload, () => picture('a') as never);
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    await screen.findByRole('img', { name: 'Hình 1' });
    await user.click(screen.getByRole('button', { name: /Bỏ hình 1/ }));
    expect(screen.queryByRole('img', { name: 'Hình 1' })).not.toBeInTheDocument();
  });

  it('finds the pictures of the draft again; another member of the same tab does not', async () => {
    const first = await open({ session: member() });
    await add(first.user, file('a'));
    await screen.findByRole('img', { name: 'Hình 1' });
    first.unmount();
    const second = await open({ session: member() });
    expect(await screen.findByRole('img', { name: 'Hình 1' })).toHaveAttribute(
      'src',
      expect.stringContaining(encodeURIComponent('/other/api/resource/file/a.webp')),
    );
    act(() => second.app.session.become({ status: 'user', user: aUser({ userId: 8 }) }));
    expect(screen.queryByRole('img', { name: 'Hình 1' })).not.toBeInTheDocument();
  });

  it('keeps the words typed as a guest once they are logged in', async () => {
    const { app, user } = await open();
    await user.type(words(), 'Tỷ số đứng yên');
    act(() => app.session.become({ status: 'user', user: aUser({ userId: 7 }) }));
    expect(words()).toHaveValue('Tỷ số đứng yên');
    expect(screen.getByLabelText('Thêm hình')).toBeInTheDocument();
  });
});
