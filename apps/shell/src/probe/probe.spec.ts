/** @jest-environment node */
import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ProbeReport } from './probe.ts';
import { aReleaseFolder, aRemote, anEndpoint, offersRoom, usesListRoom, type Parts } from './testing/a-release-folder.ts';

jest.setTimeout(180_000);
const run = promisify(execFile);
const shell = path.resolve(import.meta.dirname, '../..');
let built: string;

// As the registry has it: one file, built, run by itself.
beforeAll(async () => {
  built = mkdtempSync(path.join(tmpdir(), 'probe-built-'));
  await run(
    process.execPath,
    [
      path.join(shell, '../../node_modules/webpack-cli/bin/cli.js'),
      'build',
      '--config',
      path.join(shell, 'webpack.config.ts'),
      '--config-name',
      'probe',
      '--output-path',
      built,
    ],
    { cwd: shell, env: { ...process.env, NODE_ENV: 'production' } },
  );
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

/** Runs the probe as the registry does: nothing readable but the release and the probe, nothing in the environment. */
async function probed(folder: string): Promise<ProbeReport> {
  const program = path.join(built, 'probe.cjs');
  const { stdout } = await run(process.execPath, ['--permission', `--allow-fs-read=${folder}`, `--allow-fs-read=${program}`, program, folder], {
    env: {},
    cwd: folder,
    timeout: 120_000,
  });
  rmSync(folder, { recursive: true, force: true });
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(stdout) as ProbeReport;
}
const problemsOf = async (parts: Parts): Promise<string> => {
  const { ok, problems } = await probed(aReleaseFolder(parts));
  expect(ok).toBe(problems.length === 0);
  return problems.join('\n');
};

/** A part with texts of its own. */
const speaking = `{ 'chat/room': {
  texts: { vi: async () => ({ default: { room: { title: 'Phòng' } } }), en: async () => ({ default: { room: { title: 'Room' } } }), zh: async () => ({ default: { room: { title: '房間' } } }) },
  load: async ({ i18n }) => i18n.t('room.title', { ns: 'chat' }),
  Component: ({ data }) => data,
} }`;

describe('a release that works', () => {
  it('passes, and is seen to offer what its record says', async () => {
    const slot =
      "{ 'chat/room': { load: async (context, { groupId }) => ({ groupId }), Component: ({ groupId, data, title }) => { if (data.groupId !== groupId) throw new Error('other data'); return title; } } }";
    expect(await probed(aReleaseFolder({ exposes: aRemote(undefined, slot), offers: offersRoom }))).toEqual({
      ok: true,
      problems: [],
      routes: ['/chatroom'],
      slots: ['chat/room'],
    });
  });

  it('may bring texts with each part', async () => {
    expect(await problemsOf({ exposes: aRemote(undefined, speaking), offers: offersRoom })).toBe('');
  });

  it('may answer 404, lead elsewhere, and show that the api is away', async () => {
    const routes = `[
      { index: true, loader: () => { throw new Response('none', { status: 404 }); } },
      { path: 'away', loader: () => new Response(null, { status: 302, headers: { location: '/chatroom' } }) },
      { path: 'asks', loader: ({ context }) => [...context.values?.() ?? []], Component: () => 'well' },
      { path: 'down', loader: () => { throw Object.assign(new Error('x'), { name: 'ApiError', kind: 'offline' }); }, ErrorBoundary: () => 'down', Component: () => 'never' },
    ]`;
    expect(await problemsOf({ exposes: aRemote(routes), offers: { routes: ['/chatroom', '/chatroom/asks', '/chatroom/away', '/chatroom/down'] } })).toBe('');
  });

  it('may print and leave timers: the answer is one line, and the probe ends by itself', async () => {
    expect(
      await problemsOf({
        exposes: aRemote("(console.log('busy'), process?.stdout?.write('very busy'), setInterval(() => {}, 1000), [{ index: true, Component: () => 'well' }])"),
      }),
    ).toBe('');
  });
});

describe('the files of a release', () => {
  it.each<[string, Parts, RegExp]>([
    [
      'of which one is missing',
      { manifest: (m) => ({ ...m, files: { ...(m['files'] as object), 'client/gone.js': `sha384-${'A'.repeat(64)}` } }) },
      /client\/gone\.js is missing/,
    ],
    ['whose record is not the one named', { manifest: (m) => ({ ...m, record: `sha384-${'A'.repeat(64)}` }) }, /record\.json is not the one/],
    ['built for another runtime', { manifest: (m) => ({ ...m, runtime: 99 }) }, /runtime 99/],
    [
      'whose entry loads a chunk that is not among them',
      { server: `(0, "./98.f395ac9786.js", ${aRemote()})` },
      /server\/98\.f395ac9786\.js is loaded by the entry and missing/,
    ],
    ['whose entry knows a chunk by a hash that none has', { client: `(0, "f395ac9786", ${aRemote()})` }, /client\/….f395ac9786/],
    [
      'with a chunk of the server that is no program',
      { files: { 'server/1.0123456789.js': 'this is no program' } },
      /server: server\/1\.0123456789\.js: SyntaxError/,
    ],
    [
      'with a chunk of the browser that throws',
      { files: { 'client/1.0123456789.js': "throw new Error('chunk');" } },
      /browser: client\/1\.0123456789\.js: Error: chunk/,
    ],
  ])('%s: refused', async (_why, parts, line) => {
    expect(await problemsOf(parts)).toMatch(line);
  });

  it('of which one was changed after the build: refused', async () => {
    const folder = aReleaseFolder();
    appendFileSync(path.join(folder, 'client/remoteEntry.js'), '// more');
    expect((await probed(folder)).problems).toEqual([expect.stringContaining('client/remoteEntry.js is not the file that release.json names')]);
  });
});

describe('a release that fails when it runs', () => {
  it.each<[string, Parts, RegExp]>([
    ['its entry throws', { server: "(() => { throw new Error('entry'); })()" }, /server: the entry does not load: Error: entry/],
    ['only its entry for browsers throws', { client: "(() => { throw new Error('entry'); })()" }, /^browser: the entry does not load: Error: entry$/],
    ['it exposes no routes', { exposes: '{}' }, /exposes no 'routes'/],
    [
      'a page throws',
      { exposes: aRemote("[{ index: true, Component: () => { throw new Error('page'); } }]") },
      /server: \/chatroom with a full api: Error: page/,
    ],
    [
      'only the browser’s page throws',
      { client: aRemote("[{ index: true, Component: () => { throw new Error('page'); } }]") },
      /^browser: \/chatroom with a full api: Error: page$/,
    ],
    [
      'a loader throws',
      { exposes: aRemote("[{ index: true, loader: () => { throw new TypeError('loader'); }, Component: () => 'x' }]") },
      /\/chatroom with a full api: TypeError: loader/,
    ],
    ['the code of a page does not arrive', { exposes: aRemote("[{ index: true, lazy: async () => { throw new Error('chunk'); } }]") }, /Error: chunk/],
    [
      'a page answers 500',
      { exposes: aRemote("[{ index: true, loader: () => { throw new Response('sorry', { status: 500 }); }, Component: () => 'x' }]") },
      /answers 500/,
    ],
    [
      'a slot throws',
      { exposes: aRemote(undefined, "{ 'chat/room': { Component: () => { throw new Error('slot'); } } }"), offers: offersRoom },
      /slot chat\/room with a full api: Error: slot/,
    ],
    [
      'a slot’s load never ends',
      { exposes: aRemote(undefined, "{ 'chat/room': { load: () => new Promise(() => {}), Component: () => 'x' } }"), offers: offersRoom },
      /slot chat\/room .*Deadline/,
    ],
    [
      'texts of a language have no default export',
      { exposes: aRemote().replace('en: async () => ({ default: {} })', 'en: async () => ({})') },
      /texts in 'en': the file has no default export/,
    ],
    [
      'a part’s own texts do not arrive',
      {
        exposes: aRemote(
          undefined,
          speaking.replace('en: async () => ({ default: {', "en: async () => { throw new Error('chunk'); }, en2: async () => ({ default: {"),
        ),
        offers: offersRoom,
      },
      /texts in 'en': Error: chunk/,
    ],
    [
      'a part asks for a text that it does not bring',
      { exposes: aRemote(undefined, speaking.replaceAll('room:', 'rooms:')), offers: offersRoom },
      /\[texts\] chat does not say 'room.title'/,
    ],
    ['it ends the process', { exposes: aRemote('[{ index: true, Component: () => process.exit(0) }]') }, /called process\.exit\(0\)/],
    ['it throws aside', { exposes: aRemote("(Promise.reject(new Error('aside')), [{ index: true, Component: () => 'x' }])") }, /rejected aside: Error: aside/],
    [
      'it reads what is none of its business',
      { server: aRemote("(require('node:fs').readFileSync('/etc/hostname'), [])") },
      /ERR_ACCESS_DENIED|Access to this API has been restricted/,
    ],
  ])('%s: refused', async (_why, parts, line) => {
    expect(await problemsOf(parts)).toMatch(line);
  });
});

describe('a release beside its record', () => {
  const asking = (context: string) =>
    aRemote(
      undefined,
      `{ 'chat/room': { load: async (context) => { const answer = await context.api.call(${anEndpoint}, {}); ${context} return null; }, Component: () => 'x' } }`,
    );

  it.each<[string, Parts, RegExp]>([
    [
      'exposes a route more',
      { exposes: aRemote("[{ index: true, Component: () => 'x' }, { path: ':id', Component: () => 'x' }]") },
      /the route \/chatroom\/:id is exposed and not in record\.json/,
    ],
    ['lacks a route', { offers: { routes: ['/chatroom', '/chatroom/*'] } }, /the route \/chatroom\/\* is in record\.json and not exposed/],
    ['lacks a slot', { offers: offersRoom }, /the slot chat\/room is in record\.json and not exposed/],
    ['asks for a call that is not in it', { exposes: asking(''), offers: offersRoom }, /asks for chat\.listRoom, which its record does not name/],
    [
      'shows a slot that is not in it',
      {
        exposes: aRemote(
          undefined,
          "{ 'chat/room': { load: async (context) => { await context.slot('content-and-news/latest', { limit: 1 }); return null; }, Component: () => 'x' } }",
        ),
        offers: offersRoom,
      },
      /shows the slot content-and-news\/latest, which its record does not name/,
    ],
  ])('that %s: refused', async (_why, parts, line) => {
    expect(await problemsOf(parts)).toMatch(line);
  });

  it('gets answers of the shape that is in it, full and bare, and none when the api is away', async () => {
    expect(
      await problemsOf({
        exposes: asking("if (!Array.isArray(answer.list) || typeof answer.total !== 'number') throw new Error('no such answer');"),
        offers: offersRoom,
        uses: usesListRoom,
      }),
    ).toBe('');
    expect(
      await problemsOf({ exposes: asking("if (answer.list.length === 0) throw new Error('empty list');"), offers: offersRoom, uses: usesListRoom }),
    ).toMatch(/with a bare api: Error: empty list/);
    const deaf = asking('').replace('await context.api.call', 'await (context.api.call').replace(', {});', ', {}).catch(() => undefined)); answer.list;');
    expect(await problemsOf({ exposes: deaf, offers: offersRoom, uses: usesListRoom })).toMatch(/without an api: TypeError/);
  });
});
