import type { AuditEntry } from '@portal/contracts';
import { sha256 } from '../hashes.ts';

/** What the first line follows. */
export const BEGINNING = { n: 0, hash: '0'.repeat(64) } as const;

/** The text that is hashed: the line without its hash, keys in the order of the contract, whatever order it was stored in. */
const textOf = ({ n, at, token, by, do: what, moves, revision, note, prev }: Omit<AuditEntry, 'hash'>): string =>
  JSON.stringify({ n, at, token, by, do: what, moves: moves.map(({ program, from, to, percent }) => ({ program, from, to, percent })), revision, note, prev });

export const hashOf = (entry: Omit<AuditEntry, 'hash'>): string => sha256(textOf(entry));

/** The next line of the log. */
export function chained(entry: Omit<AuditEntry, 'n' | 'prev' | 'hash'>, last: Pick<AuditEntry, 'n' | 'hash'> | null): AuditEntry {
  const { n, hash } = last ?? BEGINNING;
  const { at, token, by, do: what, moves, revision, note } = entry;
  const line = { n: n + 1, at, token, by, do: what, moves, revision, note, prev: hash };
  return { ...line, hash: hashOf(line) };
}
