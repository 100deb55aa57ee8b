import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { commentTargets, sockets } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { axeFindings } from '../src/axe.ts';
import { demoMember, openAs, register, unlike, type Member } from '../src/members.ts';
import { expect, hydrated, test } from '../src/test.ts';

/** The server has heard that the page's member is there. */
async function answered(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().includes(sockets.online));
  await socket.waitForEvent('framereceived');
}

test('a comment rings the bell of the post’s author at once, on every page they have open, leads to the post and is read by that; a setting is there after a reload', {
  tag: ['@shell', '@account-and-missions'],
}, async ({ page, portal, request, context }) => {
  // A member of its own: what other journeys do rings no bell here, and no setting is left from another run.
  const author = await register({ request }, portal);
  const tipster = await demoMember({ request }, portal, 'tipster');
  const { data: post } = await (
    await request.post(portal + newsfeedCalls.create.path, {
      data: { uuid: randomUUID(), content: unlike('Ai còn thức?') },
      headers: { authorization: author.accessToken },
    })
  ).json();
  const elsewhere = await context.newPage();
  const heard = [page, elsewhere].map(answered);
  await openAs(page, portal, author, '/thong-bao');
  await elsewhere.goto(`${portal}/tin-tuc`);
  await Promise.all(heard);
  for (const each of [page, elsewhere]) await expect(each.getByRole('button', { name: 'Thông báo', exact: true })).toBeVisible();
  const said = await request.post(portal + commentCalls.create.path, {
    data: { uuid: randomUUID(), objectType: commentTargets.post, objectId: post.id, content: 'Mình đây' },
    headers: { authorization: tipster.accessToken },
  });
  expect(said.status()).toBe(200);

  // Asked every five minutes only: what is there sooner was told.
  await expect(elsewhere.getByRole('button', { name: 'Thông báo, 1 chưa đọc' })).toBeVisible();
  const bell = page.getByRole('button', { name: /^Thông báo, \d+ chưa đọc$/ });
  await expect(bell).toBeVisible();
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Thông báo' });
  const row = panel.getByRole('link', { name: /Trạng Kèo đã bình luận bài của bạn/ }).first();
  await expect(row).toHaveAttribute('href', `/bang-tin?pId=${post.id}`);
  expect(await axeFindings(page)).toEqual([]);
  await row.click();
  await expect(page).toHaveURL(new RegExp(`pId=${post.id}$`));
  await expect(page.getByRole('article').filter({ hasText: post.content })).toBeVisible();
  const label = before === 1 ? 'Thông báo' : `Thông báo, ${before - 1} chưa đọc`;
  await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible();

  await page.goto(`${portal}/tai-khoan#cai-dat`);
  await hydrated(page);
  const setting = page.getByRole('switch', { name: 'Chế độ rút gọn' });
  await expect(setting).not.toBeChecked();
  const kept = page.waitForResponse((response) => response.url().endsWith('/setting-message') && response.request().method() === 'POST');
  await setting.check();
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Chế độ rút gọn' })).toBeChecked();
});

test('on a phone the bell counts, and leads to a page with what one is told', { tag: '@shell' }, async ({ page, portal, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const author = await register({ request }, portal);
  const reader = await register({ request }, portal);
  const send = async (path: string, data: object, { accessToken }: Member) =>
    ((await (await request.post(portal + path, { data, headers: { authorization: accessToken } })).json()) as { data: { id: number } }).data;
  const post = await send(newsfeedCalls.create.path, { uuid: randomUUID(), content: unlike('Ai còn thức?') }, author);
  await send(commentCalls.create.path, { uuid: randomUUID(), objectType: commentTargets.post, objectId: post.id, content: 'Mình đây' }, reader);
  await openAs(page, portal, author, '/tin-tuc');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Thông báo/ })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Điều hướng nhanh' }).getByRole('link', { name: /1 chưa đọc/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Thông báo, 1 chưa đọc' }).click();
  await expect(page).toHaveURL(/\/thong-bao$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`${reader.username} đã bình luận bài của bạn`) })
    .click();
  await expect(page).toHaveURL(new RegExp(`pId=${post.id}$`));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Thông báo', exact: true })).toBeVisible();
});
