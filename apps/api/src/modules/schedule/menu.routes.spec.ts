import { liveCalls } from '@portal/contracts/live';
import { createGames } from '../../sports/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { testApp, testConfig, type TestApp } from '../../testing/test-app.ts';
import { MENU_KEY_HEADER } from './menu.routes.ts';

const KEY = 'a-key-of-the-operator';

describe('the menu of the live pages', () => {
  let open: TestApp<ManualClock>;
  let kept: TestApp<ManualClock>;
  beforeAll(async () => {
    [open, kept] = await Promise.all([
      testApp('pglite', { games: createGames({ seed: 'test' }) }),
      testApp('pglite', { config: { ...testConfig, liveMenuKey: KEY } }),
    ]);
  });
  afterAll(() => Promise.all([open?.close(), kept?.close()]));
  const post = (api: TestApp<ManualClock>, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: liveCalls.menu.path, headers, payload: { location: 'VN' } });

  it('names the sports with their paths and what is on air of each', async () => {
    const { list } = (await open.call(liveCalls.menu)).body.data;
    expect(list.map(({ sportId, slug, name, path }) => [sportId, slug, name, path])).toEqual([
      [10, 'bong-da', 'Bóng đá', '/truc-tiep'],
      [20, 'bong-ro', 'Bóng rổ', '/truc-tiep/bong-ro'],
      [30, 'esport', 'Esport', '/truc-tiep/esport'],
      [40, 'dua-bi', 'Đua bi', '/truc-tiep/dua-bi'],
    ]);
    expect(list[0]?.total).toBeGreaterThan(0);
    expect((await open.call(liveCalls.menu, {}, { language: 'en' })).body.data.list[0]?.name).toBe('Football');
  });

  it('is for who brings the key where the operator has set one', async () => {
    const codes = await Promise.all([post(kept), post(kept, { [MENU_KEY_HEADER]: 'another' }), post(kept, { [MENU_KEY_HEADER]: KEY })]);
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([403, 403, 200]);
    expect((await kept.app.inject({ url: '/al/api/schedule/anchor' })).statusCode).toBe(200);
  });
});
