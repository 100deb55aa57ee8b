import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from './known-release.ts';

const TEMP = '.tmp-';
/** What another process may be in the middle of writing is left alone for this long. Milliseconds. */
export const GRACE = 10 * 60_000;

/** Puts a file there whole: who reads it, or starts after a crash, sees the old bytes or the new ones. */
export async function replaceFile(file: string, bytes: Uint8Array | string): Promise<void> {
  const temp = path.join(path.dirname(file), `${TEMP}${randomUUID()}`);
  try {
    const handle = await open(temp, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temp, file);
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  }
}

/** Files named by their own hash: written once, held against it when read. Several processes may share the folder. */
export function createBlobs(folder: string, { now, onDamaged }: { now(): number; onDamaged(file: string): void }) {
  const fileOf = (hash: string) => path.join(folder, hash.replaceAll('/', '_').replaceAll('+', '-'));

  return {
    /** undefined: not there, or damaged, which is said and cleared away. */
    async read(hash: string): Promise<Buffer | undefined> {
      const file = fileOf(hash);
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes || sha384(bytes) === hash) return bytes;
      onDamaged(file);
      await rm(file, { force: true }).catch(() => {});
      return undefined;
    },
    async write(hash: string, bytes: Uint8Array): Promise<void> {
      const file = fileOf(hash);
      const there = await stat(file).catch(() => undefined);
      // Touched, so that nobody who clears up just now takes it for an old one.
      if (there?.size === bytes.length) return utimes(file, now() / 1_000, now() / 1_000);
      await mkdir(folder, { recursive: true });
      await replaceFile(file, bytes);
    },
    /** Removes what is not among these and has lain there for a while. */
    async keepOnly(hashes: Iterable<string>): Promise<void> {
      const wanted = new Set([...hashes].map((hash) => path.basename(fileOf(hash))));
      for (const name of await readdir(folder).catch(() => [])) {
        if (wanted.has(name)) continue;
        const file = path.join(folder, name);
        const info = await stat(file).catch(() => undefined);
        if (info && now() - info.mtimeMs > GRACE) await rm(file, { force: true });
      }
    },
  };
}
