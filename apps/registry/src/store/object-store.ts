/** What must be there for a `put` to happen: nothing, or exactly what was read before. */
export type Condition = 'absent' | { etag: string };
export interface StoredObject {
  bytes: Buffer;
  /** Changes whenever the bytes do; its form is the store's own affair. */
  etag: string;
}
export interface KeyPage {
  keys: string[];
  /** There are further keys after the last one. */
  more: boolean;
}

/**
 * Where everything of the registry lies: whole objects under keys, as in S3. Every write carries a condition, which is all the coordination there is:
 * no lock spans two keys, and two registries over one store would not lose each other's changes.
 * What `put` has resolved survives a crash; one that was cut off, or rejected, left the old object or the new one, never half of it.
 */
export interface ObjectStore {
  get(key: string): Promise<StoredObject | undefined>;
  /** Undefined: the condition did not hold and nothing was written. Rejects with code ENOSPC when there is no room. */
  put(key: string, bytes: Uint8Array | string, condition: Condition): Promise<{ etag: string } | undefined>;
  /** Keys that begin with `prefix`, in the order of their bytes, after `after`. */
  list(prefix: string, options: { after?: string; limit: number }): Promise<KeyPage>;
  /** No error when there is nothing. */
  delete(key: string): Promise<void>;
  /** Rejects when the store cannot be read or written just now. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const segment = '[A-Za-z0-9_][A-Za-z0-9_.+-]*';
const keyForm = new RegExp(`^${segment}(/${segment})*$`);

/** Keys are plain on every store: no dot segments, nothing hidden, 500 characters. Throws for a key that is a mistake of ours. */
export function checkKey(key: string): string {
  if (key.length > 500 || !keyForm.test(key)) throw new Error(`'${key.slice(0, 100)}' cannot be a key of the store`);
  return key;
}
