import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture that was made before. `madeAt` in epoch milliseconds. */
export interface Kept {
  readonly bytes: Buffer;
  readonly madeAt: number;
}

/** Pictures that were made before, by a name of hex digits. What it loses is made again. */
export interface ImageCache {
  get(name: string): Promise<Kept | undefined>;
  put(name: string, bytes: Buffer, madeAt: number): Promise<void>;
}

interface Entry {
  readonly size: number;
  readonly madeAt: number;
}

/**
 * Keeps pictures in a folder of at most `mostBytes`; the least recently used go first. The folder is looked through once, when
 * it is first needed; a file's times are when it was made and when it was last used.
 */
export function folderCache(folder: string, mostBytes: number): ImageCache {
  // In the order of use: a Map keeps the order in which keys were put.
  const held = new Map<string, Entry>();
  let size = 0;
  let looked: Promise<void> | undefined;
  const place = (name: string) => join(folder, name.slice(0, 2), name);
  const look = () =>
    (looked ??= readFolder(folder).then((found) => {
      for (const [name, entry] of found) hold(name, entry);
    }));

  function hold(name: string, entry: Entry): void {
    size += entry.size - (held.get(name)?.size ?? 0);
    held.delete(name);
    held.set(name, entry);
  }
  function drop(name: string): void {
    size -= held.get(name)?.size ?? 0;
    held.delete(name);
  }

  return {
    async get(name) {
      await look();
      const entry = held.get(name);
      if (!entry) return undefined;
      const bytes = await readFile(place(name)).catch(() => undefined);
      if (!bytes) {
        drop(name);
        return undefined;
      }
      if (held.has(name)) hold(name, entry);
      // Only for the order after a restart.
      void utimes(place(name), new Date(), new Date(entry.madeAt)).catch(() => undefined);
      return { bytes, madeAt: entry.madeAt };
    },
    async put(name, bytes, madeAt) {
      await look();
      if (bytes.length > mostBytes) return;
      const path = place(name);
      const beside = `${path}.${randomUUID()}.part`;
      try {
        await mkdir(join(path, '..'), { recursive: true });
        await writeFile(beside, bytes, { mode: 0o640 });
        await utimes(beside, new Date(), new Date(madeAt));
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
      hold(name, { size: bytes.length, madeAt });
      while (size > mostBytes) {
        const [oldest] = held.keys();
        if (oldest === undefined) break;
        drop(oldest);
        await rm(place(oldest), { force: true });
      }
    },
  };
}

/** What lies there, least recently used first; halves that an end left behind are taken away. */
async function readFolder(folder: string): Promise<[string, Entry][]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: { name: string; entry: Entry; usedAt: number }[] = [];
  for (const file of names) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    if (file.name.endsWith('.part')) await rm(path, { force: true });
    else {
      const { size, mtimeMs, atimeMs } = await stat(path);
      found.push({ name: file.name, entry: { size, madeAt: Math.round(mtimeMs) }, usedAt: atimeMs });
    }
  }
  return found.sort((one, other) => one.usedAt - other.usedAt).map(({ name, entry }) => [name, entry]);
}

/** For tests, and where nothing is to be written. */
export function memoryCache(): ImageCache {
  const held = new Map<string, Kept>();
  return {
    get: async (name) => held.get(name),
    put: async (name, bytes, madeAt) => {
      held.set(name, { bytes, madeAt });
    },
  };
}
