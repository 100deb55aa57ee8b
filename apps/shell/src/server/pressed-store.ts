import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { replaceFile } from './registry/blobs.ts';

/** What nobody has asked for in this time goes. Milliseconds. */
const UNUSED = 30 * 24 * 60 * 60_000;
const unpack = promisify(brotliDecompress);
const nameOf = (body: Uint8Array) => `${createHash('sha256').update(body).digest('hex')}.br`;

/** Small forms of files on disk, each named by the hash of what it is the small form of: it can be held against it, and nothing has to be forgotten when a file changes. */
export function createPressedStore(folder: string) {
  let cleared: Promise<void> | undefined;
  async function clear(): Promise<void> {
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      const used = await stat(file).catch(() => undefined);
      if (used && Date.now() - used.mtimeMs > UNUSED) await rm(file, { force: true });
    }
  }
  return {
    /** undefined: not there, or not what it should be. */
    async read(body: Uint8Array): Promise<Buffer | undefined> {
      const file = path.join(folder, nameOf(body));
      const small = await readFile(file).catch(() => undefined);
      const whole = small && (await unpack(small, { maxOutputLength: body.length }).catch(() => undefined));
      if (!whole?.equals(body)) return undefined;
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      return small;
    },
    async write(body: Uint8Array, small: Uint8Array): Promise<void> {
      await mkdir(folder, { recursive: true });
      await replaceFile(path.join(folder, nameOf(body)), small);
      await (cleared ??= clear());
    },
  };
}
