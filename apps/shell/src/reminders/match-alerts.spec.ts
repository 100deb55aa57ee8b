import { stored } from '@portal/contracts';
import { FOLLOWS_NOTHING, type Followed } from '@portal/domain';
import { fakeClock, fakeSocket } from '@portal/testing';
import { aSnapshot, scoresOn } from '@portal/testing/match';
import { createMatchAlerts } from './match-alerts.ts';
import { visibleFirst } from './visible-first.ts';

const MINUTE = 60_000;
const clock = fakeClock();

const follow = (...matches: { fixtureId: number; inMinutes: number; sport?: string }[]) =>
  localStorage.setItem(
    stored.followed,
    JSON.stringify({
      ...FOLLOWS_NOTHING,
      matches: matches.map(({ fixtureId, inMinutes, sport = 'bong-da' }) => ({
        fixtureId,
        kickOff: clock.now() + inMinutes * MINUTE,
        home: 'Đức',
        away: 'Anh',
        path: `/truc-tiep/${sport}/${fixtureId}`,
      })),
    } satisfies Followed),
  );

/** One tab of the browser. */
function tab({ seen = true }: { seen?: boolean } = {}) {
  const socket = fakeSocket();
  const scores = scoresOn(socket);
  const told: string[] = [];
  const target = new EventTarget();
  const stop = createMatchAlerts({
    storage: localStorage,
    clock,
    socket,
    lock: visibleFirst({ clock, seen: () => seen, lock: (work) => work() }),
    tell: ({ fixtureId }, alert, { score }) => told.push(`${fixtureId} ${alert} ${score?.home}–${score?.away}`),
  }).begin(target);
  return {
    socket,
    told,
    stop,
    changed: () => target.dispatchEvent(new StorageEvent('storage', { key: stored.followed })),
    async hears(revision: number, home: number, away: number, { fixtureId = 7, statusCode = 3 } = {}) {
      const { events: _, statistics: __, lineUps: ___, ...moving } = aSnapshot({ fixtureId, revision, statusCode, score: { home, away } });
      scores.liveFrame({ type: 'scores', serverTime: new Date(clock.now()).toISOString(), list: [moving] });
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => localStorage.clear());

it('tells of goals and of the end of a match that one follows, and of no other', async () => {
  follow({ fixtureId: 7, inMinutes: -30 });
  const here = tab();
  await here.hears(1, 1, 0);
  expect(here.told).toEqual([]);
  await here.hears(2, 2, 0);
  await here.hears(2, 2, 0, { fixtureId: 8 });
  await here.hears(3, 3, 0, { fixtureId: 8 });
  await here.hears(3, 2, 0);
  await here.hears(4, 2, 0, { statusCode: -1 });
  await here.hears(5, 2, 0, { statusCode: -1 });
  expect(here.told).toEqual(['7 goal 2–0', '7 ended 2–0']);
  here.stop();
  expect([here.socket.open, clock.waiting]).toEqual([0, 0]);
});

it('listens only while one of them may be on air', () => {
  follow({ fixtureId: 7, inMinutes: 30 });
  const here = tab();
  expect(here.socket.open).toBe(0);
  clock.advance(26 * MINUTE);
  expect(here.socket.open).toBe(1);
  clock.advance(5 * 60 * MINUTE);
  expect(here.socket.open).toBe(0);
  follow({ fixtureId: 8, inMinutes: -1 });
  here.changed();
  expect(here.socket.open).toBe(1);
  follow();
  here.changed();
  expect(here.socket.open).toBe(0);
  here.stop();
});

it('tells once in a browser, in the tab that is looked at, whatever came later in the other', async () => {
  follow({ fixtureId: 7, inMinutes: -30 });
  const [hidden, visible] = [tab({ seen: false }), tab()];
  for (const one of [hidden, visible]) await one.hears(1, 0, 0);
  clock.advance(2_000);
  await settled();
  await hidden.hears(2, 1, 0);
  await visible.hears(2, 1, 0);
  await visible.hears(3, 2, 0);
  clock.advance(2_000);
  await settled();
  await hidden.hears(3, 2, 0);
  clock.advance(2_000);
  await settled();
  expect([hidden.told, visible.told]).toEqual([[], ['7 goal 1–0', '7 goal 2–0']]);
  hidden.stop();
  visible.stop();
});

it('catches up, after a page was away, with what had been heard before', async () => {
  follow({ fixtureId: 7, inMinutes: -30 });
  const before = tab();
  await before.hears(1, 0, 0);
  before.stop();
  const after = tab();
  await after.hears(9, 1, 1);
  expect(after.told).toEqual(['7 goal 1–1']);
  after.stop();
});

it('tells the end only, where points come every minute', async () => {
  follow({ fixtureId: 7, inMinutes: -30, sport: 'bong-ro' });
  const here = tab();
  await here.hears(1, 10, 8);
  await here.hears(2, 12, 8);
  await here.hears(3, 90, 88, { statusCode: -1 });
  expect(here.told).toEqual(['7 ended 90–88']);
  here.stop();
});

it('begins anew where what was kept cannot be read', async () => {
  follow({ fixtureId: 7, inMinutes: -30 });
  for (const kept of ['{', '7', '[null, {}, {"fixtureId":7,"revision":1,"ended":false,"score":{"home":"x"}}]']) {
    localStorage.setItem('heard', kept);
    const here = tab();
    await here.hears(2, 1, 0);
    await here.hears(3, 2, 0);
    expect(here.told).toEqual(['7 goal 2–0']);
    here.stop();
    localStorage.removeItem('heard');
  }
});
