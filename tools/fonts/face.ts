import { create, type Font } from 'fontkit';

/** Of one font file, in ems. */
export interface Face {
  /** How high and low it reaches, and what it leaves between lines: `hhea` (and `OS/2` where a font says so), as browsers read them. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** How wide a letter is, without kerning; undefined where the file has no such letter. `tabular`: as a figure of tables. */
  widthOf(letter: string, tabular?: boolean): number | undefined;
}

/** Throws for a file of several fonts, or of none. */
export function faceOf(file: Buffer): Face {
  const font = create(file);
  if ('fonts' in font) throw new Error('a file of several fonts');
  const em = font.unitsPerEm;
  const { ascent, descent, lineGap } = linesOf(font);
  return {
    ascent: ascent / em,
    descent: -descent / em,
    lineGap: lineGap / em,
    widthOf(letter, tabular = false) {
      if (!font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return undefined;
      const [glyph] = font.layout(letter, tabular ? ['tnum'] : []).glyphs;
      return glyph && glyph.advanceWidth / em;
    },
  };
}

const linesOf = (font: Font) => {
  const { fsSelection, typoAscender, typoDescender, typoLineGap } = font['OS/2'];
  return fsSelection.useTypoMetrics ? { ascent: typoAscender, descent: typoDescender, lineGap: typoLineGap } : font.hhea;
};
