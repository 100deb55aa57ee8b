import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Holder {
  readonly pid: number;
  readonly started: string;
}

/** Another living process has the data folder open. Neither a database file nor a book of pointers would notice, and both would write their own truth. */
export class FolderLocked extends Error {
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`data folder ${folder} is in use by process ${pid}; stop that process or set DATA_DIR to another folder`);
    this.pid = pid;
  }
}

export interface FolderLock {
  release(): void;
}

/** Takes the folder for this process, by a file in it. The lock of a dead process is taken over. Throws FolderLocked. */
export function lockFolder(folder: string, file: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, file);
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      return {
        release: () => {
          if (read(path) === mine) rmSync(path, { force: true });
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = read(path);
    const holder = found === null ? null : parse(found);
    if (holder && isAlive(holder)) throw new FolderLocked(folder, holder.pid);
    if (found !== null) setAside(path, found);
  }
  throw new FolderLocked(folder, parse(read(path) ?? '')?.pid ?? 0);
}

/** A rename has one winner: of two processes that find the same dead lock only one removes it. */
function setAside(path: string, dead: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // Somebody was quicker and this is their new lock: put it back.
    if (read(aside) !== dead) renameSync(aside, path);
    else rmSync(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    return typeof value.pid === 'number' && typeof value.started === 'string' ? { pid: value.pid, started: value.started } : null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // The number may have gone to another process since, after a crash or a reboot.
  return holder.started === startOf(holder.pid);
}

/** When a process started, in the kernel's ticks; empty where there is no /proc (then the number alone decides). */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
