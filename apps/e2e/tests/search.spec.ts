import { axeFindings } from '../src/axe.ts';
import { expect, liveFixture, test } from '../src/test.ts';

/** As somebody types who has no marks at hand. */
const bare = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

test('the search finds a match without marks and opens it by keyboard; a member too', { tag: '@shell' }, async ({ page, open, portal }) => {
  const match = await liveFixture(page, portal);
  await open('/');
  await page.keyboard.press('/');
  const line = page.getByRole('combobox', { name: 'Tìm kiếm' });
  await expect(line).toBeFocused();
  await line.fill(`${bare(match.home.name)} ${bare(match.away.name)}`);
  const found = page.getByRole('group', { name: 'Trận đấu' }).getByRole('option');
  await expect(found.first()).toContainText(`${match.home.name} – ${match.away.name}`);
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/truc-tiep\/bong-da\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Tìm kiếm' }).fill('tipster');
  await expect(page.getByRole('group', { name: 'Thành viên' }).getByRole('option')).toContainText('@tipster');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the search answers on a page of its own', { tag: '@shell' }, async ({ page, portal }) => {
    await page.goto(portal);
    await page.getByRole('button', { name: 'Tìm kiếm' }).click();
    await expect(page).toHaveURL(/\/tim-kiem\??$/);
    await page.getByRole('textbox').fill('ban trat tu');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('region', { name: /Thành viên/ }).getByRole('link')).toContainText('@staff');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
