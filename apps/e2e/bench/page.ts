// `npm run bench:page`: Lighthouse (its mobile preset: a middling phone on slow 4G, simulated) over a page of a production build. Nothing here is asserted.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { startPortal } from '../src/portal.ts';
import { figureOf, print, type Figure } from './figures.ts';

const PAGES = (process.env['PAGES'] ?? '/').split(',');
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** By how much Lighthouse slows the processor down. Its 4 makes a middling phone out of a fast desktop (index 1,500 to 2,000); on a slow machine it makes something slower than any phone: the index is printed with the figures. */
const SLOWDOWN = Number(process.env['CPU_SLOWDOWN'] ?? 4);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Who comes from Vietnam, which is most: somebody in another zone gets their own days in a second render, once. */
const VIETNAM = { ...process.env, TZ: 'Asia/Ho_Chi_Minh' };
/** The first render of each page by a process that has just begun says nothing of the others. */
const WARM_UP = 6;

const portal = await startPortal({ api: { DEMO: '1' } });
try {
  const figures: Figure[] = [];
  for (const page of PAGES) {
    for (let time = 0; time < WARM_UP; time += 1) await (await fetch(portal.url + page)).text();
    const scores = new Map<string, number[]>();
    const add = (name: string, value: number) => scores.set(name, [...(scores.get(name) ?? []), value]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const chrome = await launch({ chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', chromeFlags: FLAGS, envVars: VIETNAM });
      try {
        const result = await lighthouse(portal.url + page, {
          port: chrome.port,
          onlyCategories: [...CATEGORIES],
          logLevel: 'error',
          throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: SLOWDOWN },
        });
        if (!result) throw new Error('Lighthouse has no result');
        const { categories, audits, environment } = result.lhr;
        add('benchmark-index', environment.benchmarkIndex);
        for (const name of CATEGORIES) add(name, Math.round((categories[name]?.score ?? 0) * 100));
        for (const name of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'total-byte-weight'])
          add(name, audits[name]?.numericValue ?? NaN);
        if (round > 0) continue;
        for (const { id, title, score, scoreDisplayMode, displayValue } of Object.values(audits)) {
          if (score !== null && score < 0.9 && !['informative', 'notApplicable', 'manual'].includes(scoreDisplayMode))
            console.log(`${page}: ${id} ${score} ${title}${displayValue ? ` (${displayValue})` : ''}`);
        }
      } finally {
        chrome.kill();
      }
    }
    for (const [name, values] of scores)
      figures.push(figureOf(`lighthouse ${page} ${name}`, /paint|time/.test(name) ? 'ms' : /weight/.test(name) ? 'bytes' : 'points', values));
  }
  print(figures);
} finally {
  await portal.stop();
}
