import { oneLine } from './terminal.ts';

/** Columns in line; the last one may be as long as it likes. */
export function table(rows: readonly (readonly string[])[], indent = ''): string[] {
  const clean = rows.map((row) => row.map(oneLine));
  const widths = (clean[0] ?? []).map((_, column) => Math.max(...clean.map((row) => row[column]?.length ?? 0)));
  return clean.map(
    (row) =>
      indent +
      row
        .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
  );
}

/** `2026-11-21 04:00` of an ISO time, UTC; anything else as it is. */
export const minute = (iso: string): string => (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(iso) ? iso.slice(0, 16).replace('T', ' ') : oneLine(iso));

const units = ['B', 'kB', 'MB', 'GB'];
/** `1.2 MB`. */
export function size(bytes: number): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${step === 0 ? value : value.toFixed(value < 10 ? 1 : 0)} ${units[step]}`;
}

/** `+5433`, `-12`, `±0`. */
export const signed = (difference: number): string => (difference > 0 ? `+${difference}` : difference < 0 ? String(difference) : '±0');

/** ` (by lan: derby)`: who and why, where somebody said so. */
export const because = (by: string, note: string): string => `${by && `by ${oneLine(by)}`}${note && `${by ? ': ' : ''}${oneLine(note)}`}`;

/** A commit as people write it; that the tree was not quite it is no detail. */
export const commitWord = (commit: string): string => commit.replace(/^([0-9a-f]{12})[0-9a-f]+/, '$1');
