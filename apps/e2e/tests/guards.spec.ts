import { articleCalls } from '@portal/contracts/article';
import { expect, hydrated, liveFixture, test } from '../src/test.ts';

const tag = ['@shell', '@newsfeed-and-social', '@content-and-news'];

test('guards keep their word to who is nobody in particular, in the words of section 8', { tag }, async ({ request, portal }) => {
  const ask = (path: string) => request.get(portal + path, { maxRedirects: 0 });
  for (const [from, to] of [
    ['/thanh-vien/FAN', '/thanh-vien/fan'],
    ['/thanh-vien/fan?pId=7', '/bang-tin?pId=7'],
    ['/bang-tin/khong%20ten', '/bang-tin'],
  ] as const) {
    const answer = await ask(from);
    expect([answer.status(), answer.headers()['location']]).toEqual([302, to]);
  }
  for (const [path, words] of [
    ['/thanh-vien/khong-co-ai', 'Page Not Found: /thanh-vien/khong-co-ai'],
    ['/bang-tin?pId=x', 'Page Not Found: /bang-tin'],
    ['/bang-tin?pId=999999999', 'Không tìm thấy bài viết này'],
    ['/doi-bong/12a', 'Page Not Found: /doi-bong/12a'],
    ['/khong-co', 'Page not found: /khong-co'],
  ] as const) {
    const answer = await ask(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).not.toContain('rel="canonical"');
  }
});

test('a member is led from the log-in, and from their own profile, to their own feed', { tag }, async ({ page, portal }) => {
  await page.goto(`${portal}/thanh-vien`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên đăng nhập').fill('fan');
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('khandai-demo');
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page).toHaveURL(/\/bang-tin\?nType=1$/);
  await page.goto(`${portal}/thanh-vien/fan`);
  await expect(page).toHaveURL(/\/bang-tin\?nType=1$/);
  await page.goto(`${portal}/thanh-vien/tipster`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/thanh-vien\/tipster$/);
});

test('a page tells searchers and links what it is, and the site map leads to it', { tag }, async ({ page, request, portal, open }) => {
  const origin = portal.replace('127.0.0.1', 'localhost');
  expect(await (await request.get(`${portal}/robots.txt`)).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const locations = async (path: string) =>
    [...(await (await request.get(portal + path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const files = await locations('/sitemap.xml');
  expect(files).toEqual(expect.arrayContaining([`${origin}/sitemaps/pages-1.xml`, `${origin}/sitemaps/news.xml`, `${origin}/sitemaps/matches-1.xml`]));
  const articles = files.find((file) => file.includes('/articles-'))!;
  const path = (await locations(new URL(articles).pathname))[0]!.slice(origin.length);

  await open(`${path}?utm_source=x`);
  const attribute = (selector: string, name = 'content') => page.locator(`head ${selector}`).getAttribute(name);
  expect(await attribute('link[rel=canonical]', 'href')).toBe(origin + path);
  expect(await attribute('link[hreflang=en]', 'href')).toBe(`${origin}${path}?lang=en`);
  expect(await attribute('meta[property="og:type"]')).toBe('article');
  // A picture of its own, of the size that it is said to have.
  const drawn = new URL((await attribute('meta[property="og:image"]'))!);
  expect(drawn.pathname).toBe(articleCalls.picture.path);
  const picture = await request.get(portal + drawn.pathname + drawn.search);
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
  const types = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => (JSON.parse(script.textContent) as Record<string, unknown>)['@type']));
  expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'NewsArticle', 'BreadcrumbList']));
  // The same in English, for who brings no cookie.
  expect(await (await request.get(`${portal}/tin-tuc?lang=en`)).text()).toMatch(/<html lang="en"[\s\S]*<link rel="canonical" href="[^"]*\/tin-tuc\?lang=en"/);
});

test('the news is there for readers of feeds, and what is fresh of it for searchers', { tag: ['@shell', '@content-and-news'] }, async ({
  request,
  portal,
  page,
  open,
}) => {
  const origin = portal.replace('127.0.0.1', 'localhost');
  await open('/tin-tuc?lang=en');
  const href = await page.locator('head link[type="application/rss+xml"]').getAttribute('href');
  expect(href).toBe('/rss.xml?lang=en');
  const feed = await request.get(portal + href!);
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const map = await request.get(`${portal}/sitemaps/news.xml`);
  expect([map.status(), map.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  await page.goto('about:blank');
  const files = [
    { text: await feed.text(), entries: 'item', address: /^[^?]+\/tin-tuc\/[\w-]+(\?lang=en)?$/ },
    { text: await map.text(), entries: 'url', address: /^[^?]+\/tin-tuc\/[\w-]+$/ },
  ];
  for (const { text, entries, address } of files) {
    // The browser's own reader of XML: a file that is none has an element that says so. Trusted types keep it from the portal's pages.
    const { faults, links } = await page.evaluate(
      ([source, name]) => {
        const file = new DOMParser().parseFromString(source!, 'application/xml');
        return {
          faults: file.querySelectorAll('parsererror').length,
          links: [...file.querySelectorAll(`${name} > link, ${name} > loc`)].map((link) => link.textContent),
        };
      },
      [text, entries],
    );
    expect(faults).toBe(0);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.startsWith(origin) && address.test(link)).toBe(true);
    const first = new URL(links[0]!);
    expect((await request.get(portal + first.pathname + first.search)).status()).toBe(200);
  }
});

test('a link to a room is shown with its teams, its score and a picture that was drawn of them', { tag: '@live-and-schedule' }, async ({
  page,
  request,
  portal,
}) => {
  const { fixtureId } = await liveFixture(page, portal);
  const asked = await request.get(`${portal}/truc-tiep/bong-da/${fixtureId}?lang=en`);
  const html = await asked.text();
  const read = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const title = read(/<title>([^<]*)<\/title>/);
  expect(title).toMatch(/^\S.* \d+–\d+ .*\S, (live|replay) \| Khán Đài$/);
  const said = (property: string) => read(new RegExp(`<meta property="${property}" content="([^"]*)"`));
  expect(said('og:title')).toBe(title);
  const address = new URL(said('og:image')!);
  expect(address.host).toBe(new URL(portal.replace('127.0.0.1', 'localhost')).host);
  const picture = await request.get(portal + address.pathname + address.search);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([said('og:image:width'), said('og:image:height')].map(Number));
});

test('a site of its own has its name, its notices and its banners', { tag: '@shell' }, async ({ page, portal }) => {
  const site = portal.replace('127.0.0.1', 'saigon.localhost');
  await page.goto(site);
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Khán Đài Sài Gòn' })).toBeVisible();
  await expect(page.getByText('Sài Gòn ơi, tối nay cùng vào sân')).toBeVisible();
  expect(await page.title()).toContain('Khán Đài Sài Gòn');
  expect(await page.locator('head link[rel=canonical]').getAttribute('href')).toBe(`${site}/`);
  expect(await page.locator('meta[name=analytics-id]').getAttribute('content')).toBe('KD-SAIGON-1');
  expect((await page.context().cookies(site)).find(({ name }) => name === 'domain')?.value).toBe('saigon.localhost');
  const left = page.getByRole('complementary', { name: 'Quảng cáo bên trái' });
  await expect(left.getByRole('link')).toHaveAttribute('href', '/tip-keo');
  await expect(left.getByRole('link')).toHaveAttribute('rel', /nofollow/);
  expect(await left.getByRole('link').boundingBox()).toMatchObject({ y: 110, width: 160, height: 500 });
  await left.getByRole('button', { name: 'Đóng quảng cáo bên trái' }).click();
  await page.reload();
  await hydrated(page);
  await expect(left).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Quảng cáo bên phải' }).getByRole('link')).toBeVisible();
});
