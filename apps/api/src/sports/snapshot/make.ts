// Makes the shipped snapshot: node apps/api/src/sports/snapshot/make.ts <2026_full.txt of openfootball/worldcup>
import { readFileSync, writeFileSync } from 'node:fs';
import { readFootballTxt } from '../football-txt/index.ts';
import { packMatch } from './packed-match.ts';

const [path] = process.argv.slice(2);
if (!path) throw new Error('name the Football.TXT file to read');
const { matches, problems, counts } = readFootballTxt(readFileSync(path, 'utf8'));
// A snapshot with holes would be shipped to everybody.
if (problems.length > 0) throw new Error(problems.map((problem) => `${problem.line}: ${problem.reason}`).join('\n'));

const head = JSON.stringify({ source: 'openfootball/worldcup (CC0 1.0)', licence: 'https://creativecommons.org/publicdomain/zero/1.0/' });
// One match a line, so that a difference can be read.
const lines = matches.map((match) => JSON.stringify(packMatch(match)));
writeFileSync(new URL('world-cup-2026.json', import.meta.url), `${head.slice(0, -1)},"matches":[\n${lines.join(',\n')}\n]}\n`);
process.stdout.write(`${JSON.stringify(counts)}\n`);
