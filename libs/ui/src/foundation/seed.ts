/**
 * Numbers that look random but depend on the seed alone. Drawings must come out the same on the server and in the
 * browser, and the same fan must keep the same face on every page.
 */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  // FNV leaves the last letters in the low bits only; stir, so that "fan1" and "fan2" differ everywhere.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A sequence of numbers in [0, 1) that starts from a seed (mulberry32). */
export function sequenceFrom(seed: string): () => number {
  let state = seedOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the choices, always the same for the same seed. The list must not be empty. */
export function pick<T>(choices: readonly T[], seed: string): T {
  const choice = choices[seedOf(seed) % choices.length];
  if (choice === undefined) throw new RangeError('nothing to pick from');
  return choice;
}
