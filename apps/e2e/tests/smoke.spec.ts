import type { Page } from '@playwright/test';
import { remoteNames } from '@portal/contracts';
import { releasesIn } from '../src/boot-of.ts';
import { smoke } from '../src/owners.ts';
import { PAGES } from '../src/pages.ts';
import { builtFolder, versionOf } from '../src/portal.ts';
import { expect, liveFixture, test } from '../src/test.ts';

// Whatever changed, this is taken (a minute at most): the composition that visitors are going to get, fresh builds of what changed beside the deployed releases of the others.
const tag = [smoke, '@shell'];
const away = 'Phần này đang bảo trì';

/** The page stands: its own words from the server, hydrated, no part given up, no word of complaint in the console (`complaints` of the fixtures). */
async function stands({ page, open, portal }: { page: Page; open: (path: string) => Promise<void>; portal: string }, path: string): Promise<void> {
  expect(await (await page.request.get(portal + path)).text()).toContain('<h1');
  await open(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
  await expect(page.getByText(away)).toHaveCount(0);
}

test('home stands, out of parts of every remote', { tag }, ({ page, open, portal }) => stands({ page, open, portal }, '/'));

test('a live room stands, with the chat in it', { tag }, async ({ page, open, portal }) => {
  await stands({ page, open, portal }, `/truc-tiep/bong-da/${(await liveFixture(page, portal)).fixtureId}`);
  await expect(page.getByRole('log').first()).toBeVisible();
});

for (const [remote, path] of PAGES) test(`a page of ${remote} stands`, { tag }, ({ page, open, portal }) => stands({ page, open, portal }, path));

test('every remote has its page here, and is the release that was meant to be composed', { tag }, async ({ request, portal }) => {
  expect(PAGES.map(([remote]) => remote).sort()).toEqual([...remoteNames].sort());
  const releases = releasesIn(await (await request.get(portal)).text());
  for (const name of remoteNames) expect(`${name} ${releases[name]?.[0]?.version}`).toBe(`${name} ${versionOf(builtFolder(name))}`);
});
