import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

interface Options {
  server: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  say(line: string): void;
  /** It ended without being told. */
  onEnd(line: string): void;
}

/** The shell's server. What it warns of is shown, all it says is in the log. */
export function createShellProcess({ server, cwd, env, logFile, say, onEnd }: Options) {
  const log = createWriteStream(logFile);
  let child: ChildProcess | undefined;
  let last = '';
  let stopped = false;

  function start(): void {
    if (stopped) return;
    const started = spawn(process.execPath, ['--enable-source-maps', server], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        const shown = shownOf(line);
        if (shown) say((last = shown));
      });
    }
    started.once('close', (code) => {
      if (child === started) onEnd(`The shell stopped (code ${code})${last && `: ${last}`} (log: ${logFile})`);
    });
  }
  async function halt(): Promise<void> {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('close', resolve));
    ending.kill('SIGTERM');
    const hurry = setTimeout(() => ending.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(hurry);
  }
  return {
    start,
    /** For good. */
    async stop(): Promise<void> {
      stopped = true;
      await halt();
    },
    async restart(): Promise<void> {
      await halt();
      start();
    },
  };
}

const WARNING = 40;
const LINES = 6;

/** A line of the log worth showing: warnings and errors in words, and what is no log line at all. */
export function shownOf(line: string): string | undefined {
  // Each build is registered over the one before: that is the point.
  if (!line.startsWith('{')) return line.includes('is already registered') ? undefined : line.trim() || undefined;
  try {
    const { level, msg, remote, err } = JSON.parse(line) as { level: number; msg: string; remote?: string; err?: { message?: string; stack?: string } };
    if (level < WARNING) return undefined;
    const about = err ? `: ${(err.stack ?? err.message ?? '').split('\n').slice(0, LINES).join('\n')}` : '';
    return `${remote ? `${remote}: ` : ''}${msg}${about}`;
  } catch {
    return line;
  }
}
