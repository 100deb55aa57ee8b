import { flat } from '@portal/testing/text-keys';
import { read } from '@portal/testing/text-uses';
import { findings, told, type Namespace } from './report.ts';

const vi = { nav: { live: 'Trực tiếp', news: 'Tin' }, hello: 'Chào {{name}}', count_other: '{{count}} trận', old: 'Cũ' };
const source = `
  import { old } from './old.ts';
  const a = t('hello', { name }); const b = words.t(\`nav.\${key}\`); const c = t('count', { count: 2 });
`;

function namespace(texts: Record<string, object>, code = source, also: object = {}): Namespace {
  const { literals, patterns, asked } = read('apps/x/src/a.tsx', code);
  return {
    name: 'x',
    texts: Object.fromEntries(Object.entries(texts).map(([language, messages]) => [language, flat(messages as never)])),
    usage: { literals: new Set(literals), patterns },
    asked,
    also: [flat(also as never)],
  };
}
const found = (texts: Record<string, object>, code?: string, also?: object) =>
  findings(namespace(texts, code, also)).map(({ language, kind, key, where }) => [kind, language, key, where].filter(Boolean).join(' '));

describe('the report of texts', () => {
  it('says what a language lacks, empty texts too, and what it has too much', () => {
    expect(
      found({ vi, en: { nav: { live: 'Live', news: ' ' }, hello: 'Hi {{name}}', count_other: '{{count}} matches', count_one: 'One match', odd: 'x' } }),
    ).toEqual(['missing en nav.news', 'missing en old', 'extra en odd', 'unused vi old']);
  });

  it('says where placeholders differ: one that is not filled in, one that is left out', () => {
    const en = { ...vi, hello: 'Hi {{nam}}', count_other: 'matches' };
    expect(found({ vi, en }).filter((line) => line.startsWith('placeholders'))).toEqual(['placeholders en hello', 'placeholders en count_other']);
    expect(found({ vi: { ...vi, count_one: '{{count}} trận' }, en: { ...vi, count_one: 'one match' } })).toEqual(['unused vi old']);
  });

  it('finds uses in templates, choices, plural forms and tables, not in imports', () => {
    expect(found({ vi })).toEqual(['unused vi old']);
    expect(found({ vi }, `${source} const label = on ? t('old') : '';`)).toEqual([]);
    expect(found({ vi }, `${source} const keys = { a: 'old' };`)).toEqual([]);
    expect(found({ vi: { deep: { a: { b: 'x' } } } }, 'said(`deep.${a}`)')).toEqual([]);
    expect(found({ vi: { a: 'x' } }, 'const any = `${one}${two}`; const words = `a b ${c}`;')).toEqual(['unused vi a']);
  });

  it('finds what is asked for and not there, with its place; the shell’s texts are there for all', () => {
    const code = `${source}\nt('nav.lvie'); t(on ? 'hello' : 'helo'); t(\`none.\${x}\`); t('shell:title'); t('title');`;
    expect(found({ vi }, code, { title: 'Khán Đài' })).toEqual([
      'missing vi nav.lvie apps/x/src/a.tsx:5',
      'missing vi helo apps/x/src/a.tsx:5',
      'missing vi ^none\\.[\\w.-]+$ apps/x/src/a.tsx:5',
      'unused vi old',
    ]);
  });

  it('fails for what visitors would see, and warns of what is left over', () => {
    expect(told([namespace({ vi, en: vi })])).toEqual({
      failed: false,
      lines: ['x: vi 5, en 5; missing 0, extra 0, placeholders 0, unused 1', '  unused (warning): x vi old'],
    });
    expect(told([namespace({ vi, en: {} })]).failed).toBe(true);
  });
});
