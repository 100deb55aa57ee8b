import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Files (a regular expression over their paths) whose journeys are taken a second time in the same run: what a suite of more journeys would take, for a benchmark alone. */
const again = process.env['JOURNEYS_AGAIN'];

/** Journeys through the production build. The portal under test is started once (src/global-setup.ts) on free loopback ports; tests that break things start their own. */
export default defineConfig({
  testDir: './tests',
  outputDir: '../../test-results',
  globalSetup: './src/global-setup.ts',
  // Bounds for what hangs, not for what is slow on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // In CI a journey has a second try: one that needs it has passed, and the last lines of the run name it, with the trace of its first.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  ...(again && { projects: [{ name: 'journeys' }, { name: 'again', testMatch: new RegExp(again) }] }),
  reporter: [['list']],
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
    // What the page was like at each step, without a picture of each: that would cost a processor.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
    // What a page asks for is seen and altered by tests; a worker's own requests are not.
    serviceWorkers: 'block',
    // What moves all the time is drawn all the time, by the processors that the portal under test runs on. That nothing moves then, and all of it is there, is the promise (look.md, 'reduced motion').
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file)),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
