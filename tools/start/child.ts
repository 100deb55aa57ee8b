import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { lastWords } from '@portal/server';

export type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A running program that belongs to this one. Whoever starts it stops it. */
export type Child = {
  readonly name: string;
  readonly logFile: string;
  readonly pid: number | undefined;
  /** Settles when the program has ended, for whatever reason. */
  readonly ended: Promise<Ending>;
  /** Asks it to end, and makes it end when it doesn't within `patienceMs`. Does nothing the second time. */
  stop(patienceMs?: number): Promise<void>;
  /** What its log says last: why it ended, if it did. */
  lastWords(): Promise<string>;
};

export type Program = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly logFile: string;
  readonly stopSignal?: NodeJS.Signals;
  readonly uid?: number;
  readonly gid?: number;
};

const windows = process.platform === 'win32';

/** Starts a program with its output in a log file. */
export function startChild({ name, command, args, env, cwd, logFile, stopSignal = 'SIGTERM', uid, gid }: Program): Child {
  // The log of the last run stays readable, and belongs to a program that may still be running.
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.before`);
  const log = openSync(logFile, 'a');
  // A group of its own: Ctrl-C in the terminal reaches us alone, and we stop our children in their order.
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', log, log],
    detached: !windows,
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
  });
  closeSync(log);
  let over = false;
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  }).finally(() => (over = true));

  const signalGroup = (signal: NodeJS.Signals) => {
    if (over || child.pid === undefined) return;
    try {
      if (windows) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It ended between the check and the signal.
    }
  };
  let stopping: Promise<void> | undefined;
  const stop = async (patienceMs: number) => {
    child.kill(stopSignal);
    const hurry = setTimeout(() => signalGroup('SIGKILL'), patienceMs);
    await ended;
    clearTimeout(hurry);
  };
  return {
    name,
    logFile,
    pid: child.pid,
    ended,
    stop: (patienceMs = 10_000) => (stopping ??= over ? Promise.resolve() : stop(patienceMs)),
    lastWords: async () => lastWords(await readFile(logFile, 'utf8').catch(() => '')),
  };
}
