import type { Browser, Page } from '@playwright/test';
import { openAs, register } from '../src/members.ts';
import { sayInRoom } from '../src/say-in-room.ts';
import { CUT_OFF, expect, groupOf, hydrated, listenTo, liveFixture, test } from '../src/test.ts';

/** Address of the room of a match on air, within the portal. */
const aRoom = async (page: Page, portal: string) => `/truc-tiep/bong-da/${(await liveFixture(page, portal)).fixtureId}`;

/** Another visitor who looks at the same. */
async function neighbour(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address);
  await hydrated(page);
  return page;
}

test('a live room plays its stream, with the clock running', { tag: '@live-and-schedule' }, async ({ page, open, portal }) => {
  const match = await liveFixture(page, portal);
  await open(`/truc-tiep/bong-da/${match.fixtureId}`);
  await expect(page.getByText(match.home.name).first()).toBeVisible();
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 40_000 }).toBeGreaterThan(0);
  const before = await video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 40_000 }).toBeGreaterThan(before + 2);
  await expect(page.getByText('Đổi BLV').first()).toBeVisible();
  await expect(
    page
      .getByRole('tab', { name: 'Đội hình' })
      .or(page.getByRole('link', { name: 'Đội hình' }))
      .first(),
  ).toBeVisible();
});

test('the player says so when the picture does not come, and goes on by itself once it does', { tag: '@live-and-schedule' }, async ({
  page,
  portal,
  complaints,
}) => {
  const match = await liveFixture(page, portal);
  await page.route('**/al/hls/**', (route) => route.abort());
  await page.goto(`${portal}/truc-tiep/bong-da/${match.fixtureId}`);
  await hydrated(page);
  const player = page.getByRole('region', { name: 'Trình phát' });
  await expect(player.getByText(/Mạng chậm, đang nối lại hình/)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(match.home.name).first()).toBeVisible();
  await page.unroute('**/al/hls/**');
  await expect.poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 40_000 }).toBeGreaterThan(0);
  // The requests that were cut off are the browser's own complaints.
  complaints.allow(/ERR_FAILED/);
});

test('the controls do what they say: sound, quality, full screen, another commentator', { tag: '@live-and-schedule' }, async ({ page, open, portal }) => {
  const rooms = (await (await page.request.get(`${portal}/al/api/schedule/featureMatch?status=10&sportId=10&pageSize=10`)).json()) as {
    data: { list: { fixtureId: number; commentators: { name: string }[] }[] };
  };
  const match = rooms.data.list.find(({ commentators }) => commentators.length > 1) ?? rooms.data.list[0]!;
  await open(`/truc-tiep/bong-da/${match.fixtureId}`);
  const video = page.locator('video');
  const player = page.getByRole('region', { name: 'Trình phát' });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 40_000 }).toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await player.getByRole('button', { name: 'Bật tiếng' }).first().click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(false);
  await player.hover();
  await player.getByRole('button', { name: /Chất lượng/ }).click();
  await player.getByRole('menuitemradio', { name: '360p', exact: true }).click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight), { timeout: 40_000 }).toBe(360);
  await player.hover();
  await player.getByRole('button', { name: 'Toàn màn hình' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  const others = match.commentators.slice(1);
  for (const { name } of others.slice(0, 1)) {
    await page.evaluate(() => {
      (globalThis as { marked?: boolean }).marked = true;
    });
    await page.getByText(name).first().click();
    await expect(page).toHaveURL(/blv=/);
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 40_000 }).toBeGreaterThan(0);
    expect(await page.evaluate(() => (globalThis as { marked?: boolean }).marked)).toBe(true);
  }
});

test('the picture takes the window in theatre mode; of a small one the qualities are whole, and a press beside them only closes them', {
  tag: ['@live-and-schedule', '@shell'],
}, async ({ page, open, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(await aRoom(page, portal));
  const video = page.locator('video');
  const player = page.getByRole('region', { name: 'Trình phát' });
  const width = async () => (await player.boundingBox())?.width ?? 0;
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 40_000 }).toBeGreaterThan(0);

  const before = await width();
  await page.keyboard.press('t');
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await width()).toBeGreaterThan(before + 100);
  for (const part of [player, page.getByRole('log'), page.getByPlaceholder(/Nói gì với khán đài/)]) await expect(part).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await width()).toBe(before);

  await page.setViewportSize({ width: 390, height: 844 });
  await player.hover();
  await player.getByRole('button', { name: /Chất lượng/ }).click();
  const choices = player.getByRole('menuitemradio');
  await expect(choices.first()).toBeFocused();
  for (const choice of await choices.all()) {
    // Nothing lies over it, nor is it cut.
    expect(
      await choice.evaluate((button) => {
        const { left, top, width: wide, height } = button.getBoundingClientRect();
        return [left + 4, left + wide - 4].every((x) => [top + 4, top + height - 4].every((y) => button.contains(document.elementFromPoint(x, y))));
      }),
    ).toBe(true);
  }
  await video.click({ position: { x: 20, y: 110 } });
  await expect(choices).toHaveCount(0);
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
  await video.click({ position: { x: 20, y: 110 } });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

type Color = readonly [red: number, green: number, blue: number];
/** What the guests of the clip wear, and what its sides play on. */
const PURPLE: Color = [123, 75, 192];
const GRASS: Color = [14, 90, 59];

/** A match on air of which neither side has purple among its colours. */
async function withoutPurple(page: Page, portal: string): Promise<number> {
  const answer = await page.request.get(`${portal}/al/api/schedule/featureMatch?status=10&sportId=10&pageSize=50`);
  const { data } = (await answer.json()) as { data: { list: { fixtureId: number; home: { colors: string[] }; away: { colors: string[] } }[] } };
  const purple = (color: string) => PURPLE.every((channel, place) => Math.abs(Number.parseInt(color.slice(1 + 2 * place, 3 + 2 * place), 16) - channel) < 60);
  const match = data.list.find(({ home, away }) => ![...home.colors, ...away.colors].some(purple));
  if (!match) throw new Error('all matches on air are of purple sides');
  return match.fixtureId;
}

/** Pixels of the picture that are nearly this colour. */
async function pixelsLike(page: Page, color: Color): Promise<number> {
  const picture = (await page.getByRole('region', { name: 'Trình phát' }).screenshot()).toString('base64');
  return page.evaluate(
    async ([data, ...wanted]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]));
      const surface = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!surface) throw new Error('no surface');
      surface.drawImage(image, 0, 0);
      const { data: seen } = surface.getImageData(0, 0, image.width, image.height);
      let count = 0;
      for (let at = 0; at < seen.length; at += 4) if (wanted.every((channel, place) => Math.abs((seen[at + place] ?? 0) - channel) < 36)) count += 1;
      return count;
    },
    [picture, ...color] as const,
  );
}

test('the sides of the clip wear the colours of the match where a graphics card paints them, else their own', { tag: '@live-and-schedule' }, async ({
  page,
  open,
  portal,
  browser,
}) => {
  const fixtureId = await withoutPurple(page, portal);
  const drawn = (of: Page) => of.locator('canvas[data-drawn]');
  await open(`/truc-tiep/bong-da/${fixtureId}`);
  await expect.poll(() => pixelsLike(page, PURPLE)).toBeGreaterThan(100);
  await expect(drawn(page)).toHaveCount(0);

  const context = await browser.newContext({ locale: 'vi-VN' });
  // Here the processor paints in place of a card; this once it passes for one.
  await context.addInitScript(() => {
    const ask = Object.getOwnPropertyDescriptor(WebGLRenderingContext.prototype, 'getParameter')?.value as (name: number) => unknown;
    WebGLRenderingContext.prototype.getParameter = function (this: WebGLRenderingContext, name: number): unknown {
      return name === this.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ? 'A card' : ask.call(this, name);
    };
  });
  const dressed = await context.newPage();
  await dressed.goto(`${portal}/truc-tiep/bong-da/${fixtureId}`);
  await expect(drawn(dressed)).toBeVisible();
  await expect.poll(() => pixelsLike(dressed, PURPLE)).toBeLessThan(10);
  // The rest of the picture is as it was.
  await expect.poll(() => pixelsLike(dressed, GRASS)).toBeGreaterThan(1000);
  await dressed.goto('about:blank');
  await context.close();
});

test('two browsers chat with each other', { tag: ['@live-and-schedule', '@chat'] }, async ({ page, open, portal, browser }) => {
  const match = await liveFixture(page, portal);
  const path = `/truc-tiep/bong-da/${match.fixtureId}`;
  const other = await browser.newPage();
  const otherSays = listenTo(other);
  await Promise.all([open(path), other.goto(portal + path).then(() => hydrated(other))]);
  await expect(other.getByPlaceholder(/Nói gì với khán đài/)).toBeEnabled();
  const text = await sayInRoom(page, 'Vào đi anh em');
  await expect(other.getByText(text)).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(1);
  expect(otherSays.list).toEqual([]);
  await other.close();
});

test('what was missed while away arrives after reconnecting, once', { tag: ['@live-and-schedule', '@chat'] }, async ({
  page,
  open,
  portal,
  browser,
  complaints,
}) => {
  const path = await aRoom(page, portal);
  const other = await neighbour(browser, portal + path);
  await open(path);
  await expect(page.getByPlaceholder(/Nói gì với khán đài/)).toBeEnabled();
  await page.context().setOffline(true);
  const text = await sayInRoom(other, 'Lúc bạn đi vắng');
  await expect(other.getByText(text)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(text)).toHaveCount(1, { timeout: 40_000 });
  await other.close();
  complaints.allow(...CUT_OFF);
});

test('what one says without network stays on the page, through a reload as well, and is sent by itself, once', {
  tag: ['@live-and-schedule', '@chat'],
}, async ({ page, portal, browser, complaints }) => {
  const path = await aRoom(page, portal);
  const other = await neighbour(browser, portal + path);
  await openAs(page, portal, await register(page, portal), path);
  await expect(page.getByPlaceholder(/Nói gì với khán đài/)).toBeEnabled();
  await page.context().setOffline(true);
  const first = await sayInRoom(page, 'Giữa lúc mất mạng');
  await expect(page.getByText(first)).toBeVisible();
  await page.context().setOffline(false);
  await expect(other.getByText(first)).toHaveCount(1, { timeout: 40_000 });
  await page.context().setOffline(true);
  const second = await sayInRoom(page, 'Rồi tải lại trang');
  await page.context().setOffline(false);
  await page.reload();
  await expect(other.getByText(second)).toHaveCount(1, { timeout: 40_000 });
  await expect(page.getByText(second)).toHaveCount(1);
  await other.close();
  complaints.allow(...CUT_OFF);
});

test('a session that ends in the middle of a room is renewed, and the message goes through', { tag: ['@live-and-schedule', '@chat'] }, async ({
  page,
  portal,
  complaints,
}) => {
  const match = await liveFixture(page, portal);
  await openAs(page, portal, 'fan', `/truc-tiep/bong-da/${match.fixtureId}`);
  // The access token is no good any more (15 minutes later, say); the connection is made anew with it.
  await page.evaluate(() => localStorage.setItem('token', 'over'));
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  const text = await sayInRoom(page, 'Phiên mới, lời cũ');
  await expect(page.getByText(text)).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token')), { timeout: 40_000 }).not.toBe('over');
  // It stands in the thread from the start; the server has it once the connection is there again.
  const groupId = await groupOf(page, portal, match.fixtureId);
  await expect
    .poll(async () => (await page.request.post(`${portal}/ac/api/chat/message/v2/list`, { data: { groupId, pageNum: 1, pageSize: 50 } })).text())
    .toContain(text);
  await expect(page.getByText('Gửi lại')).toHaveCount(0);
  complaints.allow(...CUT_OFF);
});

test('with JavaScript off home and live room still show their content', { tag: ['@live-and-schedule', '@chat'] }, async ({ browser, portal, page }) => {
  const match = await liveFixture(page, portal);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN' });
  const plain = await context.newPage();
  await plain.goto(portal);
  await expect(plain.getByRole('heading', { name: 'Lịch hôm nay' })).toBeVisible();
  await expect(plain.getByText('Trận Hot').first()).toBeVisible();
  await plain.goto(`${portal}/truc-tiep/bong-da/${match.fixtureId}`);
  await expect(plain.getByText(match.home.name).first()).toBeVisible();
  await expect(plain.getByText(match.away.name).first()).toBeVisible();
  await expect(plain.getByText('Diễn biến chính').first()).toBeVisible();
  await expect(plain.getByRole('log').first()).toBeVisible();
  await plain.goto(`${portal}/truc-tiep/bong-da/${match.fixtureId}?tab=doi-hinh`);
  await expect(plain.getByText(match.home.name).first()).toBeVisible();
  await context.close();
});
