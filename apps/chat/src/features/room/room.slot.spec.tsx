import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { chatCalls } from '@portal/contracts/chat';
import { WithApp, aUser, fakeApi, fakeApp, fakeSession, renderWithApp, type FakeAppOptions } from '@portal/testing';
import { roomsOn, aHistory, aMessage, messages } from '@portal/testing/chat';
import { vi } from '../../locales/vietnamese.ts';
import { RoomSlot, loadRoom } from './index.ts';

const list = [
  aMessage(1, { showName: 'kinhcan_67', filteredMessage: 'Một đều chị ơi' }),
  aMessage(2, { showName: 'Tư Việt Vị', userType: 20, level: 12, filteredMessage: 'Cú đặt lòng ngọt như mía lùi!' }),
  aMessage(3, { systemMessage: 90, userId: 0, filteredMessage: 'L. Quốc Triệu|61|2|1' }),
  aMessage(4, { systemMessage: 5, filteredMessage: 'Dũng Vespa' }),
  aMessage(5, { isGuest: true, userId: 1_000_000_004_821, showName: 'Khách 4821', filteredMessage: 'Chào cả nhà' }),
];
const answering = () => fakeApi().on(chatCalls.messages, () => aHistory(list));
const room = <RoomSlot groupId={501} title="Đức – Anh" />;

async function open(options: FakeAppOptions = {}) {
  const app = await fakeApp({ api: answering(), messages: { chat: vi }, ...options });
  await loadRoom(app, { groupId: 501, title: 'Đức – Anh' });
  const page = await renderWithApp(room, { app });
  await act(async () => {});
  return page;
}
const log = () => screen.getByRole('log', { name: 'Tin nhắn phòng Đức – Anh' });
const field = () => screen.getByRole('textbox', { name: 'Tin nhắn vào phòng Đức – Anh' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

// What one said and no room has yet is kept in the browser.
beforeEach(() => localStorage.clear());

describe('the room beside the match', () => {
  it('has its history in the server’s page, and a place to write that waits', async () => {
    const app = await fakeApp({ api: answering(), messages: { chat: vi }, server: true, session: fakeSession({ status: 'starting' }) });
    await loadRoom(app, { groupId: 501, title: 'Đức – Anh' });
    const page = renderToString(<WithApp app={app}>{room}</WithApp>);
    expect(page).toContain('Cú đặt lòng ngọt như mía lùi!');
    expect(page).toContain('VÀO! L. Quốc Triệu, phút 61');
    expect(page).toContain('Đang tìm chỗ cho bạn…');
    expect(page).not.toContain('Xem tin cũ hơn');
  });

  it('says of whom and what a demonstration has made up', async () => {
    const made = [aMessage(1, { showName: 'Cột dọc Hàng Đẫy', filteredMessage: 'VÀOOOO', simulated: true }), aMessage(2, { showName: 'nghe_tinh_fc' })];
    await open({ api: fakeApi().on(chatCalls.messages, () => ({ ...aHistory(made), simulatedOnline: true })) });
    const labels = within(log())
      .getAllByRole('listitem')
      .map((row) => within(row).queryByText('mô phỏng') !== null);
    expect(labels).toEqual([true, false]);
    expect(screen.getByText('128 mô phỏng')).toBeVisible();
  });

  it('shows who wrote, the commentator, goals and newcomers', async () => {
    await open();
    const rows = within(log())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(
      [
        'kinhcan_6720:00Một đều chị ơi',
        'Tư Việt VịBLVCấp 1220:00Cú đặt lòng ngọt như mía lùi!',
        'VÀO! L. Quốc Triệu, phút 612 – 1',
        'Dũng Vespa vừa vào phòng',
        'Khách 482120:00Chào cả nhà',
      ].map((text, index) => (index === 4 ? text.replace('Khách 4821', 'Khách 4821(tin của bạn)') : text)),
    );
    expect(screen.getByText('128 trong phòng')).toBeVisible();
  });

  it('leads to the room’s own page, where all rooms are', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Vào Nhóm Chat' }).getAttribute('href')).toBe('/chatroom?roomId=501');
  });

  it('is one the visitor is in while it is open, as the host tells others', async () => {
    const { app, unmount } = await open();
    expect(app.roomsJoined).toEqual([501]);
    unmount();
    expect(app.roomsJoined).toEqual([]);
  });

  it('makes addresses links: others in a tab of their own, a match of ours a card with its names', async () => {
    const said = (offset: number, filteredMessage: string, own = {}) => aMessage(offset, { filteredMessage, ...own });
    const linked = { fixtureId: 7, names: { vi: 'Đức – Anh', en: 'Germany – England', zh: '德國 – 英格蘭' } };
    const page = aHistory([
      said(1, 'Xem https://example.com/a, hay!'),
      said(2, 'https://khandai.test/truc-tiep/bong-da/7', { linked }),
      said(3, 'Đọc https://khandai.test/tin-tuc/derby-12 đi'),
      said(4, 'javascript:alert(1)'),
    ]);
    await open({ api: fakeApi().on(chatCalls.messages, () => page) });
    const other = screen.getByRole('link', { name: 'https://example.com/a' });
    expect([other.getAttribute('target'), other.getAttribute('rel')]).toEqual(['_blank', 'nofollow noopener noreferrer ugc']);
    const card = screen.getByRole('link', { name: /Đức – Anh\s*Phòng trực tiếp/ });
    expect(card).toHaveAttribute('href', '/truc-tiep/bong-da/7');
    expect(screen.queryByText(/khandai\.test/)).toBeNull();
    expect(screen.getByRole('link', { name: /^Bài viết/ })).toHaveAttribute('href', '/tin-tuc/derby-12');
    expect(screen.getByText(/^Đọc/)).toHaveTextContent('Đọc /tin-tuc/derby-12 đi');
    expect(screen.getByText('javascript:alert(1)').querySelector('a')).toBeNull();
  });

  it('sends with Enter, shows the message as sending and clears the field', async () => {
    const { app } = await open();
    type('Vào rồi!');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(roomsOn(app.socket).sent.map(({ message }) => message)).toEqual([{ groupId: 501, originalMessage: 'Vào rồi!' }]);
    expect(within(log()).getByText('Vào rồi!')).toBeVisible();
    expect(screen.getByText('Đang gửi')).toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('leaves Enter to the input method while it composes a word, and to a new line with Shift', async () => {
    const { app } = await open();
    type('vao');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    expect(roomsOn(app.socket).sent).toEqual([]);
  });

  it('says that a lost message is sent by itself, and sends it, with the same uuid', async () => {
    const { app } = await open();
    type('Vào rồi!');
    fireEvent.click(screen.getByRole('button', { name: 'Gửi' }));
    await act(async () => app.socket.become({ status: 'reconnecting', attempt: 3, of: 10 }));
    expect(screen.getByText('Chưa có mạng, tin sẽ tự gửi khi nối lại')).toBeVisible();
    // Nothing to press for: it goes by itself, or is dropped.
    expect(screen.queryByRole('button', { name: 'Gửi lại' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Bỏ' })).toBeVisible();
    await act(async () => app.socket.become({ status: 'online' }));
    expect(screen.queryByRole('button', { name: 'Bỏ' })).toBeNull();
    expect(new Set(roomsOn(app.socket).sent.map(({ uuid }) => uuid)).size).toBe(1);
    expect(roomsOn(app.socket).sent).toHaveLength(2);
  });

  it('tells the seconds until the next message, keeps what one writes meanwhile, and sends what was too fast', async () => {
    const { app } = await open();
    type('một');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await act(async () => app.socket.reply({ code: 42900, retryAfter: 3 }));
    expect(screen.getByText('Nhắn hơi nhanh, 3 giây nữa gửi tiếp được')).toBeVisible();
    expect(screen.getByText('Nhắn hơi nhanh, chờ vài giây rồi gửi tiếp nhé').closest('[role=status]')).not.toBeNull();
    expect(screen.getByText('Hơi nhanh, tin sẽ tự gửi')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gửi lại' })).toBeNull();
    type('hai');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field()).toHaveValue('hai');
    expect(screen.getByRole('button', { name: 'Gửi' })).toHaveAttribute('aria-disabled', 'true');
    await act(async () => app.clock.advance(1_000));
    expect(screen.getByText('Nhắn hơi nhanh, 2 giây nữa gửi tiếp được')).toBeVisible();
    await act(async () => app.clock.advance(2_000));
    expect(screen.queryByText(/Nhắn hơi nhanh/)).toBeNull();
    expect(roomsOn(app.socket).sent.map(({ message }) => message)).toEqual([
      { groupId: 501, originalMessage: 'một' },
      { groupId: 501, originalMessage: 'một' },
    ]);
    expect(field()).toHaveValue('hai');
  });

  it('says that a message is too long instead of cutting it, and sends nothing until it is shorter', async () => {
    const { app } = await open();
    type('a'.repeat(512));
    expect(screen.getByText('Dài quá 12 ký tự, bớt lại rồi gửi nhé').closest('[role=status]')).not.toBeNull();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(roomsOn(app.socket).sent).toEqual([]);
    expect(field()).toHaveValue('a'.repeat(512));
    // Blanks at the ends are not sent, so they do not count.
    type(`${'a'.repeat(500)}   `);
    expect(screen.getByText('500/500')).toBeVisible();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(roomsOn(app.socket).sent).toHaveLength(1);
  });

  it('says that the match is over: as the page says, or as the api does', async () => {
    const over = 'Trận đã kết thúc. Còn gì muốn nói thì cứ ngồi lại.';
    const { unmount } = await open();
    expect(screen.queryByText(over)).toBeNull();
    unmount();
    await open({ api: fakeApi().on(chatCalls.messages, () => ({ ...aHistory(list), over: true })) });
    expect(screen.getByText(over)).toBeVisible();
    expect(field()).toBeEnabled();
  });

  it('counts the letters near the limit', async () => {
    await open();
    type('a'.repeat(400));
    expect(screen.queryByText('400/500')).toBeNull();
    type('a'.repeat(480));
    expect(screen.getByText('480/500')).toBeVisible();
  });

  it.each([
    ['the wheel', () => fireEvent.wheel(log(), { deltaY: -100 })],
    ['a key', () => fireEvent.keyDown(log(), { key: 'PageUp' })],
    ['a finger', () => fireEvent.touchStart(log(), { touches: [{ clientY: 100 }] }) && fireEvent.touchMove(log(), { touches: [{ clientY: 110 }] })],
  ])('turns to older messages with the first move of %s, and shows none that come until one is back', async (_, move) => {
    const { app } = await open();
    Object.defineProperties(log(), { scrollTop: { value: 0, writable: true }, scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
    const rows = () => within(log()).getAllByRole('listitem').length;
    const before = rows();
    const arrive = (from: number, to: number) =>
      act(async () => roomsOn(app.socket).roomFrame(501, { type: 'messages', epoch: 'e1', lastOffset: to, list: messages(from, to) }));
    move();
    await arrive(6, 8);
    expect(rows()).toBe(before);
    const scroll = (to: number) => {
      log().scrollTop = to;
      fireEvent.scroll(log());
    };
    // The list begins to move, and is still near its end.
    scroll(-12);
    await arrive(9, 9);
    expect(rows()).toBe(before);
    expect(screen.getByRole('button', { name: '4 tin mới' })).toBeVisible();
    scroll(-300);
    scroll(-20);
    expect(rows()).toBe(before + 4);
    expect(log().scrollTop).toBe(0);
  });

  it('says how many messages came while one reads further up, and leads back to them', async () => {
    const { app } = await open();
    Object.defineProperties(log(), { scrollTop: { value: -400, writable: true }, scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
    fireEvent.scroll(log());
    await act(async () => roomsOn(app.socket).roomFrame(501, { type: 'messages', epoch: 'e1', lastOffset: 8, list: messages(6, 8) }));
    fireEvent.click(screen.getByRole('button', { name: '3 tin mới' }));
    expect(screen.queryByRole('button', { name: /tin mới/ })).toBeNull();
    expect(log().scrollTop).toBe(0);
    expect(log()).toHaveFocus();
  });
});

describe('the states of the room', () => {
  it('shows its shape while it loads, and the messages once they come', async () => {
    let answer: (value: ReturnType<typeof aHistory>) => void = () => {};
    const api = fakeApi().on(
      chatCalls.messages,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await renderWithApp(room, { api, messages: { chat: vi } });
    expect(screen.getByRole('region', { name: 'Đang tải phòng chat' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer(aHistory(list)));
    expect(await screen.findByText('Chào cả nhà')).toBeVisible();
  });

  it('says so when it could not be loaded, and tries again', async () => {
    const api = fakeApi();
    await renderWithApp(room, { api, messages: { chat: vi } });
    expect(await screen.findByText('Chưa tải được phòng chat.')).toBeVisible();
    api.on(chatCalls.messages, () => aHistory(list));
    fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('Chào cả nhà')).toBeVisible();
  });

  it('begins the same on server and browser when the api did not answer the server', async () => {
    const app = await fakeApp({ messages: { chat: vi }, server: true });
    await loadRoom(app, { groupId: 501, title: 'Đức – Anh' });
    expect(renderToString(<WithApp app={app}>{room}</WithApp>)).toContain('Đang tải phòng chat');
  });

  it('invites the first words into an empty room', async () => {
    await open({ api: fakeApi().on(chatCalls.messages, () => aHistory([])) });
    expect(screen.getByText('Chưa ai lên tiếng. Mở màn đi bạn!')).toBeVisible();
    // Words to begin with come into the composer, where one makes them one's own.
    fireEvent.click(within(screen.getByRole('list', { name: 'Câu mở màn' })).getByRole('button', { name: 'Trận này ai thắng đây anh em?' }));
    expect(field()).toHaveValue('Trận này ai thắng đây anh em?');
    expect(field()).toHaveFocus();
  });

  it('closes what one can do about a message at a press elsewhere, which does nothing else; a mouse only has to leave', async () => {
    await open();
    const row = within(log()).getByText('Một đều chị ơi').closest('li')!;
    fireEvent.click(within(row).getByRole('button', { name: /Cảm xúc và trả lời/ }));
    expect(within(row).getByRole('group', { name: 'Chọn cảm xúc' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Vào Nhóm Chat' });
    const followed = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    const press = () => {
      fireEvent.pointerDown(link);
      fireEvent.click(link);
    };
    press();
    expect(within(row).queryByRole('group', { name: 'Chọn cảm xúc' })).toBeNull();
    expect(followed).not.toHaveBeenCalled();
    // A mouse rests on the message.
    fireEvent(row, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
    expect(within(row).getByRole('group', { name: 'Chọn cảm xúc' })).toBeVisible();
    press();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('still invites where people only came in, and has other words once the match is over', async () => {
    const cameIn = aMessage(1, { systemMessage: 5, filteredMessage: 'Tí' });
    await open({ api: fakeApi().on(chatCalls.messages, () => aHistory([cameIn], { over: true })) });
    expect(screen.getByText(/vừa vào phòng/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ai hay nhất trận?' })).toBeEnabled();
  });

  it('invites nobody to begin where it has begun before what is shown, or where one may not write', async () => {
    const cameIn = aMessage(71, { systemMessage: 5, filteredMessage: 'Tí' });
    const { unmount } = await open({ api: fakeApi().on(chatCalls.messages, () => aHistory([cameIn])) });
    expect(screen.queryByText(/Mở màn đi bạn/)).toBeNull();
    unmount();
    await open({ api: fakeApi().on(chatCalls.messages, () => aHistory([], { can: { read: true, post: false } })) });
    expect(screen.getByText(/Mở màn đi bạn/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Câu mở màn' })).toBeNull();
  });

  it('shows no messages of a room one may not read', async () => {
    await open({ api: fakeApi().on(chatCalls.messages, () => aHistory([], { can: { read: false, post: false } })) });
    expect(screen.getByText('Phòng này dành cho thành viên')).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('offers to log in where guests only read', async () => {
    const { app } = await open({ api: fakeApi().on(chatCalls.messages, () => aHistory(list, { can: { read: true, post: false } })) });
    fireEvent.click(screen.getByRole('button', { name: 'Đăng nhập để chat' }));
    expect(app.session.loginAsked).toBe(1);
  });

  it('lets one write as soon as it is known who one is', async () => {
    const session = fakeSession({ status: 'starting' });
    await open({ session });
    expect(field()).toBeDisabled();
    act(() => session.become({ status: 'guest', user: aUser({ guest: 1 }) }));
    expect(field()).toBeEnabled();
  });

  it('offers another try when no session could be had', async () => {
    const retry = jest.fn();
    await open({ session: fakeSession({ status: 'unavailable', retry }) });
    fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
