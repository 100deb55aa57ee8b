import type { RemoteName } from '@portal/contracts';
import type { PointerBook } from './pointer-book.ts';
import type { CheckedRelease } from './release-check.ts';

/** `same`: the version is there with the same bytes. `other`: it is there with other bytes; nothing was written. */
export type PutOutcome = { status: 'stored' } | { status: 'same' } | { status: 'other'; manifest: string };

/**
 * Where releases and pointers lie. Disk today (`disk-store.ts`); an object store fits the same shape: a release is written
 * once and never changed, the book is one small document.
 */
export interface ReleaseStore {
  /** Writes a whole release or nothing. */
  put(release: CheckedRelease): Promise<PutOutcome>;
  /** The text of a release's `release.json`, or undefined when there is no such version. */
  manifest(remote: RemoteName, version: string): Promise<string | undefined>;
  /** One file of a release (`client/…`, `server/…`), or undefined. The caller has checked the path against the contract. */
  file(remote: RemoteName, version: string, file: string): Promise<Buffer | undefined>;
  loadBook(): Promise<PointerBook>;
  /** Replaces the book and appends its last move to the history; a crash in between is made good by the next open. */
  saveBook(book: PointerBook): Promise<void>;
  /** Rejects when the store cannot be read or written just now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
