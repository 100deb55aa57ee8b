import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings } from '../src/axe.ts';
import { now } from '../src/moment.ts';
import { expect, hydrated, test } from '../src/test.ts';

interface Row {
  fixtureId: number;
  kickOff: string;
}
const DAY = 86_400_000;
const BASKETBALL = 20;

const dayOf = (at: number, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
const column = (page: Page) => page.getByRole('complementary', { name: 'Bộ lọc' });

for (const zone of ['Asia/Ho_Chi_Minh', 'America/Los_Angeles', 'Pacific/Auckland'])
  test(`a day begins and ends at midnight in ${zone}`, { tag: '@live-and-schedule' }, async ({ browser, portal, request }) => {
    const date = dayOf(now() - DAY, zone);
    // Told by the days of another zone, and cut here.
    const told = await Promise.all(
      [-1, 0, 1].map(async (days) => {
        const of = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
        const answer = await request.get(`${portal}/al/api/schedule/liveSchedule?timezone=UTC&sportId=${BASKETBALL}&date=${of}`);
        return ((await answer.json()) as { data: { list: Row[] } }).data.list;
      }),
    );
    const expected = told.flat().filter(({ kickOff }) => dayOf(Date.parse(kickOff), zone) === date);
    expect(expected.length).toBeGreaterThan(5);
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN', viewport: { width: 1440, height: 1000 } });
    await context.addCookies([{ name: 'tz', value: encodeURIComponent(zone), url: portal }]);
    const page = await context.newPage();
    await page.goto(`${portal}/lich-thi-dau/bong-ro?ngay=${date}`);
    const links = await page
      .locator('main li a[href^="/truc-tiep/bong-ro/"]')
      .evaluateAll((all) => all.map((link) => Number(link.getAttribute('href')?.split('/').pop())));
    expect(links).toEqual(expected.map(({ fixtureId }) => fixtureId));
    await context.close();
  });

test('who hides scores meets none, in results, on home, in live matches or in a search, until one is asked for', {
  tag: ['@live-and-schedule', '@shell'],
}, async ({ page, portal, open, browser }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const date = dayOf(now() - DAY, 'Asia/Ho_Chi_Minh');
  const results = `/ket-qua/bong-da?ngay=${date}`;
  await open(results);
  const ended = page.getByRole('link', { name: /^Kết thúc/ });
  await expect(ended.first()).toHaveText(/\d.*\d$/);
  await column(page).getByRole('switch', { name: 'Ẩn tỷ số' }).click();
  await expect(column(page).getByRole('switch', { name: 'Ẩn tỷ số' })).toBeChecked();
  await expect(ended.first()).toHaveAccessibleName(/tỷ số đang ẩn/);
  for (const name of await ended.allTextContents()) expect(name).not.toMatch(/\d$/);
  expect(await axeFindings(page)).toEqual([]);
  // The next page comes without them: nothing flashes up before the program runs.
  const html = await (await page.request.get(`${portal}${results}`)).text();
  expect(html).toContain('tỷ số đang ẩn');
  expect(html).not.toMatch(/H1[\s ]\d–\d/);
  await page
    .getByRole('link', { name: /^Xem nhanh/ })
    .first()
    .click();
  const panel = page.getByRole('region', { name: 'Trận đang chọn' }).first();
  await expect(panel).not.toContainText(/\d–\d/);
  const { list } = (
    (await (await page.request.get(`${portal}/al/api/schedule/liveSchedule?status=30&sportId=10&date=${date}`)).json()) as {
      data: { list: { home: { name: string } }[] };
    }
  ).data;
  const team = list[0]!.home.name;
  const stranger = await browser.newContext({ locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' });
  for (const path of ['/', '/truc-tiep', `/tim-kiem?q=${encodeURIComponent(team)}`]) {
    const scoresOf = async (context: BrowserContext) => {
      const tab = await context.newPage();
      await tab.goto(`${portal}${path}`);
      await hydrated(tab);
      return tab.getByRole('main').locator('[class*=score]').filter({ hasText: /\d/ });
    };
    await expect((await scoresOf(stranger)).first()).toBeVisible();
    await expect(await scoresOf(page.context())).toHaveCount(0);
  }
  await stranger.close();
  await panel.getByRole('button', { name: 'Xem tỷ số' }).click();
  await expect(panel).toContainText(/\d–\d/);
  await column(page).getByRole('switch', { name: 'Ẩn tỷ số' }).click();
  await expect(ended.first()).not.toHaveAccessibleName(/tỷ số đang ẩn/);
});

test('a fan picks a day from the month, and an hour of it, by links that also work without JavaScript', { tag: '@live-and-schedule' }, async ({
  browser,
  portal,
}) => {
  const today = dayOf(now(), 'Asia/Ho_Chi_Minh');
  const [year, month] = today.split('-').map(Number) as [number, number];
  const next = new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10);
  for (const [javaScriptEnabled, width] of [
    [true, 1440],
    [false, 390],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', viewport: { width, height: 1000 } });
    const page = await context.newPage();
    const menu = (name: string | RegExp) => page.locator('summary').filter({ hasText: name }).filter({ visible: true });
    await page.goto(`${portal}/lich-thi-dau/bong-ro`);
    await menu(/^Tháng/).click();
    await page.getByRole('link', { name: `Tháng ${Number(next.slice(5, 7))}/${next.slice(0, 4)}` }).click();
    await expect(page).toHaveURL(/thang=/);
    await page
      .getByRole('link', { name: new RegExp(` 15/${next.slice(5, 7)}`) })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/lich-thi-dau/bong-ro\\?ngay=${next}$`));
    await page.goto(`${portal}/lich-thi-dau/bong-ro?ngay=${dayOf(now() - DAY, 'Asia/Ho_Chi_Minh')}`);
    await menu('Chọn giờ').click();
    await page
      .getByRole('link', { name: /^20:00/ })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/[?&]tu=20$/);
    await expect(menu('Từ 20:00')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^1\d:00/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: '20:00' })).toBeVisible();
    await context.close();
  }
});
