import fc from 'fast-check';
import { STAFF_ROLE } from '@portal/contracts';
import { OnlineRegistry } from './online-registry.ts';

const member = (userId: number) => ({ userId, siteRoleId: 1 });

describe('who is online', () => {
  it('counts nobody before they say so, and a member of several sockets once', () => {
    const registry = new OnlineRegistry();
    const [one, two] = [registry.arrive(member(7)), registry.arrive(member(7))];
    expect(registry.list()).toEqual([]);
    one?.online();
    two?.online();
    one?.online();
    expect([registry.list(), registry.total]).toEqual([[7], 1]);
    one?.offline();
    expect(registry.list()).toEqual([7]);
    two?.close();
    expect([registry.list(), registry.total]).toEqual([[], 0]);
  });

  it('takes the closing of the last socket for going offline', () => {
    const registry = new OnlineRegistry();
    const one = registry.arrive(member(7));
    one?.online();
    one?.close();
    one?.online();
    one?.close();
    expect(registry.list()).toEqual([]);
  });

  it('keeps sets of rooms: one is in them while online, also again after being away', () => {
    const registry = new OnlineRegistry();
    const [fan, other] = [registry.arrive(member(7)), registry.arrive(member(8))];
    fan?.join(30);
    expect(registry.list(30)).toEqual([]);
    fan?.online();
    other?.online();
    other?.join(30);
    other?.join(31);
    expect([registry.list(30), registry.list(31), registry.list(32)]).toEqual([[7, 8], [8], []]);
    fan?.offline();
    expect(registry.list(30)).toEqual([8]);
    fan?.online();
    other?.leave(30);
    expect(registry.list(30)).toEqual([7]);
    fan?.close();
    other?.close();
    expect([registry.list(30), registry.list(31)]).toEqual([[], []]);
  });

  it('never shows staff among the members or in a room', () => {
    const registry = new OnlineRegistry();
    const staff = registry.arrive({ userId: 4, siteRoleId: STAFF_ROLE });
    staff?.online();
    staff?.join(30);
    expect([registry.list(), registry.list(30), registry.total, registry.staffThere()]).toEqual([[], [], 0, [4]]);
    staff?.leave(30);
    staff?.close();
    expect(registry.staffThere()).toEqual([]);
  });

  it('counts a guest once, as long as one connection is left', () => {
    const registry = new OnlineRegistry();
    const [first, second] = [registry.guestCame(1_000_000_000_001), registry.guestCame(1_000_000_000_001)];
    expect([registry.total, registry.list()]).toEqual([1, []]);
    first();
    first();
    expect(registry.total).toBe(1);
    second();
    expect(registry.total).toBe(0);
  });

  it('holds 50 sockets of one member and 20 rooms of one socket, no more', () => {
    const registry = new OnlineRegistry();
    const held = Array.from({ length: 50 }, () => registry.arrive(member(7)));
    expect(held.every(Boolean)).toBe(true);
    expect(registry.arrive(member(7))).toBeNull();
    expect(registry.arrive(member(8))).not.toBeNull();
    held[0]?.close();
    const again = registry.arrive(member(7));
    expect(Array.from({ length: 21 }, (_, room) => again?.join(room + 1))).toEqual([...Array.from({ length: 20 }, () => true), false]);
    expect(again?.join(3)).toBe(true);
  });

  it('is empty again after any coming and going', () => {
    const deed = fc.record({
      socket: fc.integer({ min: 0, max: 4 }),
      does: fc.constantFrom('online', 'offline', 'join', 'leave', 'close'),
      room: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        const registry = new OnlineRegistry();
        const sockets = Array.from({ length: 5 }, (_, place) => registry.arrive(member(place % 2)));
        for (const { socket, does, room } of deeds) {
          const one = sockets[socket];
          if (does === 'join' || does === 'leave') one?.[does](room);
          else one?.[does as 'online' | 'offline' | 'close']();
        }
        for (const one of sockets) one?.close();
        expect([registry.list(), registry.total, registry.list(1), registry.list(2), registry.list(3)]).toEqual([[], 0, [], [], []]);
      }),
    );
  });
});
