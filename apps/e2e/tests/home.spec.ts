import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, test } from '../src/test.ts';

test('home shows live, past and coming matches, and follows a link without a reload', async ({ page, open }) => {
  await open('/');
  await expect(page).toHaveTitle(/Khán Đài/);
  await expect(page.getByText('Trận Hot').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lịch hôm nay' })).toBeVisible();
  await expect(page.getByText('phát lại').first()).toBeVisible();
  await expect(page.getByText('FT').first()).toBeVisible();
  await page.evaluate(() => { (globalThis as { marked?: boolean }).marked = true; });
  await page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Trực tiếp' }).click();
  await expect(page).toHaveURL(/\/truc-tiep$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { marked?: boolean }).marked)).toBe(true);
});

test('a remote that is met later loads at the first click', async ({ page, open }) => {
  await open('/');
  await page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Tin tức' }).click();
  await expect(page.getByText(/sắp ra mắt/i).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Lịch hôm nay' })).toBeVisible();
});

test('side banners close for the session', async ({ page, open }) => {
  await open('/');
  const banners = page.getByRole('complementary', { name: 'Quảng cáo' });
  await expect(banners).toHaveCount(2);
  const box = await banners.first().boundingBox();
  expect(box).toMatchObject({ width: 160, height: 500, y: 110 });
  await expect(banners.first().getByRole('link')).toHaveAttribute('rel', /nofollow/);
  await page.getByRole('button', { name: 'Đóng quảng cáo bên trái' }).click();
  await expect(banners).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect(banners).toHaveCount(1);
  await page.goto(new URL('/chatroom', page.url()).href);
  await expect(banners).toHaveCount(0);
});

test('a phone has the five tabs', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  await expect(page.getByRole('navigation', { name: 'Điều hướng nhanh' }).getByRole('link')).toHaveText(['Nhóm chat', 'Chat', 'Trang chủ', 'Bạn bè', 'Tài khoản']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('language and theme are chosen, kept, and rendered by the server', async ({ page, open, portal }) => {
  await open('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await page.getByLabel('Ngôn ngữ và giao diện').click();
  await page.getByRole('link', { name: 'Tối' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'English' }).click();
  await hydrated(page);
  const html = await (await page.request.get(`${portal}/`)).text();
  expect(html).toContain('<html lang="en" data-theme="dark">');
  await expect(page.getByRole('link', { name: 'Fixtures' }).first()).toBeVisible();
  await page.getByLabel('Language and theme').click();
  await page.getByRole('link', { name: '繁體中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
});

test('a visitor logs in and out', async ({ page, open }) => {
  await open('/');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên đăng nhập').fill('fan');
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('wrong');
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(dialog.getByText(/Sai tên đăng nhập/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('khandai-demo');
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('button', { name: 'Đăng Xuất' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Đăng Xuất' })).toBeVisible();
  await page.getByRole('button', { name: 'Đăng Xuất' }).click();
  await expect(page.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
});

test('two tabs agree: who logs in or out in one is logged in or out in the other', async ({ page, open, portal, context }) => {
  const other = await context.newPage();
  await Promise.all([open('/'), other.goto(`${portal}/tin-tuc`).then(() => hydrated(other))]);
  await expect(other.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên đăng nhập').fill('tipster');
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('khandai-demo');
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(other.getByRole('button', { name: 'Đăng Xuất' })).toBeVisible();
  await other.getByRole('button', { name: 'Đăng Xuất' }).click();
  await expect(page.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Đăng Xuất' })).toHaveCount(0);
});

for (const [colorScheme, width] of [['light', 1440], ['dark', 390]] as const) {
  for (const path of ['/', '/truc-tiep', '/tin-tuc']) {
    test(`axe finds nothing serious on ${path}, ${colorScheme}, ${width}`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await open(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
    });
  }
}
