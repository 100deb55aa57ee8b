import { auditKey, BOOK } from '../store/keys.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { book as bookShape, emptyBook, type Book } from './book.ts';

/** Laid out for a person: an operator may have to read it one night. */
export const textOf = (book: Book): string => `${JSON.stringify(book, null, 2)}\n`;

/** The stored book, or the empty one of a new store. Throws one line: beginning from nothing over a book that was there would take every remote off the air. */
export async function readBook(store: ObjectStore): Promise<{ book: Book; etag: string | undefined }> {
  const found = await store.get(BOOK);
  if (!found) {
    if (await store.get(auditKey(1)))
      throw new Error(`${BOOK} is missing in the store although the log has lines. Put a good copy back, or move the whole store away to begin anew.`);
    return { book: emptyBook, etag: undefined };
  }
  try {
    return { book: bookShape.parse(JSON.parse(found.bytes.toString('utf8'))), etag: found.etag };
  } catch {
    throw new Error(`${BOOK} in the store cannot be read. Put a good copy back (the log has every move), or move the whole store away to begin anew.`);
  }
}
