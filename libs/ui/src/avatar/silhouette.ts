import { pick } from '../foundation/seed.ts';

/** Tones of one face: ground, figure, and the figure's darker one for hair and caps. */
export type Tones = { readonly ground: string; readonly figure: string; readonly hair: string };

const TONES: readonly Tones[] = [
  { ground: '#8FE3B5', figure: '#0E6B45', hair: '#09422B' },
  { ground: '#F7A8C4', figure: '#7A1E3F', hair: '#4C1327' },
  { ground: '#C7B2F8', figure: '#4A2A80', hair: '#2E1A4F' },
  { ground: '#84DCE6', figure: '#0C5A64', hair: '#07383E' },
  { ground: '#9CC3FF', figure: '#1C3F7C', hair: '#11274D' },
  { ground: '#FFD76B', figure: '#6B4A05', hair: '#422E03' },
  { ground: '#FFB39A', figure: '#7F2A12', hair: '#4F1A0B' },
  { ground: '#B5C2CE', figure: '#2E3A45', hair: '#1D242B' },
];

/** Cap, short hair, long hair, bun. */
const HEADS: readonly string[] = [
  'M12 14.5a8 7.5 0 0 1 16 0h4.5v2H12z',
  'M12.5 15a7.5 7.5 0 0 1 15 0l-1.5 1c-1-3-3-4-6-4s-5 1-6 4z',
  'M11.5 26V15.5a8.5 8.5 0 0 1 17 0V26h-4V15h-9v11z',
  'M20 3.3a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4zM12.5 15.5a7.5 7.5 0 0 1 15 0c-3-3-12-3-15 0z',
];

/** The face that belongs to a seed (a user id, or a name where there is no id). */
export function silhouette(seed: string): Tones & { readonly head: string } {
  return { ...pick(TONES, `tone ${seed}`), head: pick(HEADS, `head ${seed}`) };
}
