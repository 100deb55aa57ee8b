/** @jest-environment node */
import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { ApiError } from '@portal/api-client';
import { slots as slotTable, type SlotName } from '@portal/contracts';
import { scheduleCalls } from '@portal/contracts/schedule';
import { appContext } from '@portal/platform';
import { fakeApi, fakeApp, type FakeApi } from '@portal/testing';
import { aLiveRoom } from './testing/a-live-room.ts';
import { competitionApi } from './testing/a-tournament.ts';
import { aMatch } from '@portal/testing/match';
import { routes, slots } from './remote.tsx';

const serverTime = '2026-11-20T20:00:00+07:00';
const tree: RouteObject[] = Object.entries(routes).map(([path, children]) => ({ path, children }));

const list = { serverTime, list: [aMatch()] };
/** An api on which a football match is on air, and a basketball game is number 8. */
const answering = () =>
  fakeApi()
    .on(scheduleCalls.liveRoom, ({ id }) =>
      Number(id) === 8 ? aLiveRoom({}, aMatch({ fixtureId: 8, sportId: 20, replay: false, generated: true })) : aLiveRoom(),
    )
    .on(scheduleCalls.totalLive, () => ({ ...list, totalLive: 1, totalMode: 1 }))
    .on(scheduleCalls.featureMatch, () => list)
    .on(scheduleCalls.liveSchedule, () => ({ ...list, date: '2026-11-20' }));

/** Runs the loaders of a path: its status, and what was thrown. */
async function visit(path: string, api: FakeApi = fakeApi()): Promise<{ status: number; thrown?: unknown }> {
  const context = new RouterContextProvider();
  context.set(appContext, await fakeApp({ api }));
  const request = new Request(`http://portal${path}`);
  try {
    for (const { route, params } of matchRoutes(tree, path.split('?')[0]!) ?? []) {
      const answer: unknown =
        typeof route.loader === 'function' ? await route.loader({ context, params, request, url: new URL(request.url), pattern: '' } as never) : null;
      if (answer instanceof Response) return { status: answer.status, thrown: answer.headers.get('location') };
    }
    return { status: 200 };
  } catch (thrown) {
    const status = (thrown as { init?: { status?: number } }).init?.status ?? 500;
    return { status, thrown };
  }
}

it.each([
  '/truc-tiep/bong-da/abc',
  '/truc-tiep/bong-da/12x',
  '/truc-tiep/bong-da/12/deeper',
  '/truc-tiep/casino',
  '/doi-bong/x',
  '/doi-bong/7/players',
  '/giai-dau/1a',
  '/giai-dau/7/x',
])('%s is a 404 that names the path', async (path) => {
  expect(await visit(path)).toMatchObject({ status: 404, thrown: { data: `Page Not Found: ${path}` } });
});

it.each([
  '/truc-tiep/bong-ro',
  '/truc-tiep/esport',
  '/truc-tiep/dua-bi',
  '/lich-truc-tiep',
  '/lich-thi-dau/v-league/vong-11',
  '/ket-qua/hom-qua',
  '/doi-bong',
  '/doi-bong/1',
  '/doi-bong/1?xem=ket-qua',
  '/giai-dau',
  '/giai-dau/9',
  '/giai-dau/9?xem=lich',
])('%s is a page', async (path) => {
  expect(matchRoutes(tree, path.split('?')[0]!)?.at(-1)?.route.lazy).toBeDefined();
  expect(await visit(path, /bong|giai-dau/.test(path) && !path.startsWith('/truc-tiep') ? competitionApi() : answering())).toEqual({ status: 200 });
});

it('answers 404 for a match that does not exist, and an error that can be tried again when the api is away', async () => {
  const gone = fakeApi().on(scheduleCalls.liveRoom, () => {
    throw new ApiError('notFound', { call: 'schedule.liveRoom', status: 404 });
  });
  expect((await visit('/truc-tiep/bong-da/7', gone)).status).toBe(404);
  expect((await visit('/truc-tiep/bong-da/7')).status).toBe(500);
});

it('fills the queries that the room and the list are rendered from', async () => {
  const api = answering();
  expect(await visit('/truc-tiep/bong-da/7', api)).toEqual({ status: 200 });
  expect(await visit('/truc-tiep', api)).toEqual({ status: 200 });
  expect(await visit('/truc-tiep/bong-da', api)).toEqual({ status: 200 });
});

it('leads a match to the address of its sport, with the commentator and the part that were asked for', async () => {
  expect(await visit('/truc-tiep/bong-da/8?blv=21', answering())).toEqual({ status: 302, thrown: '/truc-tiep/bong-ro/8?blv=21' });
  expect(await visit('/truc-tiep/bong-ro/8', answering())).toEqual({ status: 200 });
  expect((await visit('/truc-tiep/casino/8', answering())).status).toBe(404);
});

it('keeps a page of the schedule when the room of the chosen match is away, and asks again only for another list', async () => {
  const gone = answering().on(scheduleCalls.liveRoom, () => {
    throw new ApiError('notFound', { call: 'schedule.liveRoom', status: 404 });
  });
  expect(await visit('/ket-qua?tran=9', gone)).toEqual({ status: 200 });
  const page = matchRoutes(tree, '/ket-qua')?.at(-1)?.route;
  const ask = (next: string) =>
    page?.shouldRevalidate?.({
      currentUrl: new URL('http://portal/ket-qua?ngay=2026-11-20'),
      nextUrl: new URL(next, 'http://portal'),
      defaultShouldRevalidate: true,
    } as never);
  expect([
    ask('/ket-qua?ngay=2026-11-20&het=1'),
    ask('/ket-qua?ngay=2026-11-20&xem=gio'),
    ask('/ket-qua?ngay=2026-11-19'),
    ask('/ket-qua?ngay=2026-11-20&giai=3'),
    ask('/ket-qua?ngay=2026-11-20'),
  ]).toEqual([false, true, true, true, true]);
});

it('does not ask for the room again when only the commentator or the open part changes', () => {
  const room = matchRoutes(tree, '/truc-tiep/bong-da/7')?.at(-1)?.route;
  const ask = (next: string) =>
    room?.shouldRevalidate?.({
      currentUrl: new URL('http://portal/truc-tiep/bong-da/7?tab=chat'),
      nextUrl: new URL(next, 'http://portal'),
      defaultShouldRevalidate: true,
    } as never);
  expect([ask('/truc-tiep/bong-da/7?tab=chat&blv=21'), ask('/truc-tiep/bong-da/8'), ask('/truc-tiep/bong-da/7?tab=chat')]).toEqual([false, true, true]);
});

it('offers every slot that the contract gives it', () => {
  const own = (Object.keys(slotTable) as SlotName[]).filter((name) => name.startsWith('live-and-schedule/'));
  expect(Object.keys(slots ?? {}).sort()).toEqual(own.sort());
});
