/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Quarantined } from './messages.ts';
import { createQuarantineBook } from './quarantine-book.ts';

const entry = (version: string, since = 3): Quarantined => ({
  kind: 'hang',
  culprit: { remote: 'chat', version },
  message: 'no heartbeat',
  at: '2026-11-21T00:00:00.000Z',
  since,
});
let folder: string;
let warnings: string[];
const open = (at = folder) => createQuarantineBook({ folder: at, warn: (_, line) => warnings.push(line) });
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quarantine-'));
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the list of quarantined releases', () => {
  it('is there again after a restart, each release once, with nothing left beside it', () => {
    const book = open(path.join(folder, 'new'));
    book.add(entry('1.0.0'));
    book.add(entry('1.1.0'));
    book.add(entry('1.0.0', 9));
    expect(open(path.join(folder, 'new')).list()).toEqual([entry('1.1.0'), entry('1.0.0', 9)]);
    expect(readdirSync(path.join(folder, 'new'))).toEqual(['quarantine.json']);
    expect(warnings).toEqual([]);
  });

  it('keeps the last hundred', () => {
    const book = open();
    for (let n = 0; n < 103; n += 1) book.add(entry(`1.0.${n}`));
    expect(book.list()).toHaveLength(100);
    expect(book.list()[0]).toEqual(entry('1.0.3'));
  });

  it.each(['{"half', '{}', '[{"culprit":{"remote":"nobody","version":"1"}}]'])('that is damaged is said and begun anew: %s', (text) => {
    writeFileSync(path.join(folder, 'quarantine.json'), text);
    const book = open();
    expect(book.list()).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('cannot be read')]);
    book.add(entry('1.0.0'));
    expect(open().list()).toEqual([entry('1.0.0')]);
  });

  it('that cannot be written holds until the end', () => {
    writeFileSync(path.join(folder, 'file'), '');
    const book = open(path.join(folder, 'file'));
    book.add(entry('1.0.0'));
    expect(book.list()).toEqual([entry('1.0.0')]);
    expect(warnings.at(-1)).toContain('cannot be written');
  });
});
