import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { RegistryState } from '@portal/contracts';
import { alteredBuild, beginningWith } from '../src/altered.ts';
import { copyOfBuild, startPortal, type Portal } from '../src/portal.ts';
import { tamperingProxy } from '../src/tampering-proxy.ts';
import { anyVisitor, visitors, type Visitor } from '../src/visitors.ts';
import { expect, hydrated, listenTo, test } from '../src/test.ts';

const away = 'Phần này đang bảo trì';
const stateOf = async (portal: Portal): Promise<RegistryState> => (await fetch(`${portal.registryUrl}/state`)).json() as Promise<RegistryState>;
/** A remote with another title: what a visitor sees tells which version they have. */
const otherWords = () => alteredBuild('odds-and-tips', (text) => text.replaceAll('Tỷ lệ kèo', 'Bảng giá mới'));
/** Sixty visitors are looked at each time. */
const LOOKED = { timeout: 60_000 };
const published: string[] = [];
const keep = (folder: string) => {
  published.push(folder);
  return folder;
};
test.afterAll(() => {
  for (const folder of published) rmSync(folder, { recursive: true, force: true });
});

test.describe('releases under way', { tag: ['@shell', '@registry'] }, () => {
  let portal: Portal;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    portal = await startPortal({ shell: { CHAOS: 'hang-exit', HANG_AFTER: '8000' } });
  });
  test.afterAll(() => portal.stop());
  /** Whatever a test left on air goes back to what the portal began with. */
  let first: RegistryState;
  test.beforeEach(async () => {
    first = await stateOf(portal);
  });
  test.afterEach(async () => {
    const now = await stateOf(portal);
    for (const [remote, list] of Object.entries(first.remotes)) {
      if (now.canaries[remote as 'chat']) await portal.cli('abort', remote);
      if (now.remotes[remote as 'chat']?.[0]?.version !== list?.[0]?.version) await portal.cli('rollback', remote, '--to', list?.[0]?.version ?? '');
    }
  });

  test('a page that is open keeps the releases it came with; the next one has the new', async ({ page }) => {
    await page.goto(portal.url);
    await hydrated(page);
    const version = await portal.release('odds-and-tips', keep(otherWords()));
    await expect.poll(async () => (await anyVisitor(portal)).versions['odds-and-tips']).toBe(version);
    // Its pages were not asked for yet: chunks of the version before come now.
    await page
      .getByRole('link', { name: 'Kèo', exact: true })
      .or(page.getByRole('link', { name: 'Tỷ lệ kèo' }))
      .first()
      .click();
    await expect(page).toHaveURL(/ty-le-keo/);
    await expect(page.getByRole('heading', { name: 'Tỷ lệ kèo' }).first()).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Bảng giá mới' }).first()).toBeVisible();
  });

  test('a canary goes to its share of the visitors, each stays where they are, and it ends for all at once', async () => {
    // Sixty visitors, five times and more: a minute and a half on a busy machine.
    test.setTimeout(240_000);
    const version = '9.1.0-canary';
    await publish(portal, 'odds-and-tips', keep(otherWords()), version);
    expect(await portal.cli('canary', 'odds-and-tips', version, '--percent', '40')).toMatchObject({ code: 0 });
    await expect.poll(async () => (await stateOf(portal)).canaries['odds-and-tips']?.percent).toBe(40);
    const people = visitors(portal, 60);
    // The shell hears of it within a moment; from then on nobody changes sides.
    await expect.poll(async () => (await look(people)).filter((seen) => seen === version).length, LOOKED).toBeGreaterThan(5);
    const one = await look(people);
    expect(await look(people)).toEqual(one);
    const share = one.filter((seen) => seen === version).length;
    // 24 of 60 expected; beyond these bounds once in many millions of runs.
    expect(share).toBeGreaterThan(4);
    expect(share).toBeLessThan(46);
    expect(await portal.cli('canary', 'odds-and-tips', version, '--percent', '80')).toMatchObject({ code: 0 });
    await expect.poll(async () => (await look(people)).filter((seen) => seen === version).length, LOOKED).toBeGreaterThan(share);
    const more = await look(people);
    one.forEach((seen, place) => {
      if (seen === version) expect(more[place]).toBe(version);
    });
    expect(await portal.cli('abort', 'odds-and-tips')).toMatchObject({ code: 0 });
    await expect.poll(async () => (await look(people)).includes(version), LOOKED).toBe(false);
  });

  test('a release that fails in browsers goes back by itself; a forger does not get one back', async () => {
    const broken = '9.2.0-broken';
    await publish(portal, 'chat', keep(beginningWith('chat', 'client', '/* another version */')), broken);
    const [before] = (await stateOf(portal)).remotes.chat ?? [];
    expect(await portal.cli('canary', 'chat', broken, '--percent', '50')).toMatchObject({ code: 0 });
    // One script with many names, all of one network: its reports are heard and change nothing.
    const crowd = visitors(portal, 60, () => '203.0.113.7');
    await settled(portal, 'chat', broken);
    for (const visitor of crowd) await failIf(visitor, broken);
    const forged = await fetch(`${portal.url}/-/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        visit: 'eyJmb3JnZWQiOnRydWV9.c2lnbmF0dXJl',
        failures: [{ kind: 'error', message: 'x', stack: `at ${portal.url}/remotes/chat/${broken}/client/remoteEntry.js:1:1` }],
      }),
    });
    expect([204, 400, 401, 403]).toContain(forged.status);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect((await stateOf(portal)).canaries.chat?.release.version).toBe(broken);
    // Real people of many networks.
    const people = visitors(portal, 60, (place) => `198.51.${place}.1`);
    const began = performance.now();
    for (const visitor of people) await failIf(visitor, broken);
    await expect.poll(async () => (await stateOf(portal)).canaries.chat, { timeout: 90_000 }).toBeUndefined();
    console.log(`chat ${broken}: back ${Math.round(performance.now() - began)} ms after the first failure`);
    expect((await stateOf(portal)).remotes.chat?.[0]?.version).toBe(before?.version);
    expect((await portal.cli('history', 'chat')).output).toMatch(/auto-rollback/);
    expect((await portal.cli('audit', '--verify')).code).toBe(0);
  });

  for (const [what, code] of [
    ['hangs', 'for (;;) {}'],
    ['exits', 'process.exit(7)'],
  ] as const) {
    test(`a release that ${what} on the server is taken out by the watchdog, and the port goes on answering`, async ({ page, complaints }) => {
      complaints.allow(/status of 50[023]|WebSocket/);
      const before = (await anyVisitor(portal)).versions['chat'];
      const version = await portal.release('chat', keep(beginningWith('chat', 'server', `/* ${what} */ if (process.env.CHAOS) { ${code} }`)));
      // Whoever asks meanwhile waits or is asked to come again; nobody is refused the connection for good.
      await expect.poll(async () => (await anyVisitor(portal).catch(() => undefined))?.versions['chat'], { timeout: 60_000 }).toBe(before);
      await page.goto(portal.url);
      await hydrated(page);
      await expect(page.getByText(away)).toHaveCount(0);
      expect((await stateOf(portal)).remotes.chat?.[0]?.version === version || (await portal.cli('history', 'chat')).output.includes('auto-rollback')).toBe(
        true,
      );
      expect(portal.shellLog()).toContain(version);
    });
  }

  test('a preview is for who has the link, says so, and lets one out', async ({ page }) => {
    const version = '9.3.0-rc.1';
    await publish(portal, 'odds-and-tips', keep(otherWords()), version);
    await page.goto(`${portal.url}/ty-le-keo?mf.odds-and-tips=${version}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Bảng giá mới' }).first()).toBeVisible();
    await expect(page.getByText(version).first()).toBeVisible();
    expect((await anyVisitor(portal)).versions['odds-and-tips']).not.toBe(version);
    await page.getByRole('link', { name: /thoát/i }).click();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Tỷ lệ kèo' }).first()).toBeVisible();
    const unknown = await page.request.get(`${portal.url}/ty-le-keo?mf.odds-and-tips=9.9.9-nobody-has-it`);
    expect(unknown.status()).toBe(404);
    expect(unknown.headers()['cache-control']).toContain('no-store');
  });

  test('a file that is changed on its way does not run: the browser refuses it', async ({ page, complaints }) => {
    complaints.allow(/integrity/, /\[remotes\] chat@/, /WebSocket/);
    const proxy = await tamperingProxy(portal.url, (address, body) =>
      /\/remotes\/chat\/.*\.js$/.test(address) ? `globalThis.tampered = true;\n${body}` : body,
    );
    try {
      const told = listenTo(page);
      await page.goto(proxy.url);
      await hydrated(page);
      expect(proxy.changed()).toBeGreaterThan(0);
      expect(await page.evaluate(() => (globalThis as { tampered?: boolean }).tampered)).toBeUndefined();
      expect(told.list.join('\n')).toMatch(/integrity/i);
      await expect(page.getByText(away).first()).toBeVisible();
    } finally {
      await page.goto('about:blank');
      await proxy.close();
    }
  });

  test('what does not load is refused before anybody gets it, though every hash is right', async () => {
    for (const side of ['client', 'server'] as const) {
      const corrupt = keep(alteredBuild('chat', (text, file) => (file === `${side}/remoteEntry.js` ? 'this is no program (' : text)));
      const refused = await portal.cli('publish', 'chat', '--from', corrupt, '--version', `9.6.0-${side}`);
      expect(refused.code, refused.output).toBe(1);
      expect(refused.output).toMatch(new RegExp(side === 'client' ? 'browser|client' : 'server'));
      const lacking = keep(withoutChunk('chat', side));
      const refusedToo = await portal.cli('publish', 'chat', '--from', lacking, '--version', `9.7.0-${side}`);
      expect(refusedToo.code, refusedToo.output).toBe(1);
    }
    expect((await portal.cli('versions', 'chat')).output).not.toMatch(/9\.[67]\.0/);
  });

  test('what does not fit what is on air is refused, naming the conflict', async () => {
    const react18 = keep(
      withRecord('chat', (record) => {
        record.shared['react']!.requires = '^18.0.0';
      }),
    );
    const refusedReact = await portal.cli('publish', 'chat', '--from', react18, '--version', '9.4.0');
    expect(refusedReact.code).toBe(1);
    expect(refusedReact.output).toMatch(/react/);
    expect(refusedReact.output).toContain('^18.0.0');
    // An api that drops a call which a release on air still uses.
    const live = JSON.parse(await (await fetch(`${portal.registryUrl}/hosts/api`, { headers: { authorization: `Bearer ${portal.token}` } })).text()) as {
      record: { offers: { calls: Record<string, unknown> } };
    };
    delete live.record.offers.calls['odds.list'];
    const file = path.join(react18, 'api-record.json');
    writeFileSync(file, JSON.stringify(live.record));
    const refusedApi = await portal.cli('host', 'api', '--record', file, '--version', '9.4.0');
    expect(refusedApi.code).toBe(1);
    expect(refusedApi.output).toMatch(/odds-and-tips.*odds\.list|odds\.list.*odds-and-tips/s);
  });
});

test('outside of the demo a preview needs a signed link', { tag: ['@shell', '@registry'] }, async ({ request }) => {
  const portal = await startPortal({ shell: { NODE_ENV: 'production', DEMO: '' }, withoutApi: true });
  try {
    const version = '9.5.0-rc.1';
    await publish(portal, 'odds-and-tips', keep(otherWords()), version);
    const versionOf = async (query: string) => {
      const answer = await request.get(`${portal.url}/ty-le-keo?${query}`);
      return /"odds-and-tips":\[\{"name":"odds-and-tips","version":"([^"]+)"/.exec(await answer.text())?.[1];
    };
    expect(await statusOf(request, `${portal.url}/ty-le-keo?mf.odds-and-tips=${version}`)).toBe(403);
    const link = await portal.cli('preview', 'odds-and-tips', version);
    expect(link.code).toBe(0);
    const query = /mf\.\S+/.exec(link.output)?.[0] ?? '';
    expect(await versionOf(query)).toBe(version);
    // Signed for this version and no other.
    expect(await statusOf(request, `${portal.url}/ty-le-keo?${query.replace(version, '9.5.0-rc.2')}`)).toBe(403);
  } finally {
    await portal.stop();
  }
});

const statusOf = async (request: APIRequestContext, url: string) => (await request.get(url)).status();

async function publish(portal: Portal, remote: 'chat' | 'odds-and-tips', folder: string, version: string): Promise<void> {
  const { code, output } = await portal.cli('publish', remote, '--from', folder, '--version', version);
  expect(output && code, output).toBe(0);
}

/** Which version of odds-and-tips each of them gets. */
const look = async (people: readonly Visitor[]): Promise<(string | undefined)[]> => {
  const seen: (string | undefined)[] = [];
  for (const visitor of people) seen.push((await visitor.load()).versions['odds-and-tips']);
  return seen;
};

/** Until the shell gives the canary to somebody. */
const settled = (portal: Portal, remote: 'chat', version: string) =>
  expect
    .poll(async () => {
      for (const visitor of visitors(portal, 20)) if ((await visitor.load()).versions[remote] === version) return true;
      return false;
    })
    .toBe(true);

/** One who got the broken release says so, as the portal's own browser program does. */
async function failIf(visitor: Visitor, version: string): Promise<void> {
  const seen = await visitor.load();
  if (seen.versions['chat'] !== version) return;
  await visitor.report({
    kind: 'error',
    message: 'broken on purpose',
    stack: `Error: broken on purpose\n    at ${seen.url}/remotes/chat/${version}/client/remoteEntry.js:1:1`,
  });
}

/** A copy of a build that never heard of one of its lazy chunks. */
function withoutChunk(remote: 'chat', side: 'client' | 'server'): string {
  const folder = copyOfBuild(remote);
  const file = path.join(folder, 'release.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { js: string[]; files: Record<string, string> };
  const chunk = Object.keys(manifest.files).find(
    (name) => name.startsWith(`${side}/`) && /\/\d+\..*\.js$/.test(name) && !manifest.js.includes(path.basename(name)),
  );
  if (!chunk) throw new Error(`${remote} has no lazy chunk`);
  delete manifest.files[chunk];
  rmSync(path.join(folder, chunk));
  writeFileSync(file, JSON.stringify(manifest));
  return folder;
}

/** A copy of a build that says other things of itself. */
function withRecord(remote: 'chat', change: (record: { shared: Record<string, { requires?: string }> }) => void): string {
  const folder = copyOfBuild(remote);
  const file = path.join(folder, 'record.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as { shared: Record<string, { requires?: string }> };
  change(record);
  const text = JSON.stringify(record);
  writeFileSync(file, text);
  const manifestFile = path.join(folder, 'release.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { record: string };
  manifest.record = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  writeFileSync(manifestFile, JSON.stringify(manifest));
  return folder;
}
