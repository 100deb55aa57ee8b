import path from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { cssOf, standIns } from './stand-ins.ts';
import { BEGINNING } from './sheet.ts';

/** `npm run fonts`: how much each face of a device is stretched, and by that its measures; with `--write` into fonts.css. */
const root = path.resolve(import.meta.dirname, '../..');
const all = standIns(path.join(root, 'node_modules/@fontsource'));
for (const { name, weight, style, range, size, ascent, descent } of all)
  console.log(`${`${name}${range ? ' (marked)' : ''}`.padEnd(39)} ${weight} ${style.padEnd(6)}  ${size}%  lines +${ascent}% -${descent}%`);
if (process.argv.includes('--write')) {
  const sheet = path.join(root, 'libs/ui/src/fonts.css');
  const text = readFileSync(sheet, 'utf8');
  writeFileSync(sheet, text.slice(0, text.indexOf(BEGINNING) + BEGINNING.length) + cssOf(all));
}
