// Makes what ships with the api: node apps/api/src/sports/snapshot/make.ts <folder that holds the files of shipped-files.json>
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { MatchRecord } from '@portal/domain';
import { editionKey } from '../competitions.ts';
import { readText } from '../read-source.ts';
import { COMPETITIONS } from './index.ts';
import { originalOf } from './originals.ts';
import { packMatch } from './packed-match.ts';
import shipped from './shipped-files.json' with { type: 'json' };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder that holds the files');

const small = (text: string) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
const put = (where: string, bytes: Uint8Array) => {
  writeFileSync(where, bytes);
  process.stdout.write(`${basename(where)}: ${bytes.length} bytes\n`);
};

mkdirSync(dirname(originalOf('any')), { recursive: true });
const files = shipped.flatMap(({ path, repository }) => {
  const text = readFileSync(join(folder, path), 'utf8');
  put(originalOf(path), small(text));
  const reading = readText(text, path);
  if (reading.status === 'not-understood') throw new Error(`${path}: ${reading.reason}`);
  for (const problem of reading.problems) process.stdout.write(`${path}:${problem.where}: ${problem.reason}\n`);
  return reading.status === 'read' ? [{ path, repository, source: reading.source, matches: reading.matches }] : [];
});

// One file for each edition of a competition: a diff says which of them has changed.
rmSync(COMPETITIONS, { recursive: true, force: true });
mkdirSync(COMPETITIONS);
for (const [edition, together] of Object.entries(Object.groupBy(files, ({ matches }) => editionOf(matches)))) {
  const packed = together?.map(({ matches, ...file }) => ({ ...file, matches: matches.map(packMatch) }));
  put(join(COMPETITIONS, `${edition}.json.br`), small(JSON.stringify({ files: packed })));
}

function editionOf(matches: readonly MatchRecord[]): string {
  const [edition, ...more] = new Set(matches.map(editionKey));
  if (edition === undefined || more.length > 0) throw new Error(`a file of ${more.length + 1} competitions: ${[edition, ...more].join(', ')}`);
  return edition;
}
