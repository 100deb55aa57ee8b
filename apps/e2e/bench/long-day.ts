// `npm run bench:long-day`: a day of a thousand matches scrolled from end to end in a trace: its longest task, and how many rows were there at most. Nothing here is asserted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { DATE, dropLongDay, longDayListed } from '../src/long-day.ts';
import { startPortal } from '../src/portal.ts';
import { figureOf, print, type Figure } from './figures.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const ROWS = 'main li a[href^="/truc-tiep/bong-da/"]';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { name?: string };
}

/** Milliseconds of each task on the main threads of pages. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`)).map(({ dur = 0 }) => dur / 1_000);
}

/** Scrolls down, a third of a screen for each frame, until the list has ended. Answers the most rows that were there. */
async function scroll(page: Page): Promise<number> {
  return page.evaluate(async (rows) => {
    let most = 0;
    for (let still = 0; still < 60; ) {
      const before = scrollY;
      scrollBy(0, innerHeight / 3);
      await new Promise((drawn) => requestAnimationFrame(drawn));
      most = Math.max(most, document.querySelectorAll(rows).length);
      still = scrollY === before ? still + 1 : 0;
    }
    return most;
  }, ROWS);
}

const folder = await mkdtemp(path.join(tmpdir(), 'dropped-'));
const portal = await startPortal({ api: { IMPORT_DIR: folder } });
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
const figures: Figure[] = [];
try {
  await dropLongDay(folder);
  await longDayListed(portal.url);
  for (const [name, order, width] of [
    ['by the hour, 1440', 'gio', 1440],
    ['by tournament, 390', 'giai', 390],
  ] as const) {
    const longest: number[] = [];
    const most: number[] = [];
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' });
      await page.goto(`${portal.url}/lich-thi-dau?ngay=${DATE}&xem=${order}`);
      await page.locator('html[data-ready=true]').waitFor();
      await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'] });
      const start = performance.now();
      most.push(await scroll(page));
      times.push((performance.now() - start) / 1_000);
      longest.push(Math.max(...tasksOf(await browser.stopTracing())));
      await page.close();
    }
    figures.push(figureOf(`${name}: longest task`, 'ms', longest, 1), figureOf(`${name}: most rows`, '', most, 1), figureOf(`${name}: end to end`, 's', times));
  }
} finally {
  await browser.close();
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
}
print(figures);
