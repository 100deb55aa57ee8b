import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/axe.ts';
import { alteredBuild } from '../src/altered.ts';
import { builtFolder, startPortal, versionOf, type Portal } from '../src/portal.ts';
import { expect, hydrated, test } from '../src/test.ts';

const tag = ['@shell', '@registry'];
/** Of the demo portal: everybody has it. */
const PASSWORD = 'khandai-demo';

/** Opens the release desk and logs in over its own button. */
async function enter(page: Page, url: string, username: string): Promise<void> {
  await page.goto(`${url}/-/releases`);
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên đăng nhập').fill(username);
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(dialog).toBeHidden();
}
/** Another release of the chat: the same but for a word that nobody sees. */
const folders: string[] = [];
function next(word: string): string {
  const folder = alteredBuild('chat', (text, file) => (file === 'client/remoteEntry.js' ? `${text}\n// ${word}` : text));
  folders.push(folder);
  return folder;
}
const card = (page: Page, name = 'Chat') => page.getByRole('article', { name, exact: true });

test.describe('the release desk', () => {
  let portal: Portal;
  let first: string;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    portal = await startPortal();
    first = versionOf(builtFolder('chat'));
    // One that is kept and nobody gets.
    const { code, output } = await portal.cli('publish', 'chat', '--from', next('kept'), '--version', '9.0.0');
    if (code !== 0) throw new Error(output);
  });
  test.afterAll(async () => {
    for (const folder of folders) rmSync(folder, { recursive: true });
    await portal.stop();
  });

  test('staff see every remote, another’s release as it happens, and take it back in one step', { tag }, async ({ page }) => {
    await enter(page, portal.url, 'staff');
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(card(page).getByText(first, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Cập nhật trực tiếp')).toBeVisible();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });

    const second = await portal.release('chat', next('released'));
    await expect(card(page).getByText(second, { exact: true }).first()).toBeVisible();
    // Told in words as well, for who does not look at the card.
    await expect(page.getByRole('region', { name: 'Thông báo' }).getByText(`Chat: ${first} → ${second}`)).toBeVisible();

    await card(page)
      .getByRole('button', { name: `Lùi về ${first}` })
      .click();
    const dialog = page.getByRole('dialog', { name: `Lùi Chat về ${first}?` });
    await expect(dialog.getByText('Hợp với mọi phần đang chạy')).toBeVisible();
    await dialog.getByLabel('Lý do').fill('ô soạn tin bị trắng');
    await dialog.getByRole('button', { name: `Lùi về ${first}` }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page).getByText(/bởi staff/)).toBeVisible();
    await expect(card(page).getByText('ô soạn tin bị trắng').first()).toBeVisible();
    expect(loads).toBe(0);

    await card(page).getByRole('button', { name: 'Lịch sử và các bản' }).click();
    const newest = card(page).getByRole('listitem').first();
    await expect(newest).toContainText('Lùi');
    await expect(newest).toContainText('staff');
    await expect(newest).toContainText('ô soạn tin bị trắng');
    // What the page says is what the registry did.
    const state = (await (await page.request.get(`${portal.registryUrl}/state`)).json()) as { remotes: Record<string, { version: string }[]> };
    expect(state.remotes['chat']?.[0]?.version).toBe(first);
  });

  test('a remote that is frozen says so to everybody who looks, and cannot be promoted', { tag }, async ({ page, browser }) => {
    await enter(page, portal.url, 'staff');
    const other = await (await browser.newContext({ storageState: await page.context().storageState(), locale: 'vi-VN' })).newPage();
    await other.goto(`${portal.url}/-/releases`);
    await expect(card(other, 'Kèo và típ')).toBeVisible();
    await card(page, 'Kèo và típ').getByRole('button', { name: 'Việc khác với Kèo và típ' }).click();
    await page.getByRole('menuitem', { name: 'Đóng băng' }).click();
    const dialog = page.getByRole('dialog', { name: 'Đóng băng Kèo và típ?' });
    await dialog.getByLabel('Lý do').fill('đợi xong chung kết');
    await dialog.getByRole('button', { name: 'Đóng băng' }).click();
    await expect(card(other, 'Kèo và típ').getByText(/Đóng băng bởi staff.*đợi xong chung kết/)).toBeVisible();
    const refused = await portal.cli('promote', 'odds-and-tips', versionOf(builtFolder('odds-and-tips')));
    expect(refused.code).not.toBe(0);
    expect(refused.output).toContain('frozen by staff');
    await other.context().close();
  });

  test('a guest and a member see no figure, and the shell gives them none', { tag }, async ({ page, browser }) => {
    const answer = await page.goto(`${portal.url}/-/releases`);
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập để vào bàn phát hành' })).toBeVisible();
    expect((await page.request.get(`${portal.url}/-/releases/api/board`)).status()).toBe(401);

    const member = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
    await enter(member, portal.url, 'fan');
    await expect(member.getByRole('heading', { level: 1, name: 'Tài khoản này không có quyền phát hành' })).toBeVisible();
    await expect(member.getByRole('article')).toHaveCount(0);
    const token = await member.evaluate(() => Object.entries(localStorage).find(([, value]) => value.split('.').length === 3)?.[1] ?? '');
    const refused = await member.request.post(`${portal.url}/-/releases/api/moves`, {
      headers: { authorization: `Bearer ${token}` },
      data: { do: 'rollback', remote: 'chat' },
    });
    expect([refused.status(), ((await refused.json()) as { code: number }).code]).toEqual([403, 40300]);
    await member.context().close();
  });

  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    test(`axe finds nothing, and nothing is wider than the screen: ${colorScheme}, ${width}`, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await enter(page, portal.url, 'staff');
      await card(page).getByRole('button', { name: 'Lịch sử và các bản' }).click();
      await card(page).getByRole('tab', { name: 'Các bản' }).click();
      await expect(card(page).getByRole('listitem').first()).toBeVisible();
      const check = async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
        expect(await axeFindings(page)).toEqual([]);
      };
      await check();
      await card(page).getByRole('button', { name: 'Phát hành bản này' }).first().click();
      await expect(page.getByRole('dialog').getByText('Hợp với mọi phần đang chạy')).toBeVisible();
      await check();
    });
  }
});
