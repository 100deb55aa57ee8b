import { axeFindings } from '../src/axe.ts';
import { become, register } from '../src/members.ts';
import { expect, test } from '../src/test.ts';

const PAGE = '/tip-keo/du-doan';

test('a member stakes points by keyboard, which are gone from the purse and stand in the list, here and when one comes back', {
  tag: ['@odds-and-tips', '@api'],
}, async ({ page, open, portal }) => {
  await page.addInitScript(() => localStorage.setItem('adult', '1'));
  await become(page, await register(page, portal));
  // One that takes points for hours yet: not the very next one, which may kick off in the middle of this.
  await open(PAGE);
  const choice = page.getByLabel('Trận', { exact: true }).locator('option').nth(8);
  const fixtureId = await choice.getAttribute('value');
  await open(`${PAGE}?tran=${fixtureId}`);
  const purse = page.getByRole('complementary', { name: 'Điểm của bạn' });
  await expect(purse).toContainText('100');
  await expect(page.getByText('Bạn chưa đoán trận nào')).toBeVisible();
  await page.getByRole('radio', { name: '1X2' }).check();
  await page.getByRole('radio', { name: /^Hoà/ }).check();
  const stakes = page.getByRole('group', { name: 'Đặt bao nhiêu điểm' });
  await expect(stakes.getByRole('radio', { name: '200', exact: true })).toBeDisabled();
  await stakes.getByRole('radio', { name: '50', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(stakes.getByRole('radio', { name: '20', exact: true })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Đặt điểm' }).press('Enter');
  const slips = page.getByRole('region', { name: 'Đã đoán' }).getByRole('listitem');
  await expect(slips).toHaveCount(1);
  await expect(slips).toContainText('20');
  await expect(purse).toContainText('80');
  await expect(purse).toContainText('1 lượt · 20 điểm');
  await open(PAGE);
  await expect(slips).toHaveCount(1);
  await expect(purse).toContainText('80');
});

test('what one keeps oneself to holds where one stakes and tips', { tag: ['@odds-and-tips', '@api'] }, async ({ page, open, portal }) => {
  await page.addInitScript(() => localStorage.setItem('adult', '1'));
  await become(page, await register(page, portal));
  await open('/tip-keo/choi-co-chung-muc');
  await page.getByRole('radio', { name: '50', exact: true }).check();
  await page.getByRole('button', { name: 'Lưu giới hạn' }).press('Enter');
  await expect(page.getByText('Đang áp dụng: 50 điểm mỗi ngày.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await open(PAGE);
  await expect(page.getByRole('complementary', { name: 'Điểm của bạn' })).toContainText('Hôm nay còn đặt được 50/50 điểm');
  await open('/tip-keo/choi-co-chung-muc');
  await page.getByRole('button', { name: 'Bắt đầu nghỉ' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bắt đầu nghỉ' }).press('Enter');
  await expect(page.getByText(/^Bạn đang nghỉ tới/)).toBeVisible();
  for (const path of [PAGE, '/tip-keo/tao']) {
    await open(path);
    await expect(page.getByRole('heading', { name: /^Bạn đang nghỉ tới/ })).toBeVisible();
  }
});
