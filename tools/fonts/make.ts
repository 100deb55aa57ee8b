import wawoff2 from 'wawoff2';
import { nameOf } from './cut/names.ts';
import { fontOf, tablesOf } from './cut/sfnt.ts';
import { subsetter, type Subset } from './cut/subset.ts';
import { unhinted } from './cut/unhinted.ts';
import { variableOf } from './cut/variable.ts';
import { cuts, fileOf, parts, sourceOf, type Cut } from './cuts.ts';
import { codesOf } from './letters.ts';

/** What words are set with: kerning, ligatures, letters that come as a letter and its marks, and figures of tables. */
const FEATURES = ['kern', 'liga', 'ccmp', 'tnum'];

/** A cut with these letters, as TrueType. */
export function cutOf(subset: Subset, cut: Cut, letters: readonly number[]): Buffer {
  const masters = cut.weights.map((weight) => ({ weight, font: subset(sourceOf(cut, weight), { letters, features: FEATURES, dropped: ['name'] }) }));
  const [only] = masters;
  const font = masters.length > 1 || !only ? variableOf(masters, cut.family) : named(only.font, `${cut.family} ${only.weight}`);
  return fontOf(unhinted(tablesOf(font)));
}

const named = (font: Buffer, name: string) => fontOf(new Map([...tablesOf(font), ['name', nameOf(name, 'Italic')]]));

/** Every file of fonts, by its name. */
export async function fontFiles(): Promise<Map<string, Buffer>> {
  const subset = await subsetter();
  const files = new Map<string, Buffer>();
  for (const cut of cuts) {
    for (const { name, range } of parts) {
      files.set(fileOf(cut, name), Buffer.from(await wawoff2.compress(cutOf(subset, cut, codesOf(range)))));
    }
  }
  return files;
}
