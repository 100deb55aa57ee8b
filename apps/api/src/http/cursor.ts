import { refused } from './refusal.ts';

/** Where an endless list goes on: below this row. Order: newest first, then by id. */
export interface Cursor {
  readonly at: Date;
  readonly id: number;
}

export const writeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** The years 1 to 9999 (ms). Other moments are in no answer, and a database cannot read them as we write them. */
const FIRST_MOMENT = -62_135_596_800_000;
const LAST_MOMENT = 253_402_300_799_999;

/** Reads what an answer gave out. Throws 400 naming `cursor` for anything else. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const found = /^(-?\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString('latin1'));
  const at = Number(found?.[1]);
  if (!found || at < FIRST_MOMENT || at > LAST_MOMENT) throw refused.badInput([{ path: 'cursor', message: 'cursor' }]);
  return { at: new Date(at), id: Number(found[2]) };
}

/** A stretch out of `pageSize + 1` rows: the one too many says that there is more. */
export function stretchOf<Row>(rows: readonly Row[], pageSize: number, place: (row: Row) => Cursor): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > pageSize && last ? writeCursor(place(last)) : null };
}
