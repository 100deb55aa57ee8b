import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { remoteNames, type RemoteName } from '@portal/contracts';
import { freePort, lastWords } from '@portal/server';
import { testDatabase, type TestDatabase } from './databases.ts';
import { atTheMoment, now } from './moment.ts';
import { secretsIn } from './secrets.ts';

export const root = path.resolve(import.meta.dirname, '../../..');
/** What a page waits for, and what counts as hanging, on a machine that runs browsers, builds and several portals at once. A test of just that names its own. */
export const PATIENT = { PATIENCE: '4', HANG_AFTER: '15000' };
const TOKEN = 'a-token-for-tests-only-0123456789abcdef';

export interface PortalOptions {
  /** Built remotes by name: a folder with release.json. Those not named come from the build. */
  remotes?: Partial<Record<RemoteName, string>>;
  /** Keeps a copy of the registry's data, with everything published, in this folder. */
  keepRegistryIn?: string;
  /** Keeps a copy of the api's data, seeded, in this folder; `seeded` names its database where that is on a server. */
  keepApiIn?: string;
  api?: Record<string, string>;
  shell?: Record<string, string>;
  /** The api comes from the sources in this folder instead of the workspace's. */
  apiFrom?: string;
  /** Runs when the registry holds the releases and nothing else is started yet; gets the registry's data folder, and the settings by which the api's commands find its data. */
  beforeShell?: (registryData: string, api: Record<string, string>) => void;
  /** Start the portal without its api. */
  withoutApi?: boolean;
}

export interface Portal {
  url: string;
  apiUrl: string;
  registryUrl: string;
  /** The registry's root token. */
  token: string;
  /** Process of the shell. */
  shellPid: number;
  /** Runs the registry's command line against this portal. Never throws for what it refuses. */
  cli(...args: string[]): Promise<{ code: number; output: string }>;
  /** Publishes a built folder and moves the remote's pointer to it. Returns the version. */
  release(name: RemoteName, folder: string, version?: string): Promise<string>;
  /** Ends the api and starts it anew, on the same port and with the same data. */
  restartApi(): Promise<void>;
  /** For the api (started with TEST_CLOCK) it is now that moment, in epoch milliseconds: what was due until then happens. */
  skipTo(moment: number): Promise<void>;
  stopRegistry(): Promise<void>;
  /** Throws where a server had ended by itself: whatever the journeys saw meanwhile, that is why; and where one has logged a secret. */
  stop(): Promise<void>;
  /** The copy that `keepApiIn` asked for, where it is on a database server. */
  seeded: TestDatabase | undefined;
  /** Where the api puts e-mail and text messages. */
  outbox: string;
  /** What the shell has logged. */
  shellLog(): string;
}

/** A portal of its own: registry, api and shell as a user runs them, on free ports, with a data folder that goes when it stops. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const children: Started[] = [];
  const databases: TestDatabase[] = [];
  try {
    return await start(options, children, databases);
  } catch (error) {
    // One that does not come up leaves nothing behind.
    for (const { child } of children) child.kill('SIGKILL');
    await Promise.allSettled(databases.map((database) => database.drop()));
    throw error;
  }
}

interface Started {
  name: string;
  child: ChildProcess;
  /** Whoever stops it has asked it to end. */
  asked: boolean;
}

async function start(options: PortalOptions, children: Started[], databases: TestDatabase[]): Promise<Portal> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
  mkdirSync(path.join(dataDir, 'logs'));
  const [shellPort, apiPort, registryPort] = [await freePort(), await freePort(), await freePort()];
  const registryUrl = `http://127.0.0.1:${registryPort}`;
  const common = { ...process.env, ...atTheMoment(), HOST: '127.0.0.1', NODE_ENV: 'test', LOG_LEVEL: 'info' };

  function run(name: string, script: string, env: Record<string, string>, from = root): ChildProcess {
    const log = createWriteStream(path.join(dataDir, 'logs', `${name}.log`), { flags: 'a' });
    const child = spawn(process.execPath, [path.join(from, script)], { cwd: from, env: { ...common, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    children.push({ name, child, asked: false });
    return child;
  }
  const everythingOf = (name: string) => readFileSync(path.join(dataDir, 'logs', `${name}.log`), 'utf8');
  const logOf = (name: string) => withoutDetail(everythingOf(name));
  async function ready(name: string, child: ChildProcess, url: string): Promise<void> {
    for (const end = performance.now() + 180_000; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
      if (child.exitCode !== null) throw new Error(`${name} ended: ${logOf(name)}`);
      const answer = await fetch(url).catch(() => undefined);
      // Only while it lives itself: an answer may also come from somebody else on its port.
      if (answer?.ok && child.exitCode === null) return;
    }
    throw new Error(`${name} is not ready: ${logOf(name)}`);
  }
  async function end(child: ChildProcess): Promise<void> {
    if (hasEnded(child)) return;
    const started = children.find((one) => one.child === child);
    if (started) started.asked = true;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 8_000);
    await ended;
    clearTimeout(timer);
  }

  const registryData = path.join(dataDir, 'registry-data');
  // Publishing tries each release in a process of its own; what the first portal of a run has published, the others copy.
  const prepared = process.env['PORTAL_REGISTRY'];
  if (prepared) cpSync(prepared, registryData, { recursive: true });
  const registry = run('registry', 'apps/registry/src/main.ts', { PORT: String(registryPort), DATA_DIR: registryData, REGISTRY_TOKEN: TOKEN });
  await ready('registry', registry, `${registryUrl}/readyz`);

  async function cli(...args: string[]): Promise<{ code: number; output: string }> {
    const child = spawn(process.execPath, [path.join(root, 'apps/registry/src/portal.ts'), ...args], {
      cwd: root,
      env: { ...common, REGISTRY_URL: registryUrl, REGISTRY_TOKEN: TOKEN },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  }
  async function publish(name: RemoteName, folder: string, version: string, ...more: string[]): Promise<void> {
    const { code, output } = await cli('publish', name, '--from', folder, '--version', version, '--if-absent', ...more);
    if (code !== 0) throw new Error(`publish ${name}: ${output}`);
  }
  async function release(name: RemoteName, folder: string, version = versionOf(folder)): Promise<string> {
    await publish(name, folder, version, '--promote');
    return version;
  }
  async function holdReleases(): Promise<void> {
    // What releases are held against, and the fake host that tries them.
    for (const args of prepared ? [] : [['api'], ['shell', '--from', path.join(root, 'apps/shell/dist')]]) {
      const { code, output } = await cli('host', ...args);
      if (code !== 0) throw new Error(`record of the ${args[0]}: ${output}`);
    }
    const folders = remoteNames.flatMap((name) => {
      const folder = options.remotes?.[name] ?? (prepared ? undefined : builtFolder(name));
      return folder ? [[name, folder] as const] : [];
    });
    await Promise.all(folders.map(([name, folder]) => publish(name, folder, versionOf(folder))));
    if (folders.length > 0) {
      const { code, output } = await cli('promote', '--set', folders.map(([name, folder]) => `${name}@${versionOf(folder)}`).join(','));
      if (code !== 0) throw new Error(`promote: ${output}`);
    }
    if (options.keepRegistryIn) cpSync(registryData, options.keepRegistryIn, { recursive: true, filter: (file) => path.basename(file) !== 'lock' });
  }

  const apiData = path.join(dataDir, 'api-data');
  // Seeding is most of an api's first start; at quite another time than that of the others it would seed other matches.
  const startAt = options.api?.['START_AT'];
  const again = Boolean(process.env['PORTAL_API']) && !options.withoutApi && (!startAt || Math.abs(Date.parse(startAt) - now()) < 3_600_000);
  if (again) cpSync(process.env['PORTAL_API']!, apiData, { recursive: true });
  const database = options.withoutApi ? undefined : await testDatabase(again ? process.env['PORTAL_DATABASE'] : undefined);
  if (database) databases.push(database);
  const whereApiKeeps = { DATA_DIR: apiData, ...(database && { DATABASE_URL: database.url }) };

  let api: ChildProcess | undefined;
  let seeded: TestDatabase | undefined;
  async function beginApi(): Promise<ChildProcess> {
    const child = run('api', 'apps/api/src/main.ts', { PORT: String(apiPort), LOG_LEVEL: 'debug', ...whereApiKeeps, ...options.api }, options.apiFrom);
    await ready('api', child, `http://127.0.0.1:${apiPort}/readyz`);
    return child;
  }
  async function startApi(): Promise<void> {
    api = await beginApi();
    if (options.keepApiIn) {
      // A database that is in use is not copied.
      await end(api);
      cpSync(apiData, options.keepApiIn, { recursive: true, filter: (file) => path.basename(file) !== 'pglite.lock' });
      if (database) {
        seeded = await testDatabase(database.name);
        if (seeded) databases.push(seeded);
      }
      api = await beginApi();
    }
  }
  // Neither needs the other; a test's own steps in between need both to wait.
  const released = holdReleases();
  if (options.beforeShell) {
    await released;
    options.beforeShell(registryData, whereApiKeeps);
  }
  await Promise.all([released, options.withoutApi ? undefined : startApi()]);
  const shell = run('shell', 'apps/shell/dist/server/server.cjs', {
    ...PATIENT,
    PORT: String(shellPort),
    DATA_DIR: dataDir,
    API_URL: `http://127.0.0.1:${apiPort}`,
    REGISTRY_URL: registryUrl,
    REGISTRY_TOKEN: TOKEN,
    ...(process.env['PORTAL_PRESSED'] && { PRESSED_DIR: process.env['PORTAL_PRESSED'] }),
    ...options.shell,
  });
  await ready('shell', shell, `http://127.0.0.1:${shellPort}/healthz`);

  return {
    url: `http://127.0.0.1:${shellPort}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    registryUrl,
    token: TOKEN,
    shellPid: shell.pid ?? 0,
    cli,
    release,
    seeded,
    outbox: path.join(apiData, 'outbox'),
    shellLog: () => logOf('shell'),
    async skipTo(moment) {
      const answer = await fetch(`http://127.0.0.1:${apiPort}/test-clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to: new Date(moment).toISOString() }),
      });
      if (!answer.ok) throw new Error(`the api's clock: ${await answer.text()}`);
    },
    async restartApi() {
      if (api) await end(api);
      api = await beginApi();
    },
    stopRegistry: () => end(registry),
    async stop() {
      const gone = children.filter(({ child, asked }) => hasEnded(child) && !asked);
      for (const { child } of children.toReversed()) await end(child);
      // Its end may not have been told of yet when it was asked to end: one that does what it is asked ends with 0.
      const failed = children.filter((each) => gone.includes(each) || (each.child.exitCode ?? 0) !== 0);
      const why = failed.map(({ name, child }) => `${name} ended by itself (${child.signalCode ?? `code ${child.exitCode}`}): ${lastWords(logOf(name))}`);
      const told = [...new Set(children.map(({ name }) => name))].flatMap((name) => secretsIn(everythingOf(name)).map((what) => `${name}'s log: ${what}`));
      for (const each of databases) await each.drop();
      keepLogs(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
      if (why.length + told.length > 0) throw new Error([...why, ...told.slice(0, 10)].join('\n'));
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** A log without its lines for every single question and below, which are there for the look for secrets. */
const withoutDetail = (log: string): string => log.replace(/^\{"level":[12]0,.*\n/gm, '');

/** What the servers said lies beside the journeys' traces (playwright.config.ts, `outputDir`). */
function keepLogs(dataDir: string): void {
  const kept = path.join(root, 'test-results/servers', path.basename(dataDir));
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(path.join(dataDir, 'logs'))) {
    writeFileSync(path.join(kept, name), withoutDetail(readFileSync(path.join(dataDir, 'logs', name), 'utf8')));
  }
}

/**
 * A remote's build. Below RELEASES_DIR, where CI lays out the deployed releases of the remotes that did not change (`<folder>/<remote>/release.json`), else in the
 * remote's own folder.
 */
export function builtFolder(name: RemoteName): string {
  const deployed = path.join(process.env['RELEASES_DIR'] ?? '', name);
  return process.env['RELEASES_DIR'] && existsSync(path.join(deployed, 'release.json')) ? deployed : path.join(root, 'apps', name, 'dist');
}

/** The version under which a built folder is published here: its contents' own. */
export const versionOf = (folder: string): string =>
  `0.0.0-${createHash('sha256')
    .update(readFileSync(path.join(folder, 'release.json')))
    .digest('hex')
    .slice(0, 12)}`;

/** A copy of a built remote that a test may damage. */
export function copyOfBuild(name: RemoteName): string {
  const folder = mkdtempSync(path.join(tmpdir(), `portal-${name}-`));
  cpSync(builtFolder(name), folder, { recursive: true });
  return folder;
}
