import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { remoteNames, type RemoteName } from '@portal/contracts';

export const root = path.resolve(import.meta.dirname, '../../..');
const TOKEN = 'a-token-for-tests-only-0123456789abcdef';

export interface PortalOptions {
  /** Built remotes by name: a folder with release.json; false leaves one out. Those not named come from the build. */
  remotes?: Partial<Record<RemoteName, string | false>>;
  api?: Record<string, string>;
  shell?: Record<string, string>;
  /** Runs when the registry holds the releases and nothing else is started yet; gets the registry's data folder. */
  beforeShell?: (registryData: string) => void;
  /** Start the portal without its api. */
  withoutApi?: boolean;
}

export interface Portal {
  url: string;
  apiUrl: string;
  /** Publishes a built folder and moves the remote's pointer to it. Returns the version. */
  release(name: RemoteName, folder: string, version?: string): Promise<string>;
  stopApi(): Promise<void>;
  stopRegistry(): Promise<void>;
  stop(): Promise<void>;
  /** What the shell has logged. */
  shellLog(): string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A portal of its own: registry, api and shell as a user runs them, on free ports, with a data folder that goes when it stops. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
  mkdirSync(path.join(dataDir, 'logs'));
  const children: { name: string; child: ChildProcess }[] = [];
  const [shellPort, apiPort, registryPort] = [await freePort(), await freePort(), await freePort()];
  const registryUrl = `http://127.0.0.1:${registryPort}`;
  const common = { ...process.env, HOST: '127.0.0.1', NODE_ENV: 'test', LOG_LEVEL: 'warn' };

  function run(name: string, script: string, env: Record<string, string>): ChildProcess {
    const log = createWriteStream(path.join(dataDir, 'logs', `${name}.log`), { flags: 'a' });
    const child = spawn(process.execPath, [path.join(root, script)], { cwd: root, env: { ...common, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    children.push({ name, child });
    return child;
  }
  const logOf = (name: string) => readFileSync(path.join(dataDir, 'logs', `${name}.log`), 'utf8');
  async function ready(name: string, child: ChildProcess, url: string): Promise<void> {
    for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
      if (child.exitCode !== null) throw new Error(`${name} ended: ${logOf(name)}`);
      const answer = await fetch(url).catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new Error(`${name} is not ready: ${logOf(name)}`);
  }
  async function end(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 8_000);
    await ended;
    clearTimeout(timer);
  }

  const registryData = path.join(dataDir, 'registry-data');
  const registry = run('registry', 'apps/registry/src/main.ts', { PORT: String(registryPort), DATA_DIR: registryData, REGISTRY_TOKEN: TOKEN });
  await ready('registry', registry, `${registryUrl}/readyz`);

  async function release(name: RemoteName, folder: string, version = versionOf(folder)): Promise<string> {
    const child = spawn(process.execPath, [path.join(root, 'apps/registry/src/portal.ts'), 'publish', name, '--from', folder, '--version', version, '--if-absent', '--promote'], { cwd: root, env: { ...common, REGISTRY_URL: registryUrl, REGISTRY_TOKEN: TOKEN }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => { output += chunk.toString(); });
    child.stderr.on('data', (chunk: Buffer) => { output += chunk.toString(); });
    const [code] = (await once(child, 'exit')) as [number];
    if (code !== 0) throw new Error(`publish ${name}: ${output}`);
    return version;
  }
  for (const name of remoteNames) {
    const folder = options.remotes?.[name] ?? path.join(root, 'apps', name, 'dist');
    if (folder !== false) await release(name, folder);
  }

  options.beforeShell?.(registryData);

  let api: ChildProcess | undefined;
  if (!options.withoutApi) {
    api = run('api', 'apps/api/src/main.ts', { PORT: String(apiPort), DATA_DIR: path.join(dataDir, 'api-data'), ...options.api });
    await ready('api', api, `http://127.0.0.1:${apiPort}/readyz`);
  }
  const shell = run('shell', 'apps/shell/dist/server/server.cjs', { PORT: String(shellPort), DATA_DIR: dataDir, API_URL: `http://127.0.0.1:${apiPort}`, REGISTRY_URL: registryUrl, ...options.shell });
  await ready('shell', shell, `http://127.0.0.1:${shellPort}/healthz`);

  return {
    url: `http://127.0.0.1:${shellPort}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    release,
    shellLog: () => logOf('shell'),
    async stopApi() { if (api) await end(api); },
    stopRegistry: () => end(registry),
    async stop() {
      for (const { child } of children.toReversed()) await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The version under which a built folder is published here: its contents' own. */
export const versionOf = (folder: string): string => `0.0.0-${createHash('sha256').update(readFileSync(path.join(folder, 'release.json'))).digest('hex').slice(0, 12)}`;

/** A copy of a built remote that a test may damage. */
export function copyOfBuild(name: RemoteName): string {
  const folder = mkdtempSync(path.join(tmpdir(), `portal-${name}-`));
  cpSync(path.join(root, 'apps', name, 'dist'), folder, { recursive: true });
  return folder;
}
