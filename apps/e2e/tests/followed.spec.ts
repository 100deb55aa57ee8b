import { randomInt } from 'node:crypto';
import { axeFindings } from '../src/axe.ts';
import { become, logOut, ownCorner, register } from '../src/members.ts';
import { expect, hydrated, liveFixture, test } from '../src/test.ts';

test('what a member follows is there in another browser, is taken off there, and leaves with who logs out', {
  tag: ['@shell', '@live-and-schedule', '@account-and-missions', '@api'],
}, async ({ page, open, portal, browser }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await register(page, portal);
  const { fixtureId } = await liveFixture(page, portal);
  const room = `/truc-tiep/bong-da/${fixtureId}`;
  const own = page.getByRole('region', { name: 'Đang theo dõi' });

  // As a visitor: it is theirs when they log in.
  await open(room);
  const star = page.getByRole('region', { name: 'Bình luận viên' }).getByRole('button', { name: /^Ghim BLV / });
  const name = ((await star.getAttribute('aria-label')) ?? '').replace('Ghim BLV ', '');
  await expect(star).toBeEnabled();
  await star.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 1440, height: 1000 });
  await become(page, member);
  await open('/tai-khoan#theo-doi');
  await expect(own.getByRole('list', { name: 'BLV yêu thích' }).getByText(name)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const elsewhere = await browser.newContext({ locale: 'vi-VN', extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${randomInt(1, 250)}` } });
  const other = await elsewhere.newPage();
  await become(other, member);
  await other.goto(`${portal}/tai-khoan#theo-doi`);
  await hydrated(other);
  const there = other.getByRole('region', { name: 'Đang theo dõi' });
  await expect(there.getByText(name)).toBeVisible();
  const saved = other.waitForResponse((answer) => answer.url().endsWith('/au/api/user/followed') && answer.request().method() === 'POST');
  await there.getByRole('button', { name: `Bỏ ghim ${name}` }).press('Enter');
  await expect(there.getByText('Bạn chưa theo dõi gì')).toBeVisible();
  expect((await saved).status()).toBe(200);
  await elsewhere.close();

  // Gone here too. What is put on here leaves with its member.
  await open(room);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  const again = page.waitForResponse((answer) => answer.url().endsWith('/au/api/user/followed') && answer.request().method() === 'POST');
  await star.press('Enter');
  expect((await again).status()).toBe(200);
  await logOut(page);
  await expect(ownCorner(page)).toHaveCount(0);
  await open(room);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});
