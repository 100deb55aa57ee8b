import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DATE, dropLongDay, LONG_DAY, longDayListed } from '../src/long-day.ts';
import { startPortal, type Portal } from '../src/portal.ts';
import { expect, hydrated, test } from '../src/test.ts';

test.describe('a day of a thousand matches, dropped as a file', { tag: ['@live-and-schedule', '@api'] }, () => {
  let portal: Portal;
  let folder: string;
  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'dropped-'));
    portal = await startPortal({ api: { IMPORT_DIR: folder } });
    await dropLongDay(folder);
    await longDayListed(portal.url);
  });
  test.afterAll(async () => {
    await portal?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  for (const [order, width] of [
    ['gio', 1440],
    ['giai', 390],
  ] as const)
    test(`is scrolled from end to end at ${width}, by ${order}, with few of its rows there at once, and is where it was when one comes back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${portal.url}/lich-thi-dau?ngay=${DATE}&xem=${order}`);
      await hydrated(page);
      const rows = page.locator('main li').filter({ has: page.locator('a[href^="/truc-tiep/bong-da/"]') });
      const seen = new Set<string>();
      let most = 0;
      const atEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 4);
      const look = async () => {
        const there = await rows.locator('a[href^="/truc-tiep/bong-da/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        most = Math.max(most, there.length);
        for (const href of there) seen.add(href);
      };
      // Half a screen at a time; what is on its way is waited for at the end.
      await expect
        .poll(
          async () => {
            for (let steps = 0; steps < 20 && !(await atEnd()); steps += 1) {
              // What comes near the screen is told after a frame, and drawn in the one after.
              await page.evaluate(() => {
                scrollBy(0, innerHeight / 2);
                return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
              });
              await look();
            }
            await look();
            // A slow machine may have drawn some too late: once more from the top.
            if (seen.size < LONG_DAY && (await atEnd())) await page.evaluate(() => scrollTo(0, 0));
            return seen.size;
          },
          { timeout: 120_000, intervals: [100] },
        )
        .toBe(LONG_DAY);
      // The first page is there as a whole until one scrolls.
      expect(most).toBeLessThanOrEqual(220);
      await expect.poll(() => rows.count()).toBeLessThan(120);
      const last = rows.last().locator('a[href^="/truc-tiep/bong-da/"]');
      const href = await last.getAttribute('href');
      await last.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await page.goBack();
      await expect(page.locator(`main li a[href="${href}"]`)).toBeInViewport();
    });

  test('is kept with its report', async () => {
    const kept = await readdir(path.join(folder, 'done'));
    expect(kept.filter((name) => name.endsWith('phong-trao.txt'))).toHaveLength(1);
    expect(kept.filter((name) => name.endsWith('phong-trao.txt.report.txt'))).toHaveLength(1);
  });
});
