import { readdirSync, readFileSync } from 'node:fs';
import * as domain from './index.ts';

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.startsWith('index.'));
const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');

/** Every word of the specs outside their imports: to import a rule is not to test it. */
const tested = new Set(
  files
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap(
      (file) =>
        read(file)
          .replace(/^import [^;]+;$/gm, '')
          .match(/[\w$]+/g) ?? [],
    ),
);
/** Parts of a module that is exposed. */
const inner = ['letter-runs.ts'];

describe('what the library exposes', () => {
  it.each(Object.keys(domain))('%s is tested by a spec', (name) => expect(tested.has(name)).toBe(true));

  it('is every module with a rule', () => {
    const index = read('index.ts');
    expect(files.filter((file) => !file.endsWith('.spec.ts') && !inner.includes(file) && !index.includes(`'./${file}'`))).toEqual([]);
  });

  it('says of each rule where it comes from', () => {
    const silent = files.flatMap((file) => {
      if (file.endsWith('.spec.ts')) return [];
      const text = read(file);
      return [...text.matchAll(/^export (?:function|const) (\w+)/gm)]
        .filter(({ index }) => {
          const doc = text.slice(0, index).split('/**').at(-1) ?? '';
          return doc.indexOf('*/\n') !== doc.length - 3 || !/sections? \d|decisions|\bours\b/.test(doc);
        })
        .map(([, name]) => `${file}: ${name}`);
    });
    expect(silent).toEqual([]);
  });
});
