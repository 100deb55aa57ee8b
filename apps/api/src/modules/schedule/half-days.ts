/** Milliseconds. */
export const HALF_DAY = 12 * 3_600_000;

/** Asks for one half day after the other, away from now, until there are enough: laying out a match costs something. */
export function gather<F>(wanted: number, from: number, until: number, between: (start: number, end: number) => readonly F[]): F[] {
  const found: F[] = [];
  const step = until > from ? HALF_DAY : -HALF_DAY;
  for (let start = from; found.length < wanted && (until - start) * step > 0; start += step) {
    found.push(...between(start, step > 0 ? Math.min(start + step, until) : Math.max(start + step, until)));
  }
  return found;
}
