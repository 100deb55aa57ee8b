import { randomUUID } from 'node:crypto';
import { commentTargets, links, type Output } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { competitionCalls } from '@portal/contracts/competition';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { userCalls } from '@portal/contracts/user';
import { axeFindings } from '../src/axe.ts';
import { openAs, register, unlike, type Member } from '../src/members.ts';
import { PICTURE } from '../src/picture.ts';
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
  // Of all that is on the portal, this alone. The address changes before the page does, and a place that many things
  // answer to ends a test at once: it is the list that is waited for.
  await expect(page.getByRole('article')).toContainText([content]);
  expect(await axeFindings(page)).toEqual([]);
});

test('who blocks another from a post sees nothing of them any more, nor they of oneself, until it is taken back', {
  tag: ['@newsfeed-and-social', '@content-and-news', '@api'],
}, async ({ page, browser, portal, complaints }) => {
  complaints.allow(/404/);
  const [lan, minh, tu] = [await register(page, portal), await register(page, portal), await register(page, portal)];
  const write = async (by: Member, content: string): Promise<number> => {
    const sent = await page.request.post(portal + newsfeedCalls.create.path, {
      headers: { authorization: by.accessToken },
      data: { uuid: randomUUID(), content },
    });
    return ((await sent.json()) as { data: { id: number } }).data.id;
  };
  const [lans, minhs] = [unlike('Khán đài A'), unlike('Khán đài B')];
  const [lansPost, minhsPost] = [await write(lan, lans), await write(minh, minhs)];
  for (const [by, content] of [
    [minh, 'Minh có mặt'],
    [tu, 'Tú cũng thế'],
  ] as const)
    await page.request.post(portal + commentCalls.create.path, {
      headers: { authorization: by.accessToken },
      data: { uuid: randomUUID(), objectType: commentTargets.post, objectId: lansPost, content },
    });

  await openAs(page, portal, lan, `/bang-tin?pId=${lansPost}`);
  await expect(page.getByText('Minh có mặt')).toBeVisible();
  await page.goto(`${portal}/bang-tin?pId=${minhsPost}`);
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Tuỳ chọn/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: `Chặn ${minh.username}` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Chặn' }).click();
  await expect(page.getByText(minhs)).toHaveCount(0);
  await page.goto(`${portal}/bang-tin?pId=${lansPost}`);
  await expect(page.getByRole('article').getByText(lans)).toBeVisible();
  await expect(page.getByText('Tú cũng thế')).toBeVisible();
  await expect(page.getByText('Minh có mặt')).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await openAs(other, portal, minh, `/bang-tin?pId=${lansPost}`);
  await expect(other.getByText(lans)).toHaveCount(0);
  await other.context().close();

  await page.goto(`${portal}/bang-tin?nType=3&fFilter=hidden`);
  await page
    .getByRole('region', { name: 'Đã chặn' })
    .getByRole('button', { name: `Bỏ chặn ${minh.username}` })
    .click();
  await expect(page.getByRole('button', { name: `Kết bạn với ${minh.username}` })).toBeVisible();
  await page.goto(`${portal}/bang-tin?pId=${minhsPost}`);
  await expect(page.getByRole('article').getByText(minhs)).toBeVisible();
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

test('a member gives their page a cover and a team by keyboard, and who stands for the same is suggested to them', {
  tag: ['@account-and-missions', '@newsfeed-and-social', '@api'],
}, async ({ page, browser, portal }) => {
  const [lan, minh] = [await register(page, portal), await register(page, portal)];
  // One that few stand for: those who came last are looked at.
  const { list } = (
    (await (await page.request.get(`${portal}${competitionCalls.teams.path}?q=osasuna`)).json()) as { data: Output<typeof competitionCalls.teams> }
  ).data;
  const team = list[0]!;
  const sent = await page.request.post(portal + userCalls.updateInfo.path, { headers: { authorization: minh.accessToken }, data: { teamIds: [team.id] } });
  expect(await sent.json()).toMatchObject({ code: 0 });

  await openAs(page, portal, lan, '/tai-khoan');
  await page.getByLabel('Thêm ảnh bìa').setInputFiles({ name: 'bia.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByRole('button', { name: 'Dùng ảnh này' }).press('Enter');
  await expect(page.getByRole('img', { name: 'Ảnh bìa của bạn' })).toBeVisible();
  const own = page.getByRole('region', { name: 'Đội của tôi' });
  await own.getByRole('textbox', { name: 'Tìm đội' }).fill('osasuna');
  await own.getByRole('button', { name: `Thêm ${team.name}` }).press('Enter');
  await expect(own.getByRole('button', { name: `Bỏ ${team.name}` })).toBeEnabled();
  await expect(own.getByRole('textbox', { name: 'Tìm đội' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openAs(other, portal, minh, '/bang-tin?nType=3&fFilter=friend');
  const row = other.getByRole('region', { name: 'Có thể bạn quen' }).getByRole('listitem').filter({ hasText: lan.username });
  await expect(row).toContainText(`Cùng mê ${team.name}`);
  await row
    .getByRole('link', { name: new RegExp(lan.username) })
    .first()
    .click();
  await expect(other).toHaveURL(new RegExp(`/thanh-vien/${lan.username}$`));
  await expect(other.getByRole('list', { name: `Đội của ${lan.username}` }).getByRole('link', { name: new RegExp(team.name) })).toHaveAttribute(
    'href',
    links.team(team.id),
  );
  // The cover is as wide as what it stands on.
  const head = other.getByRole('main').locator('header').first();
  const [cover, whole] = [await head.locator('img').first().boundingBox(), await head.boundingBox()];
  expect([cover?.x, cover?.width]).toEqual([whole?.x, whole?.width]);
  expect(await axeFindings(other)).toEqual([]);
  await other.context().close();
});
