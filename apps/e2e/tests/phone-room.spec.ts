import type { Locator, Page } from '@playwright/test';
import { openAs, register } from '../src/members.ts';
import { sayInRoom } from '../src/say-in-room.ts';
import { expect, hydrated, liveFixture, test } from '../src/test.ts';

/** How many messages like `words` have room in what is in sight of the list. (Which ones stand there is for who else comes into the room, and for the goals.) */
const haveRoom = (page: Page, words: string) =>
  page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: words })
    .last()
    .evaluate((message) => {
      const { top, bottom } = message.closest('[role=log]')?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      // Above the newest there are a few pixels of air.
      return Math.floor((Math.min(bottom, innerHeight) - Math.max(top, 0) - 8) / message.getBoundingClientRect().height);
    });
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;

test('on a phone picture, score and six messages are in sight, three above the keyboard; picture and score stay as one scrolls', {
  tag: ['@live-and-schedule', '@chat', '@shell'],
}, async ({ page, portal }) => {
  const match = await liveFixture(page, portal);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, portal, await register(page, portal), `/truc-tiep/bong-da/${match.fixtureId}`);
  const log = page.getByRole('log');
  const words = await sayInRoom(page, 'Nghe rõ không anh em');
  await expect(log.getByText(words)).toBeVisible();

  // While one types: no header, no bottom bar, the score beside a small picture.
  const video = page.locator('video');
  const score = page.getByText(match.home.name, { exact: true }).filter({ visible: true }).first();
  const tabs = page.getByRole('navigation', { name: 'Điều hướng nhanh' });
  const field = page.getByPlaceholder(/Nói gì với khán đài/);
  await expect(field).toBeFocused();
  await page.setViewportSize({ width: 390, height: 500 });
  await expect.poll(() => heightOf(video)).toBeLessThan(100);
  await expect.poll(() => haveRoom(page, words)).toBeGreaterThanOrEqual(3);
  for (const part of [video, score, field]) await expect(part).toBeInViewport({ ratio: 1 });
  const covers = () => tabs.evaluate((bar) => bar.contains(document.elementFromPoint(innerWidth / 2, innerHeight - 4)));
  expect(await covers()).toBe(false);
  // The button does not slip away below the finger.
  await field.fill('Bằng nút gửi');
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(log.getByText('Bằng nút gửi')).toBeVisible();
  await expect(field).toBeFocused();

  // The keyboard is put away: everything is back, and six messages are read under the whole picture.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(field).not.toBeFocused();
  await expect.poll(() => heightOf(video)).toBeGreaterThan(200);
  await expect.poll(covers).toBe(true);
  await expect.poll(() => haveRoom(page, words)).toBeGreaterThanOrEqual(6);
  for (const part of [video, score, field]) await expect(part).toBeInViewport({ ratio: 1 });
  // Who holds the microphone is said once.
  const chosen = page.getByRole('list', { name: /Đổi BLV/ }).locator('[aria-current]');
  await expect(page.getByText((await chosen.locator('b').innerText()).trim()).filter({ visible: true })).toHaveCount(1);

  // Further down both stay, small; the small picture leads back.
  await page.mouse.move(195, 320);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => heightOf(video)).toBeLessThan(100);
  for (const part of [video, score]) await expect(part).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Phóng to hình' }).click();
  await expect.poll(() => heightOf(video)).toBeGreaterThan(200);
  // In another part of the room as well: one with nothing to tell is short, and the window with it.
  await page.setViewportSize({ width: 390, height: 480 });
  await page.getByRole('link', { name: 'Thống kê' }).click();
  // A turn of the wheel while the part is still coming is lost.
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect.poll(() => heightOf(video), { timeout: 2_000 }).toBeLessThan(100);
  }).toPass();
  for (const part of [video, score]) await expect(part).toBeInViewport({ ratio: 1 });
});

test('the score is in sight on a phone held sideways and at 200 % zoom', { tag: '@live-and-schedule' }, async ({ page, portal }) => {
  const match = await liveFixture(page, portal);
  for (const [width, height] of [
    [844, 390],
    [568, 320],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${portal}/truc-tiep/bong-da/${match.fixtureId}`);
    await hydrated(page);
    const caption = page.getByRole('region', { name: 'Trình phát' }).locator('[class*=caption]');
    await expect(caption).toHaveText(/\d+.\d+/);
    await expect(caption).toBeInViewport({ ratio: 1 });
  }
});
