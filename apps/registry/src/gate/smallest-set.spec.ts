import type { RemoteName } from '@portal/contracts';
import type { OnAir } from './on-air.ts';
import { MOST_SETS, NEWEST, smallestSet } from './smallest-set.ts';
import { anObject, onAir, type Parts } from './testing/records.ts';

/** A release that offers and uses slots `<remote>/<n>`: versions fit when their numbers do. */
const release = (remote: RemoteName, version: string, { offers = [] as string[], uses = [] as string[] } = {}) =>
  onAir(remote, version, {
    slots: Object.fromEntries(offers.map((slot) => [`${remote}/${slot}`, anObject({})])),
    uses: { slots: Object.fromEntries(uses.map((slot) => [slot, anObject({})])) },
  } satisfies Parts);
const shelf = (...releases: OnAir[]) => {
  const asked: RemoteName[] = [];
  const kept = async (remote: RemoteName) => {
    asked.push(remote);
    return releases.filter(({ program }) => program === remote);
  };
  return { asked, kept };
};

const chatOld = release('chat', '1', { offers: ['room'] });
const chatNew = release('chat', '2', { offers: ['lounge'] });
const liveOld = release('live-and-schedule', '1', { uses: ['chat/room'] });
const liveNew = release('live-and-schedule', '2', { uses: ['chat/lounge'] });

test('nothing has to move along where the gate passes, and nothing is looked up', async () => {
  const { asked, kept } = shelf();
  expect(await smallestSet([chatOld], [liveOld], kept)).toEqual({});
  expect(asked).toEqual([]);
});

test('the one that fits moves along, the newest that does', async () => {
  const newest = release('live-and-schedule', '3', { uses: ['chat/lounge'] });
  const broken = release('live-and-schedule', '4', { uses: ['chat/room'] });
  expect(await smallestSet([chatNew], [liveOld, onAir('shell', '1')], shelf(broken, newest, liveNew, liveOld).kept)).toEqual({ 'live-and-schedule': '3' });
});

test('fewer remotes win over newer versions', async () => {
  // The newest live needs another odds; an older one needs nothing.
  const greedy = release('live-and-schedule', '3', { uses: ['chat/lounge', 'odds-and-tips/board'] });
  const odds = release('odds-and-tips', '1');
  expect(await smallestSet([chatNew], [liveOld, odds], shelf(greedy, liveNew, release('odds-and-tips', '2', { offers: ['board'] })).kept)).toEqual({
    'live-and-schedule': '2',
  });
  expect(await smallestSet([chatNew], [liveOld, odds], shelf(greedy, release('odds-and-tips', '2', { offers: ['board'] })).kept)).toEqual({
    'live-and-schedule': '3',
    'odds-and-tips': '2',
  });
});

test('a remote that no conflict names is never moved, nor looked up', async () => {
  const { asked, kept } = shelf(liveNew, release('odds-and-tips', '2'));
  expect(await smallestSet([chatNew], [liveOld, release('odds-and-tips', '1')], kept)).toEqual({ 'live-and-schedule': '2' });
  expect(new Set(asked)).toEqual(new Set(['live-and-schedule']));
});

test('current and canary of a remote both give way to the one that moves along', async () => {
  const canary = release('live-and-schedule', '1.5', { uses: ['chat/room'] });
  expect(await smallestSet([chatNew], [liveOld, canary], shelf(liveNew, canary, liveOld).kept)).toEqual({ 'live-and-schedule': '2' });
});

test.each<[string, OnAir[], OnAir[]]>([
  [
    'a host is in the way: hosts do not move with remotes',
    [release('live-and-schedule', '1', { uses: ['chat/room'] })],
    [{ ...onAir('shell', '1', { runtime: 2 }) }, chatOld],
  ],
  ['two that move stand in each other’s way', [chatNew, liveOld], []],
  ['no kept version fits', [chatNew], [liveOld]],
])('there is no such set when %s', async (_why, moving, staying) => {
  expect(await smallestSet(moving, staying, shelf(liveOld).kept)).toBeNull();
});

test('the search has an end: so many versions of a remote, and so many sets', async () => {
  const many = (remote: RemoteName, uses: string[]) =>
    Array.from({ length: NEWEST + 1 }, (_, n) => release(remote, `${n}`, { uses: n < NEWEST ? uses : ['chat/lounge'] }));
  expect(await smallestSet([chatNew], [liveOld], shelf(...many('live-and-schedule', ['chat/room'])).kept)).toBeNull();

  // Every version of one needs something of the next that none of its versions offers.
  const chain = (['live-and-schedule', 'odds-and-tips', 'content-and-news', 'newsfeed-and-social', 'account-and-missions'] as const).flatMap(
    (remote, at, all) =>
      Array.from({ length: NEWEST }, (_, n) =>
        release(remote, `${n}`, { uses: ['chat/lounge', `${all[(at + 1) % all.length]!}/none${at === 4 ? n : ''}`], offers: at === 0 ? [] : ['none'] }),
      ),
  );
  const staying = [
    liveOld,
    ...(['odds-and-tips', 'content-and-news', 'newsfeed-and-social', 'account-and-missions'] as const).map((remote) =>
      release(remote, 'old', { uses: ['chat/room'] }),
    ),
  ];
  expect(await smallestSet([chatNew], staying, shelf(...chain).kept)).toBeNull();
  expect(MOST_SETS).toBeLessThanOrEqual(1_000);
});
