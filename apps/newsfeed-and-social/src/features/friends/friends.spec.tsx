import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import { friendActions, friendCalls, type FriendEntry, type Relation } from '@portal/contracts/friend';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { userCalls } from '@portal/contracts/user';
import { fakeApi, fakeSession, type FakeApi } from '@portal/testing';
import { aPerson, aPost, aProfile } from '../../testing/a-post.ts';
import { member, open } from '../../testing/open-feed.tsx';

const STRANGERS: Relation = { userId: 7, friendship: 'none', following: false, followed: false, muting: false, blocking: false };
const stands = (userId: number, own: Partial<Relation> = {}): Relation => ({ ...STRANGERS, userId, ...own });
const entry = (userId: number, displayName: string, own: Partial<Relation> = {}): FriendEntry => ({
  person: aPerson({ userId, displayName, username: `ban_${userId}` }),
  relation: stands(userId, own),
  since: '2026-11-20T12:00:00Z',
});
const listed = (...list: FriendEntry[]) => ({ list, nextCursor: null });
/** What is pressed may only come with the answer to the press before. */
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const lists = () =>
  fakeApi()
    .on(friendCalls.list, () => listed(entry(7, 'Lan', { friendship: 'friend' })))
    .on(friendCalls.listRequest, () => listed(entry(8, 'Minh', { friendship: 'received' }), entry(9, 'Tú', { friendship: 'received' })))
    .on(friendCalls.requestList, () => listed())
    .on(friendCalls.followList, () => listed())
    .on(friendCalls.suggestionList, () => ({ list: [] }));
const page = (filter: string, api: FakeApi, session = member()) => open(`/bang-tin?nType=3&fFilter=${filter}`, api, { session });
const people = (title: string) => within(screen.getByRole('region', { name: title })).getAllByRole('listitem');

describe('people of one’s own, by fFilter', () => {
  it('are a list that leads to each, with the other lists beside it', async () => {
    const { status } = await page('friend', lists());
    expect(status).toBe(200);
    expect(document.title).toBe('Bạn bè | Khán Đài');
    expect(people('Bạn bè')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Lan/ })).toHaveAttribute('href', '/thanh-vien/ban_7');
    expect(screen.getByRole('link', { name: /Lan/ })).toHaveTextContent(/^Lan@ban_7 · Cấp \d+$/);
    const filters = within(screen.getByRole('group', { name: 'Lọc bạn bè' }));
    expect(filters.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['Bạn bè', '/bang-tin?nType=3&fFilter=friend', 'true'],
      ['Lời mời', '/bang-tin?nType=3&fFilter=friendsRequest', null],
      ['Đang theo dõi', '/bang-tin?nType=3&fFilter=following', null],
    ]);
    expect(screen.getByRole('link', { name: 'Đã ẩn' })).toHaveAttribute('href', '/bang-tin?nType=3&fFilter=hidden');
  });

  it('a request is accepted or refused where it stands, and the row says how the two stand now', async () => {
    const api = lists()
      .on(friendCalls.actionRequest, ({ userId }) => stands(userId, { friendship: 'friend' }))
      .on(friendCalls.reject, ({ userId }) => stands(userId));
    await page('friendsRequest', api);
    await press('Đồng ý kết bạn với Minh');
    await press('Từ chối Tú');
    expect(api.inputs(friendCalls.actionRequest)).toEqual([{ userId: 8, action: friendActions.accept }]);
    expect(api.inputs(friendCalls.reject)).toEqual([{ userId: 9 }]);
    expect(people('Lời mời')).toHaveLength(2);
    expect(await screen.findByRole('button', { name: 'Bạn bè với Minh, bấm để huỷ' })).toBeEnabled();
    expect(await screen.findByRole('button', { name: 'Kết bạn với Tú' })).toBeEnabled();
    // Nobody was asked by oneself: of that nothing is shown.
    expect(screen.queryByText('Lời mời đã gửi')).toBeNull();
  });

  it('whom one has asked stands under who asks, with the way to take it back', async () => {
    const api = lists()
      .on(friendCalls.requestList, () => listed(entry(12, 'Hà', { friendship: 'sent' })))
      .on(friendCalls.cancel, ({ userId }) => stands(userId));
    await page('friendsRequest', api);
    expect(people('Lời mời đã gửi')).toHaveLength(1);
    await press('Rút lời mời gửi Hà');
    expect(api.inputs(friendCalls.cancel)).toEqual([{ userId: 12, ends: 'sent' }]);
    expect(await screen.findByRole('button', { name: 'Kết bạn với Hà' })).toBeEnabled();
  });

  it('a friendship is ended after a second question only', async () => {
    const api = lists().on(friendCalls.cancel, ({ userId }) => stands(userId));
    await page('friend', api);
    await press('Bạn bè với Lan, bấm để huỷ');
    expect(await screen.findByRole('alertdialog', { name: 'Huỷ kết bạn với Lan?' })).toBeInTheDocument();
    await press('Thôi');
    expect(api.inputs(friendCalls.cancel)).toEqual([]);
    await press('Bạn bè với Lan, bấm để huỷ');
    await press('Huỷ kết bạn');
    expect(api.inputs(friendCalls.cancel)).toEqual([{ userId: 7, ends: 'friend' }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Kết bạn với Lan' })).toBeEnabled();
  });

  it('whom one has muted and blocked stand one below the other, each with the way back', async () => {
    const api = lists()
      .on(friendCalls.muteList, () => listed(entry(31, 'Ồn', { muting: true })))
      .on(friendCalls.blockList, () => listed(entry(32, 'Phá', { blocking: true })))
      .on(friendCalls.actionRequest, ({ userId }) => stands(userId));
    await page('hidden', api);
    expect([people('Đã tắt tiếng').length, people('Đã chặn').length]).toEqual([1, 1]);
    // Nothing else can be done about somebody who is blocked.
    expect(within(screen.getByRole('region', { name: 'Đã chặn' })).getAllByRole('button')).toHaveLength(1);
    await press('Bật tiếng lại cho Ồn');
    await press('Bỏ chặn Phá');
    expect(api.inputs(friendCalls.actionRequest)).toEqual([
      { userId: 31, action: friendActions.unmute },
      { userId: 32, action: friendActions.unblock },
    ]);
    expect(await screen.findByRole('button', { name: 'Kết bạn với Phá' })).toBeEnabled();
    expect(await screen.findByRole('button', { name: 'Kết bạn với Ồn' })).toBeEnabled();
  });

  it('that one has muted and blocked nobody is said once; of two lists only the one with people is there', async () => {
    const none = lists()
      .on(friendCalls.muteList, () => listed())
      .on(friendCalls.blockList, () => listed());
    const { unmount } = await page('hidden', none);
    expect(await screen.findByText('Bạn chưa ẩn ai')).toBeInTheDocument();
    unmount();
    const one = lists()
      .on(friendCalls.muteList, () => listed())
      .on(friendCalls.blockList, () => listed(entry(32, 'Phá', { blocking: true })));
    await page('hidden', one);
    expect(people('Đã chặn')).toHaveLength(1);
    expect([screen.queryByText('Bạn chưa ẩn ai'), screen.queryByText('Đã tắt tiếng')]).toEqual([null, null]);
  });

  it('go on page by page', async () => {
    const api = lists().on(friendCalls.followList, ({ cursor }) =>
      cursor ? listed(entry(22, 'Hai', { following: true })) : { list: [entry(21, 'Một', { following: true })], nextCursor: 'mot' },
    );
    await page('following', api);
    await press('Xem thêm');
    await waitFor(() => expect(people('Đang theo dõi')).toHaveLength(2));
    expect(api.inputs(friendCalls.followList)).toEqual([{ pageSize: 20 }, { pageSize: 20, cursor: 'mot' }]);
  });

  it('a list without anybody says how somebody gets there', async () => {
    await page('following', lists());
    expect(screen.getByText('Bạn chưa theo dõi ai')).toBeInTheDocument();
  });

  it('says so when a list does not come, and asks again', async () => {
    let away = true;
    const api = lists().on(friendCalls.followList, () => {
      if (away) throw new ApiError('offline', { call: friendCalls.followList.id });
      return listed(entry(21, 'Một', { following: true }));
    });
    await page('following', api);
    expect(await screen.findByText('Chưa tải được danh sách.')).toBeInTheDocument();
    away = false;
    await press('Thử lại');
    expect(await screen.findByText('Một')).toBeInTheDocument();
  });

  it('a guest is asked to log in, and nothing is asked of the api', async () => {
    const session = fakeSession();
    const api = lists();
    await page('friend', api, session);
    await press('Đăng nhập để xem bạn bè');
    expect(session.loginAsked).toBe(1);
    expect(api.inputs(friendCalls.list)).toEqual([]);
  });
});

describe('on a member’s page', () => {
  const profile = aProfile();
  const name = profile.displayName;
  const shown = (own: Partial<Relation> = {}) =>
    fakeApi()
      .on(userCalls.profile, () => profile)
      .on(newsfeedCalls.list, () => ({ list: [], nextCursor: null }))
      .on(friendCalls.count, () => ({ friends: 12, followers: 3_400, following: 5 }))
      .on(friendCalls.isFriend, () => stands(profile.userId, own));
  const visit = async (api: FakeApi, { session = member(), known = true } = {}) => {
    const opened = await open('/thanh-vien/bachisanvinh', api, { session });
    // It is asked for once the page lives.
    if (known) await waitFor(() => expect(screen.getByRole('button', { name: `Theo Dõi ${name}` })).toBeEnabled());
    return opened;
  };

  it('one asks to be friends, takes it back, and follows; the numbers are anybody’s to see', async () => {
    const api = shown()
      .on(friendCalls.sendRequest, ({ userId }) => stands(userId, { friendship: 'sent' }))
      .on(friendCalls.cancel, ({ userId }) => stands(userId))
      .on(friendCalls.actionRequest, ({ userId, action }) => stands(userId, { following: action === friendActions.follow }));
    await visit(api);
    expect(screen.getByText('3,400')).toBeInTheDocument();
    await press(`Kết bạn với ${name}`);
    expect(api.inputs(friendCalls.sendRequest)).toEqual([{ userId: profile.userId }]);
    await press(`Rút lời mời gửi ${name}`);
    expect(await screen.findByRole('button', { name: `Kết bạn với ${name}` })).toHaveTextContent('Kết bạn');
    const follow = await screen.findByRole('button', { name: `Theo Dõi ${name}` });
    expect(follow).toHaveTextContent('Theo Dõi');
    await press(`Theo Dõi ${name}`);
    // The focus stays with the button that was pressed.
    await waitFor(() => expect(follow).toHaveAccessibleName(`Đang theo dõi ${name}, bấm để thôi`));
    await press(`Đang theo dõi ${name}, bấm để thôi`);
    expect(api.inputs(friendCalls.actionRequest).map(({ action }) => action)).toEqual([friendActions.follow, friendActions.unfollow]);
  });

  const choose = async (line: string) => {
    await press(`Tuỳ chọn với ${name}`);
    const item = await screen.findByRole('menuitem', { name: line });
    await act(async () => fireEvent.click(item));
  };
  const own = { ...aPost(), author: aPerson({ userId: profile.userId, displayName: name, username: profile.username }) };

  it('one mutes them, which their page says, and ends it', async () => {
    const api = shown()
      .on(newsfeedCalls.list, () => ({ list: [own], nextCursor: null }))
      .on(friendCalls.actionRequest, ({ userId, action }) => stands(userId, { muting: action === friendActions.mute }));
    await visit(api);
    await choose(`Tắt tiếng ${name}`);
    expect(await screen.findByText(`Bạn đang tắt tiếng ${name}: bài của họ không hiện trên bảng tin của bạn.`)).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await choose(`Bật tiếng lại cho ${name}`);
    await waitFor(() => expect(screen.queryByText(/Bạn đang tắt tiếng/)).toBeNull());
    expect(api.inputs(friendCalls.actionRequest).map(({ action }) => action)).toEqual([friendActions.mute, friendActions.unmute]);
  });

  it('one blocks them after a second question; then there is only the way back, and no post', async () => {
    let blocking = false;
    const api = shown()
      .on(newsfeedCalls.list, () => ({ list: blocking ? [] : [own], nextCursor: null }))
      .on(friendCalls.actionRequest, ({ userId, action }) => {
        blocking = action === friendActions.block;
        return stands(userId, { blocking });
      });
    await visit(api);
    await choose(`Chặn ${name}`);
    const dialog = await screen.findByRole('alertdialog', { name: `Chặn ${name}?` });
    expect(api.inputs(friendCalls.actionRequest)).toEqual([]);
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Chặn' })));
    expect(await screen.findByRole('heading', { name: `Bạn đã chặn ${name}` })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([screen.queryByRole('article'), screen.queryByRole('button', { name: `Theo Dõi ${name}` })]).toEqual([null, null]);
    await press(`Bỏ chặn ${name}`);
    // What they have posted is asked for anew.
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: `Kết bạn với ${name}` })).toBeEnabled();
  });

  it('what the api refuses is said in its words, and nothing is changed', async () => {
    const api = shown().on(friendCalls.sendRequest, () => {
      throw new ApiError('refused', { call: friendCalls.sendRequest.id, serverMessage: 'Danh sách đã đầy' });
    });
    const { app } = await visit(api);
    await press(`Kết bạn với ${name}`);
    await waitFor(() => expect(app.notified.at(-1)).toMatchObject({ tone: 'error', text: 'Danh sách đã đầy' }));
    await waitFor(() => expect(screen.getByRole('button', { name: `Kết bạn với ${name}` })).toBeEnabled());
  });

  it('who is not logged in is asked to first', async () => {
    const session = fakeSession();
    const api = shown();
    await visit(api, { session });
    await press(`Theo Dõi ${name}`);
    expect(session.loginAsked).toBe(1);
    expect(api.inputs(friendCalls.isFriend)).toEqual([]);
  });

  it('until it is known how one stands with them nothing can be pressed, and without the counts the page stands', async () => {
    const api = fakeApi()
      .on(userCalls.profile, () => profile)
      .on(newsfeedCalls.list, () => ({ list: [], nextCursor: null }));
    expect((await visit(api, { known: false })).status).toBe(200);
    expect(await screen.findByRole('button', { name: `Kết bạn với ${name}` })).toBeDisabled();
    expect(screen.queryByText('Người theo dõi')).toBeNull();
  });
});
