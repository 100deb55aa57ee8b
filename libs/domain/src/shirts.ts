/** How far two colours are apart, 0 to 765: weighted as the eye sees them ('redmean'). Undefined where one is no #rrggbb. */
function apart(one: string, other: string): number | undefined {
  const [a, b] = [channels(one), channels(other)];
  if (!a || !b) return undefined;
  const red = (a[0] + b[0]) / 2;
  const [dr, dg, db] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt((2 + red / 256) * dr * dr + 4 * dg * dg + (2 + (255 - red) / 256) * db * db);
}

function channels(color: string): [number, number, number] | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const GRASS = '#0E5A3B';
/** Nearer than this, two shirts are taken for one another. */
const LOOKS_ALIKE = 160;
/** And a shirt for grass: dark blue is still seen on it, a full green is not. */
const LOOKS_LIKE_GRASS = 100;
/** What a side wears that has no colour of its own to be told by. */
const SPARE = ['#F4F6F8', '#1B2A4A', '#F2B705'] as const;

/** The shirts of two sides, told apart from one another and from the grass: the home side in the first of its colours that can be, then the guests in the first of theirs (ours). Colours are #rrggbb. */
export function shirtsOf(home: readonly string[], away: readonly string[]): { home: string; away: string } {
  const worn = (colors: readonly string[], other?: string) =>
    [...colors, ...SPARE].find(
      (color) => (apart(color, GRASS) ?? 0) >= LOOKS_LIKE_GRASS && (other === undefined || (apart(color, other) ?? 0) >= LOOKS_ALIKE),
    ) ?? SPARE[0];
  const first = worn(home);
  return { home: first, away: worn(away, first) };
}
