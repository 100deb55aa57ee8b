import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { axeFindings } from '../src/axe.ts';
import { become, ownCorner, register } from '../src/members.ts';
import { root, startPortal } from '../src/portal.ts';
import { expect, hydrated, test } from '../src/test.ts';

const HOUR = 3_600_000;
/** A Monday evening. */
const BEGINS = Date.parse('2026-11-23T20:00:00+07:00');

// A day is one of Vietnam, wherever one is.
test.use({ timezoneId: 'America/Los_Angeles' });

test('a week of check-ins, one day missed and made up for, brings seven tickets, and what is drawn can be verified', {
  tag: ['@account-and-missions', '@api'],
}, async ({ page, complaints }) => {
  test.setTimeout(240_000);
  const portal = await startPortal({ api: { TEST_CLOCK: '1', START_AT: new Date(BEGINS).toISOString() } });
  const open = async (where: string) => {
    await page.goto(portal.url + where);
    await hydrated(page);
  };
  // With each leap of the clock the token has run out, and is renewed.
  complaints.allow(/status of 401/);
  let now = BEGINS;
  /** A clock is moved by less than a day at a time. */
  const itIs = async (day: number, time: string) => {
    for (const then = Date.parse(`2026-11-${day}T${time}+07:00`); now < then; ) {
      now = Math.min(now + 20 * HOUR, then);
      await portal.skipTo(now);
    }
  };
  const checkIn = async (points: number) => {
    await open('/diem-danh');
    await page.getByRole('button', { name: /^Điểm danh(?: hôm nay)?$/ }).click();
    await expect(page.getByText(`+${points} điểm vào sổ`)).toBeVisible();
  };
  try {
    await become(page, await register(page, portal.url));
    await checkIn(10);
    // Tuesday is missed; Wednesday counts until its last minutes, and Thursday from its first.
    await itIs(25, '23:50:00');
    await checkIn(20);
    await expect(page.getByText('chuỗi 1 ngày')).toBeVisible();
    await page.getByRole('button', { name: /^T3 24\/11/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Điểm danh bù' }).click();
    await expect(page.getByText('T3 24/11, 15 điểm, đã điểm danh bù')).toBeAttached();
    await itIs(26, '00:00:00');
    await checkIn(25);
    await expect(page.getByText('chuỗi 4 ngày')).toBeVisible();
    await itIs(27, '12:00:00');
    await checkIn(30);
    await itIs(28, '12:00:00');
    await checkIn(40);
    await itIs(29, '12:00:00');
    await checkIn(100);
    await expect(page.getByText(/Đủ một thẻ bảy ngày/)).toBeVisible();
    await expect(ownCorner(page)).toContainText('340');

    await page.getByRole('link', { name: 'Bạn có thêm một vé rút thăm' }).click();
    await expect(page.getByRole('heading', { name: 'Hộp số 1' })).toBeVisible();
    await expect(page.getByText('Bạn có 7 vé')).toBeVisible();
    await page.getByRole('button', { name: 'Rút một vé' }).click();
    await expect(page.getByText(/^\+\d+ điểm, vé số 1$/)).toBeVisible();
    await expect(page.getByText('Bạn có 6 vé')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Vé bạn đã rút' }).getByRole('listitem')).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);

    // With the week the box is over: its seed is told, and the tickets that were not used are gone.
    await itIs(30, '00:02:00');
    await open('/rut-tham');
    await expect(page.getByRole('heading', { level: 2, name: 'Hộp số 2' })).toBeVisible();
    await expect(page.getByText('Bạn có 0 vé')).toBeVisible();
    await page.getByRole('button', { name: 'Kiểm chứng hộp số 1' }).click();
    await expect(page.getByText('Đúng cả 1 vé')).toBeVisible();
    await expect(page.getByText('So với mã niêm phong mà trình duyệt này thấy khi hộp còn mở.')).toBeVisible();
    await expect(page.getByText('1 vé của bạn có trong hộp.')).toBeVisible();
    const command = await promisify(execFile)(process.execPath, [path.join(root, 'apps/api/src/draw.ts'), portal.url, '1']);
    expect(command.stdout).toContain('box 1: 1 of 1000 tickets drawn');
    expect(command.stdout).toContain('The box was drawn as promised.');
    expect(complaints.list).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await portal.stop();
  }
});
