/** Handicap and goal lines come in quarters (decisions, "Sports data"): 0, 0.25, 0.5 … Minus zero is no line of its own. */
export function isQuarterLine(value: number): boolean {
  return Number.isInteger(value * 4) && !Object.is(value, -0);
}

/**
 * The lines a stake is laid on, half on each (decisions, "Sports data"): a line between whole and half goals stands for its
 * two neighbours (0.75 is 0.5 and 1), any other for itself twice.
 */
export function splitLine(line: number): readonly [number, number] {
  return Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
}

/** How a split line is written: '0.5/1' or '0.5-1'. */
export type LineSeparator = '/' | '-';

/** A line in words: 0.25 is '0/0.5', -0.75 '-0.5/1' (the sign once, in front), 2 '2' (ours). */
export function lineWords(line: number, separator: LineSeparator = '/'): string {
  const [near, far] = splitLine(Math.abs(line));
  const words = near === far ? String(near) : `${near}${separator}${far}`;
  return line < 0 ? `-${words}` : words;
}

const WORDS = /^([+-]?)(\d{1,2}(?:\.\d{1,2})?)(?:[/-](\d{1,2}(?:\.\d{1,2})?))?$/;

/** The line that such words name ('0/0.5', '0.5-1', '-0.75', '+1'), or null where they name none (ours). */
export function lineFromWords(text: string): number | null {
  const [, sign, near, far] = WORDS.exec(text.trim()) ?? [];
  if (near === undefined) return null;
  const low = Number(near);
  const line = far === undefined ? low : (low + Number(far)) / 2;
  if (!isQuarterLine(line)) return null;
  // '0.25/0.75' names two quarters and '0.5/0.5' one half twice; neither is a way to write a line.
  if (far !== undefined && lineWords(line) !== `${low}/${Number(far)}`) return null;
  return sign === '-' && line !== 0 ? -line : line;
}
