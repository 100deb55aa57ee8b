import { access, appendFile, constants, mkdir, open, readdir, readFile, rename, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@portal/contracts';
import { replaceFile, syncFolder, TEMP, tempName, writeThrough, type Rename } from './durable.ts';
import { lockFolder } from '@portal/server';
import { emptyBook, pointerBook, pointerMove, type PointerBook, type PointerMove } from './pointer-book.ts';
import type { CheckedRelease } from './release-check.ts';
import type { PutOutcome, ReleaseStore } from './store.ts';

const absent = (error: unknown): undefined => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
  throw error;
};

/**
 * `releases/<remote>/<version>/{release.json,client/,server/}`, `pointers.json` and `history.jsonl` in one folder.
 * Whatever is visible under its own name is whole: it was written beside, flushed, then renamed.
 */
export async function openDiskStore(folder: string, { move = rename }: { move?: Rename } = {}): Promise<ReleaseStore> {
  const lock = lockFolder(folder, 'lock');
  const releases = path.join(folder, 'releases');
  const bookFile = path.join(folder, 'pointers.json');
  const historyFile = path.join(folder, 'history.jsonl');
  const at = (remote: RemoteName, version: string) => path.join(releases, remote, version);

  const manifest = (remote: RemoteName, version: string) => readFile(path.join(at(remote, version), 'release.json'), 'utf8').catch(absent);

  async function loadBook(): Promise<PointerBook> {
    const text = await readFile(bookFile, 'utf8').catch(absent);
    if (text === undefined) return emptyBook;
    try {
      return pointerBook.parse(JSON.parse(text));
    } catch {
      // Never start from nothing over a book that was there: that would take every remote off the air.
      throw new Error(`${bookFile} cannot be read. Put a good copy back (history.jsonl has every move), or move it away to begin anew.`);
    }
  }

  const note = async (book: PointerBook) => {
    await appendFile(historyFile, `${JSON.stringify(book.last)}\n`, { flush: true });
  };

  try {
    await mkdir(releases, { recursive: true });
    await sweep(folder);
    await mendHistory(historyFile, await loadBook(), note);
  } catch (error) {
    lock.release();
    throw error;
  }

  return {
    async put({ remote, version, manifest: text, files }: CheckedRelease): Promise<PutOutcome> {
      const known = await manifest(remote, version);
      if (known !== undefined) return known === text ? { status: 'same' } : { status: 'other', manifest: known };
      const temp = path.join(releases, remote, tempName());
      try {
        await mkdir(path.join(temp, 'client'), { recursive: true });
        await mkdir(path.join(temp, 'server'));
        for (const [file, bytes] of files) await writeThrough(path.join(temp, file), bytes);
        await writeThrough(path.join(temp, 'release.json'), text);
        for (const side of ['client', 'server', '']) await syncFolder(path.join(temp, side));
        await move(temp, at(remote, version));
        await syncFolder(path.join(releases, remote));
        return { status: 'stored' };
      } catch (error) {
        await rm(temp, { recursive: true, force: true });
        // Somebody published the same version while we wrote: theirs stands, ours is compared with it.
        const theirs = await manifest(remote, version);
        if (theirs === undefined) throw error;
        return theirs === text ? { status: 'same' } : { status: 'other', manifest: theirs };
      }
    },
    manifest,
    file: (remote, version, file) => readFile(path.join(at(remote, version), file)).catch(absent),
    loadBook,
    async saveBook(book) {
      await replaceFile(bookFile, `${JSON.stringify(book, null, 2)}\n`, move);
      await note(book);
    },
    probe: () => access(folder, constants.R_OK | constants.W_OK),
    close: async () => lock.release(),
  };
}

/** Removes what a crash left half written. */
async function sweep(folder: string): Promise<void> {
  const releases = path.join(folder, 'releases');
  const remotes = await readdir(releases);
  for (const place of [folder, ...remotes.map((remote) => path.join(releases, remote))]) {
    for (const name of await readdir(place).catch(() => [])) {
      if (name.startsWith(TEMP)) await rm(path.join(place, name), { recursive: true, force: true });
    }
  }
}

/** After a crash the history may lack its last line, or end in half of one. */
async function mendHistory(file: string, book: PointerBook, note: (book: PointerBook) => Promise<void>): Promise<void> {
  await (await open(file, 'a')).close();
  const text = await readFile(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) await truncate(file, Buffer.byteLength(whole));
  const lastLine = whole.trimEnd().split('\n').at(-1);
  const last = lastLine ? readMove(lastLine) : undefined;
  if (book.last && (last?.revision ?? 0) < book.last.revision) await note(book);
}

const readMove = (line: string): PointerMove | undefined => {
  try {
    return pointerMove.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
};
