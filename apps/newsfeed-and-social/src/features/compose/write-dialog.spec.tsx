import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import type { Media } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { newsfeedCalls, type Post } from '@portal/contracts/newsfeed';
import { aUser, type FakeApi, type FakeAppOptions } from '@portal/testing';
import { aPicture, aPost, ownPost } from '../../testing/a-post.ts';
import { member, open, withPosts } from '../../testing/open-feed.tsx';

/** Videos whose length is asked of the browser. */
const asked: HTMLVideoElement[] = [];
const lookedAt = () => waitFor(() => asked.at(-1) ?? Promise.reject(new Error('none yet')));
beforeAll(() => {
  // jsdom has no addresses for files, and plays none.
  Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} });
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  const create = document.createElement.bind(document);
  jest.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLVideoElement) asked.push(element);
    return element;
  });
});
afterEach(() => {
  asked.length = 0;
  sessionStorage.clear();
});

describe('writing', () => {
  const write = async (api: FakeApi, options: Omit<FakeAppOptions, 'api'> = {}) => {
    const opened = await open('/bang-tin', api, { session: member(), ...options });
    fireEvent.click(screen.getByRole('button', { name: 'Hôm nay khán đài có gì?' }));
    const dialog = within(await screen.findByRole('dialog'));
    return {
      ...opened,
      dialog,
      say: (text: string) => fireEvent.change(dialog.getByRole('textbox'), { target: { value: text } }),
      send: () => fireEvent.click(screen.getByRole('button', { name: 'Đăng' })),
    };
  };

  it('asks a guest to log in first', async () => {
    const { app } = await open('/bang-tin', withPosts());
    fireEvent.click(screen.getByRole('button', { name: 'Hôm nay khán đài có gì?' }));
    expect([app.session.loginAsked, screen.queryByRole('dialog')]).toEqual([1, null]);
  });

  it('puts the new post on top', async () => {
    const api = withPosts(aPost()).on(newsfeedCalls.create, ({ content }) => ownPost({ id: 900, content: content ?? '' }));
    const { app, say, send } = await write(api);
    say('Bài mới tinh');
    send();
    expect(await screen.findByText('Bài mới tinh')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('Bài mới tinh');
    expect(app.notified).toMatchObject([{ tone: 'success', title: 'Đã đăng bài' }]);
    expect(api.inputs(newsfeedCalls.create)).toMatchObject([{ content: 'Bài mới tinh', visibility: 1, media: [], postType: 10 }]);
  });

  it('says what is missing before anything is sent', async () => {
    const api = withPosts();
    const { dialog, say, send } = await write(api);
    say('   ');
    send();
    expect(await dialog.findByText('Viết vài chữ, thêm một tấm ảnh hoặc gắn một trận nhé.')).toBeInTheDocument();
    say('a'.repeat(5_001));
    send();
    expect(await dialog.findByText(/Bài dài quá 5,000 ký tự/)).toBeInTheDocument();
    expect(api.inputs(newsfeedCalls.create)).toEqual([]);
  });

  it('keeps the words when they could not be sent, also when the dialog is closed', async () => {
    const api = withPosts().on(newsfeedCalls.create, () => {
      throw new ApiError('offline', { call: newsfeedCalls.create.id });
    });
    const { dialog, say, send } = await write(api);
    say('Đừng mất nhé');
    send();
    expect(await dialog.findByText(/Bài vẫn còn nguyên/)).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Để sau' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Hôm nay khán đài có gì?' }));
    expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('Đừng mất nhé');
  });

  it('never leaves a picture behind unsaid', async () => {
    const api = withPosts()
      .on(resourceCalls.upload, () => {
        throw new ApiError('badInput', { call: resourceCalls.upload.id, status: 400, problems: [{ path: 'file', message: 'notAPicture' }] });
      })
      .on(newsfeedCalls.create, ({ content }) => ownPost({ id: 900, content: content ?? '' }));
    const { dialog, say, send } = await write(api);
    say('Có ảnh nè');
    const file = new File(['x'], 'hong.png', { type: 'image/png' });
    fireEvent.change(dialog.getByLabelText('Thêm ảnh'), { target: { files: [file] } });
    expect(await dialog.findByText('Tệp này không phải ảnh hoặc đã hỏng')).toBeInTheDocument();
    send();
    expect(await dialog.findByText(/Có ảnh chưa gửi được/)).toBeInTheDocument();
    expect(api.inputs(newsfeedCalls.create)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Bỏ ảnh 1 hong.png' }));
    send();
    expect(await screen.findByText('Có ảnh nè')).toBeInTheDocument();
  });

  it('offers a video where the server draws them, and sends it alone, as a post of its type', async () => {
    const clip = { ...aPicture({ url: '/other/api/resource/file/v.mp4', kind: 'video', thumb: '/other/api/resource/file/v.webp' }), seconds: 12 };
    const posted = ownPost({ id: 900, content: 'Bàn thắng', postType: 30, media: [clip] });
    const api = withPosts(posted)
      .on(resourceCalls.uploads, () => ({ picture: { bytes: 8 * 1024 * 1024 }, video: { bytes: 100 * 1024 * 1024, seconds: 60 } }))
      .on(resourceCalls.upload, () => ({ ...clip, thumb: null, width: null, height: null }))
      .on(resourceCalls.uploaded, () => ({ state: 'ready' as const, share: 1, why: null, media: clip }))
      .on(newsfeedCalls.create, () => posted);
    const { dialog, say, send } = await write(api);
    const button = await dialog.findByLabelText('Thêm ảnh hoặc video');
    const files = [new File(['x'], 'ban-thang.mp4', { type: 'video/mp4' }), new File(['x'], 'a.png', { type: 'image/png' })];
    fireEvent.change(button, { target: { files } });
    expect(await dialog.findByText(/^a.png không đi cùng được/)).toBeInTheDocument();
    // This browser plays nothing, and says so.
    fireEvent(await lookedAt(), new Event('error'));
    expect(await dialog.findByRole('img', { name: 'Video' })).toHaveAttribute('src', clip.thumb);
    expect(button).toBeDisabled();
    say('Bàn thắng');
    fireEvent.click(dialog.getByRole('button', { name: 'Mô tả video' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Video có gì?' }), { target: { value: 'Quả phạt góc' } });
    send();
    await waitFor(() => expect(api.inputs(newsfeedCalls.create)).toMatchObject([{ media: [clip.url], alts: ['Quả phạt góc'], postType: 30 }]));
    const video = await screen.findByLabelText('Video của Sơn Nghệ, 0:12');
    expect([video.tagName, video.getAttribute('preload'), video.getAttribute('poster'), video.hasAttribute('controls')]).toEqual([
      'VIDEO',
      'none',
      clip.thumb,
      true,
    ]);
    expect(screen.getByText('0:12')).toBeInTheDocument();
  });

  it('offers no video where the server draws none', async () => {
    const api = withPosts().on(resourceCalls.uploads, () => ({ picture: { bytes: 8 * 1024 * 1024 }, video: null }));
    const { dialog, app } = await write(api);
    await waitFor(() => expect([api.inputs(resourceCalls.uploads).length, app.queryClient.isFetching()]).toEqual([1, 0]));
    fireEvent.change(dialog.getByLabelText('Thêm ảnh'), { target: { files: [new File(['x'], 'a.mp4', { type: 'video/mp4' })] } });
    expect(await dialog.findByText(/^a.mp4 không phải ảnh/)).toBeInTheDocument();
  });

  it('sends pictures in the order that one gives them, with what is to be seen on each; a draft keeps them', async () => {
    let made = 0;
    const api = withPosts()
      .on(resourceCalls.upload, () => aPicture({ url: `/other/api/resource/file/p${(made += 1)}.webp`, alt: '' }))
      .on(newsfeedCalls.create, ({ content }) => ownPost({ id: 900, content: content ?? '' }));
    const { dialog, send } = await write(api);
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    fireEvent.change(dialog.getByLabelText('Thêm ảnh'), { target: { files } });
    expect(await dialog.findByRole('img', { name: 'Ảnh 2' })).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Sửa ảnh 2' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Ảnh 2 có gì?' }), { target: { value: 'Biển người' } });
    const earlier = dialog.getByRole('button', { name: 'Lên trước' });
    fireEvent.click(earlier);
    // At the end of the way nothing happens, and the button is still there for who has just pressed it.
    fireEvent.click(earlier);
    expect([earlier.getAttribute('aria-disabled'), dialog.getByText('Ảnh giờ ở vị trí 1 trên 2')]).toEqual(['true', expect.anything()]);
    expect(dialog.getByRole('textbox', { name: 'Ảnh 1 có gì?' })).toHaveValue('Biển người');
    fireEvent.click(dialog.getByRole('button', { name: 'Để sau' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Hôm nay khán đài có gì?' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getAllByRole('img')).toHaveLength(2);
    expect(again.getByText('Có mô tả')).toBeInTheDocument();
    send();
    await waitFor(() => expect(api.inputs(newsfeedCalls.create)).toHaveLength(1));
    expect(api.inputs(newsfeedCalls.create)[0]).toMatchObject({
      media: ['/other/api/resource/file/p2.webp', '/other/api/resource/file/p1.webp'],
      alts: ['Biển người', ''],
    });
  });

  it('goes on sending pictures when it is closed: who comes back finds them, arrived or as they are', async () => {
    const ways: ((media: Media) => void)[] = [];
    const api = withPosts()
      .on(resourceCalls.upload, () => new Promise<Media>((arrive) => ways.push(arrive)))
      .on(newsfeedCalls.create, ({ content }) => ownPost({ id: 900, content: content ?? '' }));
    const { dialog, say } = await write(api);
    const close = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Để sau' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const comeBack = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Hôm nay khán đài có gì?' }));
      return within(await screen.findByRole('dialog'));
    };
    say('Đêm nay');
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    fireEvent.change(dialog.getByLabelText('Thêm ảnh'), { target: { files } });
    await waitFor(() => expect(ways).toHaveLength(1));
    await close();
    ways[0]!(aPicture({ url: '/other/api/resource/file/p1.webp' }));
    // While nobody looks the draft gets it, for a page that is loaded anew, and the next one is on its way.
    await waitFor(() => expect(Object.values({ ...sessionStorage }).join()).toContain('p1.webp'));
    await waitFor(() => expect(ways).toHaveLength(2));
    const again = await comeBack();
    expect(again.getByRole('textbox')).toHaveValue('Đêm nay');
    expect([again.getAllByRole('img').length, again.getAllByText('Đang gửi ảnh').length]).toEqual([1, 1]);
    await close();
    const last = await comeBack();
    ways[1]!(aPicture({ url: '/other/api/resource/file/p2.webp' }));
    await waitFor(() => expect(last.getAllByRole('img')).toHaveLength(2));
    fireEvent.click(last.getByRole('button', { name: 'Đăng' }));
    await waitFor(() => expect(api.inputs(newsfeedCalls.create)).toHaveLength(1));
    expect(api.inputs(newsfeedCalls.create)[0]).toMatchObject({ media: ['/other/api/resource/file/p1.webp', '/other/api/resource/file/p2.webp'] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What is posted waits for nobody.
    expect((await comeBack()).queryByRole('img')).toBeNull();
    expect(ways).toHaveLength(2);
  });

  it('is over when another member has logged in, whose name it does not go under', async () => {
    const ways: ((media: Media) => void)[] = [];
    const api = withPosts().on(resourceCalls.upload, () => new Promise<Media>((arrive) => ways.push(arrive)));
    const session = member();
    const { dialog, say } = await write(api, { session });
    say('Của tôi');
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    fireEvent.change(dialog.getByLabelText('Thêm ảnh'), { target: { files } });
    await waitFor(() => expect(ways).toHaveLength(1));
    act(() => session.become({ status: 'user', user: aUser({ userId: 77 }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    ways[0]!(aPicture());
    fireEvent.click(screen.getByRole('button', { name: 'Hôm nay khán đài có gì?' }));
    const theirs = within(await screen.findByRole('dialog'));
    expect(theirs.getByRole('textbox')).toHaveValue('');
    expect(theirs.queryByRole('img')).toBeNull();
    // Neither what had begun nor what waited is theirs.
    expect(ways).toHaveLength(1);
  });

  it('takes no more pictures while it is sent, and leaves nothing behind that was', async () => {
    let answer: (post: Post) => void = () => {};
    const api = withPosts().on(newsfeedCalls.create, () => new Promise<Post>((resolve) => (answer = resolve)));
    const { dialog, say, send } = await write(api);
    say('Đi nào');
    send();
    await waitFor(() => expect(dialog.getByLabelText('Thêm ảnh')).toBeDisabled());
    answer(ownPost({ id: 900, content: 'Đi nào' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys({ ...sessionStorage })).toEqual([]);
  });

  it('does not send what is said of a picture when it is too long', async () => {
    const api = withPosts().on(resourceCalls.upload, () => aPicture({ alt: '' }));
    const { dialog, send } = await write(api);
    fireEvent.change(dialog.getByLabelText('Thêm ảnh'), { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
    fireEvent.click(await dialog.findByRole('button', { name: 'Sửa ảnh 1' }));
    expect(await dialog.findByRole('img', { name: 'Ảnh 1' })).toBeInTheDocument();
    // One alone has no order.
    expect(dialog.queryByRole('button', { name: 'Lên trước' })).toBeNull();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Ảnh 1 có gì?' }), { target: { value: 'x'.repeat(501) } });
    send();
    await waitFor(() => expect(dialog.getAllByText(/Mô tả ảnh 1 dài quá 500/)).toHaveLength(2));
    expect(api.inputs(newsfeedCalls.create)).toEqual([]);
  });

  it('repeats the server’s words for a refusal', async () => {
    const api = withPosts().on(newsfeedCalls.create, () => {
      throw new ApiError('tooMany', { call: newsfeedCalls.create.id, status: 429, serverMessage: 'Bạn thao tác hơi nhanh' });
    });
    const { dialog, say, send } = await write(api);
    say('Nhanh');
    send();
    expect(await dialog.findByText('Bạn thao tác hơi nhanh')).toBeInTheDocument();
  });
});

describe('one’s own post', () => {
  const choose = async (label: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Tuỳ chọn cho bài của Sơn Nghệ: “Tối nay hô tiếp! #khandaiC”' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: label }));
  };

  it('is deleted, and in its place stands the way back', async () => {
    const api = withPosts(ownPost(), aPost({ id: 502 }))
      .on(newsfeedCalls.remove, () => ({}))
      .on(newsfeedCalls.restore, () => ownPost());
    const { app } = await open('/bang-tin', api, { session: member() });
    await choose('Xoá bài viết');
    const undo = await screen.findByRole('button', { name: /^Hoàn tác, bài của Sơn Nghệ/ });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(api.inputs(newsfeedCalls.remove)).toEqual([{ id: '501' }]);
    // Whoever works by keyboard is where they were.
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription(/còn 10 phút để đổi ý/);
    fireEvent.click(undo);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('Tối nay hô tiếp!');
    expect(screen.getAllByRole('article')[0]).toHaveFocus();
    expect(app.notified).toMatchObject([{ tone: 'success', title: 'Bài viết đã trở lại' }]);
    expect(api.inputs(newsfeedCalls.restore)).toEqual([{ id: 501 }]);
  });

  it('says when it is too late, or could not be asked for', async () => {
    let kind: 'offline' | 'notFound' = 'offline';
    const api = withPosts(ownPost())
      .on(newsfeedCalls.remove, () => ({}))
      .on(newsfeedCalls.restore, () => {
        throw new ApiError(kind, { call: newsfeedCalls.restore.id });
      });
    const { app } = await open('/bang-tin', api, { session: member() });
    await choose('Xoá bài viết');
    const undo = await screen.findByRole('button', { name: /^Hoàn tác/ });
    fireEvent.click(undo);
    await waitFor(() => expect(app.notified).toMatchObject([{ tone: 'error' }]));
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    kind = 'notFound';
    fireEvent.click(undo);
    expect((await screen.findByText('Muộn mất rồi, bài không lấy lại được nữa.')).closest('p')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Hoàn tác/ })).toBeNull();
  });

  it('stays when it could not be deleted; where it is deleted already the way back says how it stands', async () => {
    let kind: 'offline' | 'notFound' = 'offline';
    const api = withPosts(ownPost()).on(newsfeedCalls.remove, () => {
      throw new ApiError(kind, { call: newsfeedCalls.remove.id });
    });
    const { app } = await open('/bang-tin', api, { session: member() });
    await choose('Xoá bài viết');
    await waitFor(() => expect(app.notified).toMatchObject([{ tone: 'error' }]));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    kind = 'notFound';
    await choose('Xoá bài viết');
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(screen.getByRole('button', { name: /^Hoàn tác/ })).toBeInTheDocument();
  });

  it('is deleted once, however often it is asked for', async () => {
    const answers: (() => void)[] = [];
    const api = withPosts(ownPost()).on(newsfeedCalls.remove, () => new Promise((resolve) => answers.push(() => resolve({}))));
    await open('/bang-tin', api, { session: member() });
    await choose('Xoá bài viết');
    await choose('Xoá bài viết');
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    expect(await screen.findByRole('button', { name: /^Hoàn tác/ })).toBeInTheDocument();
    expect(api.inputs(newsfeedCalls.remove)).toHaveLength(1);
  });

  it('of another is deleted by staff after one more question, for good', async () => {
    const api = withPosts(aPost({ can: { ...aPost().can, delete: true } })).on(newsfeedCalls.remove, () => ({}));
    await open('/bang-tin', api, { session: member() });
    fireEvent.click(screen.getByRole('button', { name: /^Tuỳ chọn cho bài của Bà chị sân Vinh/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Xoá bài viết' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(api.inputs(newsfeedCalls.remove)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Xoá' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Hoàn tác/ })).toBeNull();
  });

  it('gets other words in its place', async () => {
    const api = withPosts(ownPost()).on(newsfeedCalls.update, ({ content }) =>
      ownPost({ content: content ?? '', editedAt: '2026-11-20T20:00:00+07:00', actionMode: 3 }),
    );
    await open('/bang-tin', api, { session: member() });
    await choose('Sửa bài viết');
    expect(await screen.findByText('Ai xem được bài này cũng xem được những gì bài từng nói công khai.')).toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox')).toHaveValue('Tối nay hô tiếp! #khandaiC');
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Lời khác' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
    expect(await screen.findByText('Lời khác')).toBeInTheDocument();
    expect(screen.getByText(/đã sửa/)).toBeInTheDocument();
  });

  it('is hidden from others and shown to them again', async () => {
    const api = withPosts(ownPost()).on(newsfeedCalls.update, ({ visibility }) => ownPost({ visibility: visibility ?? 1 }));
    await open('/bang-tin', api, { session: member() });
    await choose('Chỉ mình tôi xem');
    expect(await screen.findByText('Chỉ mình tôi')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Chia sẻ/ })).toBeNull();
    expect(api.inputs(newsfeedCalls.update)).toEqual([{ id: 501, visibility: 2 }]);
  });
});

it('a post is shared with words, and the original counts it', async () => {
  const api = withPosts(aPost()).on(newsfeedCalls.share, ({ content }) => {
    const { shared: _, reactions: __, comments: ___, shares: ____, can: _____, ...original } = aPost();
    return ownPost({ id: 900, content: content ?? '', shared: original, actionMode: 2 });
  });
  await open('/bang-tin', api, { session: member() });
  fireEvent.click(screen.getByRole('button', { name: 'Chia sẻ, bài của Bà chị sân Vinh: “Tối nay hô tiếp! #khandaiC”' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Nghe chị này' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Chia sẻ' }));
  expect(await screen.findByText('Nghe chị này')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/2 chia sẻ/)).toBeInTheDocument());
});
