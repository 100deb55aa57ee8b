import { createHash, randomUUID } from 'node:crypto';
import { access, constants, readdir, readFile, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '@portal/server';
import { makeFolder, realDisk, syncFolder, writeThrough, type Disk } from './durable.ts';
import { inTurnByKey } from '../in-turn.ts';
import { checkKey, type ObjectStore } from './object-store.ts';
import { pageOf } from './page-of.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const absent = (error: unknown): undefined => {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? '')) return undefined;
  throw error;
};
const etagOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/**
 * Objects as files of `<folder>/store`. A file is written beside (`<folder>/temp`), flushed, then linked where nothing was or renamed over what was there:
 * whatever is visible under its own name is whole. `<folder>/lock` keeps a second registry out, so that a comparison and the rename after it cannot be separated.
 */
export async function openDiskStore(folder: string, { disk = realDisk }: { disk?: Disk } = {}): Promise<ObjectStore> {
  const lock = lockFolder(folder, 'lock');
  const root = path.join(folder, 'store');
  const temps = path.join(folder, 'temp');
  const fileOf = (key: string) => path.join(root, checkKey(key));
  const inTurn = inTurnByKey();

  try {
    // What a crash left half written.
    await disk.rm(temps, { recursive: true, force: true });
    await makeFolder(disk, temps);
    await makeFolder(disk, root);
  } catch (error) {
    lock.release();
    throw error;
  }

  /** Makes `temp` the object; false: the condition does not hold. */
  async function place(temp: string, target: string, condition: 'absent' | { etag: string }): Promise<boolean> {
    if (condition === 'absent') {
      try {
        await disk.link(temp, target);
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      }
    }
    const found = await readFile(target).catch(absent);
    if (found === undefined || etagOf(found) !== condition.etag) return false;
    await disk.rename(temp, target);
    return true;
  }

  async function put(key: string, bytes: Uint8Array | string, condition: 'absent' | { etag: string }, again = true): Promise<{ etag: string } | undefined> {
    const target = fileOf(key);
    const temp = path.join(temps, randomUUID());
    try {
      await makeFolder(disk, path.dirname(target));
      await writeThrough(disk, temp, bytes);
      if (!(await place(temp, target, condition))) return undefined;
      await syncFolder(disk, path.dirname(target));
      return { etag: etagOf(bytes) };
    } catch (error) {
      // A delete beside us may just have removed the empty folder.
      if (again && codeOf(error) === 'ENOENT') return await put(key, bytes, condition, false);
      throw error;
    } finally {
      await disk.rm(temp, { force: true }).catch(() => {});
    }
  }

  /** Folders are no objects: one that became empty goes. */
  async function prune(from: string): Promise<void> {
    for (let empty = from; empty.length > root.length; empty = path.dirname(empty)) {
      try {
        await rmdir(empty);
      } catch {
        return;
      }
    }
  }

  return {
    async get(key) {
      const bytes = await readFile(fileOf(key)).catch(absent);
      return bytes && { bytes, etag: etagOf(bytes) };
    },
    put: (key, bytes, condition) => inTurn(key, () => put(key, bytes, condition)),
    async list(prefix, options) {
      const within = path.join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries = (await readdir(within, { recursive: true, withFileTypes: true }).catch(absent)) ?? [];
      const keys = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
      return pageOf(keys, prefix, options);
    },
    delete: (key) =>
      inTurn(key, async () => {
        await disk.rm(fileOf(key), { force: true });
        await prune(path.dirname(fileOf(key)));
      }),
    ready: () => access(root, constants.R_OK | constants.W_OK),
    close: async () => lock.release(),
  };
}
