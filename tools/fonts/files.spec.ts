import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import harfbuzz from 'harfbuzzjs';
import wawoff2 from 'wawoff2';
import { isLike } from './cut/likeness.ts';
import type { Outline, Point } from './cut/outlines.ts';
import { cuts, fileOf, licenceOf, parts, sourceOf, type Cut, type PartName } from './cuts.ts';
import { faceOf } from './face.ts';
import { codesOf } from './letters.ts';
import { fontFiles } from './make.ts';

const folder = path.resolve(import.meta.dirname, '../../libs/ui/src/fonts');
const read = (name: string) => readFileSync(path.join(folder, name));

it('the files that lie there are those that `npm run fonts -- --write` makes, and the licences of what they are cut from', async () => {
  const made = await fontFiles();
  const licences = cuts.map(({ family }) => licenceOf(family));
  expect(readdirSync(folder).toSorted()).toEqual([...new Set([...made.keys(), ...licences.map(({ file }) => file)])].toSorted());
  expect([...made].filter(([name, bytes]) => !read(name).equals(bytes)).map(([name]) => name)).toEqual([]);
  for (const { file, text } of licences) expect(read(file).equals(text)).toBe(true);
}, 180_000);

it('words and figures of a page, in all their weights, are two files of less than 50 KB', () => {
  const first = cuts.filter(({ style }) => style === 'normal').map((cut) => read(fileOf(cut, 'main')).length);
  expect(first).toHaveLength(2);
  expect(first.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(50_000);
});

/** A font of a weight, set by HarfBuzz, as browsers do. */
async function setBy(file: Uint8Array, weight?: number) {
  const hb = await harfbuzz;
  const font = hb.createFont(hb.createFace(hb.createBlob(file), 0));
  if (weight !== undefined) font.setVariations({ wght: weight });
  return {
    glyphs(text: string, features?: string) {
      const buffer = hb.createBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer, features);
      const glyphs = buffer.json();
      buffer.destroy();
      return glyphs;
    },
    outlineOf(glyph: number): Outline {
      const contours: Point[][] = [];
      for (const { type, values } of font.glyphToJson(glyph)) {
        const [x = 0, y = 0, toX = x, toY = y] = values;
        if (type === 'M') contours.push([{ x, y, on: true }]);
        if (type === 'L') contours.at(-1)?.push({ x, y, on: true });
        if (type === 'Q') contours.at(-1)?.push({ x, y, on: false }, { x: toX, y: toY, on: true });
      }
      return contours;
    },
  };
}
type Typesetter = Awaited<ReturnType<typeof setBy>>;

const SENTENCES = [
  'Bóng đá không dừng đồng hồ mỗi khi bóng chết: Tỷ số 2–1, phút 90+4’. AVATAR, To, “Ỷ lại” – Vũ trụ.',
  'Official fixtures, offside, first half: Wolverhampton v. Tottenham, 1.85 – 2.05, Tuyển Ý, FC Köln.',
  'Vie\u0302\u0323t Nam vo\u0302 đi\u0323ch',
];
const widthOf = (font: Typesetter, text: string, features?: string) => font.glyphs(text, features).reduce((sum, { ax }) => sum + ax, 0);

/** By as many thousandths of an em outlines may differ: a twentieth of a pixel of running text. */
const SEEN = 3.5;

describe.each(cuts.flatMap((cut) => cut.weights.map((weight) => ({ ...cut, cut, weight }))))(
  '$family $weight $style',
  ({ cut, weight }: { cut: Cut; weight: number }) => {
    const source = sourceOf(cut, weight);
    const both = async (part: PartName) => {
      const file = await wawoff2.decompress(read(fileOf(cut, part)));
      return [await setBy(file, cut.weights.length > 1 ? weight : undefined), await setBy(source)] as const;
    };

    it.each(parts)('is in its $name file letter by letter as wide as its family drew it, and looks like it', async ({ name, range }) => {
      const [ours, theirs] = await both(name);
      const family = faceOf(source);
      const letters = codesOf(range).map((code) => String.fromCodePoint(code));
      const known = letters.filter((letter) => family.widthOf(letter) !== undefined);
      expect(known.length).toBeGreaterThan(100);
      expect(known.filter((letter) => !ours.glyphs(letter)[0]?.g)).toEqual([]);
      expect(known.filter((letter) => widthOf(ours, letter, 'tnum') !== widthOf(theirs, letter, 'tnum'))).toEqual([]);
      const outlines = (letter: string) => [ours, theirs].map((font) => font.outlineOf(font.glyphs(letter)[0]?.g ?? 0)) as [Outline, Outline];
      expect(known.filter((letter) => !isLike(...outlines(letter), SEEN))).toEqual([]);
    });

    it.each(SENTENCES)('breaks lines where its family would: %s', async (text) => {
      const [ours, theirs] = await both('main');
      for (const features of ['', 'tnum']) expect(widthOf(ours, text, features)).toBe(widthOf(theirs, text, features));
    });

    it.each(parts)('has lines as high in its $name file', ({ name }) => {
      const [{ ascent, descent, lineGap }, family] = [faceOf(read(fileOf(cut, name))), faceOf(source)];
      expect({ ascent, descent, lineGap }).toEqual({ ascent: family.ascent, descent: family.descent, lineGap: family.lineGap });
    });
  },
);
