// A team and its remote by themselves: a workspace in which no other remote exists. The remote is one that the generators made, so that no team's change is this test's affair.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { remoteNames } from '@portal/contracts';
import { binOf } from '@portal/start/bin-of';
import { runCommand } from '@portal/start/command';
import { tryPort } from '@portal/start/machine';
import { copyWorkspace } from './copy.ts';

jest.setTimeout(600_000);

const root = path.resolve(__dirname, '../../..');
const NEW = 'shop';
const token = 'a-token-for-tests-only-0123456789';
let folder: string;
let registryUrl: string;
let registry: ChildProcess | undefined;

const run = async (args: readonly string[], env: Record<string, string> = {}, cwd = folder): Promise<string> => {
  const { code, output } = await runCommand(process.execPath, args, {
    cwd,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', CI: '', JEST_WORKER_ID: undefined, ...env },
  });
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
};
const build = (name: string, ...options: string[]) =>
  run([binOf(root, 'webpack-cli'), 'build', ...options], { NODE_ENV: 'production' }, path.join(folder, 'apps', name));
const unit = (...projects: string[]) => run([binOf(root, 'jest'), '--projects', ...projects.map((name) => `apps/${name}`)]);
const portal = (...args: string[]) => run(['apps/registry/src/portal.ts', ...args], { REGISTRY_URL: registryUrl, REGISTRY_TOKEN: token });
const generate = (generator: string, ...args: string[]) => run([binOf(root, 'nx'), 'g', `@portal/generators:${generator}`, ...args]);
const current = async (name: string): Promise<string | undefined> => {
  const { remotes } = (await (await fetch(`${registryUrl}/state`)).json()) as { remotes: Record<string, { version: string }[]> };
  return remotes[name]?.[0]?.version;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'independence-'));
  copyWorkspace(root, folder, (file) => !remoteNames.some((name) => file.startsWith(`apps/${name}/`)));
  await generate('remote', NEW, '--prefix=/cua-hang', '--title=Cửa hàng', '--titleEn=Shop', '--titleZh=商店');
  // What npm install does for a new workspace.
  symlinkSync(`../../apps/${NEW}`, path.join(folder, 'node_modules/@portal', NEW));
  await generate('feature', 'goods', `--remote=${NEW}`, '--route=/cua-hang', '--call=newsfeed.list');
  // The host: what is asked of it is its record, for which nothing has to be small.
  await build('shell', '--no-devtool', '--no-optimization-minimize');
  const port = await tryPort('127.0.0.1', 0);
  registryUrl = `http://127.0.0.1:${port}`;
  registry = spawn(process.execPath, ['apps/registry/src/main.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: path.join(folder, '.data'), REGISTRY_TOKEN: token, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (
    const end = performance.now() + 180_000;
    performance.now() < end &&
    !(await fetch(`${registryUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ));
  )
    await sleep(100);
  await portal('host', 'shell', '--from', 'apps/shell/dist');
  await portal('host', 'api');
});

afterAll(async () => {
  if (registry?.exitCode === null && registry.kill()) await once(registry, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

it('nothing of the other remotes is there', () => {
  const apps = readdirSync(path.join(folder, 'apps'));
  expect(apps).toContain(NEW);
  for (const name of remoteNames) {
    expect(apps).not.toContain(name);
    expect(existsSync(path.join(folder, 'node_modules/@portal', name))).toBe(false);
  }
});

it('a call of a noun that nobody had passes its checks as it was generated', async () => {
  await generate('endpoint', 'cheer', '--noun=stand', '--method=POST', '--path=/au/api/user/stand/cheer', '--access=user');
  await run([binOf(root, 'typescript', 'tsc'), '--noEmit', '-p', 'apps/api/tsconfig.json']);
  await run([binOf(root, '@biomejs/biome', 'biome'), 'format', 'apps/api/src/modules/stand', 'libs/contracts']);
  await run([binOf(root, 'nx'), 'show', 'projects']);
  await run([binOf(root, 'eslint'), 'apps/api/src/modules/stand', 'libs/contracts/src', '--max-warnings=0']);
  await run([binOf(root, 'jest'), '--projects', 'apps/api', '--testPathPatterns', 'modules/stand/']);
});

it('a seventh remote, with a page of its own, passes its checks as it was generated, is built and published by itself', async () => {
  await run([binOf(root, 'typescript', 'tsc'), '--noEmit', '-p', `apps/${NEW}/tsconfig.json`]);
  await run([binOf(root, '@biomejs/biome', 'biome'), 'format', `apps/${NEW}`]);
  await run([binOf(root, 'nx'), 'show', 'projects']);
  await run([binOf(root, 'eslint'), `apps/${NEW}`, '--max-warnings=0']);
  await unit(NEW);
  await build(NEW);
  await portal('publish', NEW, '--version', '0.1.0', '--promote');
  expect(await current(NEW)).toBe('0.1.0');
});
