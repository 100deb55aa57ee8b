import type { Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Output } from '@portal/contracts';
import { articleCalls } from '@portal/contracts/article';
import { axeFindings } from '../src/axe.ts';
import { codeSentTo } from '../src/letters.ts';
import { logOut, newName, ownCorner } from '../src/members.ts';
import { PICTURE } from '../src/picture.ts';
import { expect, hydrated, test } from '../src/test.ts';

const PASSWORD = 'khán đài b hàng 9';

/** Registers over the dialog of the page that is open. */
async function registerHere(page: Page, username: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Đăng ký' }).click();
  const dialog = page.getByRole('dialog', { name: /Đăng ký/ });
  await dialog.getByLabel('Tên đăng nhập').fill(username);
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Đăng ký' }).click();
  await expect(ownCorner(page)).toBeVisible();
}

test('a guest becomes a member, makes the seat their own, and comes back with another password', { tag: '@account-and-missions' }, async ({ page, open }) => {
  const username = newName();
  await open('/tai-khoan');
  await expect(page.getByText('Còn một ghế trống cho bạn')).toBeVisible();
  await registerHere(page, username);
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expect(page.getByText('Quà làm quen')).toBeVisible();

  await page.getByLabel('Tên hiển thị').fill('Ghế số 9');
  await page.getByRole('button', { name: 'Lưu hồ sơ' }).click();
  await expect(page.getByRole('heading', { name: 'Ghế số 9' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Ghế số 9')).toBeVisible();

  await page.getByLabel('Đổi Avatar').setInputFiles({ name: 'xanh.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /\/other\/api\/resource\/image\?src=/);
  await expect
    .poll(() =>
      page
        .getByRole('banner')
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  // The file itself, as the shell hands it on: nothing that a browser would run or guess at.
  const shown = (await page.getByRole('banner').locator('img').getAttribute('src')) ?? '';
  const file = await page.request.get(new URL(new URL(shown, page.url()).searchParams.get('src') ?? '', page.url()).href);
  expect(file.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });

  await page.getByRole('textbox', { name: 'Mật khẩu hiện tại' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Mật khẩu mới' }).fill(`${PASSWORD} mới`);
  await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await expect(page.getByText('Đã đổi mật khẩu')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải dữ liệu của tôi' }).click();
  const own = await saving;
  expect(own.suggestedFilename()).toBe(`khan-dai-${username}.json`);
  const { data } = JSON.parse(await readFile(await own.path(), 'utf8'));
  expect(data).toMatchObject({ account: [{ username, displayName: 'Ghế số 9' }], points: [{ reason: 'welcome' }], uploads: [{ kind: 'image' }] });

  await logOut(page);
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên đăng nhập').fill(username);
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(`${PASSWORD} mới`);
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('heading', { name: 'Ghế số 9' })).toBeVisible();
});

test('a check-in brings its points once, everywhere at once, and is still there after a reload', { tag: '@account-and-missions' }, async ({ page, open }) => {
  await open('/diem-danh');
  await registerHere(page, newName());
  await expect(page.getByText('chuỗi 0 ngày')).toBeVisible();
  await page
    .getByRole('button', { name: 'Điểm danh hôm nay', exact: true })
    .or(page.getByRole('button', { name: 'Điểm danh', exact: true }))
    .first()
    .click();
  await expect(page.getByText('+10 điểm vào sổ')).toBeVisible();
  await expect(page.getByRole('banner').getByText('110')).toBeVisible();
  await expect(page.getByText(/^Điểm danh ngày \d/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('chuỗi 1 ngày')).toBeVisible();
  await expect(
    page
      .getByText(/^Đã điểm danh/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('a mission is counted by the portal while one reads, and its points are taken once', { tag: ['@account-and-missions', '@content-and-news'] }, async ({
  page,
  open,
  portal,
}) => {
  await open('/nhiem-vu-hang-ngay');
  await registerHere(page, newName());
  const mission = page.getByRole('listitem').filter({ has: page.getByRole('progressbar', { name: 'Đọc tin' }) });
  await expect(mission).toContainText('0/3');
  const { data } = (await (await page.request.get(`${portal}${articleCalls.list.path}?pageSize=3`)).json()) as { data: Output<typeof articleCalls.list> };
  for (const { slug, title } of data.list) {
    const counted = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/article/view/'));
    await open(`/tin-tuc/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await counted;
  }
  await open('/nhiem-vu-hang-ngay');
  await expect(mission).toContainText('3/3');
  await mission.getByRole('button', { name: 'Nhận điểm: Đọc tin' }).click();
  await expect(mission).toContainText('Đã nhận');
  await expect(page.getByRole('banner').getByText('110')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(mission).toContainText('Đã nhận');
});

test('a friend comes by an invitation, from another browser, and the one who invited sees them', { tag: ['@account-and-missions', '@shell'] }, async ({
  page,
  open,
  browser,
}) => {
  await open('/gioi-thieu-ban-be');
  await registerHere(page, newName());
  const link = page.getByText(/^http.*[?]pid=/);
  await expect(link).toBeVisible();
  await expect(page.getByRole('img', { name: 'Mã QR của đường dẫn mời' })).toBeVisible();
  await expect(page.getByText('Chưa mời được ai')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // At another address: from one's own an invitation counts for nothing.
  const elsewhere = await browser.newContext({ locale: 'vi-VN', extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${randomInt(1, 250)}` } });
  const friend = await elsewhere.newPage();
  await friend.goto((await link.textContent()) ?? '');
  await hydrated(friend);
  await friend.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click();
  const dialog = friend.getByRole('dialog', { name: /Đăng ký/ });
  await expect(dialog.getByLabel(/^Mã mời/)).toHaveValue(/./);
  const name = newName();
  await dialog.getByLabel('Tên đăng nhập').fill(name);
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Đăng ký' }).click();
  await expect(ownCorner(friend)).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await hydrated(page);
  const row = page.getByRole('list', { name: 'Bạn bè bạn đã mời' }).getByRole('listitem');
  await expect(row).toContainText(name);
  await expect(row).toContainText('0/3 ngày');
  await expect(row).toContainText('Đang chờ');
});

test('a name that is taken is said at its field, and nothing that was typed is lost', { tag: '@account-and-missions' }, async ({ page, open }) => {
  await open('/tai-khoan');
  await page.getByRole('main').getByRole('button', { name: 'Đăng ký' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên đăng nhập').fill('FAN');
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(PASSWORD);
  await dialog.getByLabel(/Tên hiển thị/).fill('Fan thật');
  await dialog.getByRole('button', { name: 'Đăng ký' }).click();
  await expect(dialog.getByText('Tên đăng nhập này đã có người dùng')).toBeVisible();
  await expect(dialog.getByLabel(/Tên hiển thị/)).toHaveValue('Fan thật');
});

test('home shows what a check-in brings, with the way to it', { tag: '@account-and-missions' }, async ({ page, open }) => {
  await open('/');
  const card = page.getByRole('region', { name: 'Điểm danh mỗi ngày' });
  await expect(card.getByText('Đủ bảy ngày nhận 240 điểm.')).toBeVisible();
  await card.getByRole('link', { name: 'Điểm danh' }).click();
  await expect(page).toHaveURL(/\/diem-danh$/);
  await expect(page.getByText('Ghé sân mỗi ngày, nhận điểm mỗi ngày')).toBeVisible();
});

test('with JavaScript off both pages say what they are and what they need', { tag: '@account-and-missions' }, async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN' });
  const plain = await context.newPage();
  for (const [path, words] of [
    ['/tai-khoan', 'Còn một ghế trống cho bạn'],
    ['/diem-danh', '10, 15, 20, 25, 30, 40 và 100 điểm'],
  ] as const) {
    await plain.goto(portal + path);
    await expect(plain.getByText(words)).toBeVisible();
    await expect(plain.getByText('cần bật JavaScript')).toBeVisible();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await context.close();
});

test('a bad phone number is said at its field, and nothing is lost; a good one is confirmed by a code', { tag: '@account-and-missions' }, async ({
  page,
  open,
}) => {
  await open('/tai-khoan');
  await registerHere(page, newName());
  const part = page.getByRole('group', { name: 'Số điện thoại' });
  await part.getByRole('button', { name: 'Thêm: Số điện thoại' }).click();
  const field = part.getByRole('textbox', { name: 'Số điện thoại' });
  await field.fill('0912 3');
  await part.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(part.getByText('Số điện thoại này còn thiếu số')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/0?912 ?3/);

  const rest = String(randomInt(1_000_000)).padStart(6, '0');
  await field.fill(`0912${rest}`);
  await part.getByRole('button', { name: 'Gửi mã' }).click();
  await part.getByLabel('Mã sáu số').fill(await codeSentTo(`+84912${rest}`));
  await part.getByRole('button', { name: 'Xác nhận', exact: true }).click();
  await expect(part.getByText('Đã xác nhận')).toBeVisible();
  await expect(part.getByText(`+84912${rest}`)).toBeVisible();
});
