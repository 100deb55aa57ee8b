import { fileOf, cuts, parts } from './cuts.ts';
import { cssOf, type StandIn } from './stand-ins.ts';

/** In fonts.css, what is computed comes after this. */
export const BEGINNING = '/* From here on by `npm run fonts -- --write` (tools/fonts). */\n\n';

const BETWEEN = `/*
  What stands in their place until they have come: the device's own faces, each widened or narrowed to the measure of the face it stands for and as high and low as
  that one, so that no line breaks anew and nothing moves when the words change their face. One family for each kind of device: Arial and what has its measures,
  Android's Roboto, DejaVu Sans. Letters with two marks of the last have a measure of their own: Liberation Sans lacks them, and they come to stand among its letters.
*/

`;

/** All that is computed of fonts.css: our faces, then what stands in for them. */
export const sheetOf = (all: readonly StandIn[]): string => `${facesCss()}\n${BETWEEN}${cssOf(all)}`;

const facesCss = (): string =>
  cuts
    .flatMap((cut) =>
      parts.map(({ name, range }) =>
        [
          '@font-face {',
          `  font-family: '${cut.family}';`,
          `  font-style: ${cut.style};`,
          `  font-weight: ${[...new Set([cut.weights[0], cut.weights.at(-1)])].join(' ')};`,
          '  font-display: swap;',
          `  src: url('./fonts/${fileOf(cut, name)}') format('woff2');`,
          `  unicode-range: ${range};`,
          '}',
          '',
        ].join('\n'),
      ),
    )
    .join('\n');
