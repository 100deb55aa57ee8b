// `npm run bench:delivery`: how long a release takes from a team to a visitor and back. Production builds, real processes, a real browser; nothing here is asserted.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { RegistryState } from '@portal/contracts';
import { alteredBuild } from '../src/altered.ts';
import { root, startPortal, type Portal } from '../src/portal.ts';
import { anyVisitor, visitors } from '../src/visitors.ts';
import { figureOf, print, type Figure } from './figures.ts';

const SWAPS = Number(process.env['SWAPS'] ?? 200);
const ROUNDS = Number(process.env['ROUNDS'] ?? 30);
const REMOTE = 'odds-and-tips';
const folders: string[] = [];
const variant = (mark: string) => {
  const folder = alteredBuild(REMOTE, (text) => text.replaceAll('Tỷ lệ kèo', `Tỷ lệ kèo ${mark}`));
  folders.push(folder);
  return folder;
};
const stateOf = async (portal: Portal) => (await (await fetch(`${portal.registryUrl}/state`)).json()) as RegistryState;
const ok = async (run: Promise<{ code: number; output: string }>) => {
  const { code, output } = await run;
  if (code !== 0) throw new Error(output);
};
const move = async (portal: Portal, body: object): Promise<void> => {
  const answer = await fetch(`${portal.registryUrl}/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${portal.token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds from `began`, when the move was sent, to the end of the first page load that has this version; pages are cached meanwhile as ever. */
async function untilSeen(portal: Portal, version: string, began: number, page = '/ty-le-keo'): Promise<number> {
  const [someone] = visitors(portal, 1);
  for (;;) {
    const seen = await someone?.load(page);
    if (seen?.versions[REMOTE] === version) return performance.now() - began;
    if (performance.now() - began > 20_000) throw new Error(`${version} was not seen within 20 s`);
    await pause(5);
  }
}

async function publishing(portal: Portal, figures: Figure[]): Promise<string[]> {
  const times: number[] = [];
  const versions: string[] = [];
  for (let n = 1; n <= 8; n += 1) {
    const version = `5.0.${n}`;
    const folder = variant(`số ${n}`);
    const began = performance.now();
    await ok(portal.cli('publish', REMOTE, '--from', folder, '--version', version));
    times.push(performance.now() - began);
    versions.push(version);
    console.log(`published ${version} in ${Math.round(times.at(-1) ?? 0)} ms`);
  }
  figures.push(figureOf('publish: command to accepted (hashes, probe, gate, disk)', 'ms', times));
  return versions;
}

async function moving(portal: Portal, versions: string[], figures: Figure[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const page = await browser.newPage({ locale: 'vi-VN' });
  const forward: number[] = [];
  const back: number[] = [];
  const inBrowser: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const up = versions[versions.length - 1 - (round % 2)] ?? '';
    await anyVisitor(portal);
    const promoted = performance.now();
    await move(portal, { do: 'promote', set: { [REMOTE]: up }, by: 'bench' });
    forward.push(await untilSeen(portal, up, promoted));
    if (round % 5 === 0) {
      const began = performance.now();
      await page.goto(`${portal.url}/ty-le-keo`);
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
      const number = up.split('.')[2] ?? '';
      if (!(await page.getByText(`số ${number}`).first().isVisible())) throw new Error(`the browser does not show ${up}`);
      inBrowser.push(performance.now() - began);
    }
    const old = versions[round % 3] ?? '';
    const left = performance.now();
    await move(portal, { do: 'rollback', remote: REMOTE, to: old, by: 'bench' });
    back.push(await untilSeen(portal, old, left));
  }
  await browser.close();
  figures.push(
    figureOf('promote sent -> page with it received (p50)', 'ms', forward),
    figureOf('promote sent -> page with it received (p95)', 'ms', forward, 0.95),
    figureOf('rollback to an old version sent -> page with it received (p50)', 'ms', back),
    figureOf('rollback to an old version sent -> page with it received (p95)', 'ms', back, 0.95),
    figureOf('that page in a real browser, until it answers', 'ms', inBrowser),
  );
}

/** Resident memory of the shell and its workers in MB. */
function memoryOf(portal: Portal): number {
  const tree = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const mine = new Set([portal.shellPid]);
  for (let size = 0; size !== mine.size; ) {
    size = mine.size;
    for (const [pid, parent] of tree) if (mine.has(parent)) mine.add(pid);
  }
  return Math.round(tree.filter(([pid]) => mine.has(pid)).reduce((sum, [, , rss]) => sum + rss, 0) / 1024);
}

async function swapping(portal: Portal, versions: string[], figures: Figure[]): Promise<void> {
  let over = false;
  let bad = 0;
  const times: number[] = [];
  const people = visitors(portal, 8);
  const load = people.map(async (visitor, place) => {
    const paths = ['/', '/ty-le-keo', '/tip-keo', '/lich-thi-dau'];
    for (let n = place; !over; n += 1) {
      const began = performance.now();
      const seen = await visitor.load(paths[n % paths.length]).catch(() => undefined);
      times.push(performance.now() - began);
      const version = seen?.versions[REMOTE] ?? '';
      // Whole: answered, rendered with a version that is one of ours.
      if (!seen || seen.status !== 200 || !versions.includes(version) || (n % paths.length === 1 && !seen.rendered.includes(REMOTE))) bad += 1;
    }
  });
  const memory: number[] = [];
  for (let swap = 0; swap < SWAPS; swap += 1) {
    await move(portal, { do: 'promote', set: { [REMOTE]: versions[swap % versions.length] }, by: 'bench' });
    if (swap % 10 === 9) memory.push(memoryOf(portal));
    if (swap % 50 === 49) console.log(`${swap + 1} swaps, ${times.length} pages, ${bad} bad, ${memory.at(-1)} MB`);
    await pause(100);
  }
  over = true;
  await Promise.all(load);
  const third = Math.ceil(memory.length / 3);
  figures.push(
    { ...figureOf(`bad pages over ${SWAPS} swaps under load`, '', [bad]), n: times.length },
    figureOf('page under that load (p50)', 'ms', times),
    figureOf('page under that load (p95)', 'ms', times, 0.95),
    figureOf('memory of the shell, first third of the swaps', 'MB', memory.slice(0, third)),
    figureOf('memory of the shell, last third of the swaps', 'MB', memory.slice(-third)),
  );
}

async function canaries(figures: Figure[]): Promise<void> {
  const { inCanary } = (await import(pathToFileURL(path.join(root, 'apps/shell/src/server/registry/cohort.ts')).href)) as {
    inCanary(canary: { salt: string; percent: number }, visitor: string): boolean;
  };
  const off: number[] = [];
  for (const percent of [1, 5, 10, 25, 50]) {
    for (let salt = 0; salt < 4; salt += 1) {
      let inside = 0;
      for (let visitor = 0; visitor < 100_000; visitor += 1) if (inCanary({ salt: `chat@1.${salt}.0`, percent }, `visitor-${salt}-${visitor}`)) inside += 1;
      off.push(Math.abs(inside / 1_000 - percent));
    }
  }
  figures.push(figureOf('canary over 100,000 ids: farthest from its share', 'points', off, 1));
}

async function failing(portal: Portal, figures: Figure[]): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    // Another remote each time: after an automatic rollback one is left alone for a while.
    const remote = (['chat', 'newsfeed-and-social', 'content-and-news'] as const)[round] ?? 'chat';
    const path = { chat: '/chatroom', 'newsfeed-and-social': '/bang-tin', 'content-and-news': '/tin-tuc' }[remote];
    const folder = alteredBuild(remote, (text, file) => (file === 'client/remoteEntry.js' ? `/* broken ${round} */\n${text}` : text));
    folders.push(folder);
    const version = `6.0.${round}`;
    await ok(portal.cli('publish', remote, '--from', folder, '--version', version));
    await move(portal, { do: 'canary', remote, version, percent: 50, by: 'bench' });
    await pause(1_000);
    let first = 0;
    const people = visitors(portal, 200, (place) => `198.${18 + Math.floor(place / 250)}.${place % 250}.7`);
    for (const visitor of people) {
      const seen = await visitor.load(path);
      if (seen.versions[remote] !== version) continue;
      first ||= performance.now();
      await visitor.report({
        kind: 'error',
        message: 'broken on purpose',
        stack: `Error: broken on purpose\n    at ${portal.url}/remotes/${remote}/${version}/client/remoteEntry.js:1:1`,
      });
      if (!(await stateOf(portal)).canaries[remote]) break;
    }
    while ((await stateOf(portal)).canaries[remote]) {
      if (performance.now() - first > 60_000) throw new Error(`${remote} ${version} was not taken back within a minute`);
      await pause(20);
    }
    times.push(performance.now() - first);
  }
  figures.push(figureOf('first error -> automatic rollback (visitors come one after another)', 'ms', times));
}

const portal = await startPortal({
  api: { NODE_ENV: 'production', DEMO: '1', TOKEN_SECRET: randomBytes(32).toString('hex') },
  shell: { NODE_ENV: 'production', DEMO: '1' },
});
try {
  const figures: Figure[] = [];
  const versions = await publishing(portal, figures);
  await moving(portal, versions, figures);
  await swapping(portal, versions.slice(0, 4), figures);
  await canaries(figures);
  await failing(portal, figures);
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/@module-federation/enhanced/package.json'), 'utf8')) as { version: string };
  console.log(`Node ${process.version}, Module Federation ${version}`);
  print(figures);
} finally {
  await portal.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
