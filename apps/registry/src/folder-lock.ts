import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export class FolderLocked extends Error {}

/** When a process started, in the kernel's ticks; empty where there is no /proc (then its number alone decides). */
async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Whether the owner written in a lock still runs. A number alone may belong to somebody else by now: a crash, a reboot, a container that begins at 1 again. */
async function lives(owner: string): Promise<boolean> {
  const [pid = '', started = ''] = owner.split(' ');
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === (await startOf(Number(pid)));
}

/**
 * Takes a folder for this process: two registries on one folder would each write their own pointers over the other's.
 * Answers the function that lets it go. Throws FolderLocked with a line for the operator.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  const us = `${process.pid} ${await startOf(process.pid)}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await writeFile(file, us, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = await readFile(file, 'utf8').catch(() => '');
    if (await lives(owner)) throw new FolderLocked(`${folder} is in use by another registry (process ${owner.split(' ')[0]}). Stop it, or set DATA_DIR.`);
    await setAside(file, owner);
  }
  throw new FolderLocked(`${folder} is being taken by another registry at this moment. Set DATA_DIR for one of them.`);
}

/** A rename has one winner: of two processes that find the same dead lock only one removes it. */
async function setAside(file: string, dead: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
    // Somebody was quicker and this is their new lock: put it back.
    if ((await readFile(aside, 'utf8')) === dead) await rm(aside);
    else await rename(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
