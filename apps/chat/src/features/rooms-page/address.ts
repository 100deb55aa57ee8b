import { limits, readChatQuery } from '@portal/contracts';
import { idFromPath } from '@portal/domain';

/** The room that an address names. `chosen`: it does name one; else it is the public room's, and a phone shows the list. */
export interface RoomAddress {
  readonly roomId: number;
  readonly chosen: boolean;
  readonly words: string;
}

/**
 * `/chatroom?roomId=501`, and `/chatroom/501` or `/chatroom/duc-anh-501` (any depth: the last digits count). Null: what is given as a room cannot be one.
 * `q` looks for rooms, without script.
 */
export function roomAddress({ pathname, search }: { pathname: string; search: string }): RoomAddress | null {
  const query = new URLSearchParams(search);
  const words = (query.get('q') ?? '').trim().slice(0, 100);
  const asked = readChatQuery(query);
  if (!asked) return null;
  if (asked.roomId !== undefined) return { roomId: asked.roomId, chosen: true, words };
  const named = idFromPath(/(\d+)\/?$/.exec(pathname)?.[1] ?? '');
  return named ? { roomId: named, chosen: true, words } : { roomId: limits.publicRoomId, chosen: false, words };
}
