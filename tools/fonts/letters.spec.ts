import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { cuts, sourceOf } from './cuts.ts';
import { faceOf } from './face.ts';
import { codesOf, MAIN, REST } from './letters.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [main, rest] = [new Set(codesOf(MAIN)), new Set(codesOf(REST))];

/**
 * Vietnamese and English that the portal shows: texts of the interface, what a demonstration is filled with, what is new. A remote's texts are its own affair (a change of them
 * runs its tests alone), so a letter that is missing here is found in a full run; until then it comes from `rest`.
 */
const TEXTS = [
  /[\\/]locales[\\/]([\w-]+\.)?(vi|en)\.json$/,
  /^apps[\\/]api[\\/]src[\\/]seed[\\/].*(?<!\.spec)\.ts$/,
  /^apps[\\/]api[\\/]changelog[\\/](vi|en)\.md$/,
];
const CJK = /[\u2e80-\u9fff\uff00-\uffef]/;
const written = () => {
  const files = ['apps', 'libs'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => ['src', 'changelog'].flatMap((part) => filesIn(path.join(folder, name, part)))),
  );
  const texts = files.filter((file) => TEXTS.some((pattern) => pattern.test(file)));
  expect(texts.length).toBeGreaterThan(80);
  return new Set(texts.flatMap((file) => [...readFileSync(path.join(root, file), 'utf8')]).filter((letter) => !CJK.test(letter)));
};
const filesIn = (folder: string): string[] =>
  existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)) : [];

it('of Vietnamese and English, all that a family has is in its main file', () => {
  const missing = [...written()].filter((letter) => !main.has(letter.codePointAt(0) ?? 0));
  for (const cut of cuts) {
    const face = faceOf(sourceOf(cut, cut.weights[0] ?? 0));
    expect(missing.filter((letter) => face.widthOf(letter) !== undefined)).toEqual([]);
  }
});

it('letters of other countries’ names are in one of the two files, and none in both', () => {
  for (const letter of 'ćłşğčšžńőřęİ') expect(rest).toContain(letter.codePointAt(0));
  for (const letter of 'äöüßñçéøåÆ') expect(main).toContain(letter.codePointAt(0));
  expect([...main].filter((code) => rest.has(code))).toEqual([]);
});

it('a range is read as browsers read it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 0xff_ff }), { minLength: 1, maxLength: 20 }), (codes) => {
      expect(codesOf(codes.map((code) => `U+${code.toString(16).toUpperCase()}`).join(', '))).toEqual(codes);
    }),
  );
  expect(codesOf('U+41-43, U+20AB')).toEqual([0x41, 0x42, 0x43, 0x20ab]);
});
