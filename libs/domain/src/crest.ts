import { pick } from './seeded.ts';

/** Two paths of SVG (ours). */
export type CrestDrawing = { readonly outline: string; readonly pattern: string };

const OUTLINES = {
  shield: 'M4 3h32v17c0 9-7 14.5-16 18C11 34.5 4 29 4 20z',
  hexagon: 'M20 1.5 36.5 10v20L20 38.5 3.5 30V10z',
  round: 'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
} as const;

const PATTERNS = {
  halves: 'M20 0h20v40H20z',
  chevron: 'M0 22 20 8l20 14v10L20 18 0 32z',
  chief: 'M0 0h40v9H0z',
  pales: 'M9 0h5v40H9zM19 0h5v40h-5zM29 0h5v40h-5z',
  hoops: 'M0 9h40v5H0zM0 20h40v5H0zM0 31h40v5H0z',
  sash: 'M0 30 30 0h10v4L4 40H0z',
  disc: 'M20 9a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  quarters: 'M20 0h20v20H20zM0 20h20v20H0z',
} as const;

/** Outline and pattern of a team's shield: drawn from its monogram, so a team looks the same everywhere (ours). In a box of 40 by 40. */
export function crestDrawing(monogram: string): CrestDrawing {
  return { outline: pick(Object.values(OUTLINES), `outline ${monogram}`), pattern: pick(Object.values(PATTERNS), `pattern ${monogram}`) };
}

/** True when a colour (#rrggbb) is so light that a dark hairline would not hold it together on white (ours). */
export function isPale(color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(color)) return false;
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 215;
}
