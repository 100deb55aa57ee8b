import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { checkRelease } from '../releases/release-check.ts';
import { aRelease, YES_PROBE } from '../testing/a-release.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { openProbe, type ProbeLimits } from './run-probe.ts';

let temp: Awaited<ReturnType<typeof tempFolder>>;
beforeEach(async () => {
  temp = await tempFolder();
});
afterEach(() => temp.remove());

const release = checkRelease('chat', '1', aRelease());
const run = async (program: string, limits?: ProbeLimits) => {
  const probe = await openProbe(path.join(temp.folder, 'probe'), limits);
  const result = await probe(release, Buffer.from(program)).catch((error: Error & { status?: number }) => ({ refused: error.message, status: error.status }));
  expect(await readdir(path.join(temp.folder, 'probe'))).toEqual([]);
  return result;
};
const tell = (expression: string) => `console.log(JSON.stringify({ ok: true, problems: [String(${expression})] }));`;

test('the program sees the candidate whole, in the folder it is given, and its last line is the answer', async () => {
  const program = `
    const fs = require('node:fs'), path = require('node:path');
    const folder = process.argv[2];
    console.log('a line of its own');
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'));
    const there = Object.keys(manifest.files).filter((file) => fs.existsSync(path.join(folder, file)));
    const text = require(path.join(folder, manifest.name === 'chat' ? 'server/remoteEntry.js' : ''));
    console.log(JSON.stringify({ ok: false, problems: ['found ' + text, String(there.length)], routes: [JSON.parse(fs.readFileSync(path.join(folder, 'record.json'))).program], slots: [] }));`;
  expect(await run(program)).toEqual({ ok: false, problems: ['found one', '3'], routes: ['chat'], slots: [] });
});

test('it knows nothing of ours: no variable, no file beside, no writing, no process', async () => {
  expect(await run(tell('Object.keys(process.env).length'))).toMatchObject({ problems: ['0'] });
  const attempts = [
    "require('node:fs').readFileSync('/etc/hosts')",
    "require('node:fs').writeFileSync(process.argv[2] + '/x', '')",
    "require('node:child_process').execSync('id')",
    "new (require('node:worker_threads').Worker)('1', { eval: true })",
  ];
  for (const attempt of attempts) {
    expect(await run(`let got = 'done'; try { ${attempt}; } catch (error) { got = error.code; } ${tell('got')}`)).toMatchObject({
      problems: ['ERR_ACCESS_DENIED'],
    });
  }
});

test.each<[string, string, ProbeLimits, string]>([
  ['hangs', 'for (;;);', { deadline: 1_500 }, 'it took longer than 1.5 seconds'],
  ['waits for ever', 'setInterval(() => {}, 1000);', { deadline: 1_500 }, 'it took longer than 1.5 seconds'],
  ['throws', "throw new Error('the slot is gone');", {}, 'it ended with code 1 (Error: the slot is gone)'],
  ['exits', 'process.exit(7);', {}, 'it ended with code 7'],
  ['says nothing', '', {}, 'it printed no answer'],
  ['says something else', "console.log('fine!');", {}, 'it printed no answer'],
  ['says too much', "for (;;) console.log('x'.repeat(10000));", { output: 50_000 }, 'it printed too much'],
  ['takes all memory', 'const all = []; for (;;) all.push(new Array(100000).fill(Math.random()));', { memory: 32 }, 'it '],
  ['is no program', '}{', {}, 'it ended with code 1 (SyntaxError'],
])('a program that %s is a clear refusal', async (_what, program, limits, line) => {
  expect(await run(program, limits)).toEqual({ status: 400, refused: expect.stringContaining(`The release did not pass the probe: ${line}`) });
});

test('what a crash left of earlier tries is removed at the start', async () => {
  const probe = await openProbe(path.join(temp.folder, 'probe'));
  await Promise.all([probe(release, Buffer.from(YES_PROBE)), openProbe(path.join(temp.folder, 'another'))]);
  await openProbe(path.join(temp.folder, 'probe'));
  expect(await readdir(path.join(temp.folder, 'probe'))).toEqual([]);
});
