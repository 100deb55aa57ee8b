import { STAFF_ROLE, userTypes } from '@portal/contracts';
import { nobody, type Caller } from '../../identity/caller.ts';
import { canBeBanned, mayModerate, mayPost, mayReact, mayRead } from './chat.policy.ts';
import type { Membership } from './room-members.ts';

const person = (userId: number, { siteRoleId = 1, userType = userTypes.normal as number } = {}): Caller => ({
  kind: 'user',
  userId,
  siteRoleId,
  userType,
  expiresAt: 0,
});
const guest: Caller = { kind: 'guest', userId: 1_000_000_000_001, expiresAt: 0 };
const fan = person(7);
const owner = person(8);
const blv = person(8, { userType: userTypes.commentator });
const staff = person(9, { siteRoleId: STAFF_ROLE });

const none: Membership = { member: false, bannedUntil: null };
const member: Membership = { member: true, bannedUntil: null };
const banned: Membership = { member: true, bannedUntil: new Date(1) };
const open = { vipGroup: null, ownerId: null };
const vip = { vipGroup: 1, ownerId: 8 };
const rules = { guestChat: true };

// Who: read, react, post.
it.each<[string, Caller, typeof open | typeof vip, Membership, string]>([
  ['nobody, open room', nobody, open, none, 'read post'],
  ['a guest, open room', guest, open, none, 'read post'],
  ['a fan, open room', fan, open, none, 'read react post'],
  ['staff, open room', staff, open, none, 'read react post'],
  ['nobody, closed room', nobody, vip, none, ''],
  ['a guest, closed room', guest, vip, none, ''],
  ['a fan who does not belong there', fan, vip, none, ''],
  ['a fan who belongs there', fan, vip, member, 'read react post'],
  ['whose room it is', owner, vip, none, 'read react post'],
  ['staff, closed room', staff, vip, none, 'read react post'],
  ['a banned guest', guest, open, banned, ''],
  ['a banned fan', fan, open, banned, ''],
  ['a banned member of a closed room', fan, vip, banned, ''],
  ['staff, whatever is written of them', staff, open, banned, 'read react post'],
])('%s may: %#', (_, caller, room, membership, may) => {
  const deeds = {
    read: mayRead(caller, room, membership),
    react: mayReact(caller, room, membership),
    post: mayPost(caller, room, membership, rules),
  };
  expect(
    Object.entries(deeds)
      .filter(([, allowed]) => allowed)
      .map(([deed]) => deed)
      .join(' '),
  ).toBe(may);
});

it('where guests do not chat, only members post', () => {
  expect([nobody, guest, fan].map((caller) => mayPost(caller, open, none, { guestChat: false }))).toEqual([false, false, true]);
});

it.each<[string, Caller, boolean, boolean]>([
  ['nobody', nobody, false, false],
  ['a guest', guest, false, false],
  ['a fan', fan, false, false],
  ['a member whose room it is, who comments on nothing', owner, false, false],
  ['a commentator', blv, true, false],
  ['staff', staff, true, true],
])('%s keeps order in their own room, in another', (_, caller, own, another) => {
  expect([mayModerate(caller, vip), mayModerate(caller, { vipGroup: null, ownerId: 3 })]).toEqual([own, another]);
});

it.each([
  ['a fan', { userId: 7, siteRoleId: 1 }, true],
  ['a guest', { userId: 1_000_000_000_001, siteRoleId: null }, true],
  ['staff', { userId: 9, siteRoleId: STAFF_ROLE }, false],
  ['whose room it is', { userId: 8, siteRoleId: 1 }, false],
])('%s can be banned: %#', (_, person, can) => {
  expect(canBeBanned(person, vip)).toBe(can);
});
