// `npm run test:broken`: a fresh clone of HEAD with one thing broken of each kind, its `.ci/run` as CI runs it, and whether the last sixty lines name each. Takes as long as `npm test`.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './command.ts';
import { step } from './progress.ts';

const root = path.resolve(import.meta.dirname, '../..');
const LAST = 60;

const UNIT = `it('is broken on purpose', () => {
  expect(1 + 1).toBe(3);
});
`;
const TYPE = `export const broken: number = 'on purpose';
`;
const JOURNEYS = `import { expect, test } from '@playwright/test';
import { startPortal } from '../src/portal.ts';

test('fails each time, on purpose', { tag: '@shell' }, () => {
  expect('each time').toBe('never');
});

test('fails once, on purpose', { tag: '@shell' }, ({}, { retry }) => {
  expect(retry).toBe(1);
});

test('has a server that dies, on purpose', { tag: '@shell' }, async ({ request }) => {
  const portal = await startPortal({ api: { BROKEN: '1' } });
  const answers = () =>
    request.get(\`\${portal.apiUrl}/healthz\`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 100_000 }).toBe(false);
  await portal.stop();
});
`;
/** Begun behind the program's own first lines, so it is up before it dies on a machine of any speed that can start it in ten seconds, and says the same where it cannot. */
const SERVER = `
if (process.env['BROKEN']) setTimeout(() => Promise.reject(new Error('a server broken on purpose')), 10_000);
`;

/** What the last lines have to hold, by kind. */
const wanted: Readonly<Record<string, RegExp>> = {
  'a broken unit test, with its line and reason': /libs\/domain\/src\/broken\.spec\.ts:2 {2}is broken on purpose\n +.*toBe/,
  'a broken type, with its line and reason': /apps\/registry\/src\/broken\.ts[(:]1[,:]14\)?(?: -|:) error TS2322/,
  'a journey that fails twice, with its line and reason': /Failed:\n[^]*apps\/e2e\/tests\/broken\.spec\.ts:5 {2}fails each time, on purpose\n +.*toBe/,
  'a journey that fails once, as shaky': /Shaky, passed on the second try:\n[^]*apps\/e2e\/tests\/broken\.spec\.ts:9 {2}fails once, on purpose\n/,
  'a server that dies, with its last words': /has a server that dies, on purpose\n[^\n]*api ended[^\n]*\n?[^\n]*a server broken on purpose/,
  'where traces are': /^Traces, pictures and logs of servers: /m,
  'the ten slowest': /^Slowest:\n(?: +\d+\.\d s {2}.+\n){10}/m,
  'the sum': /\n\d+ passed, 4 failed$/,
};

const folder = await mkdtemp(path.join(tmpdir(), 'khan-dai-broken-'));
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
try {
  const clone = path.join(folder, 'clone');
  const cloned = await runCommand('git', ['clone', '-q', '--no-hardlinks', root, clone], { cwd: root });
  if (cloned.code !== 0) throw new Error(cloned.output);
  const write = (file: string, text: string) => writeFile(path.join(clone, file), text);
  await write('libs/domain/src/broken.spec.ts', UNIT);
  // Not into a library: each of these has a test that knows its modules.
  await write('apps/registry/src/broken.ts', TYPE);
  await write('apps/e2e/tests/broken.spec.ts', JOURNEYS);
  await write('apps/api/src/main.ts', (await readFile(path.join(clone, 'apps/api/src/main.ts'), 'utf8')) + SERVER);
  const { code, output } = await step('a run with one thing broken of each kind', (say) =>
    runCommand('bash', ['.ci/run'], { cwd: clone, env: { ...process.env, CI: 'true' }, signal: stopping.signal, onLine: (line) => say(line.trim()) }),
  );
  const last = output.trimEnd().split('\n').slice(-LAST).join('\n');
  console.log(last);
  const kinds = Object.entries(wanted);
  const missing = kinds.filter(([, pattern]) => !pattern.test(last));
  for (const [kind] of missing) console.log(`not in the last ${LAST} lines: ${kind}`);
  if (code === 0) console.log('the run says that it is green');
  console.log(`${kinds.length - missing.length} of ${kinds.length} are in the last ${LAST} lines`);
  process.exitCode = missing.length === 0 && code !== 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
