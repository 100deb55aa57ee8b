/** Where `given` holds something that its schema did not let through, as a path; undefined: nowhere. */
export function unnamed(given: unknown, passed: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const kept = (passed as Record<string, unknown> | undefined)?.[key];
    if (kept === undefined) return key;
    const below = unnamed(value, kept);
    if (below !== undefined) return `${key}.${below}`;
  }
  return undefined;
}
