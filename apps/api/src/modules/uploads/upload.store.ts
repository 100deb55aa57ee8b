import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Stretch } from '../../http/send-file.ts';

/** Where the bytes of uploads lie: a folder now, an object store for several nodes. Names are made by the service, never by who sends. */
export interface UploadStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** `size`: of the whole; the stream is of the stretch that is asked for (`end` belongs to it). */
  read(name: string, stretch?: Stretch): Promise<{ size: number; stream: Readable } | undefined>;
  remove(name: string): Promise<void>;
}

export function folderStore(folder: string): UploadStore {
  // Spread over folders, so that none holds a hundred thousand files.
  const place = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async put(name, bytes) {
      const path = place(name);
      await mkdir(join(path, '..'), { recursive: true });
      // Whole or not at all: half a picture would be served for a year.
      const beside = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(beside, bytes, { mode: 0o640 });
        await synced(beside);
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async read(name, stretch) {
      const path = place(name);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { size: found.size, stream: createReadStream(path, stretch) } : undefined;
    },
    remove: (name) => rm(place(name), { force: true }),
  };
}

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** For tests. */
export function memoryStore(): UploadStore {
  const held = new Map<string, Uint8Array>();
  return {
    put: async (name, bytes) => {
      held.set(name, bytes);
    },
    read: async (name, stretch) => {
      const bytes = held.get(name);
      return bytes && { size: bytes.length, stream: Readable.from(Buffer.from(stretch ? bytes.subarray(stretch.start, stretch.end + 1) : bytes)) };
    },
    remove: async (name) => {
      held.delete(name);
    },
  };
}
