/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

// Processes start at the pace of the machine, and a test has up to three of them one after the other.
jest.setTimeout(180_000);

// Real processes: the supervisor and its workers as they run in production, with a page that runs a release's code.

type Line = Record<string, unknown> & { line: string };
interface Shell {
  at: string;
  port: number;
  lines: Line[];
  ended: Promise<number | null>;
  line(matches: (line: Line) => boolean): Promise<Line>;
  ask(version: string, code?: string): Promise<string>;
  process: ChildProcess;
  folder: string;
  stderr(): string;
}

/** A worker that the machine lets wait has not hung: only where a release does is the watchdog impatient, and even there a busy machine has time for a heartbeat. Milliseconds. */
const HANG_AFTER = '4000';
const NEVER = '600000';

const started: Shell[] = [];
const folders: string[] = [];

async function until<T>(what: () => T | undefined | false, about: () => string): Promise<T> {
  const late = performance.now() + 120_000;
  for (;;) {
    const found = what();
    if (found) return found;
    if (performance.now() > late) throw new Error(`never came to be; until then: ${about()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function start(env: Record<string, string> = {}, { args = [], wait = true }: { args?: string[]; wait?: boolean } = {}): Promise<Shell> {
  const folder = env['FOLDER'] ?? mkdtempSync(path.join(tmpdir(), 'watchdog-'));
  folders.push(folder);
  const child = spawn(process.execPath, [...args, path.join(__dirname, 'fake-shell.fixture.ts')], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], HANG_AFTER: NEVER, FOLDER: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: Line[] = [];
  let stderr = '';
  child.stderr.on('data', (data) => {
    stderr += String(data);
  });
  createInterface({ input: child.stdout }).on('line', (text) => {
    if (text.startsWith('{')) lines.push(JSON.parse(text) as Line);
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const about = () => JSON.stringify(lines) + stderr;
  const shell: Shell = {
    at: '',
    port: 0,
    lines,
    ended,
    process: child,
    folder,
    stderr: () => stderr,
    line: (matches) => until(() => lines.find(matches), about),
    ask: async (version, code = '') =>
      (
        await fetch(`${shell.at}/${encodeURIComponent(version)}?${encodeURIComponent(code)}`, {
          headers: { connection: 'close' },
          signal: AbortSignal.timeout(100_000),
        })
      ).text(),
  };
  started.push(shell);
  if (!wait) return shell;
  const { port } = await shell.line(({ line }) => line === 'listens');
  shell.port = Number(port);
  shell.at = `http://127.0.0.1:${shell.port}`;
  return shell;
}

afterEach(async () => {
  for (const { process: child, ended } of started.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const begins = ({ line }: Line) => line === 'begins';
const quarantined = ({ line }: Line) => line.endsWith('is quarantined');
const pidOf = (answer: string) => answer.split(' ').at(-1);

describe('a release that hangs', () => {
  it.each([
    ['in a loop', 'for (;;) {}'],
    ['in a regular expression', '/^(a+)+$/.test("a".repeat(60) + "b")'],
    ['in a lock', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
    ['in promises that never end', '(async () => { for (;;) await 1; })()'],
  ])('%s is named and quarantined; who asks meanwhile is answered by another worker', async (_, code) => {
    const shell = await start({ HANG_AFTER });
    const before = await shell.ask('');
    const lost = shell.ask('1.2.3', code).catch(() => 'lost');
    await shell.line(begins);
    // Taken by nobody while the worker hangs, by the next one afterwards.
    const meanwhile = Array.from({ length: 5 }, () => shell.ask(''));
    expect(await shell.line(quarantined)).toMatchObject({
      remote: 'chat',
      version: '1.2.3',
      fault: 'hang',
      message: expect.stringContaining('no heartbeat for'),
    });
    const answers = await Promise.all(meanwhile);
    expect(answers.every((answer) => answer.startsWith('without'))).toBe(true);
    expect(await shell.ask('1.2.3', code)).toBe(answers[0]);
    expect(pidOf(answers[0] ?? '')).not.toBe(pidOf(before));
    // Promises let no answer out either; a plain loop takes its request along.
    await lost;
    expect(JSON.parse(await shell.ask('fault-of-1.2.3'))).toMatchObject({ kind: 'hang', since: 7 });
  });

  it('is remembered by a shell that starts anew, until its remote moves', async () => {
    const first = await start({ HANG_AFTER });
    void first.ask('1.2.3', 'for (;;) {}').catch(() => {});
    await first.line(quarantined);
    const file = path.join(first.folder, 'quarantine.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
      expect.objectContaining({ culprit: { remote: 'chat', version: '1.2.3' }, kind: 'hang', since: 7 }),
    ]);
    const second = await start({ FOLDER: first.folder });
    expect(await second.ask('1.2.3', 'return "runs"')).toMatch(/^without/);
    const third = await start({ FOLDER: first.folder, SINCE: '8' });
    expect(await third.ask('1.2.3', 'return "runs"')).toMatch(/^1\.2\.3 runs/);
  });

  it('only for a moment is let be', async () => {
    const shell = await start({ HANG_AFTER: '6000' });
    const answer = await shell.ask('1.2.3', 'const end = performance.now() + 1500; while (performance.now() < end); return "late"');
    expect(answer).toMatch(/^1\.2\.3 late/);
    expect(pidOf(await shell.ask(''))).toBe(pidOf(answer));
    expect(shell.lines.filter(quarantined)).toEqual([]);
  });

  it('in the system, where nobody can look, is ended without a name', async () => {
    const shell = await start({ HANG_AFTER });
    void shell.ask('1.2.3', 'require("node:child_process").execSync("sleep 15")').catch(() => {});
    expect(await shell.line(({ fault }) => fault === 'hang')).not.toHaveProperty('remote');
    expect(await shell.ask('')).toMatch(/^without/);
  });
});

describe('a release that ends the process', () => {
  it.each(['process.exit(3)', 'process.reallyExit(3)', 'process.abort()', 'process.kill(process.pid, "SIGKILL")', 'require("node:process").exit(0)'])(
    'by %s is not let: it fails, is quarantined, and the worker goes on',
    async (code) => {
      const shell = await start();
      const before = pidOf(await shell.ask(''));
      expect(await shell.ask('2.0.0+build.1', code)).toBe(
        `failed a release may not call process.${/(\w+)\(/.exec(code.replace('require("node:', ''))?.[1]} ${before}`,
      );
      expect(await shell.line(quarantined)).toMatchObject({ remote: 'chat', version: '2.0.0+build.1', fault: 'exit' });
      // All workers hear of it, this one too.
      let answer = '';
      for (const late = performance.now() + 60_000; !answer.startsWith('without') && performance.now() < late; )
        answer = await shell.ask('2.0.0+build.1', 'return "runs"');
      expect(answer).toBe(`without ${before}`);
    },
  );

  it.each([
    ['an error', 'setTimeout(() => { throw new TypeError("late") }, 50)', 'uncaught TypeError: late'],
    ['what has no stack', 'setInterval(() => { throw "text" }, 10)', 'uncaught text'],
  ])('by throwing %s out of a timer is quarantined; its worker goes on until another has taken its place', async (_, code, message) => {
    const shell = await start();
    const before = pidOf(await shell.ask('1.2.3', code));
    expect(await shell.line(quarantined)).toMatchObject({ remote: 'chat', version: '1.2.3', fault: 'exit', message });
    for (;;) {
      const answer = await shell.ask('');
      expect(answer).toMatch(/^without/);
      if (pidOf(answer) !== before) break;
    }
    expect(shell.lines.filter(quarantined)).toHaveLength(1);
  });

  it('has not ended it by a rejected promise, which costs nobody but itself', async () => {
    const shell = await start();
    const before = pidOf(await shell.ask('1.2.3', 'Promise.reject(new Error("nobody waits")); Promise.reject("text")'));
    expect(await shell.line(({ line }) => line.startsWith('a promise was rejected'))).toMatchObject({
      release: expect.stringContaining('portal://registry/releases/chat/1.2.3/server/x.js'),
    });
    expect(await shell.ask('1.2.3', 'return "runs"')).toBe(`1.2.3 runs ${before}`);
  });

  it('by filling the memory at once is named', async () => {
    const shell = await start({ HANG_AFTER: '0' }, { args: ['--max-old-space-size=400'] });
    void shell.ask('1.2.3', 'const all = []; for (;;) all.push({ more: [1, 2, 3] })').catch(() => {});
    expect(await shell.line(quarantined)).toMatchObject({ version: '1.2.3', fault: 'memory', message: expect.stringContaining('out of memory') });
    expect(await shell.ask('')).toMatch(/^without/);
  });
});

describe('the workers', () => {
  it('are replaced when they are killed from outside, and the port never closes', async () => {
    const shell = await start();
    const before = pidOf(await shell.ask(''));
    await shell.ask('end').catch(() => {});
    const answers = await Promise.all(Array.from({ length: 20 }, () => shell.ask('')));
    expect(new Set(answers.map(pidOf)).has(before)).toBe(false);
    expect(shell.lines.filter(quarantined)).toEqual([]);
  });

  it('share the work, and one that hangs takes nobody else along', async () => {
    const shell = await start({ WORKERS: '2', HANG_AFTER });
    const pids = new Set((await Promise.all(Array.from({ length: 10 }, () => shell.ask('')))).map(pidOf));
    expect(pids.size).toBe(2);
    void shell.ask('1.2.3', 'for (;;) {}').catch(() => {});
    await shell.line(quarantined);
    expect(await shell.ask('1.2.3', 'for (;;) {}')).toMatch(/^without/);
  });

  it('finish what is under way when the shell is stopped, and leave no process behind', async () => {
    const shell = await start();
    const slow = shell.ask('slow');
    await shell.line(begins);
    shell.process.kill('SIGTERM');
    const pid = Number(pidOf(await slow));
    expect(await shell.ended).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('that cannot start end the shell with their own line', async () => {
    const shell = await start({ NO_START: '1' }, { wait: false });
    expect(await shell.ended).toBe(4);
    expect(shell.stderr().trim()).toBe('The shell cannot start: told so');
  });

  it('answer who has said all and closed their half', async () => {
    const shell = await start();
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect({ port: shell.port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.end('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
      socket.on('data', (data) => {
        text += String(data);
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toContain('200 OK');
  });
});
