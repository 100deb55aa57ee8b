import { axeFindings } from '../src/axe.ts';
import { become, ownCorner, register } from '../src/members.ts';
import { startPortal } from '../src/portal.ts';
import { expect, hydrated, test } from '../src/test.ts';

const HOUR = 3_600_000;
const BEGINS = Date.parse('2026-11-20T20:00:00+07:00');

test('an account is deleted after fourteen days in which one may think better of it, and nobody is found under its name', {
  tag: ['@account-and-missions', '@api'],
}, async ({ page, complaints }) => {
  test.setTimeout(240_000);
  const portal = await startPortal({ api: { TEST_CLOCK: '1', START_AT: new Date(BEGINS).toISOString() } });
  const open = async (where: string) => {
    await page.goto(portal.url + where);
    await hydrated(page);
  };
  // The token runs out while the clock leaps, and then there is nobody whom it could be renewed for.
  complaints.allow(/status of 401|noToken \(HTTP 401\)/);
  try {
    const member = await register(page, portal.url);
    await become(page, member);
    await open('/tai-khoan#rieng-tu');
    const leaving = page.getByRole('region', { name: 'Xoá tài khoản' });
    const ask = async () => {
      await leaving.getByRole('button', { name: 'Xoá tài khoản' }).press('Enter');
      await expect(leaving.getByLabel('Mật khẩu hiện tại', { exact: true })).toBeFocused();
      await page.keyboard.type(member.password);
      await page.keyboard.press('Enter');
      await expect(leaving.getByRole('status')).toHaveText(/bị xoá lúc 20:0\d ngày 04\/12/);
    };
    await ask();
    const notice = page.getByRole('region', { name: 'Tài khoản sắp bị xoá' });
    await expect(notice).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await open('/nhiem-vu-hang-ngay');
    await notice.getByRole('button', { name: 'Giữ lại' }).press('Enter');
    await expect(page.getByText('Tài khoản ở lại với bạn')).toBeVisible();
    await expect(notice).toHaveCount(0);

    await open('/tai-khoan#rieng-tu');
    await ask();
    // What was said stays, without a name. A clock is moved by less than a day at a time.
    for (let now = BEGINS; now < BEGINS + 14 * 24 * HOUR + HOUR; ) await portal.skipTo((now += 20 * HOUR));
    await expect.poll(async () => (await page.request.get(`${portal.url}/thanh-vien/${member.username}`)).status()).toBe(404);
    await open('/tai-khoan');
    await expect(page.getByText('Còn một ghế trống cho bạn')).toBeVisible();
    await expect(ownCorner(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tên đăng nhập').fill(member.username);
    await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(member.password);
    await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(dialog.getByText('Sai tên đăng nhập hoặc mật khẩu')).toBeVisible();
    expect(complaints.list).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await portal.stop();
  }
});
