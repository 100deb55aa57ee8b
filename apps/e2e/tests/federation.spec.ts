import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildRemote } from '../src/build.ts';
import { olderTree } from '../src/older-tree.ts';
import { copyOfBuild, root, startPortal, versionOf, type Portal } from '../src/portal.ts';
import { expect, hydrated, listenTo, liveFixture, test } from '../src/test.ts';

const away = 'Phần này đang bảo trì';
const releasesOf = (html: string) => (JSON.parse(/<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { releases: Record<string, { version: string }[]> }).releases;

test.describe('publishing', () => {
  let portal: Portal;
  test.beforeAll(async () => { portal = await startPortal(); });
  test.afterAll(() => portal.stop());

  test('another version of one remote shows on the next page load, without a restart', async ({ page }) => {
    await page.goto(`${portal.url}/ty-le-keo`);
    await hydrated(page);
    const before = releasesOf(await (await page.request.get(`${portal.url}/ty-le-keo`)).text());
    const folder = copyOfBuild('odds-and-tips');
    rewriteText(folder, /sắp ra mắt/gi, 'sắp ra mắt bản mới');
    const version = await portal.release('odds-and-tips', folder);
    await expect.poll(async () => releasesOf(await (await page.request.get(`${portal.url}/ty-le-keo`)).text())['odds-and-tips']?.[0]?.version, { timeout: 5_000, intervals: [50] }).toBe(version);
    const after = releasesOf(await (await page.request.get(`${portal.url}/ty-le-keo`)).text());
    expect(after['chat']).toEqual(before['chat']);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(/sắp ra mắt bản mới/i).first()).toBeVisible();
    rmSync(folder, { recursive: true });
  });

  test('a release whose files do not match their hashes is refused by the registry', async () => {
    const folder = copyOfBuild('odds-and-tips');
    const file = readdirSync(path.join(folder, 'client')).find((name) => name.endsWith('.js')) ?? '';
    appendFileSync(path.join(folder, 'client', file), '\n// changed after the build\n');
    await expect(portal.release('odds-and-tips', folder, '0.0.0-tampered')).rejects.toThrow(/does not match|hash/i);
    rmSync(folder, { recursive: true });
  });
});

test('a remote built from an older commit is served beside current ones', async ({ page }) => {
  test.setTimeout(180_000);
  const older = await olderTree('live-and-schedule');
  console.log(`live-and-schedule of commit ${older.commit.slice(0, 10)} beside today’s other remotes`);
  const dist = await buildRemote(path.join(older.folder, 'apps/live-and-schedule'));
  const portal = await startPortal({ remotes: { 'live-and-schedule': dist } });
  try {
    const match = await liveFixture(page, portal.url);
    await page.goto(`${portal.url}/truc-tiep/bong-da/${match.fixtureId}`);
    await hydrated(page);
    await expect(page.getByText(match.home.name).first()).toBeVisible();
    // The chat beside it is today's build.
    await expect(page.getByRole('log').first()).toBeVisible();
    const { releases } = { releases: releasesOf(await (await page.request.get(portal.url)).text()) };
    expect(releases['live-and-schedule']?.[0]?.version).not.toBe(versionOf(path.join(root, 'apps/live-and-schedule/dist')));
    expect(releases['chat']?.[0]?.version).toBe(versionOf(path.join(root, 'apps/chat/dist')));
  } finally {
    await page.goto('about:blank');
    await portal.stop();
    rmSync(older.folder, { recursive: true, force: true });
  }
});

test.describe('a remote that fails costs only its own part of the page', () => {
  let portal: Portal;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    portal = await startPortal({ remotes: { chat: await buildRemote(path.join(root, 'apps/e2e/fixtures/broken-chat')) } });
  });
  test.afterAll(() => portal.stop());

  test('throwing in render', async ({ page, complaints }) => {
    const match = await liveFixture(page, portal.url);
    await page.goto(`${portal.url}/truc-tiep/bong-da/${match.fixtureId}`);
    await hydrated(page);
    await expect(page.getByText(match.home.name).first()).toBeVisible();
    await expect(page.getByText(away).first()).toBeVisible();
    await expect(page.locator('video')).toBeVisible();
    const direct = await page.request.get(`${portal.url}/chatroom/render`);
    expect(await direct.text()).toContain(away);
    complaints.list.length = 0;
  });

  test('throwing in its loader', async ({ page, complaints }) => {
    const answer = await page.goto(`${portal.url}/chatroom`);
    expect(answer?.status()).toBe(500);
    await expect(page.getByText(away)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeVisible();
    complaints.list.length = 0;
  });

  test('hanging for 10 s', async ({ page, complaints }) => {
    const began = Date.now();
    await page.goto(portal.url);
    const took = Date.now() - began;
    console.log(`home with a slot that hangs for 10 s: ${took} ms`);
    // Less than the hang itself: nobody waited for it.
    expect(took).toBeLessThan(8_000);
    await expect(page.getByText(away).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lịch hôm nay' })).toBeVisible();
    const page503 = await page.request.get(`${portal.url}/chatroom/hang`);
    expect(page503.status()).toBe(503);
    expect(await page503.text()).toContain(away);
    complaints.list.length = 0;
  });
});

test('a remote whose files are gone costs only its own part of the page', async ({ page, complaints }) => {
  const portal = await startPortal({
    beforeShell(registryData) {
      const home = path.join(registryData, 'registry', 'releases', 'chat');
      for (const version of readdirSync(home)) for (const side of ['client', 'server']) rmSync(path.join(home, version, side), { recursive: true, force: true });
    },
  });
  try {
    const match = await liveFixture(page, portal.url);
    await page.goto(`${portal.url}/truc-tiep/bong-da/${match.fixtureId}`);
    await hydrated(page);
    await expect(page.getByText(match.home.name).first()).toBeVisible();
    await expect(page.getByText(away).first()).toBeVisible();
    await expect(page.locator('video')).toBeVisible();
    await page.goto(`${portal.url}/chatroom`);
    await expect(page.getByText(away)).toBeVisible();
  } finally {
    await page.goto('about:blank');
    complaints.list.length = 0;
    await portal.stop();
  }
});

test('with the registry down visitors notice nothing: new pages, other languages, remotes nobody has asked for yet', async ({ page }) => {
  const portal = await startPortal();
  try {
    const match = await liveFixture(page, portal.url);
    await portal.stopRegistry();
    for (const address of ['/', `/truc-tiep/bong-da/${match.fixtureId}`, '/tin-tuc']) {
      await page.goto(portal.url + address);
      await hydrated(page);
      await expect(page.getByText(away)).toHaveCount(0);
    }
    await page.context().addCookies([{ name: 'lang', value: 'zh', url: portal.url }]);
    const answer = await page.goto(`${portal.url}/truc-tiep`);
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByText('直播').first()).toBeVisible();
    await page.getByRole('link', { name: '賠率' }).first().click();
    await expect(page).toHaveURL(/ty-le-keo/);
    await expect(page.getByText(away)).toHaveCount(0);
  } finally {
    await page.goto('about:blank');
    await portal.stop();
  }
});

test('with the api down every page is an honest state, not a blank one', async ({ page, complaints }) => {
  const portal = await startPortal({ withoutApi: true });
  try {
    const told = listenTo(page);
    for (const address of ['/', '/truc-tiep', '/truc-tiep/bong-da/2078123', '/tin-tuc', '/khong-co']) {
      await page.goto(portal.url + address);
      await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeVisible();
      const text = await page.locator('main').innerText();
      expect(text.trim().length, address).toBeGreaterThan(20);
    }
    await page.goto(`${portal.url}/truc-tiep`);
    await expect(page.getByRole('button', { name: 'Thử lại' }).or(page.getByRole('link', { name: 'Thử lại' })).first()).toBeVisible();
    expect(told.list.filter((line) => line.startsWith('page error'))).toEqual([]);
  } finally {
    await page.goto('about:blank');
    complaints.list.length = 0;
    await portal.stop();
  }
});

/** Changes a word in every script of a built remote and writes the hashes anew: another version, without another build. */
function rewriteText(folder: string, from: RegExp, to: string): void {
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, string> };
  for (const name of Object.keys(release.files)) {
    if (!name.endsWith('.js')) continue;
    const before = readFileSync(path.join(folder, name), 'utf8');
    const after = before.replace(from, to);
    if (after !== before) writeFileSync(path.join(folder, name), after);
    release.files[name] = `sha384-${createHash('sha384').update(readFileSync(path.join(folder, name))).digest('base64')}`;
  }
  writeFileSync(file, JSON.stringify(release));
}
