import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binOf } from './bin-of.ts';
import { runCommand } from './command.ts';

const root = path.resolve(__dirname, '../..');

/** Runs files of tests as those of the servers are run (tools/jest/server.preset.cjs). */
async function runTests(files: Record<string, string>): Promise<{ code: number | null; output: string; verdicts: string[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanging-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(folder, 'jest.config.cjs'), `module.exports = require(${JSON.stringify(path.join(root, 'tools/jest/server.preset.cjs'))});`);
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const { code, output } = await runCommand(
      process.execPath,
      [binOf(root, 'jest'), '-c', path.join(folder, 'jest.config.cjs'), '--maxWorkers=2', '--verbose'],
      { cwd: folder, env: { ...process.env, FORCE_COLOR: '0', JEST_WORKER_ID: undefined } },
    );
    const lines = output.split('\n').map((line) => line.trim().replace(/ \(\d+ ms\)$/, ''));
    return { code, output, verdicts: lines.filter((line) => /^[✓✕○]/.test(line)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// The way in which they run has no time limits of its own: tools/jest/server-setup.mjs gives it some.
it('a test of a server that hangs fails by its name, and the others go on', async () => {
  const { code, output, verdicts } = await runTests({
    'some.spec.ts': `
      jest.setTimeout(300);
      const never = () => new Promise(() => {});
      it('hangs', never);
      it.each([[1, 2], [3, 4]])('adds %i to %i', (one, other) => { expect(one + other).toBe(3); });
      it('has longer', () => new Promise((resolve) => setTimeout(resolve, 600)), 10_000);
      it.skip('is left out', never);
      describe.each(['a', 'b'])('in %s', (letter) => { beforeAll(letter === 'a' ? never : () => {}); it('goes on', () => {}); });
    `,
  });
  expect(code).toBe(1);
  expect(verdicts).toEqual(
    expect.arrayContaining(['✕ hangs', '✓ adds 1 to 2', '✕ adds 3 to 4', '✓ has longer', '○ skipped is left out', '✕ (beforeAll)', '✓ goes on']),
  );
  expect(output).toMatch(/hangs\n\s+Error: has not ended after 0\.3 s/);
});

it('a file whose process dies fails by its name and is not tried again, and the files after it run', async () => {
  const { code, output, verdicts } = await runTests({
    'a.spec.ts': `it('ends its process', () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}); });`,
    'b.spec.ts': `import { writeSync } from 'node:fs'; it('leaves with a code', () => { writeSync(2, 'b is run'); process.exit(7); });`,
    'c.spec.ts': `it('is well', () => {});`,
    'd.spec.ts': `it('is well, too', () => {});`,
  });
  expect(code).toBe(1);
  expect(output).toMatch(/FAIL \S*a\.spec\.ts\n[^]*?process \(pid=\d+\) was terminated[^]*?signal=SIGKILL/);
  expect(output).toMatch(/FAIL \S*b\.spec\.ts\n/);
  expect(output.match(/b is run/g)).toHaveLength(1);
  expect(verdicts).toEqual(expect.arrayContaining(['✓ is well', '✓ is well, too']));
});
