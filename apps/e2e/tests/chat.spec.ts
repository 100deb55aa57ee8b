import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../src/axe.ts';
import { crowd } from '../src/crowd.ts';
import { openAs, register, unlike } from '../src/members.ts';
import { expect, hydrated, listenTo, liveFixture, test } from '../src/test.ts';

const row = (page: Page, text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text });
/** The first message that is wholly in sight of the list, by its offset, and where it stands. `still`: once it has stood there for so many frames. */
const firstInSight = (log: Locator, still = 0) =>
  log.evaluate(async (list, frames) => {
    const look = () => {
      const top = list.getBoundingClientRect().top;
      const first = [...list.querySelectorAll<HTMLElement>('[data-offset]')].find((message) => message.getBoundingClientRect().top >= top);
      return { offset: Number(first?.dataset['offset']), top: Math.round(first?.getBoundingClientRect().top ?? 0) };
    };
    let seen = look();
    for (let unmoved = 0; unmoved < frames; unmoved += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      const now = look();
      if (now.offset !== seen.offset || now.top !== seen.top) unmoved = 0;
      seen = now;
    }
    return seen;
  }, still);
/** As it is once the list stands still: a key scrolls by and by, and on a busy machine in steps far apart. */
const resting = (log: Locator) => firstInSight(log, 30);

test('one answers and reacts, and the other sees it at once; after a reload it is still there', { tag: '@chat' }, async ({ page, portal, browser }) => {
  await openAs(page, portal, 'fan', '/chatroom?roomId=30');
  const other = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  const otherSays = listenTo(other);
  await openAs(other, portal, 'tipster', '/chatroom?roomId=30');
  const [question, answer] = [unlike('Ai ghi bàn tiếp theo'), unlike('Số 10 chứ ai')];
  const field = (browserPage: Page) => browserPage.getByRole('textbox', { name: 'Tin nhắn vào phòng Khán đài chung' });

  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(row(other, question)).toBeVisible();

  await row(other, question).hover();
  await row(other, question).getByRole('button', { name: 'Trả lời Fan Khán Đài B', exact: true }).click();
  await expect(other.getByText('Thôi trả lời').or(other.getByRole('button', { name: 'Thôi trả lời' }))).toBeVisible();
  await field(other).fill(answer);
  await field(other).press('Enter');
  const reply = row(page, answer);
  await expect(reply).toBeVisible();
  await expect(reply).toContainText(question);

  await reply.hover();
  await reply.getByRole('group', { name: 'Chọn cảm xúc' }).getByRole('button', { name: 'Haha' }).click();
  const chip = (browserPage: Page) => row(browserPage, answer).getByRole('button', { name: 'Haha, 1' });
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(other)).toHaveAttribute('aria-pressed', 'false');

  await page.reload();
  await hydrated(page);
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
  await reply.getByRole('button', { name: new RegExp(question) }).click();
  await expect(row(page, question).first()).toBeFocused();

  await chip(page).click();
  await expect(chip(other)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(otherSays.list).toEqual([]);
  await other.context().close();
});

test('a guest reads and writes, is asked to log in for a reaction, and finds a room by its name without marks', { tag: '@chat' }, async ({ page, open }) => {
  await open('/chatroom');
  await expect(page.getByRole('heading', { level: 2, name: 'Khán đài chung' })).toBeVisible();
  const line = page.getByRole('log').getByRole('listitem').filter({ hasText: 'Tuyến giữa đá quyện' });
  // What others write moves the line away from the pointer, and its faces go.
  await expect(async () => {
    await line.hover();
    await line.getByRole('group', { name: 'Chọn cảm xúc' }).getByRole('button', { name: 'Yêu' }).click({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('searchbox', { name: 'Tìm phòng' })
    .or(page.getByRole('textbox', { name: 'Tìm phòng' }))
    .fill('hang day');
  const rooms = page.getByRole('navigation', { name: 'Chat' });
  await expect(rooms.getByRole('link')).toHaveCount(1);
  await rooms.getByRole('link', { name: /Hội quán Hàng Đẫy/ }).click();
  await expect(page).toHaveURL(/roomId=32/);
  await expect(page.getByText('Đi đông đông hát cho sướng').last()).toBeVisible();
});

test('a phone shows the rooms, then the one that is chosen, and the way back', { tag: '@chat' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/chatroom');
  await expect(page.getByRole('log')).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Chat' })
    .getByRole('link', { name: /Cà phê sau trận/ })
    .click();
  await expect(page.getByRole('log', { name: 'Tin nhắn phòng Cà phê sau trận' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Tin nhắn vào phòng Cà phê sau trận' })).toBeInViewport();
  await page.getByRole('link', { name: 'Danh sách phòng' }).click();
  await expect(page.getByRole('log')).toBeHidden();
});

test('without JavaScript the words of a room are there, and every room is a link', { tag: '@chat' }, async ({ browser, portal }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN' })).newPage();
  await page.goto(`${portal}/chatroom?roomId=32`);
  await expect(page.getByText('Ra cửa số 3 trước hai tiếng là có, nhớ mang áo mưa')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Chat' })
    .getByRole('link', { name: /Khán đài chung/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Khán đài chung' })).toBeVisible();
  // A tab is a page of its own: the part of it came with the page.
  await page.getByRole('navigation', { name: 'Mục của phòng' }).getByRole('link', { name: 'Kèo chấp' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Kèo chấp/ })).toBeVisible();
  await expect(page.getByRole('log')).toBeHidden();
  expect((await page.goto(`${portal}/chatroom?roomId=29`))?.status()).toBe(404);
  await page.context().close();
});

test('on a phone one goes through the tabs of a room by keyboard while the room goes on, and finds in it what was said meanwhile', {
  tag: ['@chat', '@odds-and-tips', '@shell'],
}, async ({ page, portal, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('adult', '1'));
  await openAs(page, portal, await register(page, portal), '/chatroom?roomId=32');
  const field = (browserPage: Page) => browserPage.getByRole('textbox', { name: 'Tin nhắn vào phòng Hội quán Hàng Đẫy' });
  const [before, meanwhile] = [unlike('Để xem kèo cái đã'), unlike('Xem gì lâu thế')];
  await field(page).fill(before);
  await field(page).press('Enter');
  await expect(row(page, before)).toBeVisible();
  let connections = 0;
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).pathname === '/websocket') connections += 1;
  });

  const tabs = page.getByRole('navigation', { name: 'Mục của phòng' });
  const tab = (name: string) => tabs.getByRole('link', { name, exact: true });
  const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name });
  await tab('Chat').focus();
  for (const [name, shown] of [
    ['Kèo', heading(/^Kèo\b.*mô phỏng/)],
    ['Kèo chấp', heading(/^Kèo chấp/)],
    ['Tài xỉu', heading(/^Tài xỉu/)],
    ['1X2', heading(/^1X2/)],
    ['Top Típ', heading(/^Top Típ tuần/)],
    ['Kèo tâm điểm', heading(/^Kèo tâm điểm/)],
    ['Kèo tối nay', heading(/^Kèo tối nay/)],
    ['Dự đoán', page.getByRole('link', { name: 'Điểm của bạn và luật chơi' })],
    ['Lịch sử', heading(/^Đã đoán/)],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(tab(name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab(name)).toHaveAttribute('aria-current', 'page');
    await expect(tab(name)).toBeInViewport({ ratio: 0.9 });
    await expect(shown).toBeVisible();
    await expect(page.getByRole('log')).toBeHidden();
  }
  await expect(page).toHaveURL(/roomId=32&tab=history$/);
  expect(await axeFindings(page)).toEqual([]);

  const other = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(other, portal, 'tipster', '/chatroom?roomId=32');
  await field(other).fill(meanwhile);
  await field(other).press('Enter');
  const back = tabs.getByRole('link', { name: /^Chat\s*\d+ tin chưa đọc$/ });
  await expect(back).toBeAttached();
  await back.press('Enter');
  await expect(page).toHaveURL(/\/chatroom\?roomId=32$/);
  for (const words of [before, meanwhile]) await expect(row(page, words)).toBeVisible();
  await expect(tab('Chat')).toBeInViewport({ ratio: 0.9 });
  await expect(field(page)).toBeInViewport();
  expect(connections).toBe(0);
  await other.context().close();

  // Who hides odds is back in the chat, without tabs.
  await tab('Kèo').press('Enter');
  await page.getByRole('button', { name: 'Ẩn kèo' }).click();
  await expect(tabs).toBeHidden();
  await expect(row(page, meanwhile)).toBeVisible();
});

test('one reads further up by wheel and by key while seven messages a second come in, and goes on where they are', { tag: '@chat' }, async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'fan', '/chatroom?roomId=31');
  const log = page.getByRole('log');
  const newer = page.getByRole('button', { name: /tin mới/ });
  const stop = await crowd(portal, 31, await Promise.all([1, 2, 3, 4].map(() => register(page, portal))));
  await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(40);

  await log.hover();
  // As a trackpad does it: each step alone is shorter than what still counts as the newest, and the next message comes before the next step.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -16);
      return newer.isVisible();
    })
    .toBe(true);
  const read = await resting(log);
  await expect(newer).toHaveText(/[1-9]\d/);
  expect(await firstInSight(log)).toEqual(read);

  await newer.click();
  await expect(newer).toBeHidden();
  await expect(log).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(newer).toBeVisible();
  const before = await resting(log);
  await page.keyboard.press('PageUp');
  await expect.poll(async () => (await firstInSight(log)).offset).toBeLessThan(before.offset);
  const further = await resting(log);
  await expect(newer).toHaveText(/[1-9]\d/);
  expect(await firstInSight(log)).toEqual(further);
  await stop();
});

test('a match that somebody links to is a card with its teams in the words of who reads, and leads there', { tag: ['@chat', '@live-and-schedule'] }, async ({
  page,
  portal,
  browser,
}) => {
  const match = await liveFixture(page, portal);
  const other = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(page, portal, 'fan', '/chatroom?roomId=31');
  await openAs(other, portal, 'tipster', '/chatroom?roomId=31');
  const said = unlike('Vào xem đi');
  // The site as it names itself, whatever the address it was opened by.
  const site = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  const address = new URL(`/truc-tiep/bong-da/${match.fixtureId}`, site).href;
  await page.getByPlaceholder(/Nói gì với khán đài/).fill(`${said} ${address}`);
  await page.keyboard.press('Enter');
  const card = row(other, said).getByRole('link', { name: new RegExp(match.home.name) });
  await expect(card).toContainText(match.away.name);
  await card.click();
  await expect(other).toHaveURL(new RegExp(`/truc-tiep/bong-da/${match.fixtureId}`));
  await expect(other.getByRole('heading', { level: 1 })).toContainText(match.home.name);
  await other.context().close();
});
