import type { Remote, RoutesOf } from '@portal/platform';
import { PublicRoomsSlot, loadPublicRooms } from './features/public-rooms/index.ts';
import { RoomSlot, loadRoom } from './features/room/index.ts';
import { otherRoom, roomsLoader } from './features/rooms-page/rooms.loader.ts';

const roomsPage = () => import('./features/rooms-page/rooms.page.tsx');

/** Every depth below the prefix is the same page: the last digits, or `roomId`, say which room is open. */
export const routes: RoutesOf<'chat'> = {
  '/chatroom': [
    { index: true, id: 'chat.rooms', loader: roomsLoader, shouldRevalidate: otherRoom, lazy: roomsPage },
    { path: '*', id: 'chat.room', loader: roomsLoader, shouldRevalidate: otherRoom, lazy: roomsPage },
  ],
};

export const slots: NonNullable<Remote['slots']> = {
  'chat/room': { load: loadRoom, Component: RoomSlot },
  'chat/public-rooms': { load: loadPublicRooms, Component: PublicRoomsSlot },
};

export { messages } from './locales/texts.ts';
