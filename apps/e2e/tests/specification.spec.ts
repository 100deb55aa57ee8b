import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { smoke } from '../src/owners.ts';
import { root } from '../src/portal.ts';
import { SPECIFICATION, type Part, type Proof } from '../src/specification.ts';

// Holds src/specification.ts to the tests it names: one that is renamed, moved or taken away is missed here. No page, no portal.
const SECTIONS = ['4', '5', '6', '8'] as const;
/** Bullets of section 4 that are whole. */
const WHOLE: readonly Part[] = ['session', 'notification', 'presence', 'build'];

/** Titles in a file of tests, as a reader sees them: the text that opens it(), test() or what each() gave. Those of skipped tests are none. */
const TITLE = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs;
const plain = (text: string) => text.replace(/\\(.)/gs, '$1');
const known = new Map<string, ReadonlySet<string>>();
function titlesOf(file: string): ReadonlySet<string> {
  const source = readFileSync(path.join(root, file), 'utf8');
  return new Set([...source.matchAll(TITLE)].map(([, , title = '']) => plain(title)));
}
function isThere({ file, title }: Proof): boolean {
  if (!/\.spec\.tsx?$/.test(file)) return false;
  if (!known.has(file)) known.set(file, titlesOf(file));
  return known.get(file)?.has(title) ?? false;
}

for (const section of SECTIONS) {
  test(`each sentence of section ${section} has a test that is there, or says why there is none`, { tag: smoke }, () => {
    const rows = SPECIFICATION.filter((row) => row.section === section);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.flatMap(({ proof }) => proof).filter((proof) => !isThere(proof))).toEqual([]);
    expect(rows.filter(({ proof, later }) => proof.length === 0 && !later).map(({ sentence }) => sentence)).toEqual([]);
    expect(rows.map(({ sentence }) => sentence)).toEqual([...new Set(rows.map(({ sentence }) => sentence))]);
    // Parts are those of section 4; what is promised whole has nothing left for later.
    expect(rows.filter(({ part }) => (part !== undefined) !== (section === '4'))).toEqual([]);
    if (section === '4')
      for (const part of WHOLE) {
        const own = rows.filter((row) => row.part === part);
        expect(own.length, part).toBeGreaterThan(1);
        expect(
          own.filter(({ proof, later }) => proof.length === 0 || later !== undefined),
          part,
        ).toEqual([]);
      }
  });
}
