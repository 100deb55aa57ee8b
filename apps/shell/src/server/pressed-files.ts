import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createPressedStore } from './pressed-store.ts';

/** Bytes of files that are kept as small as they get; all of today's together are a tenth. */
const MOST = 32 * 1024 * 1024;
/** What is smaller travels in one packet anyhow. */
const LEAST = 1_024;
/** In place of what stays as it is, so that it is read once too. */
const NONE = Buffer.alloc(0);
const press = promisify(brotliCompress);
/** Whether brotli is taken, and not only named to be refused (`br;q=0`). */
const takesBrotli = (accepted: string | undefined) => /(?:^|,)\s*br\s*(?:;\s*q=(?:0\.0*[1-9]|1)[\d.]*\s*)?(?:,|$)/.test(accepted ?? '');

/**
 * Files that never change, as small as brotli makes them. That takes a second for a large one, so it is done once, one after another beside the work for visitors;
 * whoever comes before gets what is made on the way (`@fastify/compress`), and so does a browser without brotli. What was made stays in `folder`: a shell that starts anew
 * does not make it again, and several shells may share it.
 */
export function createPressedFiles({ folder, failed }: { folder: string; failed: (error: unknown) => void }) {
  const store = createPressedStore(folder);
  const kept = new LRUCache<string, Buffer>({ maxSize: MOST, sizeCalculation: ({ length }) => Math.max(length, 1) });
  const waiting = new Set<string>();
  let last = Promise.resolve();
  function begin(key: string, read: () => Promise<Buffer>): void {
    if (waiting.has(key)) return;
    waiting.add(key);
    last = last
      .then(async () => {
        const body = await read();
        kept.set(key, body.length < LEAST ? NONE : await smallOf(body));
      })
      .catch(failed)
      .finally(() => waiting.delete(key));
  }
  async function smallOf(body: Buffer): Promise<Buffer> {
    const stored = await store.read(body);
    if (stored) return stored;
    const small = await press(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    // Without a place to keep it, it is made again by the next shell.
    await store.write(body, small).catch(failed);
    return small;
  }
  return {
    /** The small form of a file, if it is there and wanted. `key` names these bytes and no others. */
    of(key: string, read: () => Promise<Buffer>, accepted: string | undefined): Buffer | undefined {
      if (!/\.(js|css|json|svg)$/.test(key) || !takesBrotli(accepted)) return undefined;
      const found = kept.get(key);
      if (!found) begin(key, read);
      return found?.length ? found : undefined;
    },
    /** All that was begun is done. */
    settled: () => last,
  };
}
/** Another coding of the same file: caches on the way have to tell them apart. */
export const sendPressed = (reply: FastifyReply, small: Buffer): FastifyReply =>
  reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(small);

export type PressedFiles = ReturnType<typeof createPressedFiles>;
