import { STAFF_ROLE, userTypes } from '@portal/contracts';
import type { Caller } from '../../identity/caller.ts';
import type { Room } from './chat.repository.ts';
import type { Membership } from './room-members.ts';

export interface SiteRules {
  readonly guestChat: boolean;
}
type Place = Pick<Room, 'vipGroup' | 'ownerId'>;

const isStaff = (caller: Caller): boolean => caller.kind === 'user' && caller.siteRoleId === STAFF_ROLE;
const owns = (caller: Caller, { ownerId }: Place): boolean => caller.kind === 'user' && ownerId === caller.userId;

/** Whether everybody may see a room's messages, whoever they are: what lists show of a room. */
export const isOpen = ({ vipGroup }: Pick<Room, 'vipGroup'>): boolean => vipGroup === null;

/**
 * Whether a caller may see a room's messages and be in it (decisions, "Rooms, gifts, moderation"): rooms with a `vipGroup` open to those who belong there, to their owner
 * and to staff; whoever is banned from a room is out of it.
 */
export function mayRead(caller: Caller, room: Place, { member, bannedUntil }: Membership): boolean {
  if (isStaff(caller)) return true;
  return bannedUntil === null && (isOpen(room) || member || owns(caller, room));
}

/** Whether a caller may react to what is said in a room: members who may read it (decisions, "Identity": guests do not react). */
export function mayReact(caller: Caller, room: Place, membership: Membership): boolean {
  return mayRead(caller, room, membership) && caller.kind === 'user';
}

/**
 * Whether a caller may write in a room (decisions, "Identity": guests in public rooms while the site's `guestChat` is on).
 * Who has no token yet is answered as the guest they become: pages are rendered for nobody, and browsers need not ask again.
 */
export function mayPost(caller: Caller, room: Place, membership: Membership, { guestChat }: SiteRules): boolean {
  return mayRead(caller, room, membership) && (caller.kind === 'user' || guestChat);
}

/** Whether a caller keeps order in a room (decisions, "Identity"): staff everywhere, a commentator in their own. */
export function mayModerate(caller: Caller, room: Place): boolean {
  return isStaff(caller) || (caller.kind === 'user' && caller.userType === userTypes.commentator && owns(caller, room));
}

/** Whether somebody can be banned from a room: not staff, not whose room it is. */
export function canBeBanned({ userId, siteRoleId }: { readonly userId: number; readonly siteRoleId: number | null }, { ownerId }: Place): boolean {
  return siteRoleId !== STAFF_ROLE && userId !== ownerId;
}

/** Which words say why: whoever is banned is told so, anybody else hears what the room is like. */
export const wordsOfClosed = ({ bannedUntil }: Membership, otherwise = 'notAllowed'): string => (bannedUntil ? 'chat.banned' : otherwise);
