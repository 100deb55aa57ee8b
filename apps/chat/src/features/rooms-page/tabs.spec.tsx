import { act, fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from '@portal/api-client';
import { chatCalls } from '@portal/contracts/chat';
import { fakeApi, fakeSettings, openPath, type FakeAppOptions } from '@portal/testing';
import { aHistory, aRoom, messages, roomsOn } from '@portal/testing/chat';
import * as remote from '../../remote.tsx';

const answering = () =>
  fakeApi()
    .on(chatCalls.listRoom, () => ({ list: [aRoom({ groupId: 501, title: 'Đức – Anh', fixtureId: 7 })], total: 1 }))
    .on(chatCalls.messages, ({ groupId }) => aHistory(messages(1, 3), { groupId, title: 'Đức – Anh', fixtureId: groupId === 501 ? 7 : null }));
/** Says which part was asked for, and with what. */
const part = (name: string) => (props: Record<string, unknown>) => <p>{`${name} ${JSON.stringify(props, ['fixtureId', 'market', 'which'])}`}</p>;
const slots = {
  'odds-and-tips/market-odds': part('market-odds'),
  'odds-and-tips/ranking': part('ranking'),
  'odds-and-tips/open-tips': part('open-tips'),
  'odds-and-tips/predict': part('predict'),
  'odds-and-tips/own-predictions': part('own-predictions'),
};

async function open(path: string, options: FakeAppOptions = {}) {
  const page = await openPath(remote, 'chat', path, { api: answering(), slots, ...options });
  await act(async () => {});
  return page;
}
const strip = () => within(screen.getByRole('navigation', { name: 'Mục của phòng' }));
const go = (name: RegExp | string) => act(async () => void fireEvent.click(strip().getByRole('link', { name })));
const arrive = (socket: Parameters<typeof roomsOn>[0], from: number, to: number) =>
  act(async () => roomsOn(socket).roomFrame(501, { type: 'messages', epoch: 'e1', lastOffset: to, list: messages(from, to) }));

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) });
});
afterAll(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});
beforeEach(() => localStorage.clear());

it('are Chat and the nine of odds and tips, as links of the same room', async () => {
  await open('/chatroom?roomId=501');
  expect(
    strip()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['Chat', '/chatroom?roomId=501', 'page'],
    ['Kèo', '/chatroom?roomId=501&tab=odds', null],
    ['Kèo chấp', '/chatroom?roomId=501&tab=hdp', null],
    ['Tài xỉu', '/chatroom?roomId=501&tab=overUnder', null],
    ['1X2', '/chatroom?roomId=501&tab=1x2', null],
    ['Top Típ', '/chatroom?roomId=501&tab=TopTip', null],
    ['Kèo tâm điểm', '/chatroom?roomId=501&tab=focusOddTips', null],
    ['Kèo tối nay', '/chatroom?roomId=501&tab=oddTipsTonight', null],
    ['Dự đoán', '/chatroom?roomId=501&tab=bet', null],
    ['Lịch sử', '/chatroom?roomId=501&tab=history', null],
  ]);
});

it.each([
  ['odds', 'market-odds {"fixtureId":7,"market":"all"}'],
  ['hdp', 'market-odds {"fixtureId":7,"market":"hdp"}'],
  ['overUnder', 'market-odds {"fixtureId":7,"market":"overUnder"}'],
  ['1x2', 'market-odds {"fixtureId":7,"market":"1x2"}'],
  ['TopTip', 'ranking {}'],
  ['focusOddTips', 'open-tips {"which":"focus"}'],
  ['oddTipsTonight', 'open-tips {"which":"tonight"}'],
  ['bet', 'predict {"fixtureId":7}'],
  ['history', 'own-predictions {}'],
])('%s shows its part, about the match of the room where it is about one', async (tab, shown) => {
  await open(`/chatroom?roomId=501&tab=${tab}`);
  expect(screen.getByText(shown)).toBeVisible();
  expect(strip().getAllByRole('link', { current: 'page' })).toHaveLength(1);
  expect(screen.queryByRole('log')).toBeNull();
});

it('shows what is on in general in a room that is about no match, and takes what is no tab for Chat', async () => {
  const { unmount } = await open('/chatroom?tab=hdp');
  expect(screen.getByText('market-odds {"market":"hdp"}')).toBeVisible();
  unmount();
  await open('/chatroom?roomId=501&tab=lineups');
  expect(screen.getByRole('log')).toBeVisible();
  expect(strip().getByRole('link', { current: 'page' })).toHaveTextContent('Chat');
});

it('change while the room goes on: the same connection, nothing is asked for again, and what one was writing is still there', async () => {
  const { app, address } = await open('/chatroom?roomId=501');
  const before = { open: app.socket.open, asked: app.api.asked.length, joined: [...app.roomsJoined] };
  fireEvent.change(screen.getByRole('textbox', { name: /^Tin nhắn vào phòng/ }), { target: { value: 'Đang viết dở' } });
  await go('Kèo chấp');
  await go('Dự đoán');
  expect(address()).toBe('/chatroom?roomId=501&tab=bet');
  expect({ open: app.socket.open, asked: app.api.asked.length, joined: [...app.roomsJoined] }).toEqual(before);
  await go('Chat');
  expect(address()).toBe('/chatroom?roomId=501');
  expect(screen.getByRole('textbox', { name: /^Tin nhắn vào phòng/ })).toHaveValue('Đang viết dở');
  expect({ open: app.socket.open, asked: app.api.asked.length, joined: [...app.roomsJoined] }).toEqual(before);
});

it('begin at their top, however far one had scrolled in another', async () => {
  await open('/chatroom?roomId=501&tab=hdp');
  const place = (market: string) => screen.getByText(`market-odds {"fixtureId":7,"market":"${market}"}`).parentElement!;
  place('hdp').scrollTop = 300;
  await go('Tài xỉu');
  expect(place('overUnder').scrollTop).toBe(0);
});

it('count on Chat what comes while another is shown, which is unread until one is back', async () => {
  const { app } = await open('/chatroom?roomId=501');
  const read = () => (JSON.parse(localStorage.getItem('chat-read') ?? '{}') as Record<string, number>)['r501'];
  await arrive(app.socket, 4, 4);
  expect(strip().getByRole('link', { name: 'Chat' })).toBeVisible();
  await go('Kèo chấp');
  await arrive(app.socket, 5, 7);
  expect(strip().getByRole('link', { name: /^Chat\s*3 tin chưa đọc$/ })).toBeVisible();
  expect(read()).toBe(4);
  await go(/^Chat/);
  expect(strip().getByRole('link', { name: 'Chat' })).toBeVisible();
  expect(within(screen.getByRole('log')).getAllByRole('listitem')).toHaveLength(7);
  expect(read()).toBe(7);
});

it('of who hides odds are not there, and an address that names one shows the chat', async () => {
  const { unmount } = await open('/chatroom?roomId=501&tab=hdp', { settings: fakeSettings({ disableTip: true }) });
  expect(screen.queryByRole('navigation', { name: 'Mục của phòng' })).toBeNull();
  expect(screen.queryByText(/market-odds/)).toBeNull();
  expect(screen.getByRole('log')).toBeVisible();
  unmount();
  const { app } = await open('/chatroom?roomId=501&tab=hdp');
  await act(() => app.settings.set('disableTip', true));
  expect(screen.queryByText(/market-odds/)).toBeNull();
  expect(screen.getByRole('log')).toBeVisible();
});

it('say that a part is away while the room goes on, and stand above a room that is closed', async () => {
  const { unmount } = await open('/chatroom?roomId=501&tab=hdp', {
    slots: {},
    messages: { shell: { fallback: { title: 'Phần này đang bảo trì', text: 'x' }, retry: 'Thử lại' } },
  });
  expect(screen.getByText('Phần này đang bảo trì')).toBeVisible();
  await go('Chat');
  expect(screen.getByRole('log')).toBeVisible();
  unmount();
  const closed = answering().on(chatCalls.messages, () => {
    throw new ApiError('refused', { call: chatCalls.messages.id, code: 'NOT_PERMISSIONS' });
  });
  await open('/chatroom?roomId=77&tab=TopTip', { api: closed });
  expect(await screen.findByText('ranking {}')).toBeVisible();
  await go('Chat');
  expect(screen.getByText('Phòng này dành cho thành viên')).toBeVisible();
});
