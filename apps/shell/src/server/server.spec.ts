/** @jest-environment node */
import { pagePath } from './page-path.ts';
import { createPageCache } from './page-cache.ts';
import { readPrefs } from './prefs.ts';
import { safeBack } from './prefs-route.ts';
import { readConfig } from './config.ts';
import type { Page } from './render-page.tsx';

const page = (html: string, status = 200): Page => ({ type: 'page', status, html });

describe('the page cache', () => {
  it('renders once for all who ask within the time, and again after it', async () => {
    let now = 0;
    let renders = 0;
    const cache = createPageCache(1_000, async (key) => page(`${key} ${++renders}`), () => now);
    const answers = await Promise.all([cache.get('a'), cache.get('a'), cache.get('b')]);
    expect(answers.map((answer) => answer.type === 'page' && answer.html)).toEqual(['a 1', 'a 1', 'b 2']);
    now = 1_001;
    expect(await cache.get('a')).toEqual(page('a 3'));
  });

  it('keeps no page that failed', async () => {
    let tries = 0;
    const cache = createPageCache(1_000, async () => { tries += 1; if (tries === 1) throw new Error('down'); return page('x', tries === 2 ? 503 : 200); }, () => 0);
    await expect(cache.get('a')).rejects.toThrow('down');
    expect(await cache.get('a')).toEqual(page('x', 503));
    await Promise.resolve();
    expect(await cache.get('a')).toEqual(page('x', 200));
    expect(await cache.get('a')).toEqual(page('x', 200));
    expect(tries).toBe(3);
  });
});

describe('what a request tells of a visitor', () => {
  it('reads language, theme and zone from known lists only', () => {
    expect(readPrefs('lang=zh; theme=dark; tz=America%2FNew_York', undefined)).toEqual({ language: 'zh', theme: 'dark', timeZone: 'America/New_York' });
    expect(readPrefs('lang=xx; theme=<b>; tz=Mars/Base', 'fr,en;q=0.8')).toEqual({ language: 'en', theme: undefined, timeZone: 'Asia/Ho_Chi_Minh' });
    expect(readPrefs(undefined, undefined)).toEqual({ language: 'vi', theme: undefined, timeZone: 'Asia/Ho_Chi_Minh' });
  });

  it.each([['/truc-tiep?tab=a', '/truc-tiep?tab=a'], ['/tin-tuc/việt-nam', '/tin-tuc/vi%E1%BB%87t-nam'], ['/tin-tuc/vi%E1%BB%87t', '/tin-tuc/vi%E1%BB%87t'], ['//evil.example', '/'], ['/\\evil.example', '/'], ['https://evil.example', '/'], [undefined, '/'], ['/a\r\nset-cookie:x', '/']])('goes back to a path of the portal only: %s', (to, expected) => {
    expect(safeBack(to)).toBe(expected);
  });

  it('takes an address as far as a page depends on it', () => {
    expect(pagePath('/truc-tiep/bong-da/1?utm=x&blv=2&tab=a')).toBe('/truc-tiep/bong-da/1?tab=a&blv=2');
    expect(pagePath('//evil.example/x?y')).toBe('/evil.example/x');
    expect(pagePath('/%')).toBe('/%');
  });
});

describe('the configuration', () => {
  it('names the variable that is wrong', () => {
    expect(() => readConfig({ PORT: 'abc' })).toThrow('PORT must be');
    expect(() => readConfig({ API_URL: 'nowhere' })).toThrow('API_URL must be');
    expect(readConfig({}).host).toBe('127.0.0.1');
  });
});
