export { RoomSlot } from './room.slot.tsx';
export { loadRoom } from './room.load.ts';
