import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commentTargets, links } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { newsfeedCalls, type Post } from '@portal/contracts/newsfeed';
import { reportCalls, type ReportedThing } from '@portal/contracts/report';
import { axeFindings } from '../src/axe.ts';
import { demoMember, openAs, register, unlike, type Member } from '../src/members.ts';
import { PICTURE } from '../src/picture.ts';
import { expect, hydrated, liveFixture, test } from '../src/test.ts';

test('a member writes a post with a picture, another reacts to it and shares it, and its author takes it back', { tag: '@newsfeed-and-social' }, async ({
  page,
  portal,
  browser,
}) => {
  const words = `${unlike('Khán đài C gọi')} #khandaiC`;
  await openAs(page, portal, 'fan', '/bang-tin');
  await page.getByRole('button', { name: 'Hôm nay khán đài có gì?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Viết bài mới' });
  await dialog.getByRole('textbox').fill(words);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'khan-dai.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(dialog.getByRole('img', { name: 'Ảnh 1' })).toBeVisible({ timeout: 40_000 });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'bien-nguoi.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(dialog.getByRole('img', { name: 'Ảnh 2' })).toBeVisible({ timeout: 40_000 });
  await dialog.getByRole('button', { name: 'Sửa ảnh 2' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Ảnh 2 có gì?' }).fill('Biển người trên khán đài');
  await dialog.getByRole('button', { name: 'Lên trước' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Ảnh 1 có gì?' })).toHaveValue('Biển người trên khán đài');
  await expect(dialog.getByRole('button', { name: 'Lên trước' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Đăng', exact: true }).click();
  const own = page.getByRole('article').filter({ hasText: words });
  await expect(own).toBeVisible();
  await expect(own.getByRole('link', { name: /Mở ảnh 1/ })).toBeVisible();
  expect(await own.getByRole('img', { name: 'Biển người trên khán đài' }).count()).toBe(1);
  await expect(own.getByRole('link', { name: '#khandaiC' })).toHaveAttribute('href', '/bang-tin?hashtag=khandaiC');

  const other = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(other, portal, 'tipster', '/bang-tin');
  const theirs = other.getByRole('article').filter({ hasText: words }).first();
  await theirs.getByRole('button', { name: 'Thích' }).click();
  await expect(theirs.getByRole('button', { name: /1 cảm xúc/ })).toBeVisible();
  await theirs.getByRole('button', { name: 'Chia sẻ' }).click();
  const sharing = other.getByRole('dialog', { name: 'Chia sẻ bài viết' });
  await sharing.getByRole('textbox').fill(`Nghe này ${words.slice(-20)}`);
  await sharing.getByRole('button', { name: 'Chia sẻ' }).click();
  await expect(other.getByRole('article').filter({ hasText: 'Nghe này' }).first()).toContainText('chia sẻ bài viết');

  await page.reload();
  await hydrated(page);
  const again = page.getByRole('article').filter({ hasText: words }).filter({ hasNotText: 'Nghe này' });
  await expect(again).toContainText('1 chia sẻ');
  await again.getByRole('button', { name: /^Tuỳ chọn cho bài/ }).click();
  await page.getByRole('menuitem', { name: 'Xoá bài viết' }).click();
  await expect(again).toHaveCount(0);
  const undo = page.getByRole('button', { name: /^Hoàn tác/ });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(again).toContainText('1 chia sẻ');
  await again.getByRole('button', { name: /^Tuỳ chọn cho bài/ }).click();
  await page.getByRole('menuitem', { name: 'Xoá bài viết' }).click();
  await expect(undo).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await other.reload();
  await hydrated(other);
  await expect(other.getByText('Bài gốc đã bị xoá').first()).toBeVisible();
  await other.context().close();
});

test('a member shows a video, which is drawn before it is posted, and another sees it play', { tag: ['@newsfeed-and-social', '@api'] }, async ({
  page,
  portal,
  browser,
}) => {
  const words = unlike('Bàn thắng từ khán đài');
  const clip = join(import.meta.dirname, '../../api/media/clip/360p');
  const film = Buffer.concat(await Promise.all(['init.mp4', '00.m4s'].map((name) => readFile(join(clip, name)))));
  await openAs(page, portal, await register(page, portal), '/bang-tin');
  await page.getByRole('button', { name: 'Hôm nay khán đài có gì?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Viết bài mới' });
  await dialog.getByLabel('Thêm ảnh hoặc video').setInputFiles({ name: 'ban-thang.mp4', mimeType: 'video/mp4', buffer: film });
  await expect(dialog.getByRole('img', { name: 'Video' })).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Mô tả video' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Video có gì?' }).fill('Bóng vào góc xa');
  await dialog.getByRole('textbox', { name: 'Nội dung bài viết' }).fill(words);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Đăng', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();

  const other = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(other, portal, 'tipster', '/bang-tin');
  const shown = other.getByRole('article').filter({ hasText: words }).first().locator('video');
  await expect(shown).toHaveAttribute('aria-label', /: Bóng vào góc xa, 0:\d\d$/);
  await shown.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  expect(await shown.evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => [videoWidth, videoHeight])).toEqual([640, 360]);
  expect(await axeFindings(other)).toEqual([]);
  await other.context().close();
});

test('a member mentions another by keyboard, who is told and finds the post', { tag: ['@newsfeed-and-social', '@shell', '@api'] }, async ({
  page,
  portal,
  browser,
}) => {
  await openAs(page, portal, await register(page, portal), '/bang-tin');
  await page.getByRole('button', { name: 'Hôm nay khán đài có gì?' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Viết bài mới' });
  const area = dialog.getByRole('textbox');
  await expect(area).toBeFocused();
  const words = unlike('ơi, kèo này sao?');
  await page.keyboard.type('Anh @trạng');
  const list = dialog.getByRole('listbox', { name: 'Nhắc đến ai' });
  await expect(list.getByRole('option', { name: /@tipster/ })).toHaveAttribute('aria-selected', 'true');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.type(' @trạng');
  await expect(list.getByRole('option', { name: /@tipster/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(area).toHaveValue('Anh @trạng @tipster ');
  await page.keyboard.type(`${words} #khand`);
  const tag = dialog.getByRole('option', { name: /^#khandaiC/i });
  await expect(tag).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(tag).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(area).toHaveValue(/#khandaiC $/i);
  await page.keyboard.type('!');
  await dialog.getByRole('button', { name: 'Đăng' }).press('Enter');
  const post = page.getByRole('article').filter({ hasText: words });
  await expect(post.getByRole('link', { name: '@tipster' })).toHaveAttribute('href', links.profile('tipster'));
  await expect(post.getByRole('link', { name: '@trạng' })).toHaveCount(0);

  const other = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(other, portal, 'tipster', '/thong-bao');
  await other
    .getByRole('main')
    .getByRole('link', { name: /đã nhắc đến bạn trong một bài viết/ })
    .first()
    .click();
  await expect(other.getByRole('article').filter({ hasText: words })).toBeVisible();
  await other.context().close();
});

test('a member writes about the match they watch, and whoever comes to the room reads at which minute', {
  tag: ['@newsfeed-and-social', '@live-and-schedule'],
}, async ({ page, portal, browser }) => {
  const words = unlike('Trận này không rời mắt được');
  const match = await liveFixture(page, portal);
  await openAs(page, portal, 'fan', `/truc-tiep/bong-da/${match.fixtureId}`);
  await page.getByRole('navigation', { name: 'Các phần của trận' }).getByRole('link', { name: 'Bài đăng' }).click();
  await page.getByRole('button', { name: 'Bạn thấy trận này thế nào?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Viết bài mới' });
  await expect(dialog.getByRole('group', { name: 'Trang gắn trong bài' })).toContainText(match.home.name);
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: 'Đăng', exact: true }).click();
  const own = page.getByRole('article').filter({ hasText: words });
  await expect(own).toContainText(/nói về trận · (phút \d+|giữa giờ nghỉ|lúc đá luân lưu)/);

  const guest = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await guest.goto(`${portal}/truc-tiep/bong-da/${match.fixtureId}?tab=bai-dang`);
  await expect(guest.getByRole('article').filter({ hasText: words })).toContainText(/nói về trận · /);
  await guest.goto(`${portal}/bang-tin`);
  const inFeed = guest.getByRole('article').filter({ hasText: words });
  await expect(inFeed.getByRole('link', { name: /^Vào phòng/ })).toHaveAttribute('href', `/truc-tiep/bong-da/${match.fixtureId}`);
  await guest.context().close();
});

test('a private post is for its author alone, also by its address', { tag: '@newsfeed-and-social' }, async ({ page, portal, browser, complaints }) => {
  await openAs(page, portal, 'fan', '/bang-tin?nType=1');
  const secret = page
    .getByRole('article')
    .filter({ has: page.getByText('Chỉ mình tôi', { exact: true }) })
    .first();
  const address = await secret.getByRole('link', { name: /bình luận/ }).getAttribute('href');
  expect(address).toMatch(/pId=\d+/);
  const stranger = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  const answer = await stranger.goto(portal + address!);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Không tìm thấy bài viết này' })).toBeVisible();
  await stranger.context().close();
  await page.goto(portal + address!);
  await expect(page.getByRole('article')).toBeVisible();
  // The browser reports the 404 of a page that the server renders for nobody.
  complaints.allow(/status of 404/);
});

test('the feed goes on as one scrolls, and from a post to its author and back', { tag: '@newsfeed-and-social' }, async ({ page, open }) => {
  await open('/bang-tin');
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(10);
  await posts.last().scrollIntoViewIfNeeded();
  await expect.poll(() => posts.count()).toBeGreaterThan(10);
  await page.getByRole('article').filter({ hasText: 'Kính Cận' }).first().getByRole('link', { name: 'Kính Cận' }).first().click();
  await expect(page).toHaveURL(/\/thanh-vien\/kinhcan_67$/);
  await expect(page.getByRole('heading', { level: 1, name: /Kính Cận/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/bang-tin$/);
});

test('new posts wait above what one reads until one asks for them, and nothing moves meanwhile', { tag: '@newsfeed-and-social' }, async ({ page, portal }) => {
  const [reader, writer] = [await register(page, portal), await register(page, portal)];
  await page.clock.install();
  await openAs(page, portal, reader, '/bang-tin');
  // It is one's own feed by now, not yet that of everybody.
  await expect(page.getByRole('group', { name: 'Các bài viết' }).locator('> [role=status]')).toBeAttached();
  const read = page.locator(`article[aria-labelledby="${await page.getByRole('article').nth(3).getAttribute('aria-labelledby')}"]`);
  await read.evaluate((article) => article.scrollIntoView({ block: 'center' }));
  const place = () => read.evaluate((article) => article.getBoundingClientRect().top);
  const before = await place();
  const content = unlike('Vừa có bàn thắng!');
  await expect(
    page.request.post(portal + newsfeedCalls.create.path, { headers: { authorization: writer.accessToken }, data: { uuid: randomUUID(), content } }),
  ).resolves.toBeOK();
  // One was away for a moment: no longer than the connections live.
  await page.clock.fastForward(16_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const told = page.getByRole('button', { name: /bài mới$/ });
  await expect(told).toBeInViewport({ ratio: 1 });
  expect(await axeFindings(page)).toEqual([]);
  expect(Math.abs((await place()) - before)).toBeLessThan(1);
  await expect(page.getByText(content)).toHaveCount(0);
  await told.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: content })).toBeInViewport();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Các bài viết' })).toBeFocused();
});

test('a member finds an event, comes along by keyboard and tells others of it; a guest reads of it without JavaScript', {
  tag: ['@newsfeed-and-social', '@api'],
}, async ({ page, portal, browser }) => {
  const me = await register(page, portal);
  await openAs(page, portal, me, '/bang-tin?nType=2');
  const [first] = await page.getByRole('region', { name: 'Sự kiện sắp tới' }).getByRole('listitem').all();
  const link = first!.getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/bang-tin\/su-kien\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: `Tham gia ${title}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Sẽ tham gia ${title}` })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: `Sẽ tham gia ${title}` })).toBeVisible();
  const address = page.url();
  await page.getByRole('link', { name: 'Đăng lên bảng tin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Viết bài mới' });
  const words = unlike('Đi chung không?');
  await dialog.getByRole('textbox').fill(words);
  await expect(dialog.getByText(title)).toBeVisible();
  await dialog.getByRole('button', { name: 'Đăng', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: words }).getByRole('link', { name: title })).toBeVisible();

  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(guest.getByRole('definition')).toHaveCount(4);
  await guest.context().close();
});

test('a member reports a post and a comment by keyboard; staff take the post away', {
  tag: ['@newsfeed-and-social', '@content-and-news', '@api'],
}, async ({ page, portal, complaints }) => {
  const [reader, writer, staff] = [await register(page, portal), await register(page, portal), await demoMember(page, portal, 'staff')];
  const as = async <T>({ accessToken }: Member, path: string, data: object): Promise<T> =>
    ((await (await page.request.post(portal + path, { headers: { authorization: accessToken }, data })).json()) as { data: T }).data;
  const post = await as<Post>(writer, newsfeedCalls.create.path, { uuid: randomUUID(), content: unlike('Vào nhóm kín nhận kèo') });
  await as(writer, commentCalls.create.path, { uuid: randomUUID(), objectType: commentTargets.post, objectId: post.id, content: 'Nhắn riêng nhé' });
  complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await openAs(page, portal, reader, links.post(post.id));
  await hydrated(page);
  const report = async (button: RegExp, line: string, why: string) => {
    await page.getByRole('button', { name: button }).press('Enter');
    await page.getByRole('menuitem', { name: line }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Báo cáo/ });
    // The first reason has the focus: arrows choose.
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Space');
    while (!(await dialog.getByRole('radio', { name: why }).isChecked())) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Đòi nạp tiền trước');
    // Without a network it says so, and nothing is lost.
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Gửi báo cáo' }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(/mạng/i);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Gửi báo cáo' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Đã gửi báo cáo').last()).toBeVisible();
  };
  await report(/^Tuỳ chọn cho bài của/, 'Báo cáo bài viết', 'Lừa đảo');
  await report(/^Tuỳ chọn cho bình luận của/, 'Báo cáo', 'Spam, quảng cáo');

  const { data } = (await (
    await page.request.get(`${portal}${reportCalls.list.path}?pageSize=50`, { headers: { authorization: staff.accessToken } })
  ).json()) as {
    data: { list: ReportedThing[] };
  };
  const [below, above] = data.list.filter(({ author }) => author.userId === post.author.userId);
  expect(above).toMatchObject({ objectId: post.id, content: post.content, latest: [{ reason: 'scam', text: 'Đòi nạp tiền trước' }] });
  expect(below).toMatchObject({ content: 'Nhắn riêng nhé', on: { objectId: post.id }, latest: [{ reason: 'spam' }] });
  await as(staff, reportCalls.decide.path, { id: above!.id, verdict: 'removed' });
  complaints.allow(/404/);
  expect((await page.reload())?.status()).toBe(404);
});

test('two talk below a post by keyboard: one changes a comment, the other feels something about it, and its author is told', {
  tag: ['@newsfeed-and-social', '@content-and-news', '@api'],
}, async ({ page, portal, browser, complaints }) => {
  const [one, other] = [await register(page, portal), await register(page, portal)];
  const as = async <T>({ accessToken }: Member, path: string, data: object): Promise<T> =>
    ((await (await page.request.post(portal + path, { headers: { authorization: accessToken }, data })).json()) as { data: T }).data;
  const post = await as<Post>(other, newsfeedCalls.create.path, { uuid: randomUUID(), content: unlike('Ai đá chính tối nay?') });
  const said = { objectType: commentTargets.post, objectId: post.id };
  await as(other, commentCalls.create.path, { ...said, uuid: randomUUID(), content: 'Tôi đoán trước' });
  complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await openAs(page, portal, one, links.post(post.id));
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Bình luận của bạn' }).fill('Vẫn đội hình cũ thôi');
  await page.keyboard.press('Enter');
  const own = page.getByRole('article').filter({ hasText: 'Vẫn đội hình cũ' }).last();
  await expect(own.getByRole('button', { name: /^Trả lời/ })).toBeVisible();

  await own.getByRole('button', { name: /^Tuỳ chọn cho bình luận/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sửa' }).press('Enter');
  const field = page.getByRole('textbox', { name: /^Sửa bình luận/ });
  await expect(field).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('Vẫn đội hình cũ, thay thủ môn');
  // Without a network it says so, and nothing is lost.
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByText(/Mất mạng/)
      .first(),
  ).toBeVisible();
  await page.context().setOffline(false);
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  const changed = page.getByRole('article').filter({ hasText: 'thay thủ môn' }).last();
  await expect(changed).toContainText('đã sửa');
  await expect(changed.getByRole('button', { name: /^Tuỳ chọn cho bình luận/ })).toBeFocused();

  const second = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(second, portal, other, links.post(post.id));
  await hydrated(second);
  const theirs = second.getByRole('article').filter({ hasText: 'thay thủ môn' }).last();
  const button = theirs.getByRole('button', { name: /^Thích, bình luận/ });
  // Whose reaction it would be is known once the session has begun.
  await expect(button).toBeEnabled();
  await button.focus();
  await button.press('ArrowUp');
  await expect(theirs.getByRole('group', { name: 'Chọn cảm xúc' }).getByRole('button').first()).toBeFocused();
  expect(await axeFindings(second)).toEqual([]);
  await theirs.getByRole('button', { name: 'Yêu' }).press('Enter');
  await expect(theirs.getByRole('button', { name: /^Yêu, bình luận/ })).toBeFocused();
  const reacted = theirs.getByRole('button', { name: /^1 cảm xúc, bình luận của/ });
  await reacted.press('Enter');
  const people = second.getByRole('dialog', { name: 'Ai đã bày tỏ cảm xúc' });
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await expect(people.getByRole('img', { name: 'Yêu' })).toBeVisible();
  expect(await axeFindings(second)).toEqual([]);
  await second.keyboard.press('Escape');
  await expect(reacted).toBeFocused();
  // The best first is what somebody feels something about, however old.
  await second.getByRole('textbox', { name: 'Bình luận của bạn' }).fill('Để xem');
  await second.keyboard.press('Enter');
  // The server has it: until then it stands first in whichever order.
  const newest = second.getByRole('list', { name: 'Bình luận' }).getByRole('article').first();
  await expect(newest).toContainText('Để xem');
  await expect(newest.getByRole('button', { name: /^Trả lời/ })).toBeVisible();
  await second.getByRole('button', { name: 'Hay nhất' }).press('Enter');
  await expect(second.getByRole('list', { name: 'Bình luận' }).getByRole('article').first()).toContainText('thay thủ môn');
  await second.context().close();

  await page.goto(`${portal}/`);
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /thông báo/i })
    .click();
  await expect(page.getByText(/đã thả cảm xúc vào bình luận của bạn/)).toBeVisible();
});

test('what a post said before it was changed is read by keyboard', { tag: ['@newsfeed-and-social', '@api'] }, async ({ page, portal }) => {
  const [reader, author] = [await register(page, portal), await register(page, portal)];
  const as = async <T>({ accessToken }: Member, path: string, data: object): Promise<T> =>
    ((await (await page.request.post(portal + path, { headers: { authorization: accessToken }, data })).json()) as { data: T }).data;
  const [first, second] = [unlike('Tối nay ta thắng 2-0'), unlike('Tối nay ta thắng 3-0')];
  const post = await as<Post>(author, newsfeedCalls.create.path, { uuid: randomUUID(), content: first });
  await as(author, newsfeedCalls.update.path, { id: post.id, content: second });
  await openAs(page, portal, reader, links.post(post.id));
  await hydrated(page);
  const edited = page.getByRole('button', { name: /^Đã sửa, xem các bản trước/ });
  await edited.press('Enter');
  const versions = page.getByRole('dialog').getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText(second);
  await expect(versions.last()).toContainText(first);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(edited).toBeFocused();
});

test('a guest who wants to take part is asked to log in', { tag: '@newsfeed-and-social' }, async ({ page, open }) => {
  await open('/bang-tin');
  await page.getByRole('button', { name: 'Hôm nay khán đài có gì?' }).click();
  await expect(page.getByRole('dialog')).toContainText('Đăng nhập');
});

test('with JavaScript off lists, one post and a profile read whole, and lead on by links', { tag: '@newsfeed-and-social' }, async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN' });
  const plain = await context.newPage();
  await plain.goto(`${portal}/bang-tin`);
  await expect(plain.getByRole('article')).toHaveCount(10);
  const first = await plain.getByRole('article').first().textContent();
  await plain.getByRole('link', { name: 'Xem thêm bài' }).click();
  await expect(plain).toHaveURL(/cursor=/);
  await expect(plain.getByRole('article').first()).not.toHaveText(first ?? '');
  // Whoever it is: other journeys post meanwhile, and the stretch begins elsewhere.
  const author = plain.getByRole('article').first().locator('a[href^="/thanh-vien/"]').filter({ hasText: /\S/ }).first();
  const name = (await author.innerText()).trim();
  await author.click();
  await expect(plain.getByRole('heading', { level: 1 })).toContainText(name);
  await plain
    .getByRole('article')
    .first()
    .getByRole('link', { name: /bình luận/ })
    .click();
  await expect(plain).toHaveURL(/pId=/);
  await expect(plain.getByRole('article').first()).toBeVisible();
  expect((await plain.goto(`${portal}/thanh-vien/khong-co-ai-ten-nay`))?.status()).toBe(404);
  await context.close();
});
