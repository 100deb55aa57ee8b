import type { Page } from '@playwright/test';
import { axeFindings } from '../src/axe.ts';
import { BUILT } from '../src/built-pages.ts';
import { become, demoMember } from '../src/members.ts';
import { expect, test } from '../src/test.ts';

/** Buttons that who hears the page cannot tell apart: two with one name. */
async function namesakes(page: Page): Promise<string[]> {
  const names = [...(await page.locator('body').ariaSnapshot()).matchAll(/^\s*- button "((?:[^"\\]|\\.)*)"/gm)].map(([, name = '']) => name);
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  return [...new Set(twice)].map((name) => `more than one button is called “${name}”`);
}

/** What axe finds of any level, buttons that share a name, and whether the page is wider than the screen. */
async function findings(page: Page): Promise<string[]> {
  const found = [...(await axeFindings(page)), ...(await namesakes(page))];
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...found, ...(over > 0 ? [`${over} px wider than the screen`] : [])];
}

/** What the page knows of a walk over it by Tab. */
interface Walk {
  readonly seen: ReadonlySet<Element>;
  /** What could be used when the walk began. */
  readonly first: readonly HTMLElement[];
  usable(): HTMLElement[];
  /** Those that can be seen and used and were not reached. Of a composite (tabs, a menu bar, radio buttons) one part is enough: arrows lead on from there. */
  missing(of: readonly HTMLElement[]): HTMLElement[];
}

/** Parts that can be seen and used, and that no press of Tab leads to. */
async function unreached(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const seen = new Set<Element>();
    const COMPOSITES =
      '[role=tablist], [role=radiogroup], [role=toolbar], [role=menubar], [role=listbox], [role=grid], [role=tree], fieldset:has(input[type=radio])';
    const usable = () => [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], [contenteditable=true]',
      ),
    ];
    const walk: Walk = {
      seen,
      usable,
      first: usable(),
      missing: (of) =>
        of.filter((element) => {
          if (
            !element.isConnected ||
            seen.has(element) ||
            element.matches(':disabled, [aria-disabled=true], [type=hidden], [inert], [inert] *, [aria-hidden=true], [aria-hidden=true] *, video *')
          )
            return false;
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
          const composite = element.closest(COMPOSITES);
          return !(composite && [...seen].some((one) => composite.contains(one)));
        }),
    };
    Object.assign(globalThis, { walk });
    document.body.tabIndex = -1;
    document.body.focus();
    document.addEventListener('focusin', ({ target }) => seen.add(target as Element));
  });
  const progress = () =>
    page.evaluate(() => {
      const { walk } = globalThis as unknown as { walk: Walk };
      return { seen: walk.seen.size, left: walk.missing(walk.first).length };
    });
  // Round once, or until all is reached that was there at first: a list that grows as one goes on has no end.
  let round = false;
  let all = false;
  for (let presses = 0, before = -1; presses < 1_000 && !round && !all; presses += 25) {
    for (let press = 0; press < 25; press += 1) await page.keyboard.press('Tab');
    const { seen, left } = await progress();
    round = seen === before;
    all = left === 0;
    before = seen;
  }
  // Header and footer alone have more.
  expect((await progress()).seen).toBeGreaterThan(8);
  return page.evaluate(async (whole) => {
    // What the focus alone has opened (a choice of reactions) closes when it leaves; it was reached wherever a press of Tab went on.
    const around: Element[] = [];
    for (let element = document.activeElement; element; element = element.parentElement) around.push(element);
    (document.activeElement as HTMLElement | null)?.blur();
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const last = around.find(({ isConnected }) => isConnected);
    const { walk } = globalThis as unknown as { walk: Walk };
    // What came while one walked counts up to where one stopped.
    const passed = (element: Element) => whole || !last || !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    return walk.missing([...new Set([...walk.first, ...walk.usable().filter(passed)])]).map((element) => element.outerHTML.slice(0, 160));
  }, round);
}

// No test here leaves anything behind that another sees.
test.describe.configure({ mode: 'parallel' });

test('a look with axe finds what is wrong', { tag: '@shell' }, async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="vi"><title>Sân</title><main><h1>Sân</h1><img src="data:,"><p role="dialog" aria-label="Ghế"><button></button></p></main></html>',
  );
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^critical: button-name: .*button/), expect.stringMatching(/^critical: image-alt: img/)]);
  expect(await axeFindings(page, '[role=dialog]')).toEqual([expect.stringMatching(/^critical: button-name: /)]);
});

/** On the phone a page is opened; then it is turned. */
const LOOKS = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
] as const;

for (const { owner, paths, member } of BUILT) {
  test(`axe finds nothing of any level on the pages of ${owner.slice(1)}, light at 1440 and dark at 390, and the keyboard reaches everything`, {
    tag: owner,
  }, async ({ page, open, portal, complaints }) => {
    test.setTimeout(420_000);
    const found: string[] = [];
    const addresses = await paths(page, portal);
    for (const who of member ? ['guest', 'member'] : ['guest']) {
      if (who === 'member') await become(page, await demoMember(page, portal, 'fan'));
      for (const path of addresses) {
        for (const [place, { colorScheme, width }] of LOOKS.entries()) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 900 });
          if (place === 0) await open(path);
          // Lists that the browser asks for itself.
          await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
          found.push(...(await findings(page)).map((finding) => `${path} (${who}, ${colorScheme}, ${width}): ${finding}`));
        }
        if (who === (member ? 'member' : 'guest')) found.push(...(await unreached(page)).map((element) => `${path}: Tab does not reach ${element}`));
      }
    }
    // A page that is not there says so to the browser, too.
    complaints.allow(/status of 404/);
    expect(found).toEqual([]);
  });
}
