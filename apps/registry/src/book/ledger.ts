import type { AuditEntry } from '@portal/contracts';
import { chained } from '../audit/chain.ts';
import { taken } from '../problem.ts';
import { inTurn } from '../in-turn.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { auditKey, BOOK } from '../store/keys.ts';
import { readBook, textOf } from './book-file.ts';
import type { Book, KeptPromise } from './book.ts';

export interface Change {
  /** The book as it shall be; the line and the promises are added to it. */
  book: Book;
  entry: Pick<AuditEntry, 'do' | 'moves' | 'note' | 'by' | 'token'>;
  promised?: KeptPromise[];
}
/** When a change is decided: the number and time that its line of the log will have. */
export interface Moment {
  n: number;
  at: string;
}
export type Decide = (book: Book, moment: Moment) => Promise<Change | undefined>;

/** Others may write to the same store; after so many lost races something is wrong. */
const TRIES = 5;

export interface LedgerDeps {
  store: ObjectStore;
  now: () => number;
  /** A line for the operator: something that will be made good later. */
  warn: (error: unknown, line: string) => void;
}

/**
 * The one writer of the book. Changes are decided one after another, each on the newest book, and stored by compare-and-set together with their line of the log.
 * What a stored book promises is done right after; a crash or a full disk in between is made good at the next open or before the next change.
 */
export async function openLedger({ store, now, warn }: LedgerDeps) {
  const { book: found, etag: known } = await readBook(store);
  let book = found;
  let etag = known;
  let settled = false;
  const turn = inTurn();
  const listeners: ((after: Book, before: Book) => void)[] = [];

  function adopt(next: Book, tag: string | undefined): void {
    const before = book;
    [book, etag, settled] = [next, tag, false];
    if (before.last?.hash !== next.last?.hash) for (const listener of listeners) listener(next, before);
  }

  async function reload(): Promise<void> {
    const { book: next, etag: tag } = await readBook(store);
    adopt(next, tag);
  }

  /** Does what the stored book promises. Each step may have been done before. */
  async function settle(): Promise<void> {
    if (settled) return;
    // A forged line does not keep anyone from rolling back: verifying tells of it, and so does the operator's log.
    if (book.last && !(await putSame(store, auditKey(book.last.n), JSON.stringify(book.last))))
      warn(undefined, `line ${book.last.n} of the log was changed behind the registry's back; portal audit --verify says more`);
    for (const { key, from } of book.promised) {
      const staged = await store.get(from);
      if (!staged) throw new Error(`${from} is missing in the store, and ${key} was to be made from it`);
      if (!(await putSame(store, key, staged.bytes)))
        throw taken(`${key} in the store holds something else than the registry wrote. Move it away; nothing can be changed until then.`);
    }
    settled = true;
  }
  const settleLater = () => settle().catch((error: unknown) => warn(error, 'what follows from the last change could not be written yet'));

  /** True: `next` is the book now. */
  async function commit(next: Book): Promise<boolean> {
    try {
      const put = await store.put(BOOK, textOf(next), etag === undefined ? 'absent' : { etag });
      if (put) adopt(next, put.etag);
      else await reload();
      return put !== undefined;
    } catch (error) {
      // It may have been stored and only the answer failed. What is stored is the truth.
      await reload();
      if (book.last?.hash === next.last?.hash) return true;
      throw error;
    }
  }

  await settleLater();

  return {
    get book(): Book {
      return book;
    },
    /** An object as it is by the book, also where a promise was not kept yet. */
    async find(key: string): Promise<Buffer | undefined> {
      const promise = settled ? undefined : book.promised.find((one) => one.key === key);
      return ((await store.get(key)) ?? (promise && (await store.get(promise.from))))?.bytes;
    },
    /** Keys that the book promises and the store may not have yet. */
    promised: (prefix: string): string[] => (settled ? [] : book.promised.map(({ key }) => key).filter((key) => key.startsWith(prefix))),
    /** True when something changed. `decide` answers undefined to leave all as it is; it may be asked again when somebody else was quicker. */
    write: (decide: Decide): Promise<boolean> =>
      turn(async () => {
        for (let attempt = 0; attempt < TRIES; attempt += 1) {
          await settle();
          const at = new Date(now()).toISOString();
          const change = await decide(book, { n: (book.last?.n ?? 0) + 1, at });
          if (!change) return false;
          const last = chained({ ...change.entry, at, revision: change.book.revision }, book.last);
          if (!(await commit({ ...change.book, last, promised: change.promised ?? [] }))) continue;
          await settleLater();
          return true;
        }
        throw taken('Others keep changing the releases; look again, then decide.');
      }),
    onChange: (listener: (after: Book, before: Book) => void) => void listeners.push(listener),
  };
}
export type Ledger = Awaited<ReturnType<typeof openLedger>>;

/** Writes an object that may be there already with the same bytes; false: other bytes are there. */
async function putSame(store: ObjectStore, key: string, bytes: Buffer | string): Promise<boolean> {
  if (await store.put(key, bytes, 'absent')) return true;
  return (await store.get(key))?.bytes.equals(Buffer.from(bytes as Uint8Array)) ?? false;
}
