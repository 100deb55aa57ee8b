import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { releasesIn } from '../src/boot-of.ts';
import { alteredBuild } from '../src/altered.ts';
import { buildRemote } from '../src/build.ts';
import { copyOfBuild, root, startPortal, versionOf, type Portal } from '../src/portal.ts';
import { sayInRoom } from '../src/say-in-room.ts';
import { storedRelease } from '../src/stored-release.ts';
import { expect, hydrated, listenTo, liveFixture, test } from '../src/test.ts';

const away = 'Phần này đang bảo trì';

test.describe('publishing', () => {
  let portal: Portal;
  test.beforeAll(async () => {
    portal = await startPortal();
  });
  test.afterAll(() => portal.stop());

  test('another version of one remote shows on the next page load, without a restart', { tag: ['@shell', '@registry'] }, async ({ page }) => {
    await page.goto(`${portal.url}/reels`);
    await hydrated(page);
    const before = releasesIn(await (await page.request.get(`${portal.url}/reels`)).text());
    const folder = alteredBuild('content-and-news', (text) => text.replace(/không phải hình của trận này/gi, 'bản mới của trang'));
    const version = await portal.release('content-and-news', folder);
    await expect
      .poll(async () => releasesIn(await (await page.request.get(`${portal.url}/reels`)).text())['content-and-news']?.[0]?.version, {
        timeout: 60_000,
        intervals: [50],
      })
      .toBe(version);
    const after = releasesIn(await (await page.request.get(`${portal.url}/reels`)).text());
    expect(after['chat']).toEqual(before['chat']);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(/bản mới của trang/i).first()).toBeVisible();
    rmSync(folder, { recursive: true });
  });

  test('a release whose files do not match their hashes is refused by the registry', { tag: ['@shell', '@registry'] }, async () => {
    const folder = copyOfBuild('content-and-news');
    const file = readdirSync(path.join(folder, 'client')).find((name) => name.endsWith('.js')) ?? '';
    appendFileSync(path.join(folder, 'client', file), '\n// changed after the build\n');
    await expect(portal.release('content-and-news', folder, '0.0.0-tampered')).rejects.toThrow(/does not match|hash/i);
    rmSync(folder, { recursive: true });
  });

  // The last of these: the registry does not come back.
  test('with the registry down visitors notice nothing: new pages, other languages, remotes nobody has asked for yet', {
    tag: ['@shell', '@registry'],
  }, async ({ page }) => {
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
  });
});

test('a remote that the server can run and this browser cannot load: its place shows the card, the rest of the page lives', {
  tag: ['@shell', '@registry'],
}, async ({ browser, portal }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/remotes/chat/**', (route) => route.abort());
  await page.goto(portal);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: away }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vào phòng' }).first()).toBeVisible();
  // It is a living page, not a picture of one.
  await page.getByRole('link', { name: 'Lịch thi đấu', exact: true }).first().click();
  await expect(page).toHaveURL(/lich-thi-dau/);
  await context.close();
});

test('a release that was built long ago is served beside current ones: its room is read and written', { tag: ['@shell', '@registry', '@chat'] }, async ({
  page,
  complaints,
}) => {
  const { folder } = storedRelease('chat');
  const portal = await startPortal({ remotes: { chat: folder } });
  try {
    const match = await liveFixture(page, portal.url);
    await page.goto(`${portal.url}/truc-tiep/bong-da/${match.fixtureId}`);
    await hydrated(page);
    const releases = releasesIn(await (await page.request.get(portal.url)).text());
    expect(releases['chat']?.[0]?.version).toBe(versionOf(folder));
    expect(releases['live-and-schedule']?.[0]?.version).toBe(versionOf(path.join(root, 'apps/live-and-schedule/dist')));
    // Its call for the history, its subscription, its send: in today's page, to today's api.
    const text = await sayInRoom(page, 'Bản cũ vẫn chạy');
    await expect(page.getByRole('log').first().getByText(text)).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('log').first().getByText(text)).toBeVisible();
    expect(complaints.list).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test.describe('a remote that fails costs only its own part of the page', () => {
  let portal: Portal;
  test.beforeAll(async () => {
    portal = await startPortal({
      remotes: { chat: await buildRemote(path.join(root, 'apps/e2e/fixtures/broken-chat')) },
      shell: { BREAK_CHAT: '1', PATIENCE: '2' },
    });
  });
  test.afterAll(() => portal.stop());

  test('throwing in render', { tag: ['@shell', '@registry'] }, async ({ page, complaints }) => {
    complaints.allow(/broken on purpose/);
    const match = await liveFixture(page, portal.url);
    await page.goto(`${portal.url}/truc-tiep/bong-da/${match.fixtureId}`);
    await hydrated(page);
    await expect(page.getByText(match.home.name).first()).toBeVisible();
    await expect(page.getByText(away).first()).toBeVisible();
    await expect(page.locator('video')).toBeVisible();
    const direct = await page.request.get(`${portal.url}/chatroom/render`);
    expect(await direct.text()).toContain(away);
  });

  test('throwing in its loader', { tag: ['@shell', '@registry'] }, async ({ page, complaints }) => {
    complaints.allow(/status of 500/);
    const answer = await page.goto(`${portal.url}/chatroom`);
    expect(answer?.status()).toBe(500);
    await expect(page.getByText(away)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeVisible();
  });

  test('hanging for ever', { tag: ['@shell', '@registry'] }, async ({ page, complaints }) => {
    complaints.allow(/\[(slot|remotes)\]/);
    // It never ends: that the page is there says that nobody waited for it.
    await page.goto(portal.url);
    await expect(page.getByText(away).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lịch hôm nay' })).toBeVisible();
    const page503 = await page.request.get(`${portal.url}/chatroom/hang`);
    expect(page503.status()).toBe(503);
    expect(await page503.text()).toContain(away);
  });
});

test('a remote whose files are gone costs only its own part of the page', { tag: ['@shell', '@registry'] }, async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  const portal = await startPortal({
    beforeShell(registryData) {
      const home = path.join(registryData, 'registry', 'store', 'releases', 'chat');
      for (const entry of readdirSync(home, { recursive: true, encoding: 'utf8' }))
        if (/[\\/](client|server)$/.test(entry)) rmSync(path.join(home, entry), { recursive: true, force: true });
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
    await portal.stop();
  }
});

test('with the api down every page is an honest state, not a blank one', { tag: ['@shell', '@registry'] }, async ({ page, complaints }) => {
  complaints.allow(/status of (404|50[023])/, /WebSocket/, /commentators of tonight did not load/);
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
    await expect(
      page
        .getByRole('button', { name: 'Thử lại' })
        .or(page.getByRole('link', { name: 'Thử lại' }))
        .first(),
    ).toBeVisible();
    expect(told.list.filter((line) => line.startsWith('page error'))).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await portal.stop();
  }
});
