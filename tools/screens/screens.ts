// `npm run screens`: photographs every built page of a running portal, at two widths in both themes, into .screens.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { Page } from './pages.ts';
import { PAGES, THEMES, WIDTHS, fileOf } from './pages.ts';

const baseUrl = process.env['BASE_URL'] ?? 'http://localhost:4200';
const folder = path.resolve(import.meta.dirname, '../../.screens');
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

async function photograph(browser: Browser, page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        viewport: { width, height: width === 390 ? 844 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
        hasTouch: width === 390,
      });
      const tab = await context.newPage();
      // That the browser notes the status of the 404 page itself is as it should be.
      tab.on('console', (message) => message.type() === 'error' && message.location().url !== tab.url() && complaints.push(`${page.name} ${width} ${theme}: ${message.text()}`));
      tab.on('pageerror', (error) => complaints.push(`${page.name} ${width} ${theme}: ${error.message}`));
      await tab.goto(new URL(address, baseUrl).href, { waitUntil: 'load' });
      // Sockets and the stream never fall silent, so a fixed moment is left for fonts, pictures and the first messages.
      await tab.evaluate(() => document.fonts.ready.then(() => undefined));
      await tab.waitForTimeout(2500);
      await tab.screenshot({ path: path.join(folder, fileOf(page.name, width, theme)), fullPage: true });
      await context.close();
    }
  }
  return complaints;
}

async function requirePortal(): Promise<void> {
  const up = await fetch(new URL('/readyz', baseUrl), { signal: AbortSignal.timeout(5000) }).then((answer) => answer.ok, () => false);
  if (up) return;
  console.error(`No portal answers at ${baseUrl}: run npm start first, or set BASE_URL.`);
  process.exit(1);
}

await requirePortal();
await mkdir(folder, { recursive: true });
const executablePath = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => existsSync(file));
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: QUIET });
try {
  for (const page of PAGES) {
    try {
      const address = typeof page.path === 'string' ? page.path : await page.path(baseUrl);
      const complaints = await photograph(browser, page, address);
      console.log(`${page.name} (${address}): ${WIDTHS.length * THEMES.length} pictures`);
      for (const complaint of new Set(complaints)) console.log(`  console: ${complaint}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${page.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
} finally {
  await browser.close();
}
console.log(`Pictures are in ${path.relative(process.cwd(), folder) || '.'}`);
