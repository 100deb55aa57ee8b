import { limits, type Query, readChatQuery } from '@portal/contracts';
import { type ChatTab, chatTabOf, idFromPath } from '@portal/domain';

/** The room that an address names. `chosen`: it names one, or a tab of the public one; else a phone shows the list. */
export interface RoomAddress {
  readonly roomId: number;
  readonly chosen: boolean;
  /** What of the page is shown beside the rooms. */
  readonly tab: ChatTab;
  readonly words: string;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * `/chatroom?roomId=501`, and `/chatroom/501` or `/chatroom/duc-anh-501` (any depth: the last digits count). Null: what is given as a room cannot be one.
 * `tab` is one of section 2; `q` looks for rooms, without script.
 */
export function roomAddress({ pathname, search }: Place): RoomAddress | null {
  const query: Query<'/chatroom'> = new URLSearchParams(search);
  const words = (query.get('q') ?? '').trim().slice(0, 100);
  const tab = chatTabOf(query.get('tab'));
  const asked = readChatQuery(query);
  if (!asked) return null;
  const named = asked.roomId ?? idFromPath(/(\d+)\/?$/.exec(pathname)?.[1] ?? '') ?? undefined;
  return named ? { roomId: named, chosen: true, tab, words } : { roomId: limits.publicRoomId, chosen: tab !== 'Chat', tab, words };
}

/** The same address with another tab; Chat is what it shows by itself, but where no room is named a phone would show the list. */
export function tabHref({ pathname, search }: Place, tab: ChatTab): string {
  const query = new URLSearchParams(search);
  const at = roomAddress({ pathname, search });
  query.delete('tab');
  if (tab !== 'Chat') query.set('tab', tab);
  else if (at && at.tab !== 'Chat' && !roomAddress({ pathname, search: query.toString() })?.chosen) query.set('roomId', String(at.roomId));
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** Whether two addresses differ in their tab alone: the room goes on, and nothing is to be loaded for it. */
export const sameRoom = (one: Place, other: Place): boolean => {
  const [before, after] = [roomAddress(one), roomAddress(other)];
  return before !== null && after !== null && one.pathname === other.pathname && before.roomId === after.roomId && before.words === after.words;
};
