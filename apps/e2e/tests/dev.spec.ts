import type { Page } from '@playwright/test';
import { releasesIn } from '../src/boot-of.ts';
import { startDev, type DevServer } from '../src/dev-server.ts';
import { startPortal, type Portal } from '../src/portal.ts';
import { expect, hydrated, test } from '../src/test.ts';

// A part of its own in the copied sources, so that the journey rests on no product text. It takes the place of a chat room's page below /chatroom.
const PROBE = 'apps/chat/src/probe.tsx';
const STYLE = 'apps/chat/src/probe.module.css';
const REMOTE = 'apps/chat/src/remote.tsx';
const probe = (word: string) => `import { useState } from 'react';
import styles from './probe.module.css';
export function Probe() {
  const [count, setCount] = useState(0);
  return <button type="button" className={styles.probe} onClick={() => setCount(count + 1)}>{\`${word} \${count}\`}</button>;
}
`;
const style = (colour: string) => `.probe { color: ${colour}; }\n`;

test.describe('npm run dev -- --remote=chat', { tag: '@shell' }, () => {
  let portal: Portal;
  let dev: DevServer;
  test.beforeAll(async () => {
    test.setTimeout(400_000);
    portal = await startPortal();
    dev = await startDev({
      registryUrl: portal.registryUrl,
      apiUrl: portal.apiUrl,
      prepare({ read, write }) {
        write(PROBE, probe('first'));
        write(STYLE, style('rgb(1, 2, 3)'));
        write(
          REMOTE,
          `${read(REMOTE)}\nimport { Probe } from './probe.tsx';\nroutes['/chatroom']?.unshift({ path: 'dev-probe', id: 'chat.dev-probe', Component: Probe });\n`,
        );
      },
    });
  });
  test.afterAll(async () => {
    await dev?.stop();
    await portal?.stop();
  });

  const button = (page: Page) => page.getByRole('button', { name: /^(first|second|third|fourth) \d$/ });
  /** Changes a file and says how long it took to be seen. No limit is asserted: that is the machine's. */
  async function change(what: string, file: string, text: string, seen: () => Promise<void>): Promise<void> {
    const began = performance.now();
    dev.write(file, text);
    await seen();
    console.log(`      save to seen, ${what}: ${Math.round(performance.now() - began)} ms`);
  }
  const rendered = async (page: Page) => (await page.request.get(`${dev.url}/chatroom/dev-probe`, { headers: { accept: 'text/html' } })).text();

  test('a change of a component is seen at once, in the page with its state kept and on the server', async ({ page }) => {
    const patience = { timeout: 60_000 };
    await page.goto(`${dev.url}/chatroom/dev-probe`);
    await hydrated(page);
    await button(page).click();
    await button(page).click();
    await expect(button(page)).toHaveText('first 2');

    await change('component', PROBE, probe('second'), () => expect(button(page)).toHaveText('second 2', patience));
    await expect.poll(() => rendered(page), patience).toContain('second 0');
    await change('style', STYLE, style('rgb(4, 5, 6)'), () => expect(button(page)).toHaveCSS('color', 'rgb(4, 5, 6)', patience));

    // What does not build is said, and the page stays what it was.
    await change('error', PROBE, 'export function Probe() { return <', () =>
      expect(page.getByRole('alert').filter({ hasText: 'chat does not build' })).toContainText('probe.tsx', patience),
    );
    await expect(button(page)).toHaveText('second 2');
    expect(dev.output()).toContain('chat does not build');
    await change('mended', PROBE, probe('third'), () => expect(button(page)).toHaveText('third 2', patience));
    await expect(page.getByText('chat does not build')).toHaveCount(0);

    // Routes are no component: the page is loaded anew, and the state is gone with it.
    await change('route', REMOTE, dev.read(REMOTE).replace("path: 'dev-probe'", "path: 'dev-probe', handle: { changed: true }"), () =>
      expect(button(page)).toHaveText('third 0', patience),
    );
  });

  test('the other remotes come from the registry, which hears nothing of it', async ({ page }) => {
    await page.goto(`${dev.url}/truc-tiep`);
    await hydrated(page);
    const releases = async (url: string) => releasesIn(await (await page.request.get(`${url}/truc-tiep`)).text());
    const [ours, theirs] = [await releases(dev.url), await releases(portal.url)];
    expect(ours['chat']?.map(({ version }) => version)).toEqual([expect.stringMatching(/^0\.0\.0-dev\.\d+$/)]);
    expect(ours['odds-and-tips']?.[0]?.version).toBe(theirs['odds-and-tips']?.[0]?.version);
    expect(theirs['chat']?.[0]?.version).not.toContain('dev');
    // The policy is the one of production.
    const policy = (await page.request.get(dev.url)).headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe-eval|http:|ws:/);
  });
});
