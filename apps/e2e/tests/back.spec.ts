import type { Page } from '@playwright/test';
import { now } from '../src/moment.ts';
import { expect, hydrated, test } from '../src/test.ts';

const tag = ['@shell', '@live-and-schedule', '@newsfeed-and-social'];
const DAY = 86_400_000;

/** The link in the middle of the screen, and where it is. */
const inSight = (page: Page, links: string) =>
  page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLAnchorElement>(`main ${selector}`)].find((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 250 && bottom < 700;
    });
    return found ? { href: found.getAttribute('href')!, top: Math.round(found.getBoundingClientRect().top) } : undefined;
  }, links);
/** One author may have written several posts: the link nearest to where it was is the one. */
const lands = (page: Page, { href, top }: { href: string; top: number }) =>
  expect
    .poll(
      () =>
        page.locator(`main a[href="${href}"]`).evaluateAll((all, was) => Math.min(...all.map((link) => Math.abs(link.getBoundingClientRect().top - was))), top),
      { message: `${href} is where it was` },
    )
    .toBeLessThan(4);

for (const width of [390, 1440])
  test(`back to a long list lands where one was, at ${width} px, also after the code was loaded anew`, { tag }, async ({ page, open, portal }) => {
    await page.setViewportSize({ width, height: 844 });
    // Yesterday's are all there at every hour.
    await open(`/ket-qua?ngay=${new Date(now() + 7 * 3_600_000 - DAY).toISOString().slice(0, 10)}`);
    await page.mouse.move(width / 2, 600);
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    const row = (await inSight(page, 'a[href*="/truc-tiep/bong-da/"]')) ?? (await inSight(page, 'a[href*="/truc-tiep/"]'))!;
    await page.locator(`main a[href="${row.href}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${row.href}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await lands(page, row);

    await page.goto(`${portal}/tin-tuc`);
    await hydrated(page);
    await page.goBack();
    await hydrated(page);
    await lands(page, row);
  });

test('back to a feed in which one has gone on lands at the same post, also after the code was loaded anew', { tag }, async ({ page, open, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/bang-tin');
  const posts = page.getByRole('main').getByRole('article');
  const first = await posts.count();
  await posts.last().scrollIntoViewIfNeeded();
  await expect.poll(() => posts.count()).toBeGreaterThan(first);
  await posts.nth(first + 2).scrollIntoViewIfNeeded();
  const author = (await inSight(page, 'a[href^="/thanh-vien/"]'))!;
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('navigation', { name: 'Điều hướng nhanh' }).getByRole('link', { name: 'Trang chủ' }).click();
  await expect(page).toHaveURL(`${portal}/`);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await lands(page, author);

  await page.goto(`${portal}/tin-tuc`);
  await hydrated(page);
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('of a long feed only what is near is there, it is as long as it was, and one comes back to where one left', { tag: '@newsfeed-and-social' }, async ({
  page,
  open,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/bang-tin');
  const posts = page.getByRole('main').getByRole('article');
  // A post's own address is that of its time; a post that shares another shows that one's as well.
  const own = await posts.first().locator('a[href^="/bang-tin?pId="]:has(time)').first().getAttribute('href');
  const first = posts.filter({ has: page.locator(`a[href="${own}"]:has(time)`) });
  await expect(first).toHaveCount(1);
  await page.mouse.move(195, 600);
  await expect
    .poll(
      async () => {
        const there = await first.count();
        if (there > 0) await page.mouse.wheel(0, 4_000);
        return there;
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  const stands = () => page.evaluate(() => ({ place: scrollY, high: document.documentElement.scrollHeight }));
  let stood = { place: 0, high: 0 };
  await expect
    .poll(
      async () => {
        const before = stood;
        stood = await stands();
        return stood.place === before.place && stood.high === before.high;
      },
      { intervals: [500] },
    )
    .toBe(true);
  const author = await inSight(page, 'a[href^="/thanh-vien/"]');
  await page.getByRole('navigation', { name: 'Điều hướng nhanh' }).getByRole('link', { name: 'Trang chủ' }).click();
  await expect(page).toHaveURL(`${portal}/`);
  await page.goBack();
  await expect.poll(async () => (await stands()).place).toBe(stood.place);
  if (author) await lands(page, author);
  // Another stretch may have come below meanwhile.
  expect((await stands()).high).toBeGreaterThanOrEqual(stood.high);
  await expect(first).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(first).toBeInViewport();
  await expect(first).toHaveCount(1);
});
