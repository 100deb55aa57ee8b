import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from '../src/portal.ts';

const run = promisify(execFile);
async function affectedBy(...files: string[]): Promise<string[]> {
  const { stdout } = await run(process.execPath, [path.join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects', '--affected', `--files=${files.join(',')}`, '--json'], { cwd: root, env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } });
  return (JSON.parse(stdout) as string[]).sort();
}

test('a change inside one remote touches that remote, and the journeys through it, only', async () => {
  expect(await affectedBy('apps/chat/src/remote.tsx')).toEqual(['chat', 'e2e']);
  expect(await affectedBy('apps/live-and-schedule/src/locales/vi.json')).toEqual(['e2e', 'live-and-schedule']);
});

test('a change of the contracts touches all who use them', async () => {
  const touched = await affectedBy('libs/contracts/src/codes.ts');
  for (const name of ['api', 'registry', 'shell', 'chat', 'e2e', 'platform']) expect(touched).toContain(name);
  expect(touched).not.toContain('domain');
});
