// `npm run screens`: photographs every built page of a running portal into .screens, in each of `LANGUAGES` (vi unless said), and prints what the console complained about.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { BUILT } from './src/built-pages.ts';
import { become, demoMember } from './src/members.ts';
import { hydrated, listenTo } from './src/test.ts';

const portal = (process.env['BASE_URL'] ?? 'http://localhost:4200').replace(/\/+$/, '');
const folder = path.resolve(import.meta.dirname, '../../.screens');
const THEMES = ['light', 'dark'] as const;
const widths = (process.env['WIDTHS'] ?? '1440,390').split(',').map(Number);
const languages = (process.env['LANGUAGES'] ?? 'vi').split(',');
/** Words of a path; all of them without. */
const only = process.argv.slice(2);

/** The first part of a picture's name: that of the design's picture where there is one. */
function nameOf(address: string): string {
  const { pathname, search } = new URL(address, portal);
  const [first = 'trang-chu', second, third] = pathname.split('/').filter(Boolean);
  if (first === 'truc-tiep' && third) return `phong-truc-tiep${asName(search)}`;
  if (first === 'tin-tuc' && second) return 'bai-viet';
  if (first === 'khong-co') return '404';
  return asName([first, second, search].join('-'));
}
const asName = (text: string): string => text.replace(/[^\p{L}\d]+/gu, '-').replace(/-+$/, '');

async function photograph(browser: Browser, address: string, who: 'guest' | 'member', language: string): Promise<void> {
  const complaints = new Set<string>();
  for (const width of widths) {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
        hasTouch: width < 768,
      });
      const tab = await context.newPage();
      const said = listenTo(tab);
      // That the browser notes the status of a page that is not there is as it should be.
      said.allow(/status of 404/);
      await tab.addInitScript(() => {
        try {
          localStorage.setItem('adult', '1');
        } catch {
          /* not our page */
        }
      });
      if (who === 'member') await become(tab, await member(tab));
      await tab.goto(`${portal}/-/prefs?${new URLSearchParams({ language, to: address })}`);
      await hydrated(tab);
      await settled(tab);
      await tab.screenshot({
        path: path.join(folder, `${nameOf(address)}${language === 'vi' ? '' : `.${language}`}${who === 'member' ? '.member' : ''}.${width}.${theme}.png`),
        fullPage: true,
      });
      for (const line of said.list) complaints.add(line);
      await context.close();
    }
  }
  console.log(`${address} (${who}, ${language}): ${widths.length * THEMES.length} pictures`);
  for (const complaint of complaints) console.log(`  console: ${complaint}`);
}

/** One log-in for all pictures: they are rationed. */
let known: ReturnType<typeof demoMember> | undefined;
const member = (tab: Page) => (known ??= demoMember(tab, portal, 'fan'));

/** Fonts are there, lists have come, odds are let be seen or not, pictures in sight are decoded. Sockets and streams never fall silent, so nobody waits for the network. */
async function settled(tab: Page): Promise<void> {
  await tab
    .waitForFunction(() => !document.querySelector('main :is([aria-busy=true], [data-admission=unknown])'), undefined, { timeout: 15_000 })
    .catch(() => undefined);
  await tab.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
}

async function pagesOf(context: BrowserContext): Promise<{ address: string; who: 'guest' | 'member' }[]> {
  const tab = await context.newPage();
  const pages = [];
  for (const { paths, member: forMembers } of BUILT) {
    for (const address of await paths(tab, portal)) {
      if (only.length > 0 && !only.some((word) => address.includes(word))) continue;
      pages.push({ address, who: 'guest' as const }, ...(forMembers ? [{ address, who: 'member' as const }] : []));
    }
  }
  return pages;
}

if (
  !(await fetch(`${portal}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  ))
) {
  console.error(`No portal answers at ${portal}: run npm start first, or set BASE_URL.`);
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => existsSync(file));
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const context = await browser.newContext();
  const pages = await pagesOf(context);
  await context.close();
  for (const { address, who } of pages) {
    for (const language of languages)
      try {
        await photograph(browser, address, who, language);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${address}, ${language}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
      }
  }
} finally {
  await browser.close();
}
console.log(`Pictures are in ${path.relative(process.cwd(), folder) || '.'}`);
