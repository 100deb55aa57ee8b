import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addMapping, GenMapping, toEncodedMap } from '@jridgewell/gen-mapping';
import { PLAIN, buildTiny } from '../../testing/tiny-remote.ts';
import { bytesBySource, overBudget, sizesOf } from './sizes.ts';

jest.setTimeout(180_000);

/** A map of one line of script: each source from its column on. */
function mapOf(...marks: readonly (readonly [column: number, source: string, line?: number])[]): string {
  const map = new GenMapping();
  for (const [column, source, line = 1] of marks) addMapping(map, { generated: { line, column }, source, original: { line: 1, column: 0 } });
  return JSON.stringify(toEncodedMap(map));
}

describe('the bytes of a script', () => {
  it('belong to the source whose mapping comes before them, to the end of the line', () => {
    expect([...bytesBySource('aaaabbbbbbcc\nddd', mapOf([0, 'a.ts'], [4, 'b.ts'], [10, 'a.ts'], [0, 'd.ts', 2]))]).toEqual([
      ['a.ts', 6],
      ['b.ts', 6],
      ['d.ts', 3],
    ]);
  });

  it('that no mapping covers are nobody’s', () => {
    expect([...bytesBySource('!function(){aa}', mapOf([12, 'a.ts']))]).toEqual([['a.ts', 3]]);
    expect(bytesBySource('abc', mapOf()).size).toBe(0);
  });
});

describe('the sizes of a release', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sizes-'));
    const at = (file: string) => `webpack://chat/../../libs/contracts/src/${file}`;
    writeFileSync(path.join(folder, 'one.js'), 'x'.repeat(5_000));
    writeFileSync(
      path.join(folder, 'one.js.map'),
      mapOf([0, at('links.ts')], [1_000, at('chat/calls.ts')], [3_500, 'webpack://chat/./src/remote.tsx'], [4_900, at('chat/chat.ts')]),
    );
    writeFileSync(path.join(folder, 'two.js'), 'đ');
    writeFileSync(path.join(folder, 'two.css'), 'x'.repeat(900));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those of all its scripts, and of the contract by noun', () => {
    expect(sizesOf(folder)).toEqual({ js: 5_002, contracts: 3_600, nouns: { '.': 1_000, chat: 2_600 } });
  });

  it('are held against its budget, part by part', () => {
    expect(overBudget('chat', sizesOf(folder), { js: 6, contracts: 3.6 })).toEqual([]);
    expect(overBudget('chat', sizesOf(folder), { js: 5, contracts: 3 })).toEqual([
      expect.stringMatching(/^chat: its scripts are 5\.0 KB, its budget is 5 KB \(apps\/chat\/webpack\.config\.ts\)/),
      expect.stringMatching(/^chat: of the contract it holds 3\.6 KB, its budget is 3 KB .*By noun: chat 2\.6 KB, \. 1\.0 KB\./),
    ]);
  });
});

it('a remote that is dearer than it may be does not build, and says by what', async () => {
  const text = `import { chatCalls } from '@portal/contracts/chat';\n${PLAIN}\nexport const kept = () => chatCalls.messages;`;
  const { code, output } = await buildTiny('dear', { 'remote.tsx': text }, { js: 1000, contracts: 0.1 });
  expect(code).not.toBe(0);
  expect(output).toMatch(/chat: of the contract it holds \d+\.\d KB, its budget is 0\.1 KB .*By noun: .*chat \d/);
});
