import { ownCorner } from '../src/members.ts';
import { expect, liveFixture, test } from '../src/test.ts';

test('who uses the keyboard is led to each new page, to the content and to the chat', { tag: ['@shell', '@live-and-schedule', '@chat'] }, async ({
  page,
  open,
  portal,
}) => {
  const { fixtureId } = await liveFixture(page, portal);
  await open('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tới nội dung chính' })).toBeFocused();
  // Home has no chat to be led to.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();

  await page.locator(`main a[href$="/truc-tiep/bong-da/${fixtureId}"]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^(Trực tiếp|Phát lại) / })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: ' | Khán Đài' })).toHaveText(await page.title());

  for (const address of [`/truc-tiep/bong-da/${fixtureId}?tab=doi-hinh`, '/chatroom?roomId=30']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(address);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Tới khung chat' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#chat')).toBeFocused();
    await expect(page.locator('#chat').getByRole('textbox')).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#chat') !== null)).toBe(true);
  }
});

test('after the log-in and after the log-out, which asks first, the focus is where it was', { tag: ['@shell', '@account-and-missions'] }, async ({
  page,
  open,
}) => {
  await open('/lich-thi-dau');
  await page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập vào Khán Đài' });
  await dialog.getByLabel('Tên đăng nhập').fill('fan');
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('khandai-demo');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(ownCorner(page)).toBeVisible();
  await expect(page.locator('#session-corner :is(a, button)').first()).toBeFocused();

  await open('/tai-khoan');
  const leave = page.getByRole('main').getByRole('button', { name: 'Đăng Xuất', exact: true });
  await leave.focus();
  await page.keyboard.press('Enter');
  const asks = page.getByRole('alertdialog', { name: 'Đăng xuất?' });
  // The quiet answer has the focus, and who takes it is where they were.
  await expect(asks.getByRole('button', { name: 'Ở lại' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await asks.getByRole('button', { name: 'Đăng Xuất' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeFocused();
});
