import { axeFindings } from '../src/axe.ts';
import { expect, hydrated, test } from '../src/test.ts';

test('a comic is found, read as a strip and page by page by keyboard, and left again', { tag: '@content-and-news' }, async ({ page, open }) => {
  await open('/truyen-tranh');
  await page.getByRole('list', { name: 'Các truyện' }).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/truyen-tranh\/[a-z0-9-]+$/);
  // The address comes before the page.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Truyện tranh');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const sheets = page.getByRole('main').getByRole('figure');
  expect(await sheets.count()).toBeGreaterThan(3);
  // Every picture comes, once one has scrolled to it.
  for (const sheet of await sheets.all()) {
    await sheet.scrollIntoViewIfNeeded();
    await expect.poll(() => sheet.getByRole('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Theo trang' }).press('Enter');
  await expect(sheets).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('figure', { name: /^Trang 2 trên/ })).toBeVisible();
  await expect(page).toHaveURL(/\?kieu=trang&trang=2$/);
  // The whole page and the way on fit into the window.
  const next = await page.getByRole('link', { name: 'Trang sau' }).boundingBox();
  const sheet = await sheets.first().boundingBox();
  expect(sheet!.height + (next!.y + next!.height - (sheet!.y + sheet!.height))).toBeLessThan(page.viewportSize()!.height);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('figure', { name: /^Trang 2 trên/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('what is said on a page lies inside it and on nothing else, in every language, on a phone', { tag: '@content-and-news' }, async ({
  page,
  open,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/truyen-tranh');
  const addresses = await page
    .getByRole('list', { name: 'Các truyện' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(2);
  for (const language of ['vi', 'en', 'zh'])
    for (const address of addresses) {
      await page.goto(`${portal}/-/prefs?language=${language}&to=${encodeURIComponent(address)}`);
      await hydrated(page);
      const faults = await page
        .getByRole('main')
        .getByRole('figure')
        .evaluateAll((sheets) =>
          sheets.flatMap((sheet) => {
            const around = sheet.getBoundingClientRect();
            const boxes = [...sheet.querySelectorAll('p')].map((balloon) => ({ words: balloon.textContent, box: balloon.getBoundingClientRect() }));
            const outside = boxes.filter(({ box }) => box.left < around.left || box.right > around.right || box.top < around.top || box.bottom > around.bottom);
            const covering = boxes.filter(({ box }, place) =>
              boxes.some(
                ({ box: other }, its) => its < place && box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
              ),
            );
            return [...outside.map(({ words }) => `outside: ${words}`), ...covering.map(({ words }) => `covers another: ${words}`)];
          }),
        );
      expect([language, address, faults]).toEqual([language, address, []]);
    }
});

test('comics are read without JavaScript, in both views', { tag: '@content-and-news' }, async ({ browser, portal }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${portal}/truyen-tranh`);
  await plain.getByRole('list', { name: 'Các truyện' }).getByRole('link').first().click();
  await expect(plain.getByRole('figure').nth(2)).toBeVisible();
  await plain.getByRole('link', { name: 'Theo trang' }).click();
  await plain.getByRole('link', { name: 'Trang sau' }).click();
  await expect(plain.getByRole('figure', { name: /^Trang 2 trên/ })).toBeVisible();
  await plain.context().close();
});
