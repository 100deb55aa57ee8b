import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROUTER_NAMES, ZOD_NAMES } from './names.ts';

const exported = (file: string) =>
  [...readFileSync(path.join(__dirname, file), 'utf8').matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .sort();
const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    return entry.isDirectory() ? (entry.name === 'record' ? [] : sources(at)) : /\.ts$/.test(entry.name) && !/\.spec\.ts$/.test(entry.name) ? [at] : [];
  });

describe('what the shell gives of the large shared packages', () => {
  it('is what the list of names says', () => {
    expect(exported('router.js')).toEqual([...ROUTER_NAMES].sort());
    expect(exported('zod-names.js')).toEqual([...ZOD_NAMES].sort());
  });

  it('is there in the packages', () => {
    expect(Object.keys(jest.requireActual<object>('react-router'))).toEqual(expect.arrayContaining(ROUTER_NAMES.filter((name) => name !== 'RouterProvider')));
    expect(Object.keys(jest.requireActual<object>('zod/v4'))).toEqual(expect.arrayContaining([...ZOD_NAMES]));
  });

  it('is all that the contracts are made of', () => {
    const used = new Set(
      sources(path.join(__dirname, '../../../../libs/contracts/src')).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\bz\.([a-zA-Z]\w*)/g)].map(([, name = '']) => name),
      ),
    );
    expect(used.has('object')).toBe(true);
    // Types are nothing in a browser.
    const types = ['infer', 'input', 'output', 'ZodType', 'ZodRawShape'];
    expect([...used].filter((name) => !types.includes(name) && !(ZOD_NAMES as readonly string[]).includes(name))).toEqual([]);
  });
});
