export { PublicRoomsSlot } from './public-rooms.slot.tsx';
export { loadPublicRooms } from './public-rooms.load.ts';
