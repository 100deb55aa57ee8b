import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import { feedTypes, type Media } from '@portal/contracts';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { newsfeedCalls, postTypes, type Post } from '@portal/contracts/newsfeed';
import { aUser, fakeApi, fakeSession } from '@portal/testing';
import { aPerson, aPicture, aPost, ownPost } from '../../testing/a-post.ts';
import { card, member, open, withPosts } from '../../testing/open-feed.tsx';

describe('the feed', () => {
  it('shows posts with their author, words, hashtags and numbers, and the ways to them', async () => {
    const { status } = await open('/bang-tin', withPosts(aPost()));
    expect(status).toBe(200);
    expect(document.title).toBe('Bảng tin | Khán Đài');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bảng tin');
    const post = card('Bà chị sân Vinh');
    expect(post.getByRole('link', { name: 'Bà chị sân Vinh' })).toHaveAttribute('href', '/thanh-vien/bachisanvinh');
    expect(post.getByRole('link', { name: '#khandaiC' })).toHaveAttribute('href', '/bang-tin?hashtag=khandaiC');
    expect(post.getByRole('link', { name: '14 phút' })).toHaveAttribute('href', '/bang-tin?pId=501');
    expect(post.getByRole('link', { name: '2 bình luận' })).toHaveAttribute('href', '/bang-tin?pId=501');
    expect(post.getByRole('button', { name: /4 cảm xúc/ })).toBeInTheDocument();
  });

  it('says at which level an author is', async () => {
    await open('/bang-tin', withPosts(aPost({ id: 7 })));
    expect(screen.getByText('Cấp 12')).toBeInTheDocument();
  });

  it('asks for the feed that the address names', async () => {
    const api = withPosts();
    await open('/bang-tin?nType=4', api);
    expect(api.inputs(newsfeedCalls.list)).toEqual([{ nType: 4, pageSize: 10 }]);
    expect(screen.getByText('Chưa có típ nào')).toBeInTheDocument();
    expect(within(screen.getAllByRole('navigation', { name: 'Loại bảng tin' })[0]!).getByRole('link', { name: 'Típ' })).toHaveAttribute('aria-current', 'page');
  });

  it('keeps to the visitor’s settings: only tips in the general feed, or no tips but where they are asked for', async () => {
    const tip = aPost({ id: 8, content: 'bài kèo', postType: postTypes.shareTips });
    const api = withPosts(aPost({ id: 7, content: 'bài thường' }), tip);
    const { app } = await open('/bang-tin', api);
    await act(() => app.settings.set('showOnlyTip', true));
    expect(await screen.findByText(/chỉ hiện bài kèo/)).toBeInTheDocument();
    await waitFor(() => expect(api.inputs(newsfeedCalls.list).at(-1)).toMatchObject({ nType: feedTypes.tip }));
    await act(() => app.settings.set('disableTip', true));
    await waitFor(() => expect(screen.queryByText('bài kèo')).toBeNull());
    expect(screen.getByText('bài thường')).toBeInTheDocument();
  });

  it('reads on from the cursor of the last stretch; without JavaScript by a link', async () => {
    const api = fakeApi().on(newsfeedCalls.list, ({ cursor }) =>
      cursor === undefined
        ? { list: [aPost({ id: 2, content: 'bài hai' })], nextCursor: 'c1' }
        : { list: [aPost({ id: 1, content: 'bài một' })], nextCursor: null },
    );
    await open('/bang-tin?nType=3', api);
    const more = screen.getByRole('link', { name: 'Xem thêm bài' });
    expect(more).toHaveAttribute('href', '/bang-tin?nType=3&cursor=c1');
    fireEvent.click(more);
    expect(await screen.findByText('bài một')).toBeInTheDocument();
    expect(screen.getByText('bài hai')).toBeInTheDocument();
    expect(screen.getByText('Bạn đã xem hết bài rồi.')).toBeInTheDocument();
  });

  it('is a 404 for a cursor or a post id that cannot be one', async () => {
    const bad = fakeApi().on(newsfeedCalls.list, () => {
      throw new ApiError('badInput', { call: newsfeedCalls.list.id, status: 400 });
    });
    expect((await open('/bang-tin?cursor=x', bad)).status).toBe(404);
    expect((await open('/bang-tin?pId=abc', fakeApi())).status).toBe(404);
    expect((await open('/bang-tin/a/b', fakeApi())).status).toBe(404);
  });

  it('says so when the api is away, and asks again', async () => {
    await open('/bang-tin', fakeApi());
    expect(screen.getByRole('alert')).toHaveTextContent('Phần này đang bảo trì');
    expect(screen.getByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  });

  it('shows what others may see until the viewer’s own answer is there, and never keeps it for the next', async () => {
    const session = fakeSession({ status: 'guest', user: aUser({ guest: 1 }) });
    const api = fakeApi().on(newsfeedCalls.list, () => ({
      list: session.state.status === 'user' ? [ownPost({ id: 9, content: 'chỉ mình tôi', visibility: 2 })] : [aPost()],
      nextCursor: null,
    }));
    await open('/bang-tin', api, { session });
    act(() => session.become({ status: 'user', user: aUser() }));
    expect(screen.getByText(/Tối nay hô tiếp/)).toBeInTheDocument();
    expect(await screen.findByText('chỉ mình tôi')).toBeInTheDocument();
    act(() => session.become({ status: 'guest', user: aUser({ guest: 1 }) }));
    await waitFor(() => expect(screen.queryByText('chỉ mình tôi')).toBeNull());
    expect(screen.getByText(/Tối nay hô tiếp/)).toBeInTheDocument();
  });

  it('asks nothing while it is not known for whom', async () => {
    const session = fakeSession({ status: 'starting' });
    const api = withPosts(aPost());
    await open('/bang-tin', api, { session });
    expect(api.inputs(newsfeedCalls.list)).toEqual([]);
    act(() => session.become({ status: 'guest', user: aUser({ guest: 1 }) }));
    expect(await screen.findByText(/Tối nay hô tiếp/)).toBeInTheDocument();
  });
});

describe('the feed of friends', () => {
  const whose = () => within(screen.getByRole('group', { name: 'Xem bài của ai' }));

  it('is a choice on the feed of everything, and asks for their posts', async () => {
    const api = withPosts(aPost());
    await open('/bang-tin?fFilter=friend', api, { session: member() });
    expect(document.title).toBe('Bài của bạn bè | Khán Đài');
    expect(
      whose()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Tất cả', '/bang-tin', null],
      ['Bạn bè', '/bang-tin?fFilter=friend', expect.any(String)],
      ['Đang theo dõi', '/bang-tin?fFilter=following', null],
    ]);
    expect(api.inputs(newsfeedCalls.list)).toEqual([{ nType: 5, fFilter: 'friend', pageSize: 10 }]);
    expect(card('Bà chị sân Vinh').getByText(/Tối nay hô tiếp/)).toBeInTheDocument();
    // What one writes does not come among those: the way to it is where it does.
    expect(screen.queryByRole('button', { name: /Hôm nay khán đài có gì/ })).toBeNull();
  });

  it('says whose posts it waits for where there are none', async () => {
    await open('/bang-tin?fFilter=following', withPosts(), { session: member() });
    expect(screen.getByText('Chưa có bài nào của những người bạn đang theo dõi')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Xem bảng tin' })).toHaveAttribute('href', '/bang-tin');
  });

  it('asks a guest to log in, and the api nothing', async () => {
    const api = withPosts();
    const { app } = await open('/bang-tin?fFilter=friend', api);
    expect(whose().getByRole('link', { name: 'Bạn bè' })).toHaveAttribute('aria-current');
    fireEvent.click(screen.getByRole('button', { name: 'Đăng nhập để xem bài' }));
    expect([app.session.loginAsked, api.inputs(newsfeedCalls.list)]).toEqual([1, []]);
  });

  it('keeps its own order of things: who wants only tips sees all of what friends write there', async () => {
    const api = withPosts(aPost());
    const { app } = await open('/bang-tin?fFilter=friend', api, { session: member() });
    await act(() => app.settings.set('showOnlyTip', true));
    expect(screen.queryByText(/chỉ hiện bài kèo/)).toBeNull();
    expect(api.inputs(newsfeedCalls.list).filter(({ nType }) => nType === feedTypes.tip)).toEqual([]);
  });
});

describe('who asks one to be friends', () => {
  const lines = () =>
    screen.getAllByRole('navigation', { name: 'Loại bảng tin' }).map((menu) => within(menu).getByRole('link', { name: /^Bạn bè/ }).textContent);

  it('is counted at the line of friends, beside and above the posts', async () => {
    const api = withPosts().on(friendCalls.count, () => ({ friends: 4, followers: 0, following: 2, requests: 3 }));
    await open('/bang-tin', api, { session: member() });
    await waitFor(() => expect(lines()).toEqual(['Bạn bè33 lời mời đang chờ', 'Bạn bè33 lời mời đang chờ']));
    expect(api.inputs(friendCalls.count)).toEqual([{ userId: String(aUser().userId) }]);
  });

  it('is not asked for a guest', async () => {
    const api = withPosts();
    await open('/bang-tin', api);
    expect([lines(), api.inputs(friendCalls.count)]).toEqual([['Bạn bè', 'Bạn bè'], []]);
  });
});

describe('whom one wants to see no more of', () => {
  const loud = aPerson({ userId: 77, displayName: 'Ồn Ào', username: 'on_ao' });
  const theirs = () => aPost({ id: 7, author: loud, content: 'bài của Ồn Ào' });
  const choose = async (line: string) => {
    fireEvent.click(card('Ồn Ào').getByRole('button', { name: /^Tuỳ chọn/ }));
    const item = await screen.findByRole('menuitem', { name: line });
    await act(async () => fireEvent.click(item));
  };
  const stands = (own: object) => ({ userId: 77, friendship: 'none' as const, following: false, followed: false, muting: false, blocking: false, ...own });

  it('is muted from a post, whose author is gone from the feed at once', async () => {
    const api = withPosts(theirs(), aPost()).on(friendCalls.actionRequest, () => stands({ muting: true }));
    const { app } = await open('/bang-tin', api, { session: member() });
    await choose('Tắt tiếng Ồn Ào');
    await waitFor(() => expect(screen.queryByText('bài của Ồn Ào')).toBeNull());
    expect(card('Bà chị sân Vinh').getByText(/Tối nay hô tiếp/)).toBeInTheDocument();
    expect(api.inputs(friendCalls.actionRequest)).toEqual([{ userId: 77, action: friendActions.mute }]);
    expect(app.notified.at(-1)).toMatchObject({ title: 'Đã tắt tiếng Ồn Ào', text: 'Đổi ý thì mở Bạn bè, mục Đã ẩn.' });
  });

  it('is blocked after a second question; what others share of theirs is gone too', async () => {
    const share = aPost({ id: 9, content: 'xem này', shared: theirs() });
    const api = withPosts(theirs(), share).on(friendCalls.actionRequest, () => stands({ blocking: true }));
    await open('/bang-tin', api, { session: member() });
    await choose('Chặn Ồn Ào');
    const dialog = await screen.findByRole('alertdialog', { name: 'Chặn Ồn Ào?' });
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Chặn' })));
    await waitFor(() => expect(screen.queryAllByText('bài của Ồn Ào')).toEqual([]));
    expect(screen.getByText('xem này')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays where they were when it does not arrive, and that is said', async () => {
    const api = withPosts(theirs()).on(friendCalls.actionRequest, () => {
      throw new ApiError('offline', { call: friendCalls.actionRequest.id });
    });
    const { app } = await open('/bang-tin', api, { session: member() });
    await choose('Tắt tiếng Ồn Ào');
    await waitFor(() => expect(app.notified.at(-1)).toMatchObject({ tone: 'error' }));
    expect(screen.getByText('bài của Ồn Ào')).toBeInTheDocument();
  });

  it('is not offered to a guest, nor for oneself', async () => {
    await open('/bang-tin', withPosts(theirs()));
    fireEvent.click(card('Ồn Ào').getByRole('button', { name: /^Tuỳ chọn/ }));
    expect(await screen.findByRole('menuitem', { name: /liên kết/i })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /^Chặn/ })).toBeNull();
  });
});

describe('one’s own page', () => {
  it('asks a guest to log in, and asks the api nothing', async () => {
    const api = withPosts();
    const { app } = await open('/bang-tin?nType=1', api);
    fireEvent.click(screen.getByRole('button', { name: 'Đăng nhập để xem' }));
    expect([app.session.loginAsked, api.inputs(newsfeedCalls.list)]).toEqual([1, []]);
  });

  it('shows oneself with the way to change it, and one’s posts', async () => {
    await open('/bang-tin?nType=1', withPosts(ownPost()), { session: member() });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('sonnghe_37');
    expect(screen.getByRole('link', { name: 'Sửa hồ sơ' })).toHaveAttribute('href', '/tai-khoan');
    expect(card('Sơn Nghệ').getByText(/Tối nay hô tiếp/)).toBeInTheDocument();
  });
});

describe('what a post shows', () => {
  it('says gone for an original that is gone, and offers no further share', async () => {
    await open('/bang-tin', withPosts(aPost({ shared: 'gone', actionMode: 2 })));
    expect(screen.getByText(/Bài gốc đã bị xoá/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Chia sẻ/ })).toBeNull();
  });

  it('shows the shared post within, with its own author', async () => {
    const {
      shared: _,
      reactions: __,
      comments: ___,
      shares: ____,
      can: _____,
      ...original
    } = aPost({ id: 7, content: 'bài gốc', author: aPerson({ username: 'kinhcan_67', displayName: 'Kính Cận' }) });
    await open('/bang-tin', withPosts(aPost({ content: 'hay', shared: original, actionMode: 2 })));
    expect(card('Bà chị sân Vinh').getByText('bài gốc')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kính Cận' })).toHaveAttribute('href', '/thanh-vien/kinhcan_67');
    expect(screen.getByText(/chia sẻ bài viết/)).toBeInTheDocument();
  });

  it('shows a room as the way into it, anything else as a link, and each picture by itself', async () => {
    await open(
      '/bang-tin',
      withPosts(
        aPost({ id: 1, postType: 50, card: { kind: 'live', id: 7, title: 'Đức – Anh', text: 'World Cup', link: '/truc-tiep/bong-da/7' } }),
        aPost({ id: 2, postType: 40, card: { kind: 'tips', id: 3, title: 'Napoli – Sevilla', text: 'Xỉu 2.5', link: '/tip-keo/3' } }),
        aPost({ id: 3, postType: 20, media: [aPicture(), aPicture({ url: '/other/api/resource/file/b.webp' })] }),
      ),
    );
    expect(screen.getByRole('link', { name: 'Vào phòng Đức – Anh' })).toHaveAttribute('href', '/truc-tiep/bong-da/7');
    expect(screen.getByRole('link', { name: /Napoli – Sevilla/ })).toHaveAttribute('href', '/tip-keo/3');
    expect(screen.getByRole('link', { name: 'Mở ảnh 2 của Bà chị sân Vinh' })).toHaveAttribute('href', '/other/api/resource/file/b.webp');
  });

  it('opens a picture over the page at that picture, with whose it is, and gives the focus back', async () => {
    await open('/bang-tin', withPosts(aPost({ postType: 20, media: [aPicture(), aPicture({ url: '/other/api/resource/file/b.webp' })] })));
    const second = screen.getByRole('link', { name: 'Mở ảnh 2 của Bà chị sân Vinh' });
    second.focus();
    expect(fireEvent.click(second)).toBe(false);
    const dialog = within(await screen.findByRole('dialog', { name: 'Xem ảnh' }));
    expect(dialog.getByText('Ảnh 2 trên 2: Ảnh của Bà chị sân Vinh')).toBeInTheDocument();
    expect(dialog.getByRole('img', { name: 'Ảnh của Bà chị sân Vinh' })).toHaveAttribute('src', '/other/api/resource/file/b.webp');
    fireEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(second).toHaveFocus());
  });

  it('opens the comments of a post in its place', async () => {
    await open('/bang-tin', withPosts(aPost()));
    fireEvent.click(screen.getByRole('button', { name: /^Bình luận/ }));
    expect(await screen.findByText('bình luận của 501')).toBeInTheDocument();
  });
});

describe('one post', () => {
  const found = () => fakeApi().on(newsfeedCalls.one, () => aPost({ content: 'Một bài dài hơn thế' }));

  it('has a page of its own, named after its words, with its comments open', async () => {
    await open('/bang-tin?pId=501', found());
    expect(document.title).toBe('Bà chị sân Vinh: Một bài dài hơn thế | Khán Đài');
    expect(screen.getByText('bình luận của 501')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Về bảng tin' })).toHaveAttribute('href', '/bang-tin');
  });

  it('that is not there is said to be gone', async () => {
    const api = fakeApi().on(newsfeedCalls.one, () => {
      throw new ApiError('notFound', { call: newsfeedCalls.one.id, status: 404 });
    });
    await open('/bang-tin?pId=501', api);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Không tìm thấy bài viết này');
  });

  it('that only its author may see is asked for again once they are known', async () => {
    const session = fakeSession({ status: 'guest', user: aUser({ guest: 1 }) });
    const api = fakeApi().on(newsfeedCalls.one, () => {
      if (session.state.status === 'user') return ownPost({ visibility: 2, content: 'riêng tôi' });
      throw new ApiError('notFound', { call: newsfeedCalls.one.id, status: 404 });
    });
    await open('/bang-tin?pId=501', api, { session });
    expect(screen.getByText('Không tìm thấy bài viết này')).toBeInTheDocument();
    act(() => session.become({ status: 'user', user: aUser() }));
    expect(await screen.findByText('riêng tôi')).toBeInTheDocument();
  });
});

describe('reacting', () => {
  it('asks a guest to log in first', async () => {
    const { app } = await open('/bang-tin', withPosts(aPost()));
    fireEvent.click(screen.getByRole('button', { name: /^Thích/ }));
    expect(app.session.loginAsked).toBe(1);
  });

  it('shows at once, and as the server counted it then', async () => {
    let answer: (value: Post['reactions']) => void = () => {};
    const api = withPosts(aPost()).on(
      newsfeedCalls.react,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await open('/bang-tin', api, { session: member() });
    fireEvent.click(await screen.findByRole('button', { name: /^Thích/ }));
    expect(await screen.findByRole('button', { name: /5 cảm xúc/ })).toBeInTheDocument();
    await act(async () => answer({ counts: { love: 3, haha: 2, like: 1 }, total: 6, mine: 'like' }));
    expect(await screen.findByRole('button', { name: /6 cảm xúc/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Thích/, pressed: true })).toBeInTheDocument();
  });

  it('goes back to what was when it did not arrive, and says so', async () => {
    const api = withPosts(aPost()).on(newsfeedCalls.react, () => {
      throw new ApiError('offline', { call: newsfeedCalls.react.id });
    });
    const { app } = await open('/bang-tin', api, { session: member() });
    fireEvent.click(await screen.findByRole('button', { name: /^Thích/ }));
    await waitFor(() => expect(app.notified).toHaveLength(1));
    expect(app.notified[0]).toMatchObject({ tone: 'error' });
    expect(screen.getByRole('button', { name: /4 cảm xúc/ })).toBeInTheDocument();
  });

  it('tells what a post says by now and what it said before, reads on, and gives the focus back', async () => {
    const version = (content: string, since: string, media: Media[] = []) => ({ content, media, since });
    const now = version('Bản bốn', '2026-11-20T20:05:00+07:00');
    const api = withPosts(aPost({ content: 'Bản ba', editedAt: '2026-11-20T19:58:00+07:00' })).on(newsfeedCalls.versions, ({ cursor }) =>
      cursor
        ? { now, list: [version('Bản một', '2026-11-20T19:46:00+07:00')], nextCursor: null }
        : {
            now,
            list: [version('Bản ba', '2026-11-20T19:58:00+07:00'), version('', '2026-11-20T19:50:00+07:00', [aPicture({ alt: 'Khán đài' })])],
            nextCursor: 'next',
          },
    );
    await open('/bang-tin', api);
    const button = await screen.findByRole('button', { name: /^Đã sửa, xem các bản trước của bài của Bà chị/ });
    button.focus();
    fireEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Lịch sử chỉnh sửa' }));
    expect(await dialog.findByText('Bản bốn')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(/Bây giờ.*Bản bốn/);
    expect(dialog.getByRole('img', { name: 'Khán đài' })).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Xem bản cũ hơn' }));
    expect(await dialog.findByText('Bản một')).toBeInTheDocument();
    expect(dialog.getAllByText(/^Bản \S+$/).map(({ textContent }) => textContent)).toEqual(['Bản bốn', 'Bản ba', 'Bản một']);
    expect(api.inputs(newsfeedCalls.versions)).toMatchObject([{ id: '501' }, { id: '501', cursor: 'next' }]);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('says so where there is no earlier version, where they could not be loaded, and where the post is gone', async () => {
    const api = withPosts(aPost({ editedAt: '2026-11-20T19:58:00+07:00' })).on(newsfeedCalls.versions, () => {
      throw new ApiError('offline', { call: 'newsfeed.versions' });
    });
    await open('/bang-tin', api);
    const openDialog = async () => {
      fireEvent.click(await screen.findByRole('button', { name: /^Đã sửa/ }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await openDialog();
    expect(await dialog.findByText('Chưa tải được các bản trước.')).toBeInTheDocument();
    api.on(newsfeedCalls.versions, () => ({ now: { content: 'Bản một', media: [], since: '2026-11-20T19:46:00+07:00' }, list: [], nextCursor: null }));
    fireEvent.click(dialog.getByRole('button', { name: 'Thử lại' }));
    expect(await dialog.findByText('Không có bản nào trước đó để xem.')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    api.on(newsfeedCalls.versions, () => {
      throw new ApiError('notFound', { call: 'newsfeed.versions', status: 404 });
    });
    const gone = await openDialog();
    expect(await gone.findByText(/^Bài viết này không còn nữa/)).toBeInTheDocument();
    expect(gone.queryByRole('listitem')).toBeNull();
    expect(gone.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  });

  it('tells who reacted', async () => {
    const api = withPosts(aPost()).on(newsfeedCalls.reactionsOf, () => ({
      list: [{ person: aPerson({ userId: 5, displayName: 'Kính Cận', username: 'kinhcan_67' }), reaction: 'wow' as const, at: '2026-11-20T19:50:00+07:00' }],
      nextCursor: null,
    }));
    await open('/bang-tin', api);
    fireEvent.click(screen.getByRole('button', { name: /4 cảm xúc/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('link', { name: /Kính Cận/ })).toHaveAttribute('href', '/thanh-vien/kinhcan_67');
    expect(dialog.getByRole('img', { name: 'Wow' })).toBeInTheDocument();
  });
});
