import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** Everything that is read in Chinese: locale files, what articles are made of, what the portal begins with, what each release brings. */
const files = globSync(
  ['apps/*/src/locales/*zh.json', 'apps/api/src/writing/phrases/*.zh.ts', 'apps/api/src/seed/**/*.{json,ts}', 'apps/api/changelog/zh.md'],
  { cwd: root },
)
  .filter((file) => !file.endsWith('.spec.ts'))
  .toSorted();

/** One thing has one word, whichever page says it. */
const others: Readonly<Record<string, RegExp>> = {
  評述員: /解說|講評|主播|評論員/,
  十二碼: /點球/,
  十二碼大戰: /互射|PK|罰球大戰/,
  預測: /貼士|心水|推介/,
  // Those of members. Of a league they are 積分, which is nothing that one gets, buys or keeps.
  點數: /積分(?:帳本|不能|可能|都會)|領取積分/,
};

it('reads them where they are', () => {
  expect(files.length).toBeGreaterThan(20);
  for (const part of ['apps/shell/src/locales/zh.json', 'apps/api/src/seed/articles/pages.json', 'apps/api/src/writing/phrases/report.zh.ts'])
    expect(files).toContain(part);
});

it.each(Object.entries(others))('%s is the one word for it', (_, other) => {
  const said = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => other.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(said).toEqual([]);
});
