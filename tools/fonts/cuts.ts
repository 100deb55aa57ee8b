import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { MAIN, REST } from './letters.ts';

/** What is fetched as one: all weights of a family in one style, or one weight where no other is in use. */
export interface Cut {
  readonly family: 'Be Vietnam Pro' | 'Barlow Semi Condensed';
  readonly style: 'normal' | 'italic';
  /** In use, from the lightest. */
  readonly weights: readonly number[];
}
export const cuts: readonly Cut[] = [
  { family: 'Be Vietnam Pro', style: 'normal', weights: [400, 500, 600, 700, 800] },
  { family: 'Be Vietnam Pro', style: 'italic', weights: [400] },
  { family: 'Be Vietnam Pro', style: 'italic', weights: [900] },
  { family: 'Barlow Semi Condensed', style: 'normal', weights: [500, 600, 700] },
  { family: 'Barlow Semi Condensed', style: 'italic', weights: [700] },
];

export const parts = [
  { name: 'main', range: MAIN },
  { name: 'rest', range: REST },
] as const;
export type PartName = (typeof parts)[number]['name'];

const folderOf = ({ family }: Pick<Cut, 'family'>) => family.toLowerCase().replaceAll(' ', '-');

/** In `libs/ui/src/fonts`. */
export const fileOf = (cut: Cut, part: PartName): string =>
  `${[folderOf(cut), ...(cut.style === 'italic' ? [...cut.weights, 'italic'] : []), ...(part === 'rest' ? ['rest'] : [])].join('-')}.woff2`;

const NAMES: Readonly<Record<number, string>> = {
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
  800: '800ExtraBold',
  900: '900Black',
};
const packageOf = (cut: Pick<Cut, 'family'>) => path.dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${folderOf(cut)}/package.json`));

/** The family's own file of one weight: all it has. */
export function sourceOf(cut: Pick<Cut, 'family' | 'style'>, weight: number): Buffer {
  const name = `${NAMES[weight]}${cut.style === 'italic' ? '_Italic' : ''}`;
  return readFileSync(path.join(packageOf(cut), name, `${cut.family.replaceAll(' ', '')}_${name}.ttf`));
}

/** The licence of a family, which goes where its files go. */
export const licenceOf = (family: Cut['family']): { file: string; text: Buffer } => ({
  file: `${folderOf({ family })}.OFL.txt`,
  text: readFileSync(path.join(packageOf({ family }), 'LICENSE_FONT')),
});
