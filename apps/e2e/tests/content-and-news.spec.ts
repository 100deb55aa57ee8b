import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { articleCalls } from '@portal/contracts/article';
import { liveCalls } from '@portal/contracts/live';
import { axeFindings } from '../src/axe.ts';
import { demoMember, openAs, register, unlike } from '../src/members.ts';
import { PICTURE } from '../src/picture.ts';
import { root } from '../src/portal.ts';
import { expect, hydrated, listenTo, test } from '../src/test.ts';

interface Row {
  id: number;
  slug: string;
  title: string;
  plainTitle?: string;
  category: { name: string; slug: string };
  hashtags: string[];
}
interface Whole {
  blocks: { type: string; fixtureId?: number }[];
}
const rowsOf = async (page: Page, portal: string, call: string): Promise<Row[]> =>
  ((await (await page.request.get(`${portal}/other/api/article/${call}`)).json()) as { data: { list: Row[] } }).data.list;

test('from the list over a category and a hashtag to an article, and on from there', { tag: '@content-and-news' }, async ({ page, open, portal }) => {
  const [first] = await rowsOf(page, portal, 'list-by-category?categoryId=5&pageSize=1');
  if (!first) throw new Error('there is no news');
  await open('/tin-tuc');
  await page.getByRole('link', { name: first.category.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.category.name })).toBeVisible();
  await page.getByRole('link', { name: first.title }).click();
  await expect(page).toHaveURL(`${portal}/tin-tuc/${first.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(page).toHaveTitle(`${first.title} | Khán Đài`);
  await page.getByRole('list', { name: 'Hashtag của bài' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: `#${first.hashtags[0]}` })).toBeVisible();
  await page.getByRole('link', { name: first.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await page.getByRole('complementary', { name: 'Đọc thêm' }).getByRole('link').filter({ hasNotText: first.title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first.title);
});

test('the list goes on by itself; who comes back from an article finds it where they were', { tag: '@content-and-news' }, async ({ page, open }) => {
  await open('/tin-tuc');
  const mark = page.getByRole('main').locator('p').getByRole('link', { name: 'Trang 2', exact: true });
  await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(mark).toHaveAttribute('href', '/tin-tuc?trang=2');
  const further = mark.locator('xpath=../..').getByRole('article').nth(2).getByRole('heading');
  const title = await further.innerText();
  await further.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(articleCalls.list.path)) asked.push(request.url());
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Tin tức' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport();
  // What was read is still there: only what comes after it is asked for.
  expect(asked.filter((url) => !/pageNum=[3-9]/.test(url))).toEqual([]);
});

test('the list has numbered pages, and what is no page is a 404', { tag: '@content-and-news' }, async ({ page, open, portal, complaints }) => {
  await open('/tin-tuc');
  const top = await page.getByRole('heading', { level: 2 }).first().textContent();
  // Pages come below until one waits for a press; the numbers move down as they do.
  const numbers = page.getByRole('navigation', { name: 'Các trang' });
  await expect(async () => {
    await numbers.scrollIntoViewIfNeeded();
    await expect(numbers.getByRole('link', { name: 'Trang 4' })).toHaveAttribute('aria-current', 'true', { timeout: 500 });
  }).toPass();
  await page.getByRole('navigation', { name: 'Các trang' }).getByRole('link', { name: 'Trang 2' }).click();
  await expect(page).toHaveURL(`${portal}/tin-tuc?trang=2`);
  await expect(page.getByRole('heading', { level: 2, name: top ?? '' })).toHaveCount(0);
  expect((await page.goto(`${portal}/tin-tuc?trang=99`))?.status()).toBe(404);
  expect((await page.goto(`${portal}/tin-tuc/khong-co-bai-nay-999999`))?.status()).toBe(404);
  // The browser reports the two 404s itself.
  complaints.allow(/status of 404/);
});

test('a match that is over has its report: from its room there and back, and no result for who hides scores', {
  tag: ['@content-and-news', '@live-and-schedule'],
}, async ({ page, open, portal }) => {
  const infoOf = async (id: number): Promise<Whole> =>
    ((await (await page.request.get(`${portal}${articleCalls.info.path.replace('{id}', String(id))}`)).json()) as { data: Whole }).data;
  const reports = (await rowsOf(page, portal, 'list?pageSize=20')).filter(({ plainTitle }) => plainTitle !== undefined);
  const wholes = await Promise.all(
    reports.map(async (report) => ({ report, fixtureId: (await infoOf(report.id)).blocks.find(({ type }) => type === 'match')?.fixtureId })),
  );
  const { report, fixtureId } = wholes.find((one) => one.fixtureId !== undefined) ?? {};
  if (!report) throw new Error('no match has been reported');
  const room = `/truc-tiep/bong-da/${fixtureId}`;
  await open(room);
  const story = page.getByRole('region', { name: 'Sau trận đấu' });
  await story.getByRole('link', { name: report.title }).click();
  await expect(page).toHaveURL(`${portal}/tin-tuc/${report.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: report.title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Bài tự động từ dữ liệu');
  await page.getByRole('main').locator(`a[href^="${room}"]`).first().click();
  await expect(page).toHaveURL(portal + room);
  await expect(story).toBeVisible();

  await page.goto(`${portal}/-/prefs?scores=hidden&to=${encodeURIComponent(room)}`);
  await expect(story.getByRole('link', { name: report.plainTitle! })).toBeVisible();
  await expect(story).not.toContainText(report.title);
  await page.goto(`${portal}/tin-tuc`);
  await expect(page.getByRole('main').getByText(report.plainTitle!).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(report.title);
});

test('a member reacts and comments, another answers, and the author takes it back', { tag: '@content-and-news' }, async ({ page, portal, browser }) => {
  const [article] = await rowsOf(page, portal, 'list-by-category?categoryId=6&pageSize=1');
  if (!article) throw new Error('there is no news');
  const path = `/tin-tuc/${article.slug}`;
  const words = unlike('Mang theo áo mưa nhé');
  // Somebody new: what a member of the demo has reacted before may still be on its way when the button is pressed.
  await openAs(page, portal, await register(page, portal), path);
  const love = page.getByRole('button', { name: /^Yêu, / });
  await expect(love).toHaveAttribute('aria-pressed', 'false');
  await love.click();
  await expect(love).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: 'Bình luận của bạn' }).fill(words);
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  const own = page.getByRole('list', { name: 'Bình luận' }).getByRole('article').filter({ hasText: words });
  await expect(own).toBeVisible();

  const other = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  const otherSays = listenTo(other);
  await openAs(other, portal, await register(page, portal), path);
  const theirs = other.getByRole('article').filter({ hasText: words });
  await theirs.getByRole('button', { name: 'Trả lời' }).click();
  await other.getByRole('textbox', { name: /^Trả lời/ }).fill(`Ô thì ở nhà ${words.slice(-6)}`);
  await other.keyboard.press('Enter');
  // It stands there while it is being sent, too.
  await expect(other.locator('article:not([aria-busy=true])').filter({ hasText: `Ô thì ở nhà ${words.slice(-6)}` })).toBeVisible();
  expect(otherSays.list).toEqual([]);
  await other.context().close();

  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Xem 1 trả lời' }).first().click();
  await expect(page.getByText(`Ô thì ở nhà ${words.slice(-6)}`)).toBeVisible();
  await own.getByRole('button', { name: /Tuỳ chọn cho bình luận/ }).click();
  await page.getByRole('menuitem', { name: 'Xoá' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá' }).click();
  await expect(page.getByText('Bình luận đã bị xoá').first()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test('reads well without JavaScript: list, pages, article, what was said about it', { tag: '@content-and-news' }, async ({ portal, browser, page }) => {
  const [top] = await rowsOf(page, portal, 'list-top?pageSize=1');
  if (!top) throw new Error('there is no news');
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN', viewport: { width: 390, height: 844 } });
  const plain = await context.newPage();
  await plain.goto(`${portal}/tin-tuc`);
  await plain.getByRole('link', { name: 'Trang sau' }).click();
  await expect(plain).toHaveURL(/trang=2$/);
  await plain.goto(`${portal}/tin-tuc`);
  await plain.getByRole('link', { name: top.title }).first().click();
  await expect(plain.getByRole('heading', { level: 1, name: top.title })).toBeVisible();
  await expect(plain.getByRole('article').first()).toContainText('World Cup');
  await expect(plain.getByRole('heading', { name: /bình luận$/ })).toBeVisible();
  await expect(plain.getByRole('list', { name: 'Bình luận' }).getByRole('article').first()).toBeVisible();
  await context.close();
});

test('static pages are read without JavaScript, and the change log says what the repository says', { tag: '@content-and-news' }, async ({
  portal,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN', viewport: { width: 390, height: 844 } });
  const plain = await context.newPage();
  const titles: string[] = [];
  for (const address of ['/gioi-thieu', '/tuyen-dung', '/change-log', '/dieu-khoan-su-dung', '/dieu-kien-va-dieu-khoan', '/chinh-sach-cookie']) {
    await plain.goto(portal + address);
    const article = plain.getByRole('main').getByRole('article');
    titles.push((await article.getByRole('heading', { level: 1 }).textContent()) ?? '');
    expect((await article.innerText()).length).toBeGreaterThan(400);
    // The way to the others.
    await expect(plain.getByRole('main').getByRole('link', { name: 'Giới thiệu' })).toBeVisible();
  }
  expect(new Set(titles).size).toBe(6);
  await plain.goto(`${portal}/change-log`);
  const [, newest] = /^## (.*)$/m.exec(readFileSync(path.join(root, 'apps/api/changelog/vi.md'), 'utf8')) ?? [];
  await expect(plain.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(newest!);
  await context.close();
});

test('a member says what is wrong, with a picture, and is thanked; staff read it', { tag: '@content-and-news' }, async ({ page, portal }) => {
  await openAs(page, portal, await register(page, portal), '/phan-hoi');
  const said = unlike('Bảng tỷ số đè lên nút');
  await page.getByRole('radio', { name: 'Hình và tiếng' }).check();
  await page.getByRole('textbox', { name: /Lời của bạn/ }).fill(said);
  await page.getByLabel('Thêm hình').setInputFiles({ name: 'hinh.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('img', { name: 'Hình 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Gửi phản hồi' }).press('Enter');
  await expect(page.getByText('Đã nhận lời của bạn')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const { accessToken } = await demoMember(page, portal, 'staff');
  const answer = await page.request.get(portal + liveCalls.feedbackList.path, { headers: { authorization: accessToken } });
  const { data } = (await answer.json()) as { data: { list: { content: string; kind: string; pictures: string[] }[] } };
  const [picture = ''] = data.list.find(({ content }) => content === said)?.pictures ?? [];
  expect((await page.request.get(portal + picture)).headers()['content-type']).toMatch(/^image\//);
});
