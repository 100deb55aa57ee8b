import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startDesk, type Desk } from './portal/testing/desk.ts';

// Real sockets and processes on a busy machine.

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk();
});
afterEach(() => desk.close());
const portal: Desk['portal'] = (...args) => desk.portal(...args);
const current = async () => (await desk.registry.state()).remotes.chat?.[0]?.version;

/** Two published versions of chat, the first of them current. */
async function twoVersions() {
  for (const version of ['1', '2']) {
    await desk.build(version);
    await portal(`publish chat --from ${version} --version ${version} --promote-if-none`);
  }
}

describe('publish', () => {
  test('sends a build, once', async () => {
    await desk.build('a');
    expect(await portal('publish chat --from a --version 1')).toEqual({
      code: 0,
      out: 'chat 1 published',
      err: '',
      progress: [expect.stringMatching(/^portal: sending chat 1: 3 files, \d+ B$/)],
    });
    expect((await portal('publish chat --from a --version 1')).out).toBe('chat 1 is there already, with the same bytes');
    expect(await current()).toBeUndefined();
  });
  test('looks where builds lie unless told', async () => {
    await desk.build('apps/chat/dist');
    expect((await portal('publish chat --version 1')).out).toBe('chat 1 published');
    expect((await portal('publish odds-and-tips --version 1')).err).toContain('apps/odds-and-tips/dist holds no release.json; build the remote first');
  });
  test('keeps where it comes from, as told', async () => {
    await desk.build('a');
    await portal("publish chat --from a --version 1 --commit 1234abc --author 'Lan Anh' --note 'Derby week'");
    expect((await portal('versions chat')).out).toMatch(/^1 +\d{4}-\d\d-\d\d \d\d:\d\d +\d+ B +1234abc +by Lan Anh: Derby week$/);
  });
  test('--promote makes it current, --promote-if-none only where nothing is', async () => {
    for (const name of ['a', 'b', 'c']) await desk.build(name);
    expect((await portal('publish chat --from a --version 1 --promote-if-none')).out).toMatch(/^chat 1 published\nchat 1 is current \(revision \d+\)$/);
    expect((await portal('publish chat --from b --version 2 --promote-if-none')).out).toBe('chat 2 published');
    expect((await portal('publish chat --from c --version 3 --promote --note derby')).out).toMatch(/^chat 3 published\nchat 3 is current/);
    expect(await current()).toBe('3');
  });
  test('--if-absent leaves a version alone, whatever the folder holds', async () => {
    await desk.build('a');
    await portal('publish chat --from a --version 1');
    expect((await portal('publish chat --from nothing --version 1 --if-absent --promote')).out).toMatch(/^chat 1 is there already\nchat 1 is current/);
  });
  test('is refused for other bytes, for what does not render, for what does not fit', async () => {
    await desk.build('a');
    await desk.build('b');
    await portal('publish chat --from a --version 1');
    expect(await portal('publish chat --from b --version 1')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^portal: chat 1 is taken by other bytes: client\/remoteEntry\.js changed/),
    });

    await desk.build('late', { record: { runtime: 2 }, manifest: { runtime: 2 } });
    expect(await portal('publish chat --from late --version 2')).toMatchObject({
      code: 1,
      err: 'portal: refused: chat 2 expects federation runtime 2; shell 1 gives 1\nportal: no kept versions of other remotes were found with which it would fit',
    });
    expect((await portal('versions chat')).out.split('\n')).toHaveLength(1);
  });
  test.each([
    ['nothing', 'holds no release.json; build the remote first'],
    ['odds', 'holds a build of odds-and-tips, not of chat'],
  ])('a folder with %s in it is told in one line', async (name, complaint) => {
    await desk.build('odds', { remote: 'odds-and-tips' });
    const { code, err } = await portal(`publish chat --from ${name} --version 1`);
    expect([code, err.split('\n').length, err]).toEqual([2, 1, expect.stringContaining(complaint)]);
  });
});

describe('promote', () => {
  test('moves, says so again, and what is not there is refused', async () => {
    await twoVersions();
    expect((await portal('promote chat 2')).out).toMatch(/^chat 2 is current \(revision \d+\)$/);
    expect((await portal('promote chat 2')).out).toMatch(/^chat 2 is current already \(revision \d+\)$/);
    expect(await portal('promote chat 3')).toMatchObject({ code: 1, err: expect.stringContaining("There is no version '3' of chat") });
  });
  test('--set moves several in one step', async () => {
    await twoVersions();
    await desk.build('odds', { remote: 'odds-and-tips' });
    await portal('publish odds-and-tips --from odds --version 5');
    const before = (await desk.registry.state()).revision;
    expect((await portal('promote --set chat@2,odds-and-tips@5')).out).toBe(`chat 2 and odds-and-tips 5 are current (revision ${before + 1})`);
  });
  test('--dry-run only says whether it would fit', async () => {
    await twoVersions();
    expect((await portal('promote chat 2 --dry-run')).out).toMatch(/^chat 2 fits \(dry run; revision stays \d+\)$/);
    expect(await current()).toBe('1');
  });
  test('--if-revision refuses when anything moved since', async () => {
    await twoVersions();
    const { revision } = await desk.registry.state();
    await portal('freeze odds-and-tips');
    expect(await portal(`promote chat 2 --if-revision ${revision}`)).toMatchObject({ code: 1, err: expect.stringContaining('Somebody moved meanwhile') });
    expect((await portal(`promote chat 2 --if-revision ${revision + 1}`)).code).toBe(0);
  });
  test('a conflict is one line each, and the set that would fit is named; a dry run says the same', async () => {
    // live 1 uses a slot of chat 1 that chat 2 has not; live 2 uses the new one. Publishing looks at what is on air, so chat 2 comes while live is away.
    const slot = { type: 'object' };
    await desk.build('old', { record: { offers: { slots: { 'chat/room': slot } } } });
    await desk.build('new', { record: { offers: { slots: { 'chat/lounge': slot } } } });
    await portal('publish chat --from old --version 1 --promote');
    await portal('publish chat --from new --version 2');
    await desk.build('live', { remote: 'live-and-schedule', record: { uses: { slots: { 'chat/room': slot } } } });
    await portal('publish live-and-schedule --from live --version 1 --promote');
    await desk.build('live-free', { remote: 'live-and-schedule' });
    await portal('publish live-and-schedule --from live-free --version 2');
    const refused = {
      code: 1,
      out: '',
      progress: [],
      err: 'portal: refused: live-and-schedule 1 uses slot chat/room; chat 2 does not offer it\nportal: it would fit together with live-and-schedule@2',
    };
    expect(await portal('promote chat 2')).toEqual(refused);
    expect(await portal('promote chat 2 --dry-run')).toEqual(refused);
    expect((await portal('promote --set chat@2,live-and-schedule@2')).code).toBe(0);
  });
});

describe('rollback', () => {
  test('goes one back, or to any kept version', async () => {
    await twoVersions();
    await portal('promote chat 2');
    expect((await portal('rollback chat --dry-run')).out).toMatch(/^chat could go back to 1 \(dry run; revision stays \d+\)$/);
    expect((await portal('rollback chat')).out).toMatch(/^chat 1 is current \(revision \d+\)$/);
    expect(await portal('rollback chat')).toMatchObject({
      code: 1,
      err: 'portal: chat has no version before 1; name one with --to (see portal versions chat)',
    });
    expect((await portal('rollback chat --to 2')).out).toMatch(/^chat 2 is current/);
    expect((await portal('history chat --limit 2')).out).toMatch(
      /rollback +chat 1 -> 2 +by lan \(root\): rollback from 1\n[^]*rollback +chat 2 -> 1 +by lan \(root\): rollback from 2/,
    );
  });
  test('what was never current, or never published, has no way back', async () => {
    expect((await portal('rollback chat')).err).toBe('portal: chat has no current version to go back from');
    await twoVersions();
    expect(await portal('rollback chat --to 9')).toMatchObject({ code: 1, err: expect.stringContaining("There is no version '9' of chat") });
  });
  test('is possible while the remote is frozen, promoting is not', async () => {
    await twoVersions();
    await portal('promote chat 2');
    expect((await portal("freeze chat --note 'the final'")).out).toMatch(/^chat is frozen \(revision \d+\)$/);
    expect(await portal('promote chat 1')).toMatchObject({ code: 1, err: expect.stringContaining('chat is frozen by lan (the final)') });
    expect((await portal('rollback chat')).code).toBe(0);
    expect((await portal('thaw chat')).out).toMatch(/^chat is thawed/);
    expect((await portal('thaw chat')).out).toMatch(/^chat is thawed already/);
    expect((await portal('promote chat 2')).code).toBe(0);
  });
});

describe('canary', () => {
  test('begins, grows and ends', async () => {
    await twoVersions();
    expect((await portal('canary chat 2 --percent 10%')).out).toMatch(/^chat 2 is shown to 10 % of the visitors \(revision \d+\)$/);
    expect((await portal('canary chat 2 --percent 25.5')).out).toMatch(/^chat 2 is shown to 25\.5 %/);
    expect((await portal('status')).out).toMatch(/canary 2 for 25\.5 % of the visitors/);
    expect((await portal('status', { REGISTRY_TOKEN: undefined })).out).toMatch(/chat +1 +canary 2 \(25\.5 %\)/);
    expect((await portal('abort chat')).out).toMatch(/^the canary of chat has ended/);
    expect((await portal('abort chat')).out).toMatch(/^chat has no canary/);
  });
  test('is refused for a version that nobody published, and where nothing is current', async () => {
    expect((await portal('canary chat 2 --percent 10')).code).toBe(1);
    await twoVersions();
    expect((await portal('canary chat 9 --percent 10')).err).toContain("There is no version '9' of chat");
  });
});

describe('reading', () => {
  test('status tells what is current, who moved it and why, the hosts and the head of the log', async () => {
    await twoVersions();
    await portal("promote chat 2 --note 'derby week'");
    await portal('freeze chat');
    const { out } = await portal('status');
    expect(out).toMatch(/^revision \d+, \d{4}-\d\d-\d\d \d\d:\d\d UTC\n/);
    expect(out).toMatch(/chat +2 +before: 1 +\S+ \S+ by lan: derby week\n +frozen \S+ \S+ by lan\n/);
    expect(out).toMatch(/odds-and-tips +nothing current\n/);
    expect(out).toMatch(/hosts +shell 1 \(.+\), api 1 \(.+\)\nlog +\d+ lines, head [0-9a-f]{64}$/);
  });
  test('a plain status needs no token; everything else says that it does', async () => {
    const anonymous = { REGISTRY_TOKEN: undefined };
    await twoVersions();
    expect((await portal('status', anonymous)).out).toMatch(/^revision \d+\n +live-and-schedule +nothing current\n +chat +1\n/);
    for (const line of ['status --json', 'history chat', 'versions chat', 'diff chat 1 2', 'audit --verify', 'token list', 'promote chat 2']) {
      expect(await portal(line, anonymous)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^portal: REGISTRY_TOKEN is not set; .+ a token of the registry$/),
      });
    }
  });
  test('versions and history come in pages', async () => {
    await twoVersions();
    const { out } = await portal('versions chat --limit 1');
    const before = /--before (\d+)$/.exec(out)?.[1];
    expect((await portal(`versions chat --limit 1 --before ${before}`)).out).toMatch(/^1 /);
    expect((await portal('versions odds-and-tips')).out).toBe('odds-and-tips has no version yet');
    expect((await portal('history odds-and-tips')).out).toBe('nothing has moved yet');
    expect((await portal('history')).out).toMatch(/publish +chat - -> 2/);
  });
  test('diff tells bytes, offers and uses', async () => {
    await desk.build('a', { record: { offers: { routes: ['/chatroom'] } } });
    await desk.build('longer', { record: { offers: { routes: ['/chatroom', '/chatroom/:id'] }, uses: { links: { chat: '/chatroom' } } } });
    await portal('publish chat --from a --version 1');
    await portal('publish chat --from longer --version 2');
    const { out } = await portal('diff chat 1 2');
    expect(out).toMatch(/^chat 1 \(.+\) -> 2 \(.+\)\n\d+ -> \d+ bytes \(\+10\)\nfiles\n {2}client\/remoteEntry\.js +\d+ -> \d+ bytes +\(\+5\)\n/);
    expect(out).toMatch(/offers\n {2}\+ {2}route {2}\/chatroom\/:id\nuses\n {2}\+ {2}link {2}chat$/);
    expect((await portal('diff chat 1 1')).out).toMatch(/nothing differs$/);
    expect((await portal('diff chat 1 9')).err).toContain("There is no version '9' of chat");
  });
  test.each(['status', 'history', 'history chat', 'versions chat', 'diff chat 1 2', 'audit', 'token list'])('%s --json is JSON', async (line) => {
    await twoVersions();
    const { code, out } = await portal(`${line} --json`);
    expect([code, typeof JSON.parse(out)]).toEqual([0, 'object']);
  });
  test('what others wrote cannot move the cursor or fake a line', async () => {
    await twoVersions();
    await desk.registry.promote('2', 'chat', { note: 'a\u001b[2Kb\n#99 fake', by: 'lan\u009b1m' });
    const { out } = await portal('history chat --limit 1');
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    expect(out.split('\n')[0]).toMatch(/a \[2Kb #99 fake$/);
  });
});

test('a preview is a query for these releases', async () => {
  await twoVersions();
  expect((await portal('preview chat 2 --hours 2')).out).toMatch(/^\?mf\.chat=2&mf\.until=\d+&mf\.sign=[\w-]+$/);
  await desk.build('odds', { remote: 'odds-and-tips' });
  await portal('publish odds-and-tips --from odds --version 5');
  expect((await portal('preview chat@2,odds-and-tips@5')).out).toMatch(/^\?mf\.chat=2&mf\.odds-and-tips=5&mf\.until=/);
  expect(await portal('preview chat 9')).toMatchObject({ code: 1, err: expect.stringContaining("There is no version '9' of chat") });
});

test('a token is made, its secret shown once, works for its remote alone, and is gone when removed', async () => {
  const { out } = await portal('token add ci-chat --role publish --remote chat');
  const [, id = '', secret = ''] = /^ci-chat may publish chat; its id is ([0-9a-f]{8})\nsecret, shown this once: (\S+)$/.exec(out) ?? [];
  const listed = (await portal('token list')).out;
  expect(listed).toMatch(new RegExp(`^${id} +ci-chat +publish chat`));
  expect(listed).not.toContain(secret);
  await desk.build('a');
  const as = { REGISTRY_TOKEN: secret };
  expect((await portal('publish chat --from a --version 1', as)).code).toBe(0);
  expect(await portal('promote chat 1', as)).toMatchObject({ code: 1, err: expect.stringContaining("The token 'ci-chat' may publish chat") });
  expect((await portal(`token remove ${id}`)).out).toBe(`${id} is refused from now on`);
  expect((await portal('status --json', as)).code).toBe(1);
  expect((await portal(`token remove ${id}`)).err).toContain('There is no token of this id');
  expect((await portal('token list')).out).toBe('there is none besides REGISTRY_TOKEN');
});

test('a wrong token, no registry and something else at the address: one line each, and no secret in it', async () => {
  await desk.build('a');
  const line = 'publish chat --from a --version 1';
  const all = await Promise.all([
    portal(line, { REGISTRY_TOKEN: 'wrong-secret' }),
    portal('status', { REGISTRY_URL: 'http://127.0.0.1:1' }),
    portal('status', { REGISTRY_URL: `${desk.url}/healthz`, REGISTRY_TOKEN: undefined }),
    portal('status', { REGISTRY_URL: 'over there' }),
    portal('status', { REGISTRY_URL: 'http://lan:secret@127.0.0.1:1' }),
    portal('status', { REGISTRY_URL: 'file:///etc/passwd' }),
  ]);
  expect(all.map(({ code }) => code)).toEqual([1, 1, 0, 2, 2, 2]);
  expect(all[0]?.err).toMatch(/^portal: This needs a token of the registry/);
  expect(all[1]?.err).toMatch(/^portal: no registry answers at http:\/\/127\.0\.0\.1:1 \(.+\); is it running\?/);
  for (const { err } of all) expect(err).not.toMatch(/secret|\n/);
});

test('the file runs from its source', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'portal.ts'), 'status'], {
    env: { PATH: process.env['PATH'], REGISTRY_URL: desk.url },
  });
  expect(stdout).toMatch(/^revision \d+\n/);
});
