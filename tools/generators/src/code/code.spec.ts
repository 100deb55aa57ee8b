import fc from 'fast-check';
import type ts from 'typescript';
import { withImport } from './imports.ts';
import { withoutText, withTexts, type Texts } from './json.ts';
import { appended, removed } from './lists.ts';
import { constNamed, parsed, quoted, spliced } from './source.ts';
import { withoutUnused } from './unused.ts';

const list = (source: string) => constNamed(parsed(source), 'all') as ts.ArrayLiteralExpression;

describe('a list', () => {
  it.each([
    ['const all = [];', "const all = ['x'];"],
    ["const all = ['a', 'b'] as const;", "const all = ['a', 'b', 'x'] as const;"],
    ["const all = [\n  'a',\n];", "const all = [\n  'a',\n  'x',\n];"],
    ["const all = [\n  'a'\n];", "const all = [\n  'a',\n  'x',\n];"],
  ])('%j grows as it is written', (before, after) => {
    expect(spliced(before, [appended(list(before), "'x'")])).toBe(after);
  });

  it('is what it was when what was added is taken out again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 5 }).map(quoted), { minLength: 1, maxLength: 5 }), fc.boolean(), (items, lines) => {
        const source = lines ? `const all = [\n${items.map((item) => `  ${item},\n`).join('')}];` : `const all = [${items.join(', ')}];`;
        const more = spliced(source, [appended(list(source), "'x'")]);
        const grown = list(more);
        const last = grown.elements.at(-1);
        return last !== undefined && spliced(more, [removed(grown, last)]) === source;
      }),
    );
  });

  it('loses its first, middle or last item and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 99 }).map(String), { minLength: 1, maxLength: 5 }), fc.nat(), fc.boolean(), (items, at, lines) => {
        const gap = lines ? '\n  ' : ' ';
        const source = `const all = [${lines ? gap : ''}${items.join(`,${gap}`)}${lines ? ',\n' : ''}];`;
        const all = list(source);
        const item = all.elements[at % items.length];
        if (!item) return false;
        const rest = list(spliced(source, [removed(all, item)])).elements.map((one) => one.getText());
        return JSON.stringify(rest) === JSON.stringify(items.filter((one) => one !== item.getText()));
      }),
    );
  });
});

describe('texts', () => {
  const key = fc.stringMatching(/^[a-z]{1,4}$/);
  const { texts } = fc.letrec<{ texts: Texts; value: string | Texts }>((tie) => ({
    texts: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    value: fc.oneof({ maxDepth: 2 }, fc.string({ maxLength: 6 }), tie('texts')),
  }));
  const flat = (group: Texts, path = ''): [string, string][] =>
    Object.entries(group).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${path}${name}`, value] as [string, string]] : flat(value, `${path}${name}.`),
    );

  it('keep every text that is there, and have every new one whose place is free', () => {
    fc.assert(
      fc.property(texts, texts, (held, more) => {
        const all = new Map(flat(JSON.parse(withTexts(JSON.stringify(held, null, 2), more)) as Texts));
        expect(flat(held).every(([path, text]) => all.get(path) === text)).toBe(true);
        const taken = (path: string) =>
          path.split('.').some((_, index, parts) => typeof at(held, parts.slice(0, index + 1)) === 'string') || at(held, path.split('.')) !== undefined;
        expect(flat(more).every(([path, text]) => taken(path) || all.get(path) === text)).toBe(true);
      }),
    );
  });

  it('stay as somebody wrote them around what is added or taken out', () => {
    const written = '{\n  "a": { "b": "1", "c": "2" },\n  "d": "3"\n}\n';
    expect(withTexts(written, { a: { x: '4' }, e: '5' })).toBe('{\n  "a": { "b": "1", "c": "2", "x": "4" },\n  "d": "3",\n  "e": "5"\n}\n');
    expect(withoutText(written, ['a', 'b'])).toBe('{\n  "a": { "c": "2" },\n  "d": "3"\n}\n');
  });

  it('lose a group with its last text, and nothing for a path that is not there', () => {
    const written = '{\n  "a": {\n    "b": {\n      "c": "1"\n    }\n  },\n  "d": "2"\n}\n';
    expect(JSON.parse(withoutText(written, ['a', 'b', 'c']))).toEqual({ d: '2' });
    expect(withoutText(written, ['a', 'x', 'c'])).toBe(written);
  });
});

const at = (group: Texts, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (now, key) => (typeof now === 'object' && now !== null && Object.hasOwn(now, key) ? (now as Record<string, unknown>)[key] : undefined),
    group,
  );

describe('imports', () => {
  it('join those of the same module, and stand in their order otherwise', () => {
    const source = "import { b } from '@portal/b';\nimport { d } from './d.ts';\n\nexport const x = 1;\n";
    expect(withImport(source, { from: '@portal/b', names: ['c'] })).toContain("import { b, c } from '@portal/b';");
    expect(withImport(source, { from: './c.ts', names: ['c'] })).toContain("import { c } from './c.ts';\nimport { d }");
    expect(withImport(source, { from: '@portal/b', names: ['b'] })).toBe(source);
    expect(withImport('export const x = 1;\n', { from: 'a', names: ['a'], type: true })).toBe("import type { a } from 'a';\n\nexport const x = 1;\n");
  });

  it('go when nobody names them any more, with the constants that did; exports stay', () => {
    const source =
      "import { used, gone, type T } from 'a';\nimport { lost } from 'b';\n\nconst helper = () => lost(gone);\n\nexport const page: T = { gone: used };\n";
    expect(withoutUnused(source)).toBe("import { used, type T } from 'a';\n\nexport const page: T = { gone: used };\n");
  });

  it('of which only types are left say so', () => {
    expect(withoutUnused("import { gone, type T } from 'a';\n\nexport const page: T = 1;\n")).toContain("import type { T } from 'a';");
  });
});
