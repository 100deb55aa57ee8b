import { readFileSync } from 'node:fs';
import { faceOf } from './face.ts';
import { LETTERS } from './text.ts';

/**
 * `node tools/fonts/read-devices.ts arial.regular=<file>[,<file>…] …`: prints devices.json, the widths of the letters in faces that devices have.
 * Several files where a face comes in parts; the last that has a letter counts.
 */
const EM = 2048;
const faces: Record<string, Record<string, (number | null)[]>> = {};
for (const argument of process.argv.slice(2)) {
  const [name = '', files = ''] = argument.split('=');
  const [device = '', cut = ''] = name.split('.');
  const parts = files.split(',').map((file) => faceOf(readFileSync(file)));
  (faces[device] ??= {})[cut] = [...LETTERS].map((letter) => {
    const width = parts.map((face) => face.widthOf(letter)).findLast((found) => found !== undefined);
    return width === undefined ? null : Math.round(width * EM);
  });
}
const rows = Object.entries(faces).map(
  ([device, cuts]) =>
    `    "${device}": {\n${Object.entries(cuts)
      .map(([cut, widths]) => `      "${cut}": ${JSON.stringify(widths)}`)
      .join(',\n')}\n    }`,
);
console.log(`{\n  "em": ${EM},\n  "letters": ${JSON.stringify(LETTERS)},\n  "faces": {\n${rows.join(',\n')}\n  }\n}`);
