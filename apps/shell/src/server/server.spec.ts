/** @jest-environment node */
import fastify from 'fastify';
import { addressIn, pagePath } from './page-path.ts';
import { createPageCache } from './page-cache.ts';
import { readPrefs } from './prefs.ts';
import { safeBack } from '../routing/safe-back.ts';
import { prefsRoute } from './prefs-route.ts';
import { readConfig } from './config.ts';
import type { Page } from './render-page.tsx';

const page = (html: string, status = 200): Page => ({ type: 'page', status, html });

describe('the page cache', () => {
  it('renders once for all who ask within the time, and again after it', async () => {
    let now = 0;
    let renders = 0;
    const cache = createPageCache(1_000, () => now);
    const get = (key: string) => cache.get(key, async () => page(`${key} ${++renders}`));
    const answers = await Promise.all([get('a'), get('a'), get('b')]);
    expect(answers.map((answer) => answer.type === 'page' && answer.html)).toEqual(['a 1', 'a 1', 'b 2']);
    now = 1_001;
    expect(await get('a')).toEqual(page('a 3'));
  });

  it('keeps no page that failed', async () => {
    let tries = 0;
    const cache = createPageCache(1_000, () => 0);
    const get = () =>
      cache.get('a', async () => {
        tries += 1;
        if (tries === 1) throw new Error('down');
        return page('x', tries === 2 ? 503 : 200);
      });
    await expect(get()).rejects.toThrow('down');
    expect(await get()).toEqual(page('x', 503));
    await Promise.resolve();
    expect(await get()).toEqual(page('x', 200));
    expect(await get()).toEqual(page('x', 200));
    expect(tries).toBe(3);
  });
});

describe('what a request tells of a visitor', () => {
  it('reads language, theme, zone and whether scores are hidden from known lists only', () => {
    expect(readPrefs('scores=hidden', undefined).hidesScores).toBe(true);
    expect(readPrefs('scores=<b>', undefined).hidesScores).toBeUndefined();
    expect(readPrefs('odds=decimal', undefined).oddsForm).toBe('decimal');
    expect(readPrefs('odds=roman', undefined)).toEqual(readPrefs(undefined, undefined));
    expect(readPrefs('scores=shown', undefined)).toEqual(readPrefs(undefined, undefined));
    expect(readPrefs('lang=zh; theme=dark; tz=America%2FNew_York', undefined)).toEqual({ language: 'zh', theme: 'dark', timeZone: 'America/New_York' });
    expect(readPrefs('lang=xx; theme=<b>; tz=Mars/Base', 'fr,en;q=0.8')).toEqual({ language: 'en', theme: undefined, timeZone: 'Asia/Ho_Chi_Minh' });
    expect(readPrefs('tz=Asia/Saigon', undefined).timeZone).toBe('Asia/Ho_Chi_Minh');
    expect(readPrefs(undefined, undefined)).toEqual({ language: 'vi', theme: undefined, timeZone: 'Asia/Ho_Chi_Minh' });
  });

  it.each([
    ['/truc-tiep?tab=a', '/truc-tiep?tab=a'],
    ['/tin-tuc/việt-nam', '/tin-tuc/vi%E1%BB%87t-nam'],
    ['/tin-tuc/vi%E1%BB%87t', '/tin-tuc/vi%E1%BB%87t'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    [undefined, '/'],
    ['/a\r\nset-cookie:x', '/'],
  ])('goes back to a path of the portal only: %s', (to, expected) => {
    expect(safeBack(to)).toBe(expected);
  });

  it('goes back without the language that an address asked for, once another is chosen', async () => {
    const app = fastify();
    prefsRoute(app);
    const back = async (url: string) => (await app.inject(url)).headers.location;
    expect(await back('/-/prefs?language=vi&to=%2Ftin-tuc%3Flang%3Den%26trang%3D2')).toBe('/tin-tuc?trang=2');
    expect(await back('/-/prefs?theme=dark&to=%2Ftin-tuc%3Flang%3Den')).toBe('/tin-tuc?lang=en');
  });

  it('keeps whether scores are hidden, and nothing that is no answer to that', async () => {
    const app = fastify();
    prefsRoute(app);
    const kept = async (scores: string) => (await app.inject(`/-/prefs?scores=${scores}&to=%2Fket-qua`)).headers['set-cookie'];
    expect(await kept('hidden')).toMatch(/^scores=hidden; Path=\/; Max-Age=31536000; SameSite=Lax/);
    expect(await kept('shown')).toMatch(/^scores=shown;/);
    expect(await kept('maybe%0d%0aset-cookie:x')).toBeUndefined();
  });

  it('takes an address as far as a page depends on it', () => {
    const of = (raw: string) => pagePath(addressIn(raw));
    expect(of('/truc-tiep/bong-da/1?utm_source=x&fbclid=y&tab=a&blv=2&tab=b')).toBe('/truc-tiep/bong-da/1?blv=2&tab=a');
    expect(of('/ket-qua?ngay=2026-11-21&%3Cscript%3E=1&giai=3')).toBe('/ket-qua?giai=3&ngay=2026-11-21');
    expect(of('//evil.example/x?y=1')).toBe('/evil.example/x?y=1');
    expect(of('/%')).toBe('/%');
    expect(of(`/${'x'.repeat(5_000)}`)).toHaveLength(1_024);
  });
});

describe('the configuration', () => {
  it('names the variable that is wrong', () => {
    expect(() => readConfig({ PORT: 'abc' })).toThrow('PORT must be');
    expect(() => readConfig({ API_URL: 'nowhere' })).toThrow('API_URL must be');
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect([{}, { NODE_ENV: 'production' }, { NODE_ENV: 'production', DEMO: '1' }].map((env) => readConfig(env).demo)).toEqual([true, false, true]);
  });
});
