import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { oddsCalls } from '@portal/contracts/odds';
import { resourceCalls } from '@portal/contracts/resource';
import { jumpsOf, keepJumps } from '../src/jumps.ts';
import { root, startPortal } from '../src/portal.ts';
import { machineTime, now } from '../src/moment.ts';
import { expect, hydrated, listenTo, test } from '../src/test.ts';

/** To see later that the page was never loaded anew. */
const mark = (page: Page) =>
  page.evaluate(() => {
    (globalThis as { marked?: boolean }).marked = true;
  });
const marked = (page: Page) => page.evaluate(() => (globalThis as { marked?: boolean }).marked);
const main = (page: Page) => page.getByRole('main');

interface ZonesShown {
  /** What zones the page named, each time they changed: "GMT+7", or with a blank where it named two at a time. */
  readonly zonesShown: string[];
}

/** Runs in the page: looks at every picture that is drawn. */
function keepZonesShown() {
  const kept: ZonesShown = { zonesShown: [] };
  Object.assign(globalThis, kept);
  const look = () => {
    const zones = [...new Set(document.body?.innerText.match(/GMT[+-]\d+/g))].sort().join(' ');
    if (zones !== kept.zonesShown.at(-1)) kept.zonesShown.push(zones);
    requestAnimationFrame(look);
  };
  look();
}

test('a language is changed without loading the page anew, the data with it, kept for a year and rendered by the server', { tag: '@shell' }, async ({
  page,
  open,
  portal,
  context,
}) => {
  await open('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(main(page).getByRole('heading', { name: 'Lịch hôm nay' })).toBeVisible();
  await mark(page);
  await page.getByLabel('Ngôn ngữ và giao diện').click();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The frame's texts, a remote's, and what the api says.
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Fixtures' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Today’s matches' })).toBeVisible();
  const { data } = (await (await page.request.get(portal + resourceCalls.banners.path, { headers: { 'accept-language': 'en' } })).json()) as {
    data: { list: { title: string }[] };
  };
  await expect(page.getByRole('complementary', { name: 'Advertisement' }).first()).toContainText(data.list[0]?.title ?? '?');
  await expect(page).not.toHaveTitle(/trực tiếp/i);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  // A day as it is written there: 'Fri 20 Nov', nowhere '20/11'.
  await expect(
    main(page)
      .getByText(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}\b/)
      .first(),
  ).toBeVisible();
  expect(await main(page).innerText()).not.toMatch(/\b\d{1,2}\/\d{1,2}\b/);
  expect(await marked(page)).toBe(true);
  const kept = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(Math.round(((kept?.expires ?? 0) - machineTime() / 1_000) / 86_400)).toBe(365);
  expect(await (await page.request.get(`${portal}/`)).text()).toContain('<html lang="en">');
  await page.getByLabel('Language and theme').click();
  await page.getByRole('link', { name: '繁體中文', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Results');
  await expect(
    main(page)
      .getByText(/\b\d{1,2}\/\d{1,2} 週[一二三四五六日]/)
      .first(),
  ).toBeVisible();
});

test('a theme is chosen, kept, and there from the first byte; it is still known when its cookie is gone', { tag: '@shell' }, async ({
  page,
  open,
  portal,
  context,
}) => {
  await open('/gioi-thieu');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await page.getByLabel('Ngôn ngữ và giao diện').click();
  await page.getByRole('link', { name: 'Tối', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0A0F13');
  expect(await (await page.request.get(`${portal}/`)).text()).toContain('<html lang="vi" data-theme="dark">');
  await context.clearCookies({ name: 'theme' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await (await page.request.get(`${portal}/`)).text()).toContain('<html lang="vi" data-theme="dark">');
});

test('a visitor in New York sees their own days and times on their first page already', { tag: ['@shell', '@live-and-schedule'] }, async ({
  browser,
  portal,
}) => {
  const newYork = { timezoneId: 'America/New_York', locale: 'vi-VN', viewport: { width: 1440, height: 900 } };
  const timesOf = async (where: Page) =>
    (await where.locator('main time, main [class*=time]').allTextContents()).map((text) => /^\d\d:\d\d/.exec(text)?.[0]).filter((time) => time !== undefined);
  const dayOf = async (date: string) =>
    (
      (await (await fetch(`${portal}/al/api/schedule/liveSchedule?timezone=America%2FNew_York&pageSize=200${date}`)).json()) as {
        data: { date: string; list: { kickOff: string }[] };
      }
    ).data;
  const today = await dayOf('');
  // Of today nothing may be left to begin; tomorrow has the times of its kick-offs at every hour.
  const tomorrow = new Date(Date.parse(today.date) + 86_400_000).toISOString().slice(0, 10);
  const kickOffs = (await dayOf(`&date=${tomorrow}`)).list.map(({ kickOff }) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: newYork.timezoneId, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(kickOff)),
  );
  expect(kickOffs.length).toBeGreaterThan(0);
  for (const { date, query, times } of [
    { date: today.date, query: '', times: [] },
    { date: tomorrow, query: `?ngay=${tomorrow}`, times: kickOffs },
  ]) {
    const context = await browser.newContext(newYork);
    const page = await context.newPage();
    const complaints = listenTo(page);
    await page.goto(`${portal}/lich-thi-dau${query}`);
    await hydrated(page);
    await expect(main(page).getByText(/Giờ GMT-[45]\./)).toBeVisible();
    await expect(
      main(page)
        .getByText(new RegExp(`ngày .*${date.slice(8)}/${date.slice(5, 7)}`))
        .first(),
    ).toBeVisible();
    if (times.length > 0) expect([...new Set(await timesOf(page))].sort()).toEqual([...new Set(times)].sort());
    // By now the server knows, and says the same by itself.
    await page.reload();
    await hydrated(page);
    if (times.length > 0) expect([...new Set(await timesOf(page))].sort()).toEqual([...new Set(times)].sort());
    expect(await (await page.request.get(`${portal}/lich-thi-dau`)).text()).toContain('"timeZone":"America/New_York"');
    expect(complaints.list).toEqual([]);
    await context.close();
  }
});

test('on a first visit from Los Angeles the server says whose time it tells, then every page turns to theirs at once', {
  tag: ['@shell', '@live-and-schedule', '@odds-and-tips'],
}, async ({ browser, portal }) => {
  test.setTimeout(240_000);
  const zone = 'America/Los_Angeles';
  const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now() + 86_400_000);
  const { data } = (await (await fetch(`${portal}${oddsCalls.list.path}?date=${tomorrow}&timezone=${zone}`)).json()) as {
    data: { list: { match: { fixtureId: number; kickOff: string; dayOnly: boolean } }[] };
  };
  const match = data.list.map((odds) => odds.match).find(({ dayOnly }) => !dayOnly)!;
  const clockIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(match.kickOff));
  const room = `/truc-tiep/bong-da/${match.fixtureId}`;
  const visits: { path: string; shows?: (page: Page) => Locator }[] = [
    { path: '/' },
    { path: room, shows: (page) => main(page) },
    { path: `${room}?tab=thong-tin`, shows: (page) => main(page) },
    { path: `/lich-thi-dau?ngay=${tomorrow}`, shows: (page) => main(page).locator('li', { has: page.locator(`a[href$="${room}"]`) }) },
    { path: `/ty-le-keo?ngay=${tomorrow}`, shows: (page) => main(page).locator('tr, li', { has: page.locator(`a[href$="/ty-le-keo/${match.fixtureId}"]`) }) },
    { path: `/ty-le-keo/${match.fixtureId}`, shows: (page) => main(page) },
  ];
  for (const { path, shows } of visits)
    await test.step(path, async () => {
      const named = (html: string) => [...new Set(html.match(/GMT[+-]\d+/g))];
      expect(named(await (await fetch(`${portal}${path}`)).text())).toEqual(['GMT+7']);

      const context = await browser.newContext({ timezoneId: zone, locale: 'vi-VN', viewport: { width: 1440, height: 900 } });
      await context.addInitScript(keepZonesShown);
      await context.addInitScript(keepJumps);
      // Else the question for their age takes the place of the odds.
      await context.addInitScript(() => localStorage.setItem('adult', '1'));
      const page = await context.newPage();
      const complaints = listenTo(page);
      await page.goto(`${portal}${path}`);
      await hydrated(page);
      // In the footer; a room, which has none, says it where it says when the match begins.
      await expect(page.getByText(/GMT-[78]/).first()).toBeVisible();
      if (shows) await expect(shows(page).first()).toContainText(clockIn(zone));
      expect(await page.evaluate(() => (globalThis as typeof globalThis & ZonesShown).zonesShown.filter((zones) => zones.includes(' ')))).toEqual([]);
      const jumps = await jumpsOf(page);
      expect(
        jumps.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(jumps),
      ).toBeLessThan(0.1);
      expect(complaints.list).toEqual([]);
      // From the cookie on.
      expect(named(await (await page.request.get(`${portal}${path}`)).text())).toEqual([expect.stringMatching(/^GMT-[78]$/)]);
      await context.close();
    });
});

test('an operator’s text stands in place of the built-in one: from the server, and after a change of language', { tag: '@shell' }, async ({ page }) => {
  const portal = await startPortal({
    beforeShell(_, api) {
      const set = (...words: string[]) =>
        execFileSync(process.execPath, [path.join(root, 'apps/api/src/language.ts'), 'set', ...words], { env: { ...process.env, ...api } });
      set('vi', 'shell', 'nav.news', 'Tin <b>nóng</b> {{secret}}');
      set('en', 'live-and-schedule', 'today.heading', 'What is on today');
    },
  });
  try {
    await page.goto(portal.url);
    await hydrated(page);
    const news = page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Tin <b>nóng</b>' });
    await expect(news).toBeVisible();
    expect(await (await page.request.get(portal.url)).text()).toContain('Tin &lt;b&gt;nóng&lt;/b&gt;');
    await page.getByLabel('Ngôn ngữ và giao diện').click();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(main(page).getByRole('heading', { name: 'What is on today' })).toBeVisible();
  } finally {
    // A page that is still open would say that it lost its socket.
    await page.goto('about:blank');
    await portal.stop();
  }
});
