import { randomUUID } from 'node:crypto';
import { codes } from '@portal/contracts';
import { chatRoom } from '../../db/schema.ts';
import type { Db } from '../../db/open.ts';
import { ChatWriter } from './chat.writer.ts';
import { RoomMembers, type Visitor } from './room-members.ts';
import { nobody } from '../../identity/caller.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { openTestDatabase } from '../../testing/databases.ts';
import { Audience } from '../../sockets/audience.ts';
import { RoomFeeds } from './room-feeds.ts';
import type { Subscription } from '../../sockets/subscription.ts';

type Database = Awaited<ReturnType<typeof openTestDatabase>>;
const settle = async () => {
  for (let round = 0; round < 30; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('the feeds of rooms', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('pglite');
    await database.db.insert(chatRoom).values([1, 2, 3].map((id) => ({ id, title: `phòng ${id}`, kind: 'public' as const, epoch: randomUUID() })));
  });
  afterAll(() => database?.close());

  /** `reads`: how many are under way; `most`: how many there were at once. `fail`: the database is away. */
  function setUp() {
    const clock = new ManualClock(0);
    const watch = { reads: 0, most: 0, all: 0, fail: false };
    const counted = <T>(read: () => Promise<T>): Promise<T> => {
      watch.reads += 1;
      watch.all += 1;
      watch.most = Math.max(watch.most, watch.reads);
      return (watch.fail ? Promise.reject(new Error('database gone')) : read()).finally(() => {
        watch.reads -= 1;
      });
    };
    const watched = (target: object): object =>
      new Proxy(target, {
        get(of, name) {
          const value = Reflect.get(of, name) as unknown;
          if (name === 'then') return (...then: [() => void, () => void]) => counted(() => of as Promise<unknown>).then(...then);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            const made = value.apply(of, args) as unknown;
            return made !== null && typeof made === 'object' ? watched(made) : made;
          };
        },
      });
    const errors: unknown[] = [];
    const audience = new Audience();
    const members = new RoomMembers({ db: watched(database.db) as Db, clock, onError: (error) => errors.push(error) });
    const feeds = new RoomFeeds({
      db: watched(database.db) as Db,
      clock,
      tongue: { say: (_, key) => key, matchTitle: () => undefined },
      writer: new ChatWriter(database.db, clock),
      members,
      audience,
      simulatedIn: () => 0,
      onError: (error) => errors.push(error),
    });
    const listen = (roomId: number, connection: object, visitor: Visitor = { caller: nobody, network: '203.0.113.1' }) => {
      const heard = { frames: 0, refused: [] as (number | string)[] };
      let end = () => {};
      const subscription: Subscription = {
        id: 's',
        connection,
        visitor,
        deliver: () => {
          heard.frames += 1;
        },
        refuse: (code) => {
          heard.refused.push(code);
          end();
        },
      };
      end = feeds.subscribe(`/topic/chatroom.${roomId}`, subscription, { offset: 0, epoch: null });
      return { heard, end };
    };
    return { feeds, listen, watch, errors, clock, members };
  }

  it('read the histories that one connection asks for one after the other', async () => {
    const { listen, watch } = setUp();
    const connection = {};
    const all = [1, 2, 3, 1, 2, 3].map((room) => listen(room, connection));
    await settle();
    expect(all.map(({ heard }) => heard.frames)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(watch.most).toBe(1);
  });

  it('read nothing for a subscription that has ended before its turn', async () => {
    const { listen, watch, feeds } = setUp();
    const connection = {};
    const asked = Array.from({ length: 50 }, () => listen(1, connection));
    for (const { end } of asked.slice(0, -1)) end();
    await settle();
    expect(asked.at(-1)?.heard.frames).toBe(1);
    expect(watch.all).toBeLessThanOrEqual(6);
    expect(feeds.listeners(1)).toBe(1);
  });

  it('refuse a room that cannot be looked up now, and go on with the next', async () => {
    const { listen, watch, errors, feeds } = setUp();
    const connection = {};
    watch.fail = true;
    const refused = listen(1, connection);
    await settle();
    watch.fail = false;
    const fine = listen(2, connection);
    await settle();
    expect(refused.heard.refused).toEqual([codes.notReady]);
    expect(errors).toHaveLength(1);
    expect(fine.heard.frames).toBe(1);
    expect([feeds.listeners(1), feeds.listeners(2)]).toEqual([0, 1]);
  });
});
