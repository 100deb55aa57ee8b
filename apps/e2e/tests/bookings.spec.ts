import type { Page } from '@playwright/test';
import { axeFindings } from '../src/axe.ts';
import { become, register } from '../src/members.ts';
import { expect, test } from '../src/test.ts';

const HOUR = 3_600_000;
interface Row {
  fixtureId: number;
  kickOff: string;
  home: { name: string };
  away: { name: string };
  commentators: unknown[];
}

/** A match of football with somebody who speaks at it, that does not begin while one looks. */
async function toCome(page: Page, portal: string): Promise<{ fixtureId: number; title: string }> {
  const url = `${portal}/al/api/schedule/featureMatch?status=20&sportId=10&pageSize=100`;
  const answer = await page.request.get(url, { headers: { 'accept-language': 'vi' } });
  const { serverTime, list } = ((await answer.json()) as { data: { serverTime: string; list: Row[] } }).data;
  const found = list.find(({ kickOff, commentators }) => commentators.length > 0 && Date.parse(kickOff) > Date.parse(serverTime) + HOUR);
  if (!found) throw new Error('no match to come');
  return { fixtureId: found.fixtureId, title: `${found.home.name} – ${found.away.name}` };
}

test('a commentator is booked beside the schedule, stands in the room and on one’s page, and is taken back there', {
  tag: ['@live-and-schedule', '@account-and-missions', '@api'],
}, async ({ page, open, portal }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await become(page, await register(page, portal));
  const { fixtureId, title } = await toCome(page, portal);
  await open(`/truc-tiep?sap=het&tran=${fixtureId}`);
  const panel = page.getByRole('region', { name: 'Trận đang chọn' }).first();
  await expect(panel.getByRole('link', { name: 'Vào phòng' })).toHaveAttribute('href', new RegExp(`/${fixtureId}$`));
  const book = panel.getByRole('button', { name: /^Đặt BLV/ }).first();
  const [, name = ''] = /^Đặt BLV (.+) trận/.exec((await book.getAttribute('aria-label')) ?? '') ?? [];
  await expect(book).toBeEnabled();
  await book.press('Enter');
  const booked = new RegExp(`^Đã đặt BLV ${name} trận`);
  await expect(panel.getByRole('button', { name: booked })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  // The room says so too.
  const room = (await panel.getByRole('link', { name: 'Vào phòng' }).getAttribute('href')) ?? '';
  await open(room);
  await expect(page.getByRole('region', { name: 'Bình luận viên' }).getByRole('button', { name: booked })).toBeVisible();
  await open('/tai-khoan#blv-da-dat');
  const own = page.getByRole('region', { name: 'BLV đã đặt' });
  await expect(own.getByRole('link', { name: title })).toHaveAttribute('href', new RegExp(`^${room}\\?blv=\\d+$`));
  expect(await axeFindings(page)).toEqual([]);
  await own.getByRole('button', { name: `Bỏ BLV ${name} trận ${title}` }).press('Enter');
  await expect(own.getByText('Chưa đặt BLV nào')).toBeVisible();
  await expect(own.getByRole('group', { name: 'BLV đã đặt' })).toBeFocused();
});

test('who is not logged in is asked to, before a commentator is booked', { tag: '@live-and-schedule' }, async ({ page, open, portal }) => {
  const { fixtureId } = await toCome(page, portal);
  await open(`/truc-tiep/bong-da/${fixtureId}`);
  await page
    .getByRole('button', { name: /^Đặt BLV/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập' }).first()).toBeVisible();
});
