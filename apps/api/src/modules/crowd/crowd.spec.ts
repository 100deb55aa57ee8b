import { featureStatus, limits } from '@portal/contracts';
import { chatCalls } from '@portal/contracts/chat';
import { scheduleCalls } from '@portal/contracts/schedule';
import { programmeOf } from '../../live/programme.ts';
import { createGames } from '../../sports/index.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { EVENING, testApp, testConfig, testReplay, type TestApp } from '../../testing/test-app.ts';
import type { Draft } from '../chat/index.ts';
import { Crowd } from './crowd.ts';

const MINUTE = 60_000;
const games = createGames({ seed: 'test' });

describe('the audience of a demonstration', () => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp('pglite', { games, config: { ...testConfig, crowd: true } });
  });
  afterAll(() => api?.close());

  it('fills the rooms that are on air, and says that it is made up', async () => {
    const onAir = (await api.call(scheduleCalls.featureMatch, { status: featureStatus.live })).body.data.list;
    expect(onAir.length).toBeGreaterThan(3);
    for (const match of onAir) {
      expect([match.viewers > 20, match.simulatedViewers]).toEqual([true, true]);
      const { groupId } = (await api.call(scheduleCalls.liveRoom, { id: match.fixtureId })).body.data;
      const page = (await api.call(chatCalls.messages, { groupId, pageSize: 50 })).body.data;
      expect(page.list.length).toBeGreaterThan(1);
      expect(page.list.filter(({ systemMessage }) => systemMessage === null).every(({ simulated }) => simulated)).toBe(true);
      expect([page.online > 5, page.simulatedOnline]).toEqual([true, true]);
      expect(page.list.map(({ createdAt }) => createdAt)).toEqual(page.list.map(({ createdAt }) => createdAt).sort());
    }
  });

  it('waits for nobody where nothing is on', async () => {
    const coming = (await api.call(scheduleCalls.featureMatch, { status: featureStatus.coming })).body.data.list.at(-1)!;
    expect([coming.viewers, coming.simulatedViewers]).toEqual([0, undefined]);
  });

  it('is nowhere unless it was asked for', async () => {
    const plain = await testApp('pglite', { games });
    const [match] = (await plain.call(scheduleCalls.featureMatch, { status: featureStatus.live })).body.data.list;
    expect([match?.viewers, match?.simulatedViewers]).toEqual([0, undefined]);
    const rooms = (await plain.call(chatCalls.listRoom, {})).body.data.list;
    expect(rooms.map(({ online, simulatedOnline }) => [online, simulatedOnline])).toEqual(rooms.map(() => [0, undefined]));
    await plain.close();
  });
});

describe('its voices', () => {
  function stand({ heard }: { heard: boolean }) {
    const clock = new ManualClock(EVENING);
    const drafts: Draft[] = [];
    const errors: unknown[] = [];
    const programme = programmeOf(testReplay(), games);
    const failing = { now: false };
    const crowd = new Crowd({
      programme,
      clock,
      rooms: { of: async ({ fixtureId }) => fixtureId },
      writer: {
        append: async (draft) => {
          if (failing.now) throw new Error('no database');
          drafts.push(draft);
          return { outcome: 'noRoom' };
        },
      },
      listeners: () => (heard ? 1 : 0),
      speakers: async () => Array.from({ length: 24 }, (_, place) => ({ id: place + 1, displayName: `Fan ${place}`, experience: 200 * place })),
      onError: (error) => errors.push(error),
    });
    const minutes = async (count: number) => {
      for (let second = 0; second < count * 60; second += 2) {
        clock.advance(2_000);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    return { clock, drafts, errors, crowd, minutes, failing };
  }

  it('are heard in every room on air and in the stand of all, each word once, at its time', async () => {
    const { crowd, drafts, minutes, errors, clock } = stand({ heard: true });
    await crowd.start();
    await minutes(5);
    await crowd.stop();
    expect(errors).toEqual([]);
    expect(new Set(drafts.map(({ roomId }) => roomId)).size).toBeGreaterThan(4);
    expect(drafts.some(({ roomId }) => roomId === limits.publicRoomId)).toBe(true);
    expect(new Set(drafts.map(({ uuid }) => uuid)).size).toBe(drafts.length);
    expect(drafts.every(({ simulated, isGuest, at = 0 }) => simulated && !isGuest && at > EVENING && at <= clock.now())).toBe(true);
    const before = drafts.length;
    await minutes(2);
    expect(drafts).toHaveLength(before);
  });

  it('are few where nobody listens', async () => {
    const [heard, unheard] = [stand({ heard: true }), stand({ heard: false })];
    for (const one of [heard, unheard]) {
      await one.crowd.start();
      await one.minutes(6);
      await one.crowd.stop();
    }
    expect(unheard.drafts.length).toBeGreaterThan(5);
    expect(unheard.drafts.length).toBeLessThan(heard.drafts.length / 3);
  });

  it('do not tell a night that was slept through, and go on after a database that was away', async () => {
    const { crowd, drafts, minutes, clock, errors, failing } = stand({ heard: true });
    await crowd.start();
    clock.set(EVENING + 300 * MINUTE);
    await minutes(1);
    expect(drafts.every(({ at = 0 }) => at > EVENING + 298 * MINUTE)).toBe(true);
    failing.now = true;
    await minutes(2);
    expect(errors.length).toBeGreaterThan(0);
    failing.now = false;
    const before = drafts.length;
    await minutes(2);
    expect(drafts.length).toBeGreaterThan(before);
    await crowd.stop();
  });
});
