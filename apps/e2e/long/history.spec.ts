import { rmSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@portal/contracts';
import { releasesIn } from '../src/boot-of.ts';
import { buildRemote } from '../src/build.ts';
import { olderTree } from '../src/older-tree.ts';
import { builtFolder, startPortal, versionOf } from '../src/portal.ts';
import { expect, hydrated, liveFixture, test } from '../src/test.ts';

for (const name of remoteNames)
  test(`${name} of an older commit is built as it was, and served beside current remotes`, async ({ page }) => {
    const older = await olderTree(name);
    console.log(`${name} of commit ${older.commit.slice(0, 10)} beside today’s other remotes`);
    const dist = await buildRemote(path.join(older.folder, 'apps', name));
    const portal = await startPortal({ remotes: { [name]: dist } });
    try {
      const releases = releasesIn(await (await page.request.get(portal.url)).text());
      for (const each of remoteNames) expect(releases[each]?.[0]?.version, each).toBe(versionOf(each === name ? dist : builtFolder(each)));
      const match = await liveFixture(page, portal.url);
      for (const address of ['/', `/truc-tiep/bong-da/${match.fixtureId}`]) {
        await page.goto(portal.url + address);
        await hydrated(page);
        await expect(page.getByText(match.home.name).first()).toBeVisible();
        await expect(page.getByText('Phần này đang bảo trì')).toHaveCount(0);
      }
    } finally {
      await page.goto('about:blank');
      await portal.stop();
      rmSync(older.folder, { recursive: true, force: true });
    }
  });
