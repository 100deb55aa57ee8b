import type { Locator, Page } from '@playwright/test';
import { unlike } from '../src/members.ts';
import { expect, hydrated, test } from '../src/test.ts';

const TAGS = { tag: ['@shell', '@live-and-schedule', '@chat'] };
const FIELD = /^Tin nhắn vào phòng /;

/** Presses Tab until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

test.describe('from home to a message in a room and back', () => {
  test('by touch, on a phone', TAGS, async ({ browser, portal }) => {
    const context = await browser.newContext({ locale: 'vi-VN', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    await page.goto(portal);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Vào phòng' }).first().tap();
    await expect(page).toHaveURL(/\/truc-tiep\/bong-da\/\d+/);
    const words = unlike('Chào từ cái điện thoại');
    const field = page.getByRole('textbox', { name: FIELD });
    await expect(field).toBeEnabled();
    await field.tap();
    await field.fill(words);
    await page.getByRole('button', { name: 'Gửi', exact: true }).tap();
    const said = page.getByRole('log').getByRole('listitem').filter({ hasText: words });
    await expect(said).toBeInViewport();
    await expect(said.getByText('Đang gửi')).toHaveCount(0);
    // The keyboard goes with a touch beside it, and the five tabs are back.
    await field.blur();
    await page.getByRole('navigation', { name: 'Điều hướng nhanh' }).getByRole('link', { name: 'Trang chủ' }).tap();
    await expect(page.getByRole('heading', { name: 'Phòng trực tiếp' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  test('by the keyboard alone', TAGS, async ({ page, open }) => {
    await open('/');
    const room = page.getByRole('main').getByRole('link', { name: 'Vào phòng' }).first();
    await tabTo(page, page.getByRole('link', { name: /^Tới nội dung|^Đến nội dung/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, room);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const field = page.getByRole('textbox', { name: FIELD });
    await expect(field).toBeEnabled();
    await tabTo(page, field);
    const words = unlike('Chào từ bàn phím');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText(words)).toBeInViewport();
    await expect(field).toBeFocused();
    await tabTo(
      page,
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Trang chủ' })
        .or(page.getByRole('banner').getByRole('link', { name: /Khán Đài/ }))
        .first(),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Phòng trực tiếp' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('by what a screen reader reads aloud: names, roles and live regions', TAGS, async ({ page, open }) => {
    /** The page as it is read, line by line. (A line with a colon in it comes in quotation marks.) */
    const read = async () => (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim().replace(/^- '(.*)'(:?)$/, '- $1$2'));
    const lineOf = async (pattern: RegExp) => (await read()).find((line) => pattern.test(line));
    await open('/');
    expect(await lineOf(/^- heading ".+" \[level=1\]/)).toBeDefined();
    for (const landmark of ['banner', 'main', 'contentinfo']) expect(await lineOf(new RegExp(`^- ${landmark}\\b`))).toBeDefined();
    // The match that one is led to is read with its teams and its score.
    expect(await lineOf(/^- link "Vào phòng/)).toBeDefined();
    await page.getByRole('main').getByRole('link', { name: 'Vào phòng' }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('textbox', { name: FIELD })).toBeEnabled();
    const room = await read();
    const heading = room.find((line) => /^- heading ".+" \[level=1\]/.test(line)) ?? '';
    const [, title = ''] = /^- heading "(.+?)"/.exec(heading) ?? [];
    // Messages and the score speak up by themselves, and politely.
    expect(room.filter((line) => line.startsWith('- log "Tin nhắn phòng '))).toHaveLength(1);
    await expect(page.getByRole('log')).not.toHaveAttribute('aria-live', 'assertive');
    expect(room.some((line) => /^- status\b/.test(line))).toBe(true);
    expect(title.length).toBeGreaterThan(3);
    const words = unlike('Chào từ trình đọc màn hình');
    await page.getByRole('textbox', { name: FIELD }).fill(words);
    await page.getByRole('button', { name: 'Gửi', exact: true }).press('Enter');
    await expect.poll(async () => (await read()).some((line) => line.includes(words) && !line.startsWith('- textbox'))).toBe(true);
    await page.goBack();
    await expect.poll(() => lineOf(/^- heading "Phòng trực tiếp"/)).toBeDefined();
  });
});
