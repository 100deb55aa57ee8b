import { screen } from '@testing-library/react';
import { chatCalls } from '@portal/contracts/chat';
import { fakeApi, fakeApp, renderWithApp } from '@portal/testing';
import { aMessage, aRoom } from '@portal/testing/chat';
import { vi } from '../../locales/vietnamese.ts';
import { PublicRoomsSlot, loadPublicRooms } from './index.ts';

async function open(api = fakeApi()) {
  const app = await fakeApp({ api, messages: { chat: vi } });
  await loadPublicRooms(app);
  return renderWithApp(<PublicRoomsSlot />, { app });
}

describe('busy rooms', () => {
  it('lead to the match of a room, or to the chat page, with the last words', async () => {
    await open(
      fakeApi().on(chatCalls.listRoom, () => ({
        total: 2,
        list: [
          aRoom({ title: 'Đức – Anh', fixtureId: 7, online: 1204, lastMessage: aMessage(9, { showName: 'be_na_11', filteredMessage: 'Bình tĩnh!' }) }),
          aRoom({ groupId: 30, title: 'Khán đài chung', fixtureId: null, lastMessage: null }),
        ],
      })),
    );
    expect(screen.getByRole('link', { name: /Đức – Anh.*be_na_11: Bình tĩnh!.*1,204 người/ })).toHaveAttribute('href', '/truc-tiep/bong-da/7');
    expect(screen.getByRole('link', { name: /Khán đài chung.*Chưa ai lên tiếng/ })).toHaveAttribute('href', '/chatroom?roomId=30');
  });

  it('are called busy where people are, without the empty ones; else they are open', async () => {
    const rooms = [4, 2, 1, 0].map((online, index) => aRoom({ groupId: 40 + index, title: `Phòng ${index}`, online }));
    const { unmount } = await open(fakeApi().on(chatCalls.listRoom, () => ({ total: 4, list: rooms })));
    expect(screen.getByRole('heading', { name: 'Phòng đang đông' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    unmount();
    await open(fakeApi().on(chatCalls.listRoom, () => ({ total: 3, list: rooms.slice(1) })));
    expect(screen.getByRole('heading', { name: 'Phòng đang mở' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('tell a goal as a goal', async () => {
    await open(
      fakeApi().on(chatCalls.listRoom, () => ({
        total: 1,
        list: [aRoom({ lastMessage: aMessage(9, { systemMessage: 90, filteredMessage: 'Kane|12|0|1' }) })],
      })),
    );
    expect(screen.getByText('VÀO! Kane, phút 12 · 0–1')).toBeVisible();
  });

  it('vanish when the api is away', async () => {
    const { container } = await open();
    expect(container).toBeEmptyDOMElement();
  });
});
