import type { Remote } from '@portal/platform';
import { PublicRoomsSlot, loadPublicRooms } from './features/public-rooms/index.ts';
import { RoomSlot, loadRoom } from './features/room/index.ts';

const roomsPage = () => import('./features/rooms-page/rooms.page.tsx');

/** Group chat's pages are still to come; every depth below the prefix says so. */
export const routes: Remote['routes'] = {
  '/chatroom': [
    { index: true, id: 'chat.rooms', lazy: roomsPage },
    { path: '*', id: 'chat.room', lazy: roomsPage },
  ],
};

export const slots: NonNullable<Remote['slots']> = {
  'chat/room': { load: loadRoom, Component: RoomSlot },
  'chat/public-rooms': { load: loadPublicRooms, Component: PublicRoomsSlot },
};

export const messages: Remote['messages'] = {
  vi: () => import('./locales/vi.json'),
  en: () => import('./locales/en.json'),
  zh: () => import('./locales/zh.json'),
};
