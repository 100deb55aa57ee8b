import { scheduleCalls } from '@portal/contracts/schedule';
import { CUT_OFF, expect, hydrated, liveFixture, test } from '../src/test.ts';

test('without network a page that was not opened before says so, in one strip and one card, and opens by itself once there is one', {
  tag: ['@shell', '@content-and-news'],
}, async ({ page, open, complaints }) => {
  complaints.allow(...CUT_OFF);
  await open('/gioi-thieu');
  await page.context().setOffline(true);
  await page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Kết quả' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chưa có mạng' })).toBeVisible();
  await expect(page.getByText('Mất mạng. Trang đang hiện dữ liệu đã tải.')).toBeVisible();
  await expect(page.getByText(/bảo trì/)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kết quả/, { timeout: 40_000 });
});

test('without network one goes back to the list that was seen, and a list that was not seen comes by itself once there is one', {
  tag: '@live-and-schedule',
}, async ({ page, open, complaints }) => {
  complaints.allow(...CUT_OFF);
  await open('/lich-truc-tiep');
  const days = page.getByRole('navigation', { name: 'Chọn ngày' });
  const seen = page.url();
  await page.context().setOffline(true);
  await days.getByRole('link').last().click();
  await expect(page).not.toHaveURL(seen);
  await expect(page.getByRole('heading', { level: 1, name: 'Chưa có mạng' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Lịch trực tiếp' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Chưa có mạng' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Chưa có mạng' })).toHaveCount(0, { timeout: 40_000 });
  await expect(days).toBeVisible();
});

test('a room without network says it once, keeps what it has and shows nothing of it as live', { tag: ['@shell', '@live-and-schedule', '@chat'] }, async ({
  page,
  open,
  portal,
  complaints,
}) => {
  complaints.allow(...CUT_OFF);
  const match = await liveFixture(page, portal);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`/truc-tiep/bong-da/${match.fixtureId}`);
  await expect(page.getByPlaceholder(/Nói gì với khán đài/)).toBeEnabled();
  await page.context().setOffline(true);
  await expect(page.getByText('Mất mạng. Trang đang hiện dữ liệu đã tải.')).toBeVisible();
  await expect(page.getByText(/cập nhật lúc \d\d:\d\d/)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/Đang nối lại|đang nối lại|Mất kết nối/)).toHaveCount(0);
  // Three messages and the field, below picture, score and strip.
  expect((await page.getByRole('log').boundingBox())?.height).toBeGreaterThan(150);
  await expect(page.getByPlaceholder(/Nói gì với khán đài/)).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(false);
  await expect(page.getByText(/cập nhật lúc/)).toHaveCount(0, { timeout: 40_000 });
});

test('on a slow network score and chat come first, then the picture, then all else; a clock that stands says since when', {
  tag: ['@shell', '@live-and-schedule', '@chat'],
}, async ({ page, portal }) => {
  const match = await liveFixture(page, portal);
  const { data: room } = (await (await page.request.get(`${portal}${scheduleCalls.liveRoom.path}?id=${match.fixtureId}`)).json()) as {
    data: { statusCode: number; streams: unknown[] };
  };
  // Without a picture there is nothing to come first.
  expect(room.streams, JSON.stringify(room).slice(0, 2_000)).not.toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
  await page.goto(`${portal}/truc-tiep/bong-da/${match.fixtureId}`, { waitUntil: 'commit' });
  // All of this without the page's program, of which not a byte has been asked for.
  await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible();
  await expect(
    page
      .getByText(/^\d+ *[-–] *\d+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const age = page.getByText(/cập nhật lúc \d\d:\d\d/);
  await expect(age).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await hydrated(page);
  await expect(age).toHaveCount(0);
  await expect.poll(() => asked.some((path) => path.startsWith('/remotes/odds-and-tips/')), { timeout: 60_000 }).toBe(true);
  const first = (part: RegExp) => asked.findIndex((path) => part.test(path));
  const order = [/websocket/, /m3u8/, /\.m4s/, /odds-and-tips/].map(first);
  expect(order, asked.join('\n')).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
