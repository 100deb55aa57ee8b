import type { Contour, Outline } from './outlines.ts';

/** Another glyph, moved: by how much in each master. */
export interface Part {
  readonly glyph: number;
  readonly shifts: readonly Shift[];
}
export interface Shift {
  readonly x: number;
  readonly y: number;
}
/** A glyph by its outline in each master, or put together of others. */
export type Drawing = { readonly kind: 'drawn'; readonly masters: readonly Outline[] } | { readonly kind: 'composed'; readonly parts: readonly Part[] };

/** Nobody sees a thousandth of an em; by as much differ letters that were the same before somebody rounded them. */
const ROUNDING = 1;

/** Letters with marks as their letters and their marks, where their outlines are just these: `masters` have the same glyphs in the same order. */
export function composed(masters: readonly (readonly Outline[])[]): Drawing[] {
  const [first = []] = masters;
  const glyphs = first.map((_, glyph) => masters.map((outlines) => outlines[glyph] ?? []));
  const drawings: Drawing[] = glyphs.map((outlines) => ({ kind: 'drawn', masters: outlines }));
  const order = [...glyphs.keys()].filter((glyph) => sizeOf(glyphs[glyph]) > 0).toSorted((a, b) => sizeOf(glyphs[a]) - sizeOf(glyphs[b]));
  const simple: number[] = [];
  for (const glyph of order) {
    const parts = partsOf(
      glyphs[glyph] ?? [],
      simple.map((part) => ({ glyph: part, masters: glyphs[part] ?? [] })),
    );
    if (parts) drawings[glyph] = { kind: 'composed', parts };
    else simple.push(glyph);
  }
  return drawings;
}

const sizeOf = (masters: readonly Outline[] | undefined) => masters?.[0]?.flat().length ?? 0;

interface Candidate {
  readonly glyph: number;
  readonly masters: readonly Outline[];
}

/** The fewest, largest of `candidates` that make up the whole outline; undefined where some of it is its own. */
function partsOf(masters: readonly Outline[], candidates: readonly Candidate[]): Part[] | undefined {
  const left = new Set((masters[0] ?? []).keys());
  const parts: Part[] = [];
  for (const candidate of candidates.toReversed()) {
    const found = left.size > 0 ? foundIn(masters, left, candidate) : undefined;
    if (!found) continue;
    parts.push({ glyph: candidate.glyph, shifts: found.shifts });
    for (const contour of found.contours) left.delete(contour);
  }
  return left.size === 0 && parts.length > 0 ? parts.toReversed() : undefined;
}

/** Where all of a candidate's contours are among those that are left, moved alike. */
function foundIn(masters: readonly Outline[], left: ReadonlySet<number>, { masters: theirs }: Candidate): { shifts: Shift[]; contours: number[] } | undefined {
  const count = theirs[0]?.length ?? 0;
  if (theirs.some((outline) => outline.length !== count)) return undefined;
  for (const start of left) {
    const shifts = masters.map((outline, master) => shiftOf(theirs[master]?.[0], outline[start]));
    if (shifts.some((shift) => !shift)) continue;
    const whole = shifts as Shift[];
    const contours = Array.from({ length: count }, (_, place) =>
      [...left].find((contour) => masters.every((outline, master) => isMoved(theirs[master]?.[place], outline[contour], whole[master] as Shift))),
    );
    if (contours.every((contour) => contour !== undefined)) return { shifts: whole, contours: contours as number[] };
  }
  return undefined;
}

const alike = (a: Contour | undefined, b: Contour | undefined) => a !== undefined && a.length === b?.length && a.every(({ on }, place) => on === b[place]?.on);

function shiftOf(a: Contour | undefined, b: Contour | undefined): Shift | undefined {
  if (!a || !b || !alike(a, b)) return undefined;
  const mean = (of: 'x' | 'y') => Math.round(a.reduce((sum, point, place) => sum + (b[place]?.[of] ?? 0) - point[of], 0) / a.length);
  const shift = { x: mean('x'), y: mean('y') };
  return isMoved(a, b, shift) ? shift : undefined;
}

const isMoved = (a: Contour | undefined, b: Contour | undefined, { x, y }: Shift) =>
  alike(a, b) &&
  (a ?? []).every((point, place) => Math.abs(point.x + x - (b?.[place]?.x ?? 0)) <= ROUNDING && Math.abs(point.y + y - (b?.[place]?.y ?? 0)) <= ROUNDING);
