import { axeFindings } from '../src/axe.ts';
import { illegible } from '../src/legible.ts';
import { expect, hydrated, test } from '../src/test.ts';

const tag = ['@live-and-schedule', '@api'];
/** World Cup 2026 and 2022: an id is made of the name, so it is the same in every portal. */
const CUP = 272875451;
const CUP_2022 = 339985927;

for (const width of [390, 1440])
  test(`from home to a team, to one of its matches, to the tournament and back, at ${width}`, { tag }, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/');
    const hero = page.locator('main a[href^="/doi-bong/"]').first();
    const team = (await hero.textContent())!;
    await hero.click();
    await expect(page).toHaveURL(/\/doi-bong\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(team);
    await expect(page.getByRole('region', { name: 'Phong độ' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Các phần của đội' }).getByRole('link', { name: 'Kết quả' }).click();
    await expect(page).toHaveURL(/xem=ket-qua$/);
    const results = page.getByRole('list', { name: 'Kết quả' });
    await expect(results.getByRole('listitem').first()).toContainText(team);
    await results.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/truc-tiep\/bong-da\/\d+$/);
    await page.getByRole('navigation', { name: 'Các phần của trận' }).getByRole('link', { name: 'Thông tin' }).click();
    await page.locator('main a[href^="/giai-dau/"]').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/giai-dau\/\d+$/);
    await expect(page.getByRole('navigation', { name: 'Các phần của giải' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/truc-tiep\/bong-da\/\d+/);
    await page.goBack();
    await expect(page).toHaveURL(/\/doi-bong\/\d+\?xem=ket-qua$/);
    await expect(results.getByRole('listitem').first()).toContainText(team);
    await page.goBack();
    await expect(page).toHaveURL(/\/doi-bong\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
    await expect(page.locator('main a[href^="/doi-bong/"]').first()).toBeVisible();
  });

test('the tables, the tree, the scorers and the results of a World Cup, also without JavaScript', { tag }, async ({ browser, portal }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 1000 },
  });
  const page = await context.newPage();
  await page.goto(`${portal}/giai-dau/${CUP}`);
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(14);
  const part = (name: string) => page.getByRole('navigation', { name: 'Các phần của giải' }).getByRole('link', { name }).click();
  await part('Nhánh đấu');
  await expect(page.getByRole('region', { name: 'Vòng 1/16' }).getByRole('listitem')).toHaveCount(16);
  await part('Cầu thủ');
  await expect(page.getByRole('table', { name: 'Vua phá lưới' }).getByRole('row')).toHaveCount(31);
  await part('Kết quả');
  await expect(page.getByRole('list', { name: 'Kết quả' }).getByRole('listitem')).toHaveCount(50);
  await page.getByRole('link', { name: 'Trang sau' }).click();
  await expect(page).toHaveURL(/trang=2$/);
  await page.getByRole('link', { name: '2022' }).click();
  await expect(page).toHaveURL(new RegExp(`/giai-dau/${CUP_2022}$`));
  await page.goto(`${portal}/giai-dau/${CUP_2022}?xem=nhanh`);
  const final = page.getByRole('region', { name: 'Chung kết' }).getByRole('listitem');
  await expect(final).toContainText('Argentina');
  await expect(final).toContainText('3 (4), đi tiếp');
  await context.close();
});

test('pages of teams and tournaments can be read whole, and by a screen reader', { tag }, async ({ page, portal }) => {
  test.slow();
  for (const path of [
    `/giai-dau/${CUP}`,
    `/giai-dau/${CUP}?xem=nhanh`,
    `/giai-dau/${CUP}?xem=cau-thu`,
    '/giai-dau',
    '/doi-bong',
    '/doi-bong/1095760749',
    '/doi-bong/1095760749?xem=doi-hinh',
  ])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${portal}${path}`);
      await hydrated(page);
      expect.soft(await axeFindings(page), `${path} at ${width}`).toEqual([]);
      expect.soft(await illegible(page), `${path} at ${width}`).toEqual([]);
    }
});

test('searchers read a team and a tournament as what they are', { tag }, async ({ page, portal }) => {
  for (const [path, type] of [
    ['/doi-bong/1095760749', 'SportsTeam'],
    [`/giai-dau/${CUP}`, 'SportsEvent'],
  ] as const) {
    const html = await (await page.request.get(`${portal}${path}`)).text();
    expect(html).toMatch(new RegExp(`"@type":"${type}"`));
    expect(html).toContain(`<link rel="canonical" href="`);
  }
  for (const path of ['/doi-bong/1', '/giai-dau/1', '/giai-dau/1a']) expect((await page.request.get(`${portal}${path}`)).status()).toBe(404);
});
