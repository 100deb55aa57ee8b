import { refused } from './refusal.ts';

/** Where an endless list goes on: below this row. Order: newest first, then by id. */
export interface Cursor {
  readonly at: Date;
  readonly id: number;
}

/** The same in a list by rank (of a row: a number that changes), highest first, then by id. */
export interface RankCursor {
  readonly rank: number;
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

/** `order` names the list, so that a cursor of one order is none of another. */
export const writeRankCursor = (order: string, { rank, id }: RankCursor): string => Buffer.from(`${order}.${rank}.${id}`).toString('base64url');

/** Reads what `writeRankCursor` made for the same order. Throws 400 naming `cursor` for anything else. */
export function readRankCursor(order: string, text: string | undefined): RankCursor | null {
  if (text === undefined) return null;
  const [name, rank = '', id = '', ...rest] = Buffer.from(text, 'base64url').toString('latin1').split('.');
  if (name !== order || rest.length > 0 || !/^\d{1,9}$/.test(rank) || !/^\d{1,15}$/.test(id)) throw refused.badInput([{ path: 'cursor', message: 'cursor' }]);
  return { rank: Number(rank), id: Number(id) };
}

/** A stretch out of `pageSize + 1` rows: the one too many says that there is more. */
export function stretchOf<Row>(rows: readonly Row[], pageSize: number, place: (row: Row) => Cursor): { rows: Row[]; nextCursor: string | null } {
  return stretchBy(rows, pageSize, (row) => writeCursor(place(row)));
}

/** The same for a list with cursors of its own. */
export function stretchBy<Row>(rows: readonly Row[], pageSize: number, cursorOf: (row: Row) => string): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > pageSize && last ? cursorOf(last) : null };
}
