import { everyRemote } from '../src/owners.ts';
import { expect, test } from '../src/test.ts';

/** Section 2: every route answers in its frame, rendered on the server. */
const routes = [
  '/',
  '/mb',
  '/mb/a/b',
  '/reels',
  '/doi-bong',
  '/doi-bong/1095760749',
  '/giai-dau',
  '/giai-dau/339985927',
  '/ket-qua',
  '/ket-qua/a/b',
  '/tin-tuc',
  '/tin-tuc/hashtag/worldcup2026',
  '/tip-keo',
  '/tip-keo/a/b',
  '/tip-keo/kinhcan_67/thanh-tich',
  '/tip-keo/du-doan',
  '/tip-keo/choi-co-chung-muc',
  '/bang-tin',
  '/chatroom',
  '/chatroom/a/b',
  '/phan-hoi',
  '/phim-anh',
  '/diem-danh',
  '/highlight',
  '/tai-khoan',
  '/truc-tiep',
  '/truc-tiep/bong-da',
  '/truc-tiep/bong-ro',
  '/truc-tiep/esport',
  '/truc-tiep/dua-bi',
  '/ty-le-keo',
  '/ty-le-keo/a/b',
  '/ty-le-keo/mo-hinh',
  '/ty-le-keo/neu',
  '/change-log',
  '/gioi-thieu',
  '/tuyen-dung',
  '/chinh-sach-cookie',
  '/dieu-khoan-su-dung',
  '/dieu-kien-va-dieu-khoan',
  '/thanh-vien/fan',
  '/lich-thi-dau',
  '/lich-thi-dau/a/b',
  '/lich-truc-tiep',
  '/lich-truc-tiep/a/b',
  '/truyen-tranh',
  '/gioi-thieu-ban-be',
  '/nhiem-vu-hang-ngay',
  '/rut-tham',
];
const missing = [
  '/tin-tuc/a/b',
  '/khong-co',
  '/highlight/a/b',
  '/reels/a/b',
  '/truyen-tranh/a',
  '/phim-anh/a',
  '/phim-anh/a/tap-2',
  '/doi-bong/abc',
  '/giai-dau/12a',
  '/doi-bong/1/2',
  '/truc-tiep/bong-da/abc',
  '/truc-tiep/bong-da/1',
  '/truc-tiep/quan-vot',
  '/phim-anh/a/tap-x',
  '/diem-danh/x',
  '/truc-tiepp',
];

test('every route of section 2 answers', { tag: ['@shell', ...everyRemote] }, async ({ request, portal }) => {
  for (const path of routes) {
    const answer = await request.get(portal + path, { maxRedirects: 0 });
    expect(`${path} ${answer.status()}`).toBe(`${path} 200`);
  }
});

test('unknown paths and ids that are not digits are 404', { tag: ['@shell', ...everyRemote] }, async ({ request, portal }) => {
  for (const path of missing) {
    const answer = await request.get(portal + path, { maxRedirects: 0 });
    expect(`${path} ${answer.status()}`).toBe(`${path} 404`);
    expect(await answer.text()).toContain('Khán đài này chưa mở cổng');
  }
});

test('redirect-page sends on', { tag: ['@shell', '@newsfeed-and-social'] }, async ({ request, portal }) => {
  for (const [from, to] of [
    ['/thanh-vien', '/?login=own'],
    ['/bang-tin/12', '/bang-tin?pId=12'],
    ['/bang-tin/son_nghe', '/thanh-vien/son_nghe'],
  ] as const) {
    const answer = await request.get(portal + from, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe(to);
  }
});

test('client-side only pages come as a frame and fill in the browser', { tag: ['@shell', '@account-and-missions'] }, async ({
  page,
  open,
  request,
  portal,
}) => {
  const html = await (await request.get(`${portal}/gioi-thieu-ban-be`)).text();
  expect(html).not.toContain('Rủ bạn vào sân');
  await open('/gioi-thieu-ban-be');
  await expect(page.getByRole('heading', { name: /^Rủ bạn vào sân/ })).toBeVisible();
});

test('404 in the browser keeps the frame and shows what is being played', { tag: '@shell' }, async ({ page, portal, complaints }) => {
  await page.goto(`${portal}/khong-co`);
  await expect(page.getByRole('heading', { name: 'Khán đài này chưa mở cổng' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trong lúc đó, đang đá' })).toBeVisible();
  await page.getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page.getByRole('heading', { name: 'Lịch hôm nay' })).toBeVisible();
  // The browser itself reports the status of the document.
  complaints.allow(/status of 404/);
});

test('pages carry strict headers, and no inline script without the nonce', { tag: '@shell' }, async ({ request, portal }) => {
  const answer = await request.get(portal);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(answer.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' });
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const html = await answer.text();
  for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) if (!/application\/(ld\+)?json/.test(tag)) expect(tag).toContain(`nonce="${nonce}"`);
  expect(((await (await request.get(portal)).text()).match(/nonce="([^"]+)"/) ?? [])[1]).not.toBe(nonce);
});

test('the portal says that it is ready, and serves the API description', { tag: '@shell' }, async ({ request, portal }) => {
  expect((await request.get(`${portal}/healthz`)).status()).toBe(200);
  expect(await (await request.get(`${portal}/readyz`)).json()).toEqual({ releases: 'registry', registry: true, api: true });
  const description = (await (await request.get(`${portal}/docs/json`)).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(description.paths)).toContain('/al/api/schedule/liveRoom');
});
