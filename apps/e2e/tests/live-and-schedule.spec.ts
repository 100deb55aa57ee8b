import { readFile } from 'node:fs/promises';
import { axeFindings } from '../src/axe.ts';
import { now } from '../src/moment.ts';
import { expect, test } from '../src/test.ts';

interface Row {
  fixtureId: number;
  sportId: number;
  home: { name: string };
  away: { name: string };
  score: { home: number; away: number } | null;
}

const sound = async (page: import('@playwright/test').Page) => expect(await axeFindings(page)).toEqual([]);
const rows = async (page: import('@playwright/test').Page, url: string) =>
  ((await (await page.request.get(url, { headers: { 'accept-language': 'vi' } })).json()) as { data: { date: string; list: Row[] } }).data;

/** Days stand on both sides of the chosen one, which is today. */
const yesterday = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'Chọn ngày' }).getByRole('listitem').nth(2).getByRole('link');

test('a fan looks through the week, narrows it to a sport and a tournament, looks at a match and enters its room', { tag: '@live-and-schedule' }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open('/lich-truc-tiep');
  await expect(page.getByRole('heading', { level: 1, name: 'Lịch trực tiếp' })).toBeVisible();
  await sound(page);
  const days = page.getByRole('navigation', { name: 'Chọn ngày' });
  const later = days.getByRole('listitem').nth(5).getByRole('link');
  const address = (await later.getAttribute('href')) ?? '';
  await later.click();
  await expect(page).toHaveURL(/ngay=\d{4}-\d\d-\d\d/);
  // The address is there before the page is: until then the filters are those of today.
  await expect(days.locator('[aria-current]')).toHaveAttribute('href', address);
  await page
    .getByRole('complementary', { name: 'Bộ lọc' })
    .getByRole('link', { name: /Bóng rổ/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lịch trực tiếp Bóng rổ' })).toBeVisible();
  await page
    .getByRole('complementary', { name: 'Bộ lọc' })
    .getByRole('link', { name: /Giải bóng rổ Khán Đài/ })
    .click();
  await expect(page).toHaveURL(/lich-truc-tiep\/bong-ro\?.*giai=\d+/);
  const look = page.getByRole('link', { name: /^Xem nhanh/ }).nth(1);
  const teams = (await look.getAttribute('aria-label'))?.replace('Xem nhanh ', '').split(' – ') ?? [];
  await look.click();
  const panel = page.getByRole('region', { name: 'Trận đang chọn' }).first();
  for (const team of teams) await expect(panel).toContainText(team);
  await sound(page);
  const file = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Thêm vào lịch' }).click();
  // Long lines are folded (RFC 5545, 3.1).
  expect((await readFile(await (await file).path(), 'utf8')).replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${teams.join(' – ')}\r\n`);
  await panel.getByRole('link', { name: 'Vào phòng' }).click();
  await expect(page).toHaveURL(/truc-tiep\/bong-ro\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(teams[0] ?? '?');
});

test('beside what is on stands the next match, or the one that one chooses of all that come', { tag: '@live-and-schedule' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open('/truc-tiep');
  const coming = page.getByRole('region', { name: 'Sắp đá' });
  await expect(coming.getByRole('listitem')).toHaveCount(5);
  const panel = page.getByRole('region', { name: 'Trận đang chọn' }).first();
  const first = await coming.getByRole('listitem').first().getByRole('link').first().getAttribute('href');
  await expect(panel.getByRole('link', { name: 'Vào phòng' })).toHaveAttribute('href', first ?? '?');
  await coming.getByRole('link', { name: /^Xem \d+ trận tới/ }).click();
  await expect(coming.getByRole('listitem').nth(5)).toBeVisible();
  await coming
    .getByRole('link', { name: /^Xem nhanh/ })
    .nth(20)
    .click();
  await expect(page).toHaveURL(/\?sap=het&tran=\d+$/);
  const chosen = new URL(page.url()).searchParams.get('tran');
  // The list stays where one chose from it.
  await expect(coming.getByRole('link', { name: /^Xem nhanh/ }).nth(20)).toBeInViewport();
  await expect(panel.getByRole('link', { name: 'Vào phòng' })).toHaveAttribute('href', new RegExp(`/${chosen}$`));
  await sound(page);
  // It is in the address: who is sent the link sees the same, on a phone over the foot of the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Đóng' })).toBeVisible();
  await page.getByRole('link', { name: 'Đóng' }).click();
  await expect(page).toHaveURL(/\?sap=het$/);
  await expect(page.getByRole('heading', { name: 'Trận đang chọn' })).toBeHidden();
});

test('on a phone the chosen match rises from below, and goes again', { tag: '@live-and-schedule' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/ket-qua');
  // Of today nothing is over soon after midnight.
  await yesterday(page).click();
  await expect(page).toHaveURL(/ket-qua\?ngay=/);
  await page
    .getByRole('link', { name: /^Xem nhanh/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Trận đang chọn' })).toBeVisible();
  await sound(page);
  await page.getByRole('link', { name: 'Đóng' }).click();
  await expect(page.getByRole('heading', { name: 'Trận đang chọn' })).toBeHidden();
});

test('games of the other sports have lists and rooms, labelled as simulated, and an old address leads there', { tag: '@live-and-schedule' }, async ({
  page,
  open,
  portal,
}) => {
  for (const [sport, id, words] of [
    ['bong-ro', 20, 'Điểm từng hiệp'],
    ['esport', 30, 'Số mạng hạ từng ván'],
    ['dua-bi', 40, 'Thứ tự trên đường đua'],
  ] as const) {
    await open(`/truc-tiep/${sport}`);
    await expect(page.getByText('do Khán Đài mô phỏng')).toBeVisible();
    // Between two races there may be a moment without one; the one before is as good.
    const {
      list: [game],
    } = await rows(page, `${portal}/al/api/schedule/featureMatch?status=30&sportId=${id}&pageSize=1`);
    await open(`/truc-tiep/bong-da/${game?.fixtureId}?tab=tran-dau`);
    await expect(page).toHaveURL(new RegExp(`/truc-tiep/${sport}/${game?.fixtureId}\\?tab=tran-dau`));
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByText('tên đội, diễn biến và kết quả đều không có thật')).toBeVisible();
    await sound(page);
  }
});

test('results, with their scores, weeks, filters and scorers, read without JavaScript', { tag: '@live-and-schedule' }, async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN', viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await page.goto(`${portal}/ket-qua/bong-da`);
  await yesterday(page).click();
  await expect(page).toHaveURL(/ket-qua\/bong-da\?ngay=/);
  const date = new URL(page.url()).searchParams.get('ngay') ?? '';
  const { list } = await rows(page, `${portal}/al/api/schedule/liveSchedule?status=30&sportId=10&pageSize=60&date=${date}`);
  expect(list.length).toBeGreaterThan(5);
  const { home, away, score, fixtureId } = list.find((match) => match.score !== null && match.score.home + match.score.away > 0) ?? list[0]!;
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/truc-tiep/bong-da/${fixtureId}"]`) });
  await expect(row).toContainText(home.name);
  await expect(row).toContainText(away.name);
  await expect(row).toContainText(String(score?.home));
  await row.getByRole('link', { name: /^Xem nhanh/ }).click();
  await expect(page.getByRole('region', { name: 'Trận đang chọn' }).first()).toContainText(`${score?.home}–${score?.away}`);
  await page.getByRole('link', { name: 'Tuần trước' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kết quả Bóng đá' })).toBeVisible();
  await context.close();
});

test('a match with a bell is reminded of on whatever page one is, and leads into its room; bell and star are there after a reload', {
  tag: ['@live-and-schedule', '@shell'],
}, async ({ page, open }) => {
  // Of basketball something is to come at every hour.
  await open('/truc-tiep/bong-ro');
  // Not the next one: it may begin within the five minutes in which one is reminded at once.
  const label =
    (await page
      .getByRole('button', { name: /^Nhắc tôi trận/ })
      .last()
      .getAttribute('aria-label')) ?? '';
  const bell = page.getByRole('button', { name: label, exact: true });
  const name = label.replace(/^Nhắc tôi trận (.*), \d.*$/, '$1');
  await bell.click();
  await expect(page.getByText(`Sẽ nhắc bạn 5 phút trước giờ bắt đầu: ${name}`)).toBeVisible();
  const star = page.getByRole('button', { name: /^Ghim giải/ });
  await star.click();
  await open('/truc-tiep/bong-ro');
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  // The evening goes on.
  await page.evaluate(
    (soon) => {
      const kept = JSON.parse(localStorage.getItem('followed') ?? '{}') as { matches: { kickOff: number }[] };
      for (const match of kept.matches) match.kickOff = soon;
      localStorage.setItem('followed', JSON.stringify(kept));
    },
    now() + 4 * 60_000,
  );
  await open('/tin-tuc');
  await expect(page.getByText(`Sắp bắt đầu: ${name}`)).toBeVisible();
  await page.getByRole('link', { name: 'Vào phòng', exact: true }).click();
  await expect(page).toHaveURL(/\/truc-tiep\/[a-z-]+\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' – ')[0] ?? '');
  await open('/');
  await expect(page.getByText(`Sắp bắt đầu: ${name}`)).toHaveCount(0);
});
