import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The few calls by which a change becomes true; handed in so that a test can cut the power before each of them. */
export interface Disk {
  mkdir: typeof mkdir;
  open: typeof open;
  link: typeof link;
  rename: typeof rename;
  rm: typeof rm;
}
export const realDisk: Disk = { mkdir, open, link, rename, rm };

/** Writes a new file and waits until it is on the disk. */
export async function writeThrough(disk: Disk, file: string, bytes: Uint8Array | string): Promise<void> {
  const handle = await disk.open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names inside a folder durable. Windows cannot open folders, and does not need it. */
export async function syncFolder(disk: Disk, folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await disk.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder with all above it, durably: a folder whose name is not on the disk takes its files with it. */
export async function makeFolder(disk: Disk, folder: string): Promise<void> {
  const first = await disk.mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await syncFolder(disk, path.dirname(made));
}
