import { expect, hydrated, NO_NETWORK, test } from '../src/test.ts';

test('a guest who goes on to another page gets its data in one answer', { tag: ['@shell', '@content-and-news'] }, async ({ page, open }) => {
  await open('/gioi-thieu');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Tin tức' }).click();
  await expect(page).toHaveURL(/\/tin-tuc$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toContain('/tin-tuc/_payload.json');
  expect(asked.filter((path) => path.startsWith('/other/api/article/list'))).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('one finds the schedule as one has last seen it, and the page itself once the network is back', { tag: '@shell' }, async ({
    page,
    open,
    context,
    complaints,
  }) => {
    complaints.allow(NO_NETWORK, /status of 503/);
    await open('/lich-truc-tiep');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const kept = await (await caches.open('offline')).match('/-/last-seen.json');
            return kept ? ((await kept.json()) as { groups: unknown[] }).groups.length : 0;
          }),
        { timeout: 40_000 },
      )
      .toBeGreaterThan(0);
    await context.setOffline(true);
    await page.goto(page.url().replace('/lich-truc-tiep', '/tin-tuc'), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bạn đang mất mạng');
    await expect(page.getByText(/Lịch bạn xem lần cuối lúc \d\d:\d\d/)).toBeVisible();
    await expect(page.locator('li').first()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Thử lại' }).click();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tin/);
  });

  test('the portal can be installed: manifest, icons and worker are there', { tag: '@shell' }, async ({ page, portal }) => {
    const manifest = (await (await page.request.get(`${portal}/manifest.webmanifest`)).json()) as {
      icons: { src: string; sizes: string }[];
      start_url: string;
      display: string;
    };
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
    for (const { src } of manifest.icons) {
      const icon = await page.request.get(portal + src);
      expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
    }
    const worker = await page.request.get(`${portal}/sw.js`);
    expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache']);
  });
});
