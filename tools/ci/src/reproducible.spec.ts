// The same source gives the same bytes, wherever it lies and whatever else is there: that is how one tells what a change can touch.
import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binOf } from '@portal/start/bin-of';
import { runCommand } from '@portal/start/command';
import { copyWorkspace } from './copy.ts';

jest.setTimeout(300_000);

const root = path.resolve(__dirname, '../../..');
const REMOTE = 'chat';
const folders: string[] = [];

function clone(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
  folders.push(folder);
  copyWorkspace(root, folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** What a build leaves: each file and the hash of its bytes. */
async function built(folder: string): Promise<Map<string, string>> {
  const app = path.join(folder, 'apps', REMOTE);
  const { code, output } = await runCommand(process.execPath, [binOf(root, 'webpack-cli'), 'build'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0', JEST_WORKER_ID: undefined },
  });
  if (code !== 0) throw new Error(`the build ended with ${code}:\n${output}`);
  const dist = path.join(app, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(dist, file).replaceAll(path.sep, '/'), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}
const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();

it('a remote is built to the same bytes in two folders, though what it does not import has changed in one', async () => {
  const here = clone();
  const there = clone();
  appendFileSync(path.join(there, 'libs/server/src/index.ts'), "\nexport const another = 'thing';\n");
  appendFileSync(path.join(there, 'apps/newsfeed-and-social/src/features/feed/post-list.module.css'), '\n.another { color: red; }\n');
  const [one, other] = [await built(here), await built(there)];
  expect(one.size).toBeGreaterThan(20);
  expect(differing(one, other)).toEqual([]);
});
