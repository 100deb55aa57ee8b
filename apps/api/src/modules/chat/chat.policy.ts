import type { Caller } from '../../identity/caller.ts';
import type { Room } from './chat.repository.ts';

export interface SiteRules {
  readonly guestChat: boolean;
}

/** Whether a caller may see a room's messages. Rooms with a `vipGroup` open to members only, and there are no members yet. */
export function mayRead(room: Pick<Room, 'vipGroup'>): boolean {
  return room.vipGroup === null;
}

/** Whether a caller may react to what is said in a room: members who may read it (decisions, "Identity": guests do not react). */
export function mayReact(caller: Caller, room: Pick<Room, 'vipGroup'>): boolean {
  return mayRead(room) && caller.kind === 'user';
}

/**
 * Whether a caller may write in a room (decisions, "Identity": guests in public rooms while the site's `guestChat` is on).
 * Who has no token yet is answered as the guest they become: pages are rendered for nobody, and browsers need not ask again.
 */
export function mayPost(caller: Caller, room: Pick<Room, 'vipGroup'>, { guestChat }: SiteRules): boolean {
  return mayRead(room) && (caller.kind === 'user' || guestChat);
}
