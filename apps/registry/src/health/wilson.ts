/**
 * Bounds of a share seen as `share` among `n` independent observations (Wilson's score interval): sound for few observations and for shares near 0, where the
 * textbook interval is not. `z`: 1.96 for 95 %.
 */
export function wilson(share: number, n: number, z: number): { low: number; high: number } {
  if (n <= 0) return { low: 0, high: 1 };
  const square = (z * z) / n;
  const centre = (share + square / 2) / (1 + square);
  const spread = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / n + square / (4 * n));
  return { low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}
