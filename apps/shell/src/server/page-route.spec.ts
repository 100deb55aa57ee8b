/** @jest-environment node */
import fastify from 'fastify';
import { generateKeyPairSync, sign } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { previewText, type RemoteName } from '@portal/contracts';
import { buildsRoute } from './builds-route.ts';
import { NONCE_MARK, VISIT_MARK } from './marks.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRoute } from './page-route.ts';
import type { Found } from './registry/lookup.ts';
import { bucketOf } from './registry/cohort.ts';
import { createChooser } from './registry/choose.ts';
import type { View } from './registry/view.ts';
import { createPressedFiles } from './pressed-files.ts';
import { remoteFiles } from './remote-files.ts';
import type { Render } from './render-page.tsx';
import { knownRelease } from './testing/known-release.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const previewKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const view: View = {
  revision: 1,
  whole: true,
  previewKey,
  remotes: new Map([
    ['chat', { list: [knownRelease('chat', '1')], canary: { known: knownRelease('chat', '2'), rule: { salt: 'chat@2', percent: 50 } }, since: 1 }],
  ]),
};

const NOW = Date.parse('2026-11-20T13:10:00Z');
const now = () => NOW;
const sites = async (host: string | undefined) =>
  host === 'saigon.localhost'
    ? { origin: 'http://saigon.localhost', domain: 'saigon.localhost', brand: 'Sài Gòn' }
    : { origin: 'http://localhost', domain: 'localhost', brand: 'Khán Đài' };

/** A shell whose renders are written down: what a page says is of what it was made. */
async function shell({ demo = true, byVersion }: { demo?: boolean; byVersion?: (version: string) => Found } = {}) {
  const choose = createChooser({ shellBuild: 's', quarantine: { has: () => false } });
  const renders: string[] = [];
  const registry = {
    choose: (visitor: string | undefined) => choose(view, visitor),
    previewKey: () => previewKey,
    mayRun: ({ version }: { version: string }) => version !== 'hangs',
    byVersion: async (name: RemoteName, version: string): Promise<Found> =>
      byVersion?.(version) ?? (version === '1.5.0-rc.1' ? { status: 'known', known: knownRelease(name, version) } : { status: 'unknown' }),
    clientFile: async (_name: string, version: string): Promise<Buffer | 'unknown' | 'away'> =>
      version === '1' ? Buffer.from('code') : version === 'down' ? 'away' : 'unknown',
  };
  const render: Render = async (request, { language }, { releases, preview, build, site }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/elsewhere') return { type: 'redirect', status: 302, location: '/chatroom' };
    renders.push(pathname + search);
    return {
      type: 'page',
      status: 200,
      html: JSON.stringify({
        chat: releases.chat?.map(({ version }) => version),
        preview,
        build,
        search,
        language,
        site: site.domain,
        nonce: NONCE_MARK,
        visit: VISIT_MARK,
      }),
      pinned: releases,
    } as Awaited<ReturnType<Render>>;
  };
  const app = fastify();
  remoteFiles(app, registry, createPressedFiles({ folder: path.join(tmpdir(), 'page-route-pressed'), failed: () => {} }));
  buildsRoute(app, registry);
  const { page } = createPageRoute({
    registry,
    render,
    cache: createPageCache(60_000, now),
    now,
    visits: { served: () => 'token' } as never,
    sites,
    assets: { styles: [] },
    demo,
  });
  app.get('/*', page);
  const get = async (url: string, visitor?: string, language = 'en') =>
    app.inject({ url, headers: { 'accept-language': language, ...(visitor && { cookie: `vid=${visitor}` }) } });
  return {
    app,
    get,
    renders,
    json: async (url: string, visitor?: string) => (await get(url, visitor)).json<{ chat: string[]; preview: unknown; build: string; search: string }>(),
  };
}
const visitors = Array.from({ length: 60 }, (_, n) => `visitor-${String(n).padStart(20, '0')}`);
const isChosen = (visitor: string) => bucketOf('chat@2', visitor) < 0.5;

describe('a page', () => {
  it('is the visitor’s cohort’s, each time, out of a cache that renders once per cohort', async () => {
    const { json, renders } = await shell();
    const pages = await Promise.all([...visitors, ...visitors].map(async (visitor) => ({ visitor, page: await json('/chatroom', visitor) })));
    for (const { visitor, page } of pages) expect(page.chat).toEqual(isChosen(visitor) ? ['2', '1'] : ['1']);
    expect(visitors.some(isChosen) && !visitors.every(isChosen)).toBe(true);
    expect(renders).toHaveLength(2);
  });

  it('has the build id that its visitor is told when asking', async () => {
    const { json } = await shell();
    for (const visitor of visitors) {
      expect((await json('/chatroom', visitor)).build).toBe(((await json('/builds/latest.json', visitor)) as unknown as { id: string }).id);
    }
    expect((await json('/builds/manifest.json')) as unknown).toEqual({ id: expect.any(String), releases: { chat: '1' } });
  });

  it('makes a visitor of who asks for it, and none of who asks for a build', async () => {
    const { get } = await shell();
    expect((await get('/chatroom')).headers['set-cookie']).toContainEqual(expect.stringMatching(/^vid=/));
    expect((await get('/builds/latest.json')).headers['set-cookie']).toBeUndefined();
    expect((await get('/builds/latest.json')).headers['cache-control']).toBe('no-store');
  });
});

describe('the site of a page', () => {
  it('is the one that its host names, in a cache entry of its own; unknown hosts share the default’s', async () => {
    const { app, renders } = await shell();
    const ask = async (host: string) => (await app.inject({ url: '/chatroom', headers: { host, cookie: `vid=${visitors[0]}` } })).json<{ site: string }>().site;
    expect([await ask('saigon.localhost'), await ask('localhost'), await ask('evil.example'), await ask('another.example')]).toEqual([
      'saigon.localhost',
      'localhost',
      'localhost',
      'localhost',
    ]);
    expect(renders).toHaveLength(2);
  });

  it('leaves its domain in a cookie, once', async () => {
    const { app } = await shell();
    const cookies = async (cookie: string) =>
      [
        (await app.inject({ url: '/chatroom', headers: { host: 'saigon.localhost', cookie: `vid=${visitors[0]}; ${cookie}` } })).headers['set-cookie'] ?? [],
      ].flat();
    expect(await cookies('')).toEqual([expect.stringMatching(/^domain=saigon\.localhost; Path=\/; Max-Age=31536000; SameSite=Lax$/)]);
    expect(await cookies('domain=localhost')).toHaveLength(1);
    expect(await cookies('domain=saigon.localhost')).toEqual([]);
  });
});

describe('an address with too much in its query', () => {
  it('leads to the one without it, which is rendered once for all of them; a preview stays in it', async () => {
    const { get, renders } = await shell();
    const long = 'x'.repeat(201);
    const at = async (url: string) => {
      const { statusCode, headers } = await get(url, visitors[0]);
      return [statusCode, headers.location, headers['cache-control']];
    };
    expect(await at(`/tip-keo?cursor=${long}&xem=dang-mo`)).toEqual([302, '/tip-keo?xem=dang-mo', 'no-store']);
    expect(await at(`//evil.example/?cursor=${long}`)).toEqual([302, '/evil.example/', 'no-store']);
    expect(renders).toEqual([]);
    expect(await at(`/tip-keo?xem=dang-mo&utm_source=${long}`)).toEqual([200, undefined, 'no-store']);
    expect(await at('/tip-keo?fbclid=1&xem=dang-mo')).toEqual([200, undefined, 'no-store']);
    expect(renders).toEqual(['/tip-keo?xem=dang-mo']);
    expect((await at(`/chatroom?q=${long}&mf.chat=1.5.0-rc.1`))[1]).toMatch(/^\/chatroom\?mf\.chat=1\.5\.0-rc\.1$/);
  });
});

describe('an address that asks for a language', () => {
  it('is in it, whatever the visitor has chosen; one that there is none of counts for nothing', async () => {
    const { app } = await shell();
    const language = async (url: string) =>
      (await app.inject({ url, headers: { cookie: `vid=${visitors[0]}; lang=vi` } })).json<{ language: string }>().language;
    expect([
      await language('/chatroom?lang=en'),
      await language('/chatroom?lang=zh'),
      await language('/chatroom?lang=xx'),
      await language('/chatroom'),
    ]).toEqual(['en', 'zh', 'vi', 'vi']);
  });
});

describe('a preview', () => {
  it('shows that version, is marked as such, is made anew each time and kept by nobody', async () => {
    const { get, json, renders } = await shell();
    const answer = await get('/chatroom?roomId=30&mf.chat=1.5.0-rc.1', visitors[0]);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(answer.json()).toMatchObject({ chat: ['1.5.0-rc.1'], preview: { chat: '1.5.0-rc.1' }, search: '?roomId=30&mf.chat=1.5.0-rc.1' });
    await get('/chatroom?roomId=30&mf.chat=1.5.0-rc.1', visitors[0]);
    expect(renders).toHaveLength(2);
    expect((await json('/chatroom?roomId=30', visitors[0])).preview).toBeNull();
    expect(renders).toHaveLength(3);
  });

  it('stays over a redirect within the portal', async () => {
    const { get } = await shell();
    expect((await get('/elsewhere?mf.chat=1.5.0-rc.1')).headers.location).toBe('/chatroom?mf.chat=1.5.0-rc.1');
  });

  it.each([
    ['en', 'There is no such version'],
    ['vi', 'Không có phiên bản này'],
    ['zh', '沒有可預覽的這個版本'],
  ])('of a version that does not exist says so in %s, with a way out', async (language, words) => {
    const { get, renders } = await shell();
    const answer = await get('/chatroom?roomId=30&mf.chat=9.9.9', undefined, language);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(words);
    expect(answer.body).toContain('chat 9.9.9');
    expect(answer.body).toContain('href="/chatroom?roomId=30"');
    expect(answer.body).not.toContain('<script');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(renders).toEqual([]);
  });

  it('cannot bring anything of the address into the page but as text', async () => {
    const { get } = await shell();
    const answer = await get(`/chatroom?mf.chat=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<img');
  });

  it('that nobody can fetch now is no 404', async () => {
    const { get } = await shell({ byVersion: () => ({ status: 'away' }) });
    expect((await get('/chatroom?mf.chat=1.5.0-rc.1')).statusCode).toBe(503);
  });

  it('does not run what is in quarantine or built for another runtime', async () => {
    const { get, renders } = await shell({
      byVersion: (version) => ({
        status: 'known',
        known:
          version === 'hangs'
            ? knownRelease('chat', version)
            : { ...knownRelease('chat', version), manifest: { ...knownRelease('chat', version).manifest, runtime: 999 } },
      }),
    });
    expect([(await get('/chatroom?mf.chat=hangs')).statusCode, (await get('/chatroom?mf.chat=0.1.0')).statusCode]).toEqual([503, 404]);
    expect(renders).toEqual([]);
  });

  it('outside demo mode is for who has a signed link, whether the version exists or not', async () => {
    const { get } = await shell({ demo: false });
    for (const version of ['1.5.0-rc.1', '9.9.9']) {
      const answer = await get(`/chatroom?mf.chat=${version}`);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('does not work');
    }
    const until = NOW / 1_000 + 600;
    const signature = sign(null, Buffer.from(previewText({ chat: '1.5.0-rc.1' }, until)), privateKey).toString('base64url');
    const answer = await get(`/chatroom?mf.chat=1.5.0-rc.1&mf.until=${until}&mf.sign=${signature}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ preview: { chat: '1.5.0-rc.1' } });
  });
});

describe('files of releases', () => {
  it('never change, and what is not there or not to be had is kept by nobody', async () => {
    const { get } = await shell();
    const file = await get('/remotes/chat/1/client/a.js');
    expect([file.statusCode, file.headers['cache-control'], file.headers['content-type']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ]);
    expect((await get('/remotes/chat/9/client/a.js')).headers['cache-control']).toBe('no-store');
    expect([(await get('/remotes/chat/9/client/a.js')).statusCode, (await get('/remotes/chat/down/client/a.js')).statusCode]).toEqual([404, 503]);
  });
});
