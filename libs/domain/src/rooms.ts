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
