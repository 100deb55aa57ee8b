import { axeFindings } from '../src/axe.ts';
import { become, register, unlike } from '../src/members.ts';
import { expect, hydrated, test } from '../src/test.ts';

test.beforeEach(async ({ page }) => {
  // Who has said that they are old enough is not asked again; one journey below begins without.
  await page.addInitScript(() => {
    if (!location.hash.includes('first-visit')) localStorage.setItem('adult', '1');
  });
});

test('one is asked for one’s age once, and can hide odds everywhere', { tag: '@odds-and-tips' }, async ({ page, portal }) => {
  await page.goto(`${portal}/ty-le-keo#first-visit`);
  await hydrated(page);
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('button', { name: 'Tôi đủ 18 tuổi' }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ẩn kèo' }).click();
  await expect(page.getByRole('heading', { name: 'Kèo đang ẩn' })).toBeVisible();
  await page.goto(`${portal}/tip-keo`);
  await expect(page.getByRole('heading', { name: 'Kèo đang ẩn' })).toBeVisible();
  await page.getByRole('button', { name: 'Hiện kèo' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a cell of the table opens how its market moved, and the match has a page of its own', { tag: '@odds-and-tips' }, async ({ page, open }) => {
  await open('/ty-le-keo');
  await page
    .getByRole('button', { name: /Xem biến động 1X2/ })
    .first()
    .click();
  await expect(page.getByText(/lần đổi từ/)).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByText('Xem bảng số').click();
  await expect(page.getByRole('table', { name: /Các lần đổi của 1X2/ })).toBeVisible();
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page).toHaveURL(/ty-le-keo\/\d+/);
  await expect(page.getByRole('table', { name: /ban đầu và hiện tại/ })).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('corners, double chance and how prices are written are chosen once, and where odds come from is told', { tag: '@odds-and-tips' }, async ({
  page,
  open,
}) => {
  await open('/ty-le-keo');
  await page.getByRole('link', { name: 'Phạt góc & cơ hội kép' }).click();
  await expect(page.getByRole('columnheader', { name: 'DOUBLE CHANCE' })).toBeVisible();
  // Its six markets fit, also between the side banners.
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const table = page.getByRole('table');
    await expect.poll(() => table.evaluate((of) => Math.ceil(of.getBoundingClientRect().width - of.parentElement!.clientWidth))).toBe(0);
  }
  await page.getByRole('combobox', { name: 'Kiểu giá' }).selectOption('decimal');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Kiểu giá' })).toHaveValue('decimal');
  await page.getByRole('link', { name: 'Casino' }).click();
  await expect(page.getByRole('heading', { name: 'Khán Đài không cung cấp casino' })).toBeVisible();
  await page.getByRole('link', { name: 'Kèo từ đâu ra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kèo mô phỏng từ đâu ra' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Nói bao nhiêu, xảy ra bấy nhiêu' }).getByRole('row').nth(3)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('the rest of a league is played in the page, again with what one supposes', { tag: '@odds-and-tips' }, async ({ page, open }) => {
  await open('/ty-le-keo');
  await page.getByRole('link', { name: 'Nếu … thì sao' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nếu …' })).toBeVisible();
  const table = page.getByRole('table', { name: /hiện giờ và cơ hội cuối mùa$/ });
  await expect(page.getByRole('status').filter({ hasText: /^Đã đá thử/ })).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText(/%/);
  expect(await axeFindings(page)).toEqual([]);
  const match = page.getByRole('group', { name: /^Kết quả / }).first();
  await match.getByRole('radio', { name: 'Khách' }).check();
  await expect(page.getByText(/^tính là \d–\d$/).first()).toBeVisible();
  await expect(match.getByRole('radio', { name: /^Khách tính là \d–\d$/ })).toBeChecked();
  // Points of two teams change whatever they play for.
  await expect(table.getByText(/tăng/).first()).toBeAttached();
  await expect(table.getByText(/giảm/).first()).toBeAttached();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bỏ hết' }).click();
  await expect(table.getByText(/tăng|giảm/)).toHaveCount(0);
  await expect(match.getByRole('radio', { name: 'Máy đá' })).toBeChecked();
});

test('a member posts a tip, sees it in the list, and takes it back before the kick-off', { tag: '@odds-and-tips' }, async ({ page, open, portal }) => {
  await become(page, await register(page, portal));
  const why = unlike('Hai đội ngại nhau.');
  // One that takes tips for hours yet: not the very next one, which may kick off in the middle of this.
  await open('/tip-keo/tao');
  const choice = page.getByLabel('Trận', { exact: true }).locator('option').nth(8);
  const [fixtureId, name] = [await choice.getAttribute('value'), (await choice.innerText()).replace(/^.* · /, '')];
  await open(`/tip-keo/tao?tran=${fixtureId}`);
  await page.getByRole('radio', { name: '1X2' }).check();
  await page.getByRole('radio', { name: /^Hoà/ }).check();
  await page.getByLabel('Vì sao?').fill(why);
  await page.getByRole('button', { name: 'Đăng típ' }).click();
  await expect(page).toHaveURL(/tip-keo\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(why)).toBeVisible();
  await open('/tip-keo?xem=dang-mo');
  await page.getByRole('article').filter({ hasText: why }).getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Xoá típ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá típ' }).click();
  await expect(page).toHaveURL(/tip-keo$/);
  await expect(page.getByText(why)).toHaveCount(0);
});

test('the ranking leads to what the tips of somebody say, and from there to their tips and their page', { tag: '@odds-and-tips' }, async ({ page, open }) => {
  await open('/tip-keo');
  const best = page.getByRole('list', { name: 'Cao thủ của tháng' }).getByRole('listitem').first();
  const name = (await best.getByRole('heading').innerText()).trim();
  await best.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thành tích của ${name}`);
  await expect(page.getByText(/^có thể từ/).first()).toBeVisible();
  await expect(page.getByText(/típ đáng giá hơn lúc bóng lăn/)).toBeVisible();
  // Their browser adds up again what this page says.
  await page.getByRole('button', { name: 'Soát ngay tại đây' }).click();
  await expect(page.getByText(/^Khớp hết \(/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Lịch sử' }).press('Enter');
  await expect(page).toHaveURL(/thanh-tich\?xem=da-xong/);
  await expect(page.getByRole('article').first()).toContainText(name);
  await page.getByRole('link', { name: 'Trang cá nhân' }).press('Enter');
  await expect(page).toHaveURL(/thanh-vien/);
  // The level stands behind the name.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('odds and tips read well without JavaScript', { tag: '@odds-and-tips' }, async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN' });
  const page = await context.newPage();
  await page.goto(`${portal}/ty-le-keo`);
  await expect(page.getByText(/Người dưới 18 tuổi/).first()).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: 'Ban đầu' }).click();
  await expect(page).toHaveURL(/gia=dau/);
  // What becomes of a league is worked out in the browser; how it stands is not.
  await page.goto(`${portal}/ty-le-keo/neu`);
  await expect(page.getByRole('table').getByRole('row').nth(10)).toBeVisible();
  await expect(page.getByText(/cần JavaScript/)).toBeVisible();
  await page.goto(`${portal}/tip-keo`);
  await page.getByRole('link', { name: 'Đã có kết quả' }).click();
  await expect(page.getByText(/THẮNG|THUA|HOÀ/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Xem thêm' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await page.getByRole('article').filter({ hasText: 'Kết quả' }).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/tip-keo\/\d+$/);
  await expect(page.getByText(/Đã khoá từ/)).toBeVisible();
  // Whose tip it is leads to what all of theirs say.
  await page.getByRole('region', { name: 'Người đăng' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thành tích của / })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Theo loại kèo' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Lãi sau từng típ/ })).toBeVisible();
  await context.close();
});
