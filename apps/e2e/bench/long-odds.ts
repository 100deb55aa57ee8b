// `npm run bench:long-odds`: a day of a thousand matches and eight markets at /ty-le-keo: rows in the document, bytes of the first page, and in a trace what one update of prices touches. Nothing here is asserted.
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { oddsMarkets } from '@portal/contracts/odds';
import { dropLongDay, longDayListed } from '../src/long-day.ts';
import { ahead, now, setMoment } from '../src/moment.ts';
import { startPortal } from '../src/portal.ts';
import { shiftDate } from '../src/shift-date.ts';
import { figureOf, type Figure } from './figures.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Seconds that an update may keep one waiting: prices of a match on air move every minute or so. */
const WAIT = Number(process.env['WAIT'] ?? 180);
/** What belongs to one update: from the change of the document to the frame that shows it. Milliseconds. */
const AFTER = 250;
const ROWS = 'main table tbody tr:has(th[scope=row])';
const MARK = 'bench:update';

interface TraceEvent {
  name: string;
  ts: number;
  args?: { name?: string; elementCount?: number; beginData?: { dirtyObjects?: number } };
}
/** One update as the document saw it. */
interface Touched {
  /** Records of changes, and the nodes they were at, that came or went. */
  records: number;
  nodes: number;
  cells: number;
  /** Cells that read otherwise than before: those that had to be touched. */
  changed: number;
}

/** Bytes on the wire of a document as a browser asks for it, and how long it is unpacked. */
function sizeOf(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept: 'text/html', 'accept-encoding': encoding, 'accept-language': 'vi' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** Waits in the page for the first change of the table's prices and says what it touched. Runs in the browser: only globals inside. */
function firstUpdate([rows, mark, seconds]: [string, string, number]): Promise<Touched> {
  const cellsNow = () => new Map([...document.querySelectorAll(`${rows} > *`)].map((cell) => [cell, cell.textContent]));
  const before = cellsNow();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no price moved within ${seconds} s`)), seconds * 1_000);
    const watch = new MutationObserver((records) => {
      const after = cellsNow();
      const changed = [...after].filter(([cell, text]) => before.get(cell) !== text);
      // A minute of the clock, a place that took the focus: no price moved.
      if (!changed.some(([cell]) => cell.matches('td'))) return;
      performance.mark(mark);
      clearTimeout(late);
      watch.disconnect();
      const nodes = new Set<Node>();
      for (const { target, addedNodes, removedNodes } of records) for (const node of [target, ...addedNodes, ...removedNodes]) nodes.add(node);
      const elements = records.flatMap(({ target }) => (target instanceof Element ? target : target.parentElement) ?? []);
      resolve({
        records: records.length,
        nodes: nodes.size,
        cells: new Set(elements.map((element) => element.closest('td, th') ?? element)).size,
        changed: changed.length,
      });
    });
    for (const table of document.querySelectorAll('main table'))
      watch.observe(table, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** Recalculations of style with the elements they looked at, and layouts with the boxes that needed one, right after the mark. */
function costOf(trace: Buffer): { styles: number; styled: number; layouts: number; laidOut: number } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const start = traceEvents.find(({ name }) => name === MARK)?.ts ?? Number.NaN;
  const within = traceEvents.filter(({ ts }) => ts >= start && ts <= start + AFTER * 1_000);
  const styles = within.filter(({ name }) => name === 'UpdateLayoutTree');
  const layouts = within.filter(({ name }) => name === 'Layout');
  const sum = (values: readonly (number | undefined)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return {
    styles: styles.length,
    styled: sum(styles.map(({ args }) => args?.elementCount)),
    layouts: layouts.length,
    laidOut: sum(layouts.map(({ args }) => args?.beginData?.dirtyObjects)),
  };
}

/** A visitor who has said that they are old enough, at the moment of the portal. */
async function openOdds(browser: Browser, url: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' });
  await page.addInitScript(shiftDate, ahead());
  await page.addInitScript(() => localStorage.setItem('adult', '1'));
  await page.goto(url);
  await page.locator('html[data-ready=true]').waitFor();
  await page.locator(ROWS).first().waitFor();
  return page;
}

async function oneRound(browser: Browser, url: string, width: number) {
  const page = await openOdds(browser, url, width);
  try {
    const rows = await page.locator(ROWS).count();
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'] });
    const touched = await page.evaluate(firstUpdate, [ROWS, MARK, WAIT] as [string, string, number]);
    await page.waitForTimeout(2 * AFTER);
    return { rows, ...touched, ...costOf(await browser.stopTracing()) };
  } finally {
    await page.close();
  }
}

const NAMES = {
  rows: 'rows in the document',
  changed: 'update: cells that read otherwise',
  cells: 'update: cells touched',
  records: 'update: changes of the document',
  nodes: 'update: nodes',
  styles: 'update: recalculations of style',
  styled: 'update: elements of those',
  layouts: 'update: layouts',
  laidOut: 'update: boxes of those',
} as const;

setMoment();
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(now());
const folder = await mkdtemp(path.join(tmpdir(), 'dropped-'));
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
const portal = await startPortal({ api: { IMPORT_DIR: folder } });
const url = `${portal.url}/ty-le-keo`;
const figures: Figure[] = [];
let matches = 0;
try {
  // From nine in the evening on: behind those on air, so that prices move on the first page.
  await dropLongDay(folder, { date: today, from: 21 * 60, minutes: 179 });
  await longDayListed(portal.url, today);
  const answer = await fetch(`${portal.url}/other/api/odds/list?timezone=Asia/Ho_Chi_Minh&pageSize=1`);
  matches = ((await answer.json()) as { data: { total: number } }).data.total;
  figures.push(
    figureOf('document, packed', 'kB', [(await sizeOf(url, 'br, gzip')) / 1_000]),
    figureOf('document', 'kB', [(await sizeOf(url, 'identity')) / 1_000]),
  );
  for (const width of [1440, 390]) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await oneRound(browser, url, width));
    for (const [key, name] of Object.entries(NAMES) as [keyof typeof NAMES, string][])
      figures.push(
        figureOf(
          `${width}: ${name}`,
          '',
          rounds.map((round) => round[key]),
        ),
      );
  }
} finally {
  await browser.close();
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
}

const wide = Math.max(...figures.map(({ name }) => name.length));
console.log(`\n${matches} matches, ${oddsMarkets.length} markets\n`);
for (const { name, value, unit, n, spread } of figures)
  console.log(`${name.padEnd(wide)}  ${String(value).padStart(9)} ${unit.padEnd(4)}  n=${n}  5–95 %: ${spread[0]}–${spread[1]}`);
console.log('');
console.log(JSON.stringify({ bench: 'long-odds', matches, markets: oddsMarkets.length, figures }));
