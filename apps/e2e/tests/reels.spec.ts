import { links } from '@portal/contracts';
import { highlightCalls, type Highlight } from '@portal/contracts/highlight';
import type { APIRequestContext, Page } from '@playwright/test';
import { axeFindings } from '../src/axe.ts';
import { openAs, register } from '../src/members.ts';
import { expect, hydrated, test } from '../src/test.ts';

/** The newest goals; the list may have got another since a page was made. */
const goals = async (request: APIRequestContext, portal: string): Promise<Highlight[]> =>
  ((await (await request.get(`${portal}${highlightCalls.list.path}?pageSize=50`)).json()) as { data: { list: Highlight[] } }).data.list;
const inSight = (page: Page) => page.locator('ol > li:not([inert]) article');
const film = (page: Page) => page.locator('[data-state] video');
const moves = (page: Page) => expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);

test('reels are watched by keyboard: films play, captions are read, the address follows; after the match one is where one was', {
  tag: '@content-and-news',
}, async ({ page, portal }) => {
  // Who wants little motion starts each film themselves.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAs(page, portal, await register(page, portal), '/highlight');
  await page.getByRole('link', { name: 'Xem dạng reels' }).press('Enter');
  await expect(page).toHaveURL(/\/reels$/);
  await hydrated(page);
  await expect(film(page)).toHaveJSProperty('muted', true);
  await moves(page);
  const [first] = await inSight(page).getByRole('heading').allInnerTexts();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(inSight(page)).toHaveCount(1);
  await expect(inSight(page).getByRole('heading')).not.toHaveText(first!);
  await expect(page).toHaveURL(/\/reels\/[a-z0-9-]+-\d+$/);
  const [there, url] = [await inSight(page).getByRole('heading').innerText(), page.url()];
  await moves(page);
  await expect(page.locator('[data-state] p')).toHaveText(/\S/);
  // The picture is where its words are.
  await expect
    .poll(async () => {
      const [picture, words] = [await film(page).boundingBox(), await inSight(page).boundingBox()];
      return Math.round(picture!.y - words!.y);
    })
    .toBe(0);
  await page.keyboard.press('Space');
  await expect(film(page)).toHaveJSProperty('paused', true);
  expect(await axeFindings(page)).toEqual([]);
  await inSight(page).getByRole('link', { name: 'Vào trận' }).press('Enter');
  await expect(page).toHaveURL(/\/truc-tiep\/bong-da\/\d+\?tab=dien-bien#ban-thang-\d+-\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(inSight(page).getByRole('heading')).toHaveText(there);
  await page.getByRole('button', { name: 'Reel trước' }).press('Enter');
  await expect(inSight(page).getByRole('heading')).not.toHaveText(there);
});

test('a finger swipes from goal to goal, and what is felt is kept', { tag: '@content-and-news' }, async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [, goal] = await goals(page.request, portal);
  await openAs(page, portal, await register(page, portal), links.reels(goal!.slug));
  // On the server it stands before the list, wherever in it it is.
  const title = await inSight(page).getByRole('heading').innerText();
  expect(title).toContain(goal!.player);
  const like = inSight(page).getByRole('button', { name: /^Thích/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const stage = page.getByRole('group', { name: 'Các reel' });
  await stage.evaluate((box) => box.scrollBy({ top: box.clientHeight * 0.8 }));
  await expect(inSight(page).getByRole('heading')).not.toHaveText(title);
  await expect(page).not.toHaveURL(new RegExp(`${goal!.slug}$`));
  await expect.poll(() => stage.evaluate((box) => (box.scrollTop / box.clientHeight) % 1)).toBe(0);
  await stage.evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(inSight(page).getByRole('heading')).toHaveText(title);
  await expect(page).toHaveURL(new RegExp(`${goal!.slug}$`));
  await page.reload();
  await hydrated(page);
  await expect(inSight(page).getByRole('button', { name: /^Thích/ })).toHaveAttribute('aria-pressed', 'true');
});

test('reels are read without JavaScript, each with a film that one can play', { tag: '@content-and-news' }, async ({ browser, portal }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${portal}/reels`);
  await expect(plain.getByRole('main').getByRole('article')).toHaveCount(12);
  await expect(plain.locator('video[controls]')).toHaveCount(12);
  await expect(plain.getByRole('link', { name: 'Vào trận' }).first()).toBeVisible();
  await plain.context().close();
});

test('a film that does not come says so, and comes when one asks again', { tag: '@content-and-news' }, async ({ page, open, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route(/-tall\.mp4/, (route) => route.abort());
  await open('/reels');
  await expect(page.getByRole('alert')).toContainText('Chưa tải được đoạn phim này.');
  await page.unroute(/-tall\.mp4/);
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await moves(page);
});
