import { axeFindings } from '../src/axe.ts';
import { expect, hydrated, test } from '../src/test.ts';

const SERIES = '/phim-anh/luat-trong-nua-phut';
type Film = HTMLVideoElement;

test('an episode is found, played by keyboard, and goes on where one left it', { tag: '@content-and-news' }, async ({ page, open }) => {
  await open('/phim-anh');
  await page.getByRole('list', { name: 'Các phim' }).getByRole('link', { name: 'Luật trong nửa phút' }).press('Enter');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Xem từ tập 1' }).press('Enter');
  await expect(page).toHaveURL(/\/tap-1$/);
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: Film) => video.readyState)).toBeGreaterThan(0);
  await film.evaluate((video: Film) => {
    video.muted = true;
  });
  await film.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => film.evaluate((video: Film) => video.currentTime)).toBeGreaterThan(0);
  // The captions are the page's own, and are there.
  await expect
    .poll(() => film.evaluate((video: Film) => [...video.textTracks].map(({ language, mode, cues }) => [language, mode, (cues?.length ?? 0) > 3])))
    .toContainEqual(['vi', 'showing', true]);
  // A line that one reads leads there.
  await page.getByText('Lời trong phim').press('Enter');
  const lines = page.locator('main details').getByRole('button');
  await lines.nth(3).press('Enter');
  await expect(page.locator('main details [aria-current=true]')).toHaveCount(1);
  await film.evaluate((video: Film) => video.pause());
  const left = await film.evaluate((video: Film) => video.currentTime);
  expect(left).toBeGreaterThan(5);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(page.url().replace('/tap-1', ''));
  await hydrated(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Tập 1' })).toContainText(/Đã xem \d+%/);
  await page.getByRole('link', { name: 'Xem tiếp tập 1' }).click();
  await expect(page.getByRole('button', { name: 'Xem lại từ đầu' })).toBeVisible();
  expect(await film.evaluate((video: Film) => video.currentTime)).toBeCloseTo(left, 0);
  // The button goes, and the film has the focus.
  await page.getByRole('button', { name: 'Xem lại từ đầu' }).press('Enter');
  await expect(film).toBeFocused();
});

test('the end of an episode leads to the next', { tag: '@content-and-news' }, async ({ page, open }) => {
  await open(`${SERIES}/tap-1`);
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: Film) => video.readyState)).toBeGreaterThan(0);
  await film.evaluate(async (video: Film) => {
    video.muted = true;
    video.currentTime = video.duration - 0.5;
    await video.play();
  });
  await page
    .getByRole('status')
    .getByRole('link', { name: /^Tập tiếp theo/ })
    .click();
  await expect(page).toHaveURL(/\/tap-2$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Tập 1' })).toContainText(/Đã xem(?! ?\d)/);
  await expect(page.getByRole('link', { name: /^Tập 2/ })).toHaveAttribute('aria-current', 'page');
});

test('a film that does not come says so, and comes when it can', { tag: '@content-and-news' }, async ({ page, open, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  await page.route('**/movie/film/*.mp4*', (route) => route.abort());
  await open(`${SERIES}/tap-1`);
  await expect(page.getByRole('alert')).toContainText('Không mở được phim');
  await page.unroute('**/movie/film/*.mp4*');
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect.poll(() => page.locator('video').evaluate((video: Film) => video.readyState)).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('movies are found without JavaScript, with a film that plays', { tag: '@content-and-news' }, async ({ browser, portal }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${portal}/phim-anh`);
  await plain.getByRole('list', { name: 'Các phim' }).getByRole('link', { name: 'Lần đầu lên khán đài' }).click();
  await plain.getByRole('link', { name: 'Xem phim' }).click();
  await expect(plain.locator('video[controls] track')).toHaveCount(3);
  await plain.getByText('Lời trong phim').click();
  await expect(plain.getByText('Ti vi làm gì có mùi cỏ, cháu ơi!')).toBeVisible();
  await plain.context().close();
});
