import type { Page } from '@playwright/test';
import { expect, liveFixture, test } from '../src/test.ts';

/** Texts and controls of the page that reach under one of the boxes, wherever one scrolls to: across is what counts. */
const under = (page: Page, boxes: { x: number; width: number }[]) =>
  page.evaluate((edges) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer *')) {
      const speaks =
        element.matches('a, button, input, video') || [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      // A list that is swiped sideways is cut at its own edge.
      if (!speaks || !element.checkVisibility() || element.closest('ul, ol')) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && edges.some((edge) => left < edge.x + edge.width - 0.5 && right > edge.x + 0.5)) found.push(element.outerHTML.slice(0, 120));
    }
    return found;
  }, boxes);

test('where side banners do not fit they fold into a tab that lies over nothing, and open over the page on demand', {
  tag: ['@shell', '@live-and-schedule'],
}, async ({ page, open, portal }) => {
  const match = await liveFixture(page, portal);
  for (const { path, widths } of [
    { path: '/', widths: [768, 1024, 1439] },
    { path: `/truc-tiep/bong-da/${match.fixtureId}`, widths: [768, 1024, 1280, 1440] },
  ]) {
    await open(path);
    const tabs = page.getByRole('button', { name: /^Quảng cáo bên/ });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(tabs).toHaveCount(2);
      const boxes = await Promise.all((await tabs.all()).map(async (tab) => (await tab.boundingBox()) ?? { x: 0, width: 0, height: 0 }));
      expect(boxes.map((box) => [box.width, box.x])).toEqual([
        [44, 0],
        [44, width - 44],
      ]);
      expect(await under(page, boxes)).toEqual([]);
      await expect(page.getByRole('complementary', { name: 'Quảng cáo bên trái' }).getByRole('link')).toBeHidden();
    }
  }
  await page.getByRole('button', { name: 'Quảng cáo bên trái' }).click();
  const opened = page.getByRole('complementary', { name: 'Quảng cáo bên trái' }).getByRole('link');
  await expect(opened).toBeVisible();
  expect(await opened.boundingBox()).toMatchObject({ width: 160, height: 500, y: 110 });
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  // With ads on both sides the picture of a room keeps its 900 px.
  expect((await page.locator('video').boundingBox())?.width).toBeGreaterThanOrEqual(900);
  await page.setViewportSize({ width: 1608, height: 900 });
  await expect(opened).toBeVisible();
  expect((await page.locator('video').boundingBox())?.width).toBeGreaterThanOrEqual(900);
});
