import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Marks what is half written; swept when the store opens. */
export const TEMP = '.tmp-';
export const tempName = () => `${TEMP}${randomUUID()}`;

/** Renaming is the moment a change becomes true; handed in so that a test can crash right before it. */
export type Rename = typeof rename;

/** Writes a new file and waits until it is on the disk. */
export async function writeThrough(file: string, bytes: Uint8Array | string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names inside a folder durable. Windows cannot open folders, and does not need it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file whole: a reader, or the next start after a crash, sees the old bytes or the new ones. */
export async function replaceFile(file: string, bytes: Uint8Array | string, move: Rename = rename): Promise<void> {
  const folder = path.dirname(file);
  const temp = path.join(folder, tempName());
  try {
    await writeThrough(temp, bytes);
    await move(temp, file);
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
