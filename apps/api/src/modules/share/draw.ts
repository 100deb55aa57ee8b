import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import { CARD, FAMILIES, type Node } from './card.ts';

const { resolve } = createRequire(import.meta.url);
type Font = SatoriOptions['fonts'][number];
const font = (name: string, family: string, subset: string, weight: 700 | 800): Font => ({
  name,
  weight,
  style: 'normal',
  data: readFileSync(resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)),
});

let loaded: Font[] | undefined;
/** The families of the pages. Read once, when the first picture is drawn. */
const fonts = (): Font[] =>
  (loaded ??= [
    ...FAMILIES.words.flatMap((subset) => ([700, 800] as const).map((weight) => font(subset, 'be-vietnam-pro', subset, weight))),
    ...FAMILIES.figures.map((name) => font(name, 'barlow-semi-condensed', 'latin', 700)),
  ]);

/** PNG of a card. Letters become outlines before they are drawn, so it looks the same on a machine without a single font. */
export async function draw(card: Node): Promise<Buffer> {
  const svg = await satori(card, { ...CARD, fonts: fonts() });
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
}
