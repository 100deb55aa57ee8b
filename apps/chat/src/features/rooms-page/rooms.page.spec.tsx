import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@portal/api-client';
import { chatCalls, type ChatRoom } from '@portal/contracts/chat';
import { aUser, fakeApi, fakeSession, openPath, type FakeApi, type FakeAppOptions } from '@portal/testing';
import { roomsOn, aHistory, aMessage, aRoom } from '@portal/testing/chat';
import * as remote from '../../remote.tsx';

const rooms: ChatRoom[] = [
  aRoom({
    groupId: 30,
    title: 'Khán đài chung',
    fixtureId: null,
    lastMessage: aMessage(9, { groupId: 30, showName: 'be_na_11', filteredMessage: 'Bình tĩnh!' }),
  }),
  aRoom({ groupId: 501, title: 'Đức – Anh', fixtureId: 7, lastMessage: aMessage(12) }),
  aRoom({ groupId: 77, title: 'Hội kín', fixtureId: null, vipGroup: 1 }),
];
const said = [
  aMessage(1, { filteredMessage: 'Một đều chị ơi' }),
  aMessage(2, {
    userId: 13,
    showName: 'Tư Việt Vị',
    userType: 20,
    filteredMessage: 'Ngọt như mía lùi!',
    parentMessageId: 9_001,
    parent: { groupMessageId: 9_001, offset: 1, userId: 12, showName: 'nghe_tinh_fc', isGuest: false, filteredMessage: 'Một đều chị ơi' },
    listReactions: { haha: 33, like: 12 },
    totalReactions: 45,
  }),
];
const answering = (): FakeApi =>
  fakeApi()
    .on(chatCalls.listRoom, ({ searchKeyword = '' }) => {
      const list = rooms.filter(({ title }) => title.toLowerCase().includes(searchKeyword));
      return { list, total: list.length };
    })
    .on(chatCalls.messages, ({ groupId }) =>
      aHistory(said, { groupId, title: rooms.find((room) => room.groupId === groupId)?.title ?? 'Phòng', fixtureId: groupId === 501 ? 7 : null }),
    );

async function open(path: string, options: FakeAppOptions = {}) {
  const page = await openPath(remote, 'chat', path, { api: answering(), ...options });
  await act(async () => {});
  return page;
}
const list = () => screen.getByRole('navigation', { name: 'Chat' });
const thread = () => screen.getByRole('log');

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) });
});
afterAll(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});
beforeEach(() => localStorage.clear());

describe('group chat', () => {
  it('shows the public room beside the list where no room is named', async () => {
    await open('/chatroom');
    expect(screen.getByRole('heading', { level: 1, name: 'Phòng chat' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Khán đài chung' })).toBeVisible();
    expect(within(list()).getByRole('link', { current: 'page' })).toHaveTextContent('Khán đài chungbe_na_11: Bình tĩnh!');
    expect(within(list()).getByRole('link', { name: /Đức – Anh/ })).toHaveAttribute('href', '/chatroom?roomId=501');
    expect(document.title).toBe('Khán đài chung · Phòng chat | Khán Đài');
  });

  it.each(['/chatroom?roomId=501', '/chatroom/duc-anh-501'])('opens the room of its match at %s', async (path) => {
    await open(path);
    expect(screen.getByRole('heading', { level: 2, name: 'Đức – Anh' })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Xem trận' })) expect(link).toHaveAttribute('href', '/truc-tiep/bong-da/7');
  });

  it('answers 404 to what is no room', async () => {
    const missing = answering().on(chatCalls.messages, () => {
      throw new ApiError('notFound', { call: chatCalls.messages.id });
    });
    expect((await open('/chatroom?roomId=29', { api: missing })).status).toBe(404);
    expect((await open('/chatroom?roomId=abc')).status).toBe(404);
  });

  it('shows a room that is closed to the reader without its words', async () => {
    await open('/chatroom?roomId=77', {
      api: answering().on(chatCalls.messages, () => {
        throw new ApiError('refused', { call: chatCalls.messages.id, code: 'NOT_PERMISSIONS' });
      }),
    });
    expect(await screen.findByText('Phòng này dành cho thành viên')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Hội kín' })).toBeVisible();
    expect(within(list()).getByRole('link', { current: 'page' })).toHaveTextContent('Bạn cần quyền để xem phòng này');
    expect(screen.queryByRole('textbox', { name: /Tin nhắn/ })).toBeNull();
  });

  it('opens a room that was closed to them for who logs in', async () => {
    const session = fakeSession();
    const api = answering().on(chatCalls.messages, ({ groupId }) => {
      if (session.state.status !== 'user') throw new ApiError('refused', { call: chatCalls.messages.id, code: 'NOT_PERMISSIONS' });
      return aHistory(said, { groupId, title: 'Hội kín', fixtureId: null });
    });
    await open('/chatroom?roomId=77', { api, session });
    expect(await screen.findByText('Phòng này dành cho thành viên')).toBeVisible();
    await act(async () => session.become({ status: 'user', user: aUser() }));
    expect(await screen.findByText('Ngọt như mía lùi!')).toBeVisible();
  });

  it('finds rooms by their name', async () => {
    await open('/chatroom');
    fireEvent.change(screen.getByLabelText('Tìm phòng'), { target: { value: 'đức' } });
    await waitFor(() => expect(within(list()).getAllByRole('link')).toHaveLength(1));
    fireEvent.change(screen.getByLabelText('Tìm phòng'), { target: { value: 'không có' } });
    expect(await screen.findByText('Không có phòng nào tên như “không có”.')).toBeVisible();
  });

  it('counts what came since the last visit, and marks it in the room', async () => {
    localStorage.setItem('chat-read', JSON.stringify({ r501: 4, r30: 1 }));
    await open('/chatroom');
    expect(within(list()).getByRole('link', { name: /Đức – Anh/ })).toHaveTextContent('8 tin chưa đọc');
    expect(within(thread()).getByText('Tin chưa đọc')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('chat-read') ?? '{}')).toEqual({ r501: 4, r30: 2 });
  });

  it('says who has been talking', async () => {
    await open('/chatroom');
    expect(
      within(screen.getByRole('list', { name: 'Vừa lên tiếng' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tư Việt VịBLV', 'nghe_tinh_fc']);
  });

  it('says of those whom a demonstration has made up that they are', async () => {
    const made = [aMessage(1, { userId: 11, showName: 'Cột dọc Hàng Đẫy', simulated: true }), aMessage(2, { userId: 12, showName: 'nghe_tinh_fc' })];
    const api = fakeApi()
      .on(chatCalls.listRoom, () => ({ list: rooms, total: rooms.length }))
      .on(chatCalls.messages, () => aHistory(made));
    await open('/chatroom', { api });
    expect(
      within(screen.getByRole('list', { name: 'Vừa lên tiếng' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['nghe_tinh_fc', 'Cột dọc Hàng Đẫymô phỏng']);
  });

  it('keeps the list when a room cannot be loaded, and tries again', async () => {
    const api = fakeApi().on(chatCalls.listRoom, () => ({ list: rooms, total: rooms.length }));
    await open('/chatroom?roomId=501', { api });
    expect(await screen.findByText('Chưa tải được phòng chat.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Đức – Anh' })).toBeVisible();
    api.on(chatCalls.messages, () => aHistory(said));
    fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('Ngọt như mía lùi!')).toBeVisible();
  });

  it('keeps the room when the list cannot be loaded', async () => {
    await open('/chatroom', { api: fakeApi().on(chatCalls.messages, () => aHistory(said, { groupId: 30, title: 'Khán đài chung' })) });
    expect(await screen.findByText('Chưa tải được danh sách phòng.')).toBeVisible();
    expect(screen.getByText('Ngọt như mía lùi!')).toBeVisible();
  });
});

describe('what one can do about a message', () => {
  const member = () => fakeSession({ status: 'user', user: aUser() });
  const tools = () => screen.getByRole('button', { name: /^Cảm xúc và trả lời: Tư Việt Vị, “/ });

  it('is to react: shown at once, sent, and taken back by a second press', async () => {
    const { app } = await open('/chatroom', { session: member() });
    fireEvent.click(tools());
    fireEvent.click(screen.getByRole('button', { name: 'Yêu' }));
    expect(roomsOn(app.socket).reacted).toEqual([{ groupId: 30, groupMessageId: 9_002, reaction: 'love' }]);
    const chips = within(screen.getByRole('group', { name: 'Cảm xúc' }));
    expect(chips.getAllByRole('button').map((chip) => chip.getAttribute('aria-label'))).toEqual(
      ['Haha, 33', 'Thích, 12', 'Yêu, 1'].map((chip) => `${chip}: Tư Việt Vị, “Ngọt như mía lùi!”`),
    );
    fireEvent.click(chips.getByRole('button', { name: /^Yêu, 1: /, pressed: true }));
    expect(roomsOn(app.socket).reacted.at(-1)).toMatchObject({ reaction: null });
  });

  it('says so when the room does not take a reaction', async () => {
    const { app } = await open('/chatroom', { session: member() });
    fireEvent.click(screen.getByRole('button', { name: /^Haha, 33: / }));
    await act(async () => app.socket.reply({ code: 42900 }));
    await act(async () => {});
    expect(app.notified.map(({ title }) => title)).toEqual(['Hơi nhanh, chờ vài giây nhé']);
    expect(screen.getByRole('button', { name: /^Haha, 33: / })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is to log in first, for a guest who would react', async () => {
    const { app } = await open('/chatroom');
    fireEvent.click(screen.getByRole('button', { name: /^Thích, 12: / }));
    expect([app.session.loginAsked, roomsOn(app.socket).reacted]).toEqual([1, []]);
  });

  it('is to answer: the composer says to whom, Escape gives it up', async () => {
    const { app } = await open('/chatroom', { session: member() });
    fireEvent.click(tools());
    fireEvent.click(screen.getByRole('button', { name: 'Trả lời Tư Việt Vị' }));
    const field = screen.getByRole('textbox', { name: 'Tin nhắn vào phòng Khán đài chung' });
    expect(field).toHaveFocus();
    expect(screen.getByRole('form', { name: 'Viết tin nhắn' })).toHaveTextContent('Trả lời Tư Việt Vị: Ngọt như mía lùi!');
    fireEvent.change(field, { target: { value: 'Chuẩn!' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(roomsOn(app.socket).sent[0]?.message).toEqual({ groupId: 30, originalMessage: 'Chuẩn!', parentMessageId: 9_002 });
    fireEvent.click(tools());
    fireEvent.click(screen.getByRole('button', { name: 'Trả lời Tư Việt Vị' }));
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Thôi trả lời' })).toBeNull();
  });

  it('is to go to what it answers to, which gets the focus', async () => {
    await open('/chatroom');
    fireEvent.click(screen.getByRole('button', { name: 'nghe_tinh_fc Một đều chị ơi' }));
    await act(async () => {});
    expect(document.activeElement).toHaveTextContent('Một đều chị ơi');
    expect(document.activeElement).toHaveAttribute('data-offset', '1');
  });
});
