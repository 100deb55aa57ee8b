import { randomUUID } from 'node:crypto';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { axeFindings } from '../src/axe.ts';
import { openAs, register, unlike } from '../src/members.ts';
import { expect, test } from '../src/test.ts';

test('one asks another to be friends and follows them; the other is told, accepts by keyboard, and both have each other and each other’s posts', {
  tag: ['@newsfeed-and-social', '@shell', '@api'],
}, async ({ page, browser, portal }) => {
  const [lan, minh] = [await register(page, portal), await register(page, portal)];
  await openAs(page, portal, lan, `/thanh-vien/${minh.username}`);
  await page.getByRole('button', { name: `Kết bạn với ${minh.username}` }).click();
  await expect(page.getByRole('button', { name: `Rút lời mời gửi ${minh.username}` })).toBeVisible();
  await page.getByRole('button', { name: `Theo Dõi ${minh.username}` }).click();
  await expect(page.getByRole('button', { name: `Đang theo dõi ${minh.username}` })).toBeVisible();

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openAs(other, portal, minh, '/thong-bao');
  await other
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`${lan.username} muốn kết bạn với bạn`) })
    .click();
  await expect(other).toHaveURL(/nType=3&fFilter=friendsRequest$/);
  const line = other.getByRole('navigation', { name: 'Loại bảng tin' }).getByRole('link', { name: /^Bạn bè/ });
  await expect(line).toHaveText(/1 lời mời đang chờ/);
  const accept = other.getByRole('button', { name: `Đồng ý kết bạn với ${lan.username}` });
  await expect(accept).toBeEnabled();
  expect(await axeFindings(other)).toEqual([]);
  await accept.press('Enter');
  await expect(other.getByRole('button', { name: `Bạn bè với ${lan.username}, bấm để huỷ` })).toBeFocused();
  await other.getByRole('group', { name: 'Lọc bạn bè' }).getByRole('link', { name: 'Bạn bè' }).click();
  await expect(other.getByRole('region', { name: 'Bạn bè' }).getByRole('listitem')).toHaveCount(1);
  await expect(line).toHaveText('Bạn bè');
  await other.context().close();

  // Lan's page has not been loaded since.
  await page.getByRole('navigation', { name: 'Loại bảng tin' }).getByRole('link', { name: 'Bạn bè' }).click();
  await expect(page.getByRole('region', { name: 'Bạn bè' }).getByRole('link', { name: new RegExp(minh.username) })).toBeVisible();
  await page.getByRole('group', { name: 'Lọc bạn bè' }).getByRole('link', { name: 'Đang theo dõi' }).click();
  await expect(page.getByRole('region', { name: 'Đang theo dõi' }).getByRole('listitem')).toHaveCount(1);

  const content = unlike('Tối nay ai ra sân?');
  const sent = await page.request.post(portal + newsfeedCalls.create.path, {
    headers: { authorization: minh.accessToken },
    data: { uuid: randomUUID(), content },
  });
  expect(await sent.json()).toMatchObject({ code: 0 });
  await page.getByRole('navigation', { name: 'Loại bảng tin' }).getByRole('link', { name: 'Bảng tin' }).click();
  await page.getByRole('group', { name: 'Xem bài của ai' }).getByRole('link', { name: 'Bạn bè' }).click();
  await expect(page).toHaveURL(/fFilter=friend$/);
  // Of all that is on the portal, this alone.
  await expect(page.getByRole('article')).toHaveText(new RegExp(content));
  expect(await axeFindings(page)).toEqual([]);
});

test('who is not logged in is asked to, and reads without JavaScript what is there', { tag: '@newsfeed-and-social' }, async ({
  page,
  browser,
  portal,
  open,
}) => {
  await open('/bang-tin?nType=3&fFilter=friend');
  await page.getByRole('button', { name: 'Đăng nhập để xem bạn bè' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${portal}/thanh-vien/fan`);
  await expect(plain.getByText('Người theo dõi')).toBeVisible();
  await plain.context().close();
});
