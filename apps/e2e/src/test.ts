import { createHash } from 'node:crypto';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { ahead } from './moment.ts';
import { shiftDate } from './shift-date.ts';

/** What a browser must never say during a journey. Aborted requests of a page one leaves are not the page's fault. */
export interface Complaints {
  /** What was said and not allowed. */
  readonly list: readonly string[];
  /** What is meant to be said in this journey: the browser itself tells of refused calls and lost networks. */
  allow(...meant: RegExp[]): void;
}

/** The browser's words for a network that is away, as the journeys take it away. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|WebSocket/;
/** And the page's own, of what was on its way when a journey took the network away: which parts that are, is chance. */
export const CUT_OFF = [
  NO_NETWORK,
  /\[(frame|slot|remotes|notifications)\]/,
  /Failed to fetch|Failed to load|ChunkLoadError/,
  // The runtime's word when a remote that did not come is asked for again, which is meant.
  /Federation Runtime.*already registered/,
] as const;

export function listenTo(page: Page): Complaints {
  const said: string[] = [];
  const allowed: RegExp[] = [];
  page.on('console', (message) => {
    // Playwright's own word for `serviceWorkers: 'block'` (playwright.config.ts), not the page's.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`page error: ${error.message}`));
  return {
    get list() {
      return said.filter((line) => !allowed.some((meant) => meant.test(line)));
    },
    allow: (...meant) => {
      allowed.push(...meant);
    },
  };
}

/** Waits until the page answers: hydrated, session begun. */
export const hydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');

/** A match on air, asked of the api. */
export async function liveFixture(
  page: { request: BrowserContext['request'] },
  base: string,
): Promise<{ fixtureId: number; home: { name: string }; away: { name: string } }> {
  const answer = await page.request.get(`${base}/al/api/schedule/featureMatch?status=10&sportId=10&pageSize=10`, { headers: { 'accept-language': 'vi' } });
  const { data } = (await answer.json()) as { data: { list: { fixtureId: number; statusCode: number; home: { name: string }; away: { name: string } }[] } };
  const match = data.list.find(({ statusCode }) => statusCode === 1 || statusCode === 3) ?? data.list[0];
  if (!match) throw new Error('no match is on air');
  return match;
}

/** The chat room of a match. */
export async function groupOf(page: { request: BrowserContext['request'] }, base: string, fixtureId: number): Promise<number> {
  const { data } = (await (await page.request.get(`${base}/al/api/schedule/liveRoom?id=${fixtureId}`)).json()) as { data: { groupId: number } };
  return data.groupId;
}

interface Fixtures {
  portal: string;
  complaints: Complaints;
  open: (path: string) => Promise<void>;
}

/** An address of one's own for each try of each test (198.18.0.0/15 is set apart for tests): what is rationed by address, such as log-ins, one journey does not use up for another. */
const addressOf = (place: string): string => {
  const [second = 0, third = 0, fourth = 0] = createHash('sha256').update(place).digest();
  return `198.${18 + (second % 2)}.${third}.${fourth}`;
};

/** A page on the shared portal; any console error or warning fails the test. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, provide) => {
      const make = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await make(options);
        await context.addInitScript(shiftDate, ahead());
        return context;
      };
      await provide(browser);
    },
    { scope: 'worker' },
  ],
  extraHTTPHeaders: async ({}, provide, { testId, retry }) => {
    await provide({ 'x-forwarded-for': addressOf(`${testId} ${retry}`) });
  },
  portal: async ({}, provide) => {
    const url = process.env['PORTAL_URL'];
    if (!url) throw new Error('PORTAL_URL is not set: the global setup did not run');
    await provide(url);
  },
  complaints: [
    async ({ page }, provide) => {
      const complaints = listenTo(page);
      await provide(complaints);
      expect(complaints.list, complaints.list.join(' | ')).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, portal }, provide) => {
    await provide(async (path) => {
      await page.goto(portal + path);
      await hydrated(page);
    });
  },
});
export { expect };
