import { isStaff } from './roles.ts';

/** `vipGroup` of a room (specification, section 3; decisions, "Rooms"): 1 is joined by request, 3 by level or invitation. */
export const VIP_GROUP = { byRequest: 1, byLevel: 3 } as const;

/** VIP rooms are those with one of the two codes (section 3); any other value, or none, is an open room (ours). */
export function isVipRoom({ vipGroup }: { vipGroup: number | null }): boolean {
  return vipGroup === VIP_GROUP.byRequest || vipGroup === VIP_GROUP.byLevel;
}

/** VIP and private rooms need permission (specification, section 6). */
export function roomNeedsPermission(room: { vipGroup: number | null; privateMessage: boolean }): boolean {
  return room.privateMessage || isVipRoom(room);
}

export interface Joining {
  isGuest: boolean;
  hasToken: boolean;
  vipGroup: number | null;
  onLiveSchedule: boolean;
  siteRoleId: number | null;
}

/** Whether entering a room says so there: not for guests without a token, VIP rooms, the live schedule page, staff (section 5). */
export function sendsJoinMessage({ isGuest, hasToken, onLiveSchedule, ...who }: Joining): boolean {
  return !(isGuest && !hasToken) && !onLiveSchedule && !isVipRoom(who) && !isStaff(who);
}

export interface Bustle {
  groupId: number;
  /** People in the room now. */
  online: number;
  /** Its match has ended. */
  over: boolean;
  /** When somebody spoke last, epoch milliseconds; 0: nobody did. */
  spokenAt: number;
}

/** Order of the list of rooms (ours): the fullest first; of those as full the ones whose match is not over, then where somebody spoke last. */
export const byBustle = (a: Bustle, b: Bustle): number =>
  b.online - a.online || Number(a.over) - Number(b.over) || b.spokenAt - a.spokenAt || a.groupId - b.groupId;

/** So many rooms with somebody in them make a list of busy ones (ours); fewer are rooms that are open. */
const BUSY_ROOMS = 3;

/** Of a list in the order of `byBustle` those with somebody in them; undefined when they are too few to call that busy (ours). */
export function busyRooms<R extends Pick<Bustle, 'online'>>(rooms: readonly R[]): readonly R[] | undefined {
  const peopled = rooms.filter(({ online }) => online > 0);
  return peopled.length >= BUSY_ROOMS ? peopled : undefined;
}
