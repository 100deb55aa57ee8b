import { highlightCalls, type Highlight } from '@portal/contracts/highlight';
import { links } from '@portal/contracts';
import { axeFindings } from '../src/axe.ts';
import { openAs, register } from '../src/members.ts';
import { expect, hydrated, test } from '../src/test.ts';

test('a fan finds a goal, watches its film with captions by keyboard, feels it, and goes on to its match', { tag: '@content-and-news' }, async ({
  page,
  portal,
}) => {
  await openAs(page, portal, await register(page, portal), '/highlight');
  await page.getByRole('link', { name: 'Phạt đền', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/highlight\?loai=penalty$/);
  const first = page.getByRole('group', { name: 'Các bàn thắng' }).getByRole('article').first();
  await expect(first).toContainText('từ chấm phạt đền');
  await first.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ghi bàn từ chấm phạt đền');
  const film = page.locator('video');
  // Nothing of it is there before somebody wants it.
  expect(await film.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
  });
  await film.press('Space');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length)).toBe(4);
  await film.press('Space');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  const wow = page.getByRole('group', { name: 'Cảm xúc' }).getByRole('button', { name: /^Wow/ });
  await wow.press('Enter');
  await expect(wow).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /^Vào trận / }).press('Enter');
  await expect(page).toHaveURL(/\/truc-tiep\/bong-da\/\d+\?tab=dien-bien#ban-thang-\d+-\d+$/);
  // The minute of its match.
  const minute = page.locator('li[aria-current="true"]');
  await expect(minute).toBeInViewport();
  await expect(minute).toContainText('Phạt đền');
});

test('goals stand one below the other on a phone, and none is cut off', { tag: '@content-and-news' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/highlight');
  const cards = page.getByRole('group', { name: 'Các bàn thắng' }).getByRole('article');
  await expect(cards).toHaveCount(12);
  const places = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  expect(places.every(([left, right]) => left! >= 0 && right! <= 390)).toBe(true);
});

test('goals are read without JavaScript, whole and on', { tag: '@content-and-news' }, async ({ browser, portal }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${portal}/highlight`);
  const cards = plain.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  const before = await cards.first().innerText();
  await plain.getByRole('link', { name: 'Xem thêm' }).click();
  await expect(cards.first()).not.toHaveText(before);
  await cards.first().getByRole('link').click();
  await expect(plain.locator('video[controls][src*=".mp4"]')).toBeVisible();
  await expect(plain.getByRole('link', { name: /^Vào trận / })).toBeVisible();
  const told = await plain
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent) as Record<string, unknown>));
  expect(told.find((one) => one['@type'] === 'VideoObject')).toMatchObject({
    name: expect.stringMatching(/^Phim minh hoạ: /),
    contentUrl: expect.stringMatching(/^http.*\.mp4\?v=/),
  });
  await plain.context().close();
});

test('who hides scores reads of goals only in which match they fell', { tag: '@content-and-news' }, async ({ page, portal }) => {
  const { list } = ((await (await page.request.get(`${portal}${highlightCalls.list.path}?pageSize=1`)).json()) as { data: { list: Highlight[] } }).data;
  const [goal] = list;
  await page.goto(`${portal}/-/prefs?scores=hidden&to=${encodeURIComponent(links.highlight(goal!.slug))}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bàn thắng trong trận ${goal!.home.name} – ${goal!.away.name}`);
  await expect(page.getByRole('main')).not.toContainText(goal!.player);
  await expect(page).not.toHaveTitle(new RegExp(goal!.player));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${portal}/highlight`);
  await hydrated(page);
  const cards = page.getByRole('group', { name: 'Các bàn thắng' });
  await expect(cards.getByRole('article')).toHaveCount(12);
  // Addresses, too: a reader of screens says them, and so does the foot of a window.
  expect(await cards.innerHTML()).not.toContain(goal!.slug);
  const addresses = await cards
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => !/^\/highlight\/\d+$/.test(address))).toEqual([]);
});
