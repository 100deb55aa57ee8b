import { BUILT } from '../src/built-pages.ts';
import { illegible } from '../src/legible.ts';
import { become, demoMember } from '../src/members.ts';
import { expect, hydrated, test } from '../src/test.ts';

const LANGUAGES = ['vi', 'en', 'zh'] as const;
/** Of CSS pixels; 360 is what most telephones in Viet Nam have. */
const WIDTHS = [320, 360, 390, 768, 1024, 1440] as const;

// The last file there is: one after the other its pages would keep one worker busy long after the other has nothing to do.
test.describe.configure({ mode: 'parallel' });

for (const { owner, paths, member } of BUILT)
  test(`what is written on the pages of ${owner.slice(1)} can be read whole, in three languages and six widths`, { tag: owner }, async ({
    page,
    portal,
    context,
    complaints,
  }) => {
    test.setTimeout(420_000);
    // One of the pages is the one for what is not there.
    complaints.allow(/status of 404/);
    const found: string[] = [];
    const addresses = await paths(page, portal);
    const look = async (who: string, language: string) => {
      await context.addCookies([{ name: 'lang', value: language, url: portal }]);
      for (const path of addresses) {
        await page.goto(portal + path);
        await hydrated(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          found.push(...(await illegible(page)).map((line) => `${path} (${who}, ${language}, ${width}): ${line}`));
        }
      }
    };
    for (const language of LANGUAGES) await look('guest', language);
    if (member) {
      await become(page, await demoMember(page, portal, 'fan'));
      await look('member', 'en');
    }
    expect(found).toEqual([]);
  });

test('what is cut, covered or beyond the screen is found; what goes on visibly, waits for the keyboard or lies below the screen is none', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 300 });
  const found = async (body: string) => {
    await page.setContent(`<style>body { margin: 0; overflow-x: clip } p { margin: 0; font: 16px/20px sans-serif }</style>${body}`);
    return (await illegible(page)).map((line) => /^[a-z ]+/.exec(line)?.[0]?.trim());
  };
  const long = 'Công An Thành phố Hồ Chí Minh gặp Hà Nội trên sân Thống Nhất tối nay';
  const nowrap = `<p style="white-space: nowrap`;
  expect(await found(`${nowrap}">${long}</p>`)).toEqual(['cut across']);
  expect(await found(`<div style="overflow: hidden; height: 30px"><p>Một</p><p>Hai</p></div>`)).toEqual(['cut off']);
  expect(await found(`<button style="position: absolute; left: 380px; width: 60px">Vào</button>`)).toEqual(['beyond the screen', 'beyond the screen']);
  expect(await found(`<p>Một</p><div style="position: absolute; inset: 0; background: #fff">Đè</div>`)).toEqual(['covered']);
  expect(
    await found(
      `<div style="height: 400px"></div><p>Một</p><div style="position: absolute; top: 400px; inset-inline: 0; height: 20px; background: #fff">Đè</div>`,
    ),
  ).toEqual(['covered']);
  expect(
    await found(
      `${nowrap}; overflow: hidden; text-overflow: ellipsis">${long}</p>${nowrap}; overflow-x: auto">${long}</p><a href="#a" style="position: absolute; left: -999px">Tới</a>` +
        `<p style="height: 1200px">Một</p><p style="position: sticky; bottom: 0; background: #fff">Thanh</p>`,
    ),
  ).toEqual([]);
});
