import { userCalls } from '@portal/contracts/user';
import { logOut, ownCorner, register } from '../src/members.ts';
import { expect, hydrated, test } from '../src/test.ts';

test('home shows live, past and coming matches, and follows a link without a reload', { tag: ['@shell', '@live-and-schedule'] }, async ({
  page,
  open,
  portal,
}) => {
  // Of today nothing is over soon after midnight.
  const over = (await (
    await page.request.get(`${portal}/al/api/schedule/liveSchedule?status=30&sportId=10&timezone=Asia%2FHo_Chi_Minh&pageSize=1`)
  ).json()) as { data: { list: { score: unknown }[] } };
  await open('/');
  await expect(page).toHaveTitle(/Khán Đài/);
  await expect(page.getByText('Trận Hot').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lịch hôm nay' })).toBeVisible();
  await expect(page.getByText('phát lại').first()).toBeVisible();
  await page.getByRole('button', { name: /^Xem thêm \d+ trận$/ }).click();
  if (over.data.list.some(({ score }) => score !== null)) await expect(page.getByText('FT').first()).toBeVisible();
  await page.evaluate(() => {
    (globalThis as { marked?: boolean }).marked = true;
  });
  await page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Trực tiếp' }).click();
  await expect(page).toHaveURL(/\/truc-tiep$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { marked?: boolean }).marked)).toBe(true);
});

test('a remote that is met later loads at the first click', { tag: '@shell' }, async ({ page, open }) => {
  // Home shows parts of all of them; a text of one remote shows nothing of the others.
  await open('/gioi-thieu');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Kết quả' }).click();
  await expect(page).toHaveURL(/ket-qua/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kết quả/);
  expect(asked.some((path) => path.includes('/remotes/live-and-schedule/'))).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Kết quả/);
});

test('side banners close for the session', { tag: '@shell' }, async ({ page, open }) => {
  await open('/');
  const banners = page.getByRole('complementary', { name: 'Quảng cáo' });
  await expect(banners).toHaveCount(2);
  const box = await banners.first().getByRole('link').boundingBox();
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

test('a phone has the five tabs', { tag: '@shell' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  await expect(page.getByRole('navigation', { name: 'Điều hướng nhanh' }).getByRole('link')).toHaveText([
    'Nhóm chat',
    'Chat',
    'Trang chủ',
    'Bạn bè',
    'Tài khoản',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a visitor logs in and out', { tag: ['@shell', '@account-and-missions'] }, async ({ page, open }) => {
  await open('/');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên đăng nhập').fill('fan');
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('wrong');
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(dialog.getByText(/Sai tên đăng nhập/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('khandai-demo');
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(ownCorner(page)).toBeVisible();
  await page.reload();
  await expect(ownCorner(page)).toBeVisible();
  await logOut(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
});

test('two tabs agree: who logs in or out in one is logged in or out in the other', { tag: ['@shell', '@account-and-missions'] }, async ({
  page,
  open,
  portal,
  context,
}) => {
  // Nothing that other journeys do makes a tab ask while the other one logs out.
  const { username, password } = await register(page, portal);
  const other = await context.newPage();
  await Promise.all([open('/'), other.goto(`${portal}/tin-tuc`).then(() => hydrated(other))]);
  await expect(other.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  // What either asks for as a member is to be answered before the log-in ends: a refusal would be right, and a complaint in the console.
  const unanswered = new Set<unknown>();
  const asked = [page, other].map((tab) => {
    tab.on('request', (request) => unanswered.add(request));
    tab.on('requestfinished', (request) => unanswered.delete(request));
    tab.on('requestfailed', (request) => unanswered.delete(request));
    return tab.waitForResponse((response) => response.url().endsWith(userCalls.settings.path) && response.ok());
  });
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên đăng nhập').fill(username);
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(password);
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(ownCorner(other)).toBeVisible();
  await Promise.all(asked);
  await expect.poll(() => unanswered.size).toBe(0);
  await logOut(other);
  await expect(page.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  await expect(ownCorner(page)).toHaveCount(0);
});

test('the shell’s own program asks to be compiled while it arrives; nothing of that is in its styles', { tag: '@shell' }, async ({ request, portal }) => {
  const html = await (await request.get(portal)).text();
  const read = async (kind: string) => (await request.get(portal + new RegExp(`/assets/main\\.\\w+\\.${kind}`).exec(html)![0])).text();
  expect(await read('js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(await read('css')).not.toContain('//#');
});
