/** As many as a line of a few hundred pixels can show. */
export const MOST_POINTS = 60;

/** Only what changed, and of many changes as many as can be seen; the first and the last always. */
export function thinned<R extends { readonly instant: unknown }>(records: readonly R[]): R[] {
  const texts = records.map((record) => JSON.stringify(record.instant));
  const changed = records.filter((_, index) => index === 0 || texts[index] !== texts[index - 1]);
  if (changed.length <= MOST_POINTS) return changed;
  const step = (changed.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, index) => changed[Math.round(index * step)] as R);
}
