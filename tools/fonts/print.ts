import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cuts, licenceOf } from './cuts.ts';
import { fontFiles } from './make.ts';
import { BEGINNING, sheetOf } from './sheet.ts';
import { standIns } from './stand-ins.ts';

/**
 * `npm run fonts`: what each file of fonts weighs; how much each face of a device is stretched, and by that its measures. With `--write` the files into libs/ui/src/fonts, and
 * fonts.css.
 */
const ui = path.resolve(import.meta.dirname, '../../libs/ui/src');
const files = await fontFiles();
for (const [name, file] of files) console.log(`${name.padEnd(46)} ${String(file.length).padStart(6)} bytes`);
const all = standIns();
for (const { name, weight, style, range, size, ascent, descent } of all)
  console.log(`${`${name}${range ? ' (marked)' : ''}`.padEnd(39)} ${weight} ${style.padEnd(6)}  ${size}%  lines +${ascent}% -${descent}%`);
if (process.argv.includes('--write')) {
  const folder = path.join(ui, 'fonts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, file] of files) writeFileSync(path.join(folder, name), file);
  for (const family of new Set(cuts.map((cut) => cut.family))) {
    const { file, text } = licenceOf(family);
    writeFileSync(path.join(folder, file), text);
  }
  const sheet = path.join(ui, 'fonts.css');
  const text = readFileSync(sheet, 'utf8');
  writeFileSync(sheet, text.slice(0, text.indexOf(BEGINNING) + BEGINNING.length) + sheetOf(all));
}
