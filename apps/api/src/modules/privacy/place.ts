import { z } from 'zod';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { refused } from '../../http/refusal.ts';
import type { Key } from './own-data.repository.ts';
import { OWN, ownNames, type OwnName, type OwnTable } from './own-tables.ts';

/** Where one's data goes on: within a kind, or at its beginning. */
export interface Place {
  readonly name: OwnName;
  readonly after: Key | null;
}

/** What a database can compare a column with; anything else would be an error of ours. */
function valueOf({ columnType }: PgColumn): z.ZodType<string | number> {
  if (columnType === 'PgBigInt53') return z.int();
  if (columnType === 'PgInteger' || columnType === 'PgSmallInt') return z.int32();
  if (columnType === 'PgUUID') return z.guid();
  if (columnType === 'PgDateString') return z.iso.date();
  return z
    .string()
    .max(100)
    .refine((text) => !text.includes('\0'));
}

const written = z.tuple([z.enum(ownNames), z.array(z.unknown()).nullable()]);

export const writePlace = ({ name, after }: Place): string => Buffer.from(JSON.stringify([name, after])).toString('base64url');

/** Reads what `writePlace` made; nothing: the beginning. Throws 400 naming `cursor` for anything else. */
export function readPlace(cursor: string | undefined): Place {
  if (cursor === undefined) return { name: ownNames[0] ?? 'account', after: null };
  const bad = refused.badInput([{ path: 'cursor', message: 'cursor' }]);
  let said: unknown;
  try {
    said = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw bad;
  }
  const read = written.safeParse(said);
  if (!read.success) throw bad;
  const [name, after] = read.data;
  if (after === null) return { name, after };
  const { by }: OwnTable = OWN[name];
  const key = z.tuple(by.map(valueOf) as [z.ZodType<string | number>]).safeParse(after);
  if (!key.success) throw bad;
  return { name, after: key.data };
}
