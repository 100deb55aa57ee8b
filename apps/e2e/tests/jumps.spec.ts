import type { Page } from '@playwright/test';
import type { Output } from '@portal/contracts';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { userCalls } from '@portal/contracts/user';
import { BUILT } from '../src/built-pages.ts';
import { jumpsOf, keepJumps } from '../src/jumps.ts';
import { become, register } from '../src/members.ts';
import { expect, hydrated, test } from '../src/test.ts';

/** Shares of the screen, summed up: fonts that take the place of others move letters by a pixel or two; the buttons of a player come as it learns what it can do. */
const LETTERS = 0.03;
const STILL = 0.005;

/** Ids of the posts that a page shows. */
const postsOn = (page: Page) =>
  page.locator('a[href*="pId="]').evaluateAll((links) => links.map((link) => Number(new URL((link as HTMLAnchorElement).href).searchParams.get('pId'))));

for (const { owner, paths } of BUILT)
  test(`nothing moves when it is known who one is, nor when pictures come: ${owner.slice(1)}`, { tag: owner }, async ({ page, portal, context }) => {
    test.setTimeout(420_000);
    const addresses = await paths(page, portal);
    const member = await register(page, portal);
    await context.addInitScript(keepJumps);
    for (const width of [390, 1440])
      for (const address of addresses)
        await test.step(`${address} at ${width}`, async () => {
          const tab = await context.newPage();
          await tab.setViewportSize({ width, height: 900 });
          await become(tab, member);
          // Goals and messages of this minute move what they have to.
          await tab.routeWebSocket(/./, () => {});
          const late = Promise.withResolvers<void>();
          for (const held of [userCalls.info.path, '/other/api/resource/**'])
            await tab.route(`**${held}`, async (route) => {
              await late.promise;
              await route.continue();
            });
          // Nor is it of interest what other journeys post meanwhile: no post is newer than those of the page.
          let newest = Infinity;
          await tab.route(`**${newsfeedCalls.list.path}?*`, async (route) => {
            const response = await route.fetch();
            const answer = (await response.json()) as { data?: Output<typeof newsfeedCalls.list> };
            if (answer.data) answer.data.list = answer.data.list.filter(({ id }) => id <= newest);
            await route.fulfill({ response, json: answer });
          });
          await tab.goto(portal + address, { waitUntil: 'domcontentloaded' });
          await hydrated(tab);
          const shown = await postsOn(tab);
          if (shown.length > 0) newest = Math.max(...shown);
          await tab.evaluate(() => document.fonts.ready);
          const before = await jumpsOf(tab);
          const known = tab.waitForResponse((answer) => answer.url().endsWith(userCalls.info.path));
          late.resolve();
          await known;
          await tab.waitForLoadState('networkidle');
          const jumps = await jumpsOf(tab);
          const sum = (of: typeof jumps) => of.reduce((all, { value }) => all + value, 0);
          expect.soft(sum(before), `until it lives: ${JSON.stringify(before)}`).toBeLessThan(LETTERS);
          expect.soft(sum(jumps.slice(before.length)), `afterwards: ${JSON.stringify(jumps.slice(before.length))}`).toBeLessThan(STILL);
          await tab.unrouteAll({ behavior: 'ignoreErrors' });
          await tab.close();
        });
  });
