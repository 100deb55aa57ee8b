import { aligned } from './align.ts';
import { axisOf, changesOf, regionsOf, type Axis } from './axis.ts';
import { u16 } from './bytes.ts';
import { composed, type Drawing, type Shift } from './compose.ts';
import { boxOf, glyfOf, type Glyph } from './glyf.ts';
import { kerningOf, kerningTables } from './kerning.ts';
import { isLike } from './likeness.ts';
import { AXIS_NAME, nameOf } from './names.ts';
import { outlinesOf, type Outline, type Point } from './outlines.ts';
import { fontOf, tableOf, tablesOf, type Tables } from './sfnt.ts';
import { avarOf, fvarOf, gvarOf, hvarOf, type Moves } from './variations.ts';

/** A font of one weight, of the same glyphs in the same order as the others. */
export interface Master {
  readonly weight: number;
  readonly font: Buffer;
}

/** By as many thousandths of an em a weight in between may differ from the mixture of the lightest and the boldest: a thirtieth of a pixel of running text. */
const NEAR = 2.5;

/** One font of all weights of `masters`, which are in order, and with them of what lies between. */
export function variableOf(masters: readonly Master[], family: string): Buffer {
  const all = masters.map(({ font }) => tablesOf(font));
  const [base = new Map<string, Buffer>()] = all;
  const widths = all.map(widthsOf);
  const axis = axisOf(
    masters.map(({ weight }) => weight),
    widths,
  );
  const regions = regionsOf(axis);
  const changes = (values: readonly number[]) => changesOf(values, axis);
  const wider = (widths[0] ?? []).map((_, glyph) => changes(widths.map((own) => own[glyph] ?? 0)));
  const outlines = all.map(outlinesOf);
  const rows = composed(outlines).map((drawing, glyph) =>
    drawn(
      drawing,
      outlines.map((own) => own[glyph] ?? []),
      wider[glyph] ?? [],
      axis,
    ),
  );
  const glyphs = rows.map((row) => row.glyph);
  const added = {
    ...headOf(base, glyphs),
    ...glyfOf(glyphs),
    hmtx: hmtxOf(widths[0] ?? [], glyphs),
    name: nameOf(family),
    fvar: Buffer.from(fvarOf(axis, AXIS_NAME)),
    avar: Buffer.from(avarOf(axis)),
    gvar: Buffer.from(
      gvarOf(
        rows.map(({ moves }) => moves),
        regions,
      ),
    ),
    HVAR: Buffer.from(hvarOf(wider, regions)),
    ...kerningTables(
      all.map((tables) => kerningOf(tables.get('GPOS'))),
      glyphs.length,
      regions,
      changes,
    ),
  };
  return fontOf(new Map([...[...base].filter(([name]) => KEPT.includes(name)), ...Object.entries(added)]));
}
const KEPT = ['GSUB', 'OS/2', 'cmap', 'gasp', 'post'];

/** A glyph of the lightest weight, and how its points, or its parts, and its right margin move in each region. */
function drawn(drawing: Drawing, outlines: readonly Outline[], wider: readonly number[], axis: Axis): { glyph: Glyph; moves: Moves } {
  const margins = wider.map((change) => [0, change, 0, 0].map((x) => ({ x, y: 0 })));
  const moves = (of: readonly (readonly Shift[])[], near: number) => movesOf(of, axis, near).map((points, region) => [...points, ...(margins[region] ?? [])]);
  if (drawing.kind === 'composed') {
    const shifts = outlines.map((_, master) => drawing.parts.map((part) => part.shifts[master] as Shift));
    const parts = drawing.parts.map((part, place) => ({ glyph: part.glyph, shift: shifts[0]?.[place] as Shift }));
    return { glyph: { outline: outlines[0] ?? [], parts }, moves: moves(shifts, 1) };
  }
  const mixed = mixtures(aligned([drawing.masters[0] ?? [], drawing.masters.at(-1) ?? []]) as [Outline, Outline], axis);
  const isMixed = mixed.every((mixture, master) => isLike(mixture, drawing.masters[master] ?? [], NEAR));
  const each = isMixed ? mixed : aligned(drawing.masters);
  const points = each.map((outline) => outline.flat());
  return { glyph: { outline: each[0] ?? [] }, moves: moves(points, isMixed ? 1 : 0) };
}

const movesOf = (masters: readonly (readonly Shift[])[], axis: Axis, near: number): Shift[][] => {
  const rows = (masters[0] ?? []).map((_, point) => {
    const [xs, ys] = (['x', 'y'] as const).map((along) =>
      changesOf(
        masters.map((points) => points[point]?.[along] ?? 0),
        axis,
        near,
      ),
    ) as [number[], number[]];
    return xs.map((x, region) => ({ x, y: ys[region] ?? 0 }));
  });
  return regionsOf(axis).map((_, region) => rows.map((row) => row[region] as Shift));
};

/** At the place of each weight, the outline between the two. */
const mixtures = ([first, last]: readonly [Outline, Outline], { places }: Axis): Outline[] =>
  places.map((part) =>
    first.map((contour, place) =>
      contour.map((point, at): Point => {
        const end = last[place]?.[at] ?? point;
        return { x: point.x + (end.x - point.x) * part, y: point.y + (end.y - point.y) * part, on: point.on };
      }),
    ),
  );

function widthsOf(tables: Tables): number[] {
  const count = tableOf(tables, 'hhea').readUInt16BE(34);
  const hmtx = tableOf(tables, 'hmtx');
  return Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, count - 1)));
}

const hmtxOf = (widths: readonly number[], glyphs: readonly Glyph[]): Buffer =>
  Buffer.from(widths.flatMap((width, glyph) => u16(width, glyphs[glyph]?.outline.length ? boxOf(glyphs[glyph].outline)[0] : 0)));

/** What `head`, `hhea` and `maxp` say of the outlines. */
function headOf(base: Tables, glyphs: readonly Glyph[]) {
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((name) => Buffer.from(tableOf(base, name))) as [Buffer, Buffer, Buffer];
  boxOf(glyphs.flatMap(({ outline }) => outline)).forEach((edge, place) => head.writeInt16BE(edge, 36 + 2 * place));
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(glyphs.length, 34);
  const most = (of: (glyph: Glyph) => number) => Math.max(0, ...glyphs.map(of));
  const mostOf = (put: boolean, of: (outline: Outline) => number) => most(({ outline, parts }) => (put === (parts !== undefined) ? of(outline) : 0));
  const mostParts = most(({ parts }) => parts?.length ?? 0);
  const points = (outline: Outline) => outline.flat().length;
  const contours = (outline: Outline) => outline.length;
  const said = [mostOf(false, points), mostOf(false, contours), mostOf(true, points), mostOf(true, contours)];
  said.forEach((value, place) => maxp.writeUInt16BE(value, 6 + 2 * place));
  maxp.writeUInt16BE(mostParts, 28);
  maxp.writeUInt16BE(Math.min(mostParts, 1), 30);
  return { head, hhea, maxp };
}
