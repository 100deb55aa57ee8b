// Makes what ships with the api: node apps/api/src/sports/snapshot/make.ts <folder that holds the files of shipped-files.json>
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readText } from '../read-source.ts';
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
  return reading.status === 'read' ? [{ path, repository, source: reading.source, matches: reading.matches.map(packMatch) }] : [];
});
put(join(import.meta.dirname, 'matches.json.br'), small(JSON.stringify({ files })));
