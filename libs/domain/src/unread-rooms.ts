import type { Settings } from './settings.ts';

export interface UnreadRoom {
  groupId: number;
  unread: number;
}

/** A message on the unread topic: its room counts one more and moves to the top (specification, section 4). Unknown rooms change nothing. */
export function raiseUnread<R extends UnreadRoom>(rooms: readonly R[], groupId: number): readonly R[] {
  const room = rooms.find((one) => one.groupId === groupId);
  return room ? [{ ...room, unread: room.unread + 1 }, ...rooms.filter((one) => one !== room)] : rooms;
}

/** Opening a room: its count is reset, its place stays (specification, section 4). */
export function openRoom<R extends UnreadRoom>(rooms: readonly R[], groupId: number): readonly R[] {
  return rooms.map((room) => (room.groupId === groupId && room.unread !== 0 ? { ...room, unread: 0 } : room));
}

/** A sound comes with an unread message unless greeting notifications are off (specification, section 4), which they are by default. */
export function unreadMakesSound({ greetingNotify }: Pick<Settings, 'greetingNotify'>): boolean {
  return greetingNotify;
}
