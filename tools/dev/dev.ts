// `npm run dev`: remotes from source in a shell whose other remotes come from a registry. Nothing is written there.
import { mkdirSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import type { RemoteName } from '@portal/contracts';
import { build } from '@portal/start/build';
import { startChild, type Child } from '@portal/start/child';
import { requireDataDir, tryPort } from '@portal/start/machine';
import { elapsed, step } from '@portal/start/progress';
import { farewell, waitUntilReady } from '@portal/start/ready';
import { Refusal, lineOf } from '@portal/start/refusal';
import { REMOTES, publishReleases, registryToken } from '@portal/start/releases';
import { PORTS, addressOf, readSettings, type Service, type Settings } from '@portal/start/settings';
import { readArguments } from './src/arguments.ts';
import { watchRemote, digest, type Side, type Watching } from './src/build.ts';
import { createClientFiles } from './src/client-files.ts';
import { createFront } from './src/front.ts';
import { createOverlay } from './src/overlay.ts';
import { createDevReleases } from './src/releases.ts';
import { watchShell } from './src/shell-build.ts';
import { createShellProcess } from './src/shell-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const given = { ...process.env };
const stopping = new AbortController();
/** What runs, to be stopped the last first. */
const running: { name: string; stop(): Promise<void> }[] = [];
const PATIENCE = { registry: 30_000, api: 180_000 } as const;

let over: Promise<void> | undefined;
function finish(code: number, line?: string): Promise<void> {
  if (over) return over;
  if (line !== undefined) console.error(line);
  stopping.abort();
  over = (async () => {
    for (const { stop } of running.toReversed()) await stop();
    process.exit(code);
  })();
  return over;
}

/** A server of the portal, as `npm start` runs it. */
function launch(service: 'registry' | 'api', settings: Settings, env: NodeJS.ProcessEnv): Child {
  const child = startChild({
    name: service,
    command: process.execPath,
    args: [`apps/${service}/src/main.ts`],
    cwd: root,
    env: { ...given, REGISTRY_TOKEN: '', PORT: String(settings.ports[service]), HOST: '127.0.0.1', DATA_DIR: settings.dataDir, ...env },
    logFile: path.join(settings.dataDir, 'logs', `dev-${service}.log`),
  });
  running.push({ name: service, stop: () => child.stop() });
  void child.ended.then(async ({ code, signal }) => {
    if (!over) await finish(1, await farewell(child, signal ? `signal ${signal}` : `code ${code}`));
  });
  return child;
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host: '127.0.0.1', port }, resolve));
  running.push({
    name: 'server',
    stop: async () => {
      server.close();
      (server as Server & { closeAllConnections?(): void }).closeAllConnections?.();
    },
  });
  return (server.address() as AddressInfo).port;
}

async function requireFree(settings: Settings, services: readonly Service[]): Promise<void> {
  for (const service of services) {
    const port = settings.ports[service];
    await tryPort('127.0.0.1', port).catch(() => {
      throw new Refusal(`Port ${port} cannot be used: stop what uses it, or set ${PORTS[service].variable} to a free one.`);
    });
  }
}

/** The registry behind: the one that is named, or one of our own with the published builds of the other remotes; undefined when there are no others. */
async function registryBehind(settings: Settings, others: readonly RemoteName[]): Promise<{ url: string; token: string | undefined } | undefined> {
  if (given['REGISTRY_URL']) return { url: given['REGISTRY_URL'].replace(/\/+$/, ''), token: given['REGISTRY_TOKEN'] };
  if (others.length === 0) return undefined;
  const { dataDir } = settings;
  await step('builds of the other remotes', (say) =>
    build({
      root,
      projects: ['shell', ...others],
      logFile: path.join(dataDir, 'logs', 'build.log'),
      signal: stopping.signal,
      onBuilt: (project) => say(`${project}: build is through`),
    }),
  );
  const token = await registryToken(given, dataDir);
  const registry = launch('registry', settings, { REGISTRY_TOKEN: token });
  const url = addressOf(settings, 'registry');
  await step('registry with their releases', async () => {
    await waitUntilReady(registry, url, PATIENCE.registry);
    await publishReleases({
      root,
      dataDir,
      registryUrl: url,
      env: { ...given, REGISTRY_TOKEN: token },
      remotes: REMOTES.filter((name) => others.includes(name)),
    });
  });
  return { url, token };
}

async function start(): Promise<void> {
  const began = performance.now();
  const remotes = readArguments(process.argv.slice(2));
  const others = REMOTES.filter((name) => !remotes.includes(name));
  const settings = readSettings(given, root);
  const { dataDir } = settings;
  console.log(`From source: ${remotes.join(', ')}`);
  const ownRegistry = !given['REGISTRY_URL'] && others.length > 0;
  await requireFree(settings, ['shell', ...(given['API_URL'] ? [] : ['api' as const]), ...(ownRegistry ? ['registry' as const] : [])]);
  await requireDataDir(dataDir);
  mkdirSync(path.join(dataDir, 'dev'), { recursive: true });

  const behind = await registryBehind(settings, others);
  const apiUrl = given['API_URL'] ?? addressOf(settings, 'api');
  const api = given['API_URL'] ? undefined : launch('api', settings, {});

  // From here on webpack's configurations are those of development.
  process.env['NODE_ENV'] = 'development';
  const releases = createDevReleases();
  const clientFiles = createClientFiles();
  const failing = new Map<RemoteName, string[]>();
  const overlay = createOverlay({ releases, remotes, ...(behind && { behind }) });
  await overlay.refresh().catch((error: unknown) => {
    throw new Refusal(
      `The registry at ${behind?.url} does not answer (${error instanceof Error ? error.message : String(error)}): set REGISTRY_URL to one that does, or leave it away.`,
    );
  });
  const overlayPort = await listen(overlay.server, 0);
  const polls = setInterval(() => void overlay.refresh().catch(() => {}), 5_000);
  polls.unref();

  const shellPort = await tryPort('127.0.0.1', 0);
  const shellUrl = `http://127.0.0.1:${shellPort}`;
  const front = createFront({
    shellPort,
    files: clientFiles.of,
    waiting: () => remotes.filter((name) => !releases.current(name)).map((name) => [name, failing.get(name) ?? []]),
  });

  /** When the shell renders the newest builds, pages that cannot take a change in are loaded anew. */
  const serving = createServing(shellUrl, () => {
    for (const [remote, { hash }] of releases.all()) front.tell({ remote, say: 'served', hash });
  });

  const onSide = (remote: RemoteName, which: 'client' | 'server', side: Side): void => {
    failing.delete(remote);
    if (which === 'client') {
      clientFiles.put(remote, side);
      const styles = Object.fromEntries([...side.files].flatMap(([file, bytes]) => (file.endsWith('.css') ? [[file, digest(bytes)]] : [])));
      front.tell({ remote, say: 'built', hash: side.hash, styles });
    }
    const release = releases.put(remote, which, side);
    if (!release) return;
    overlay.changed();
    void serving.follow();
    console.log(`  ${remote} is built (${new Date().toLocaleTimeString('en-GB')})`);
  };
  const onErrors = (remote: RemoteName, errors: string[]): void => {
    failing.set(remote, errors);
    front.tell({ remote, say: 'failed', errors });
    console.error(`\n${remote} does not build:\n${errors.join('\n\n')}\n`);
  };
  const watches: Watching[] = [];
  running.push({
    name: 'compilers',
    stop: async () => {
      clearInterval(polls);
      await Promise.all(watches.map((watching) => watching.close()));
    },
  });

  const folder = path.join(dataDir, 'dev', 'shell');
  let up = false;
  const shell = createShellProcess({
    server: path.join(folder, 'server/server.cjs'),
    cwd: root,
    logFile: path.join(dataDir, 'logs', 'dev-shell.log'),
    say: (line) => console.error(`  shell: ${line}`),
    onEnd: (line) => void finish(1, line),
    env: {
      ...given,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(shellPort),
      API_URL: apiUrl,
      REGISTRY_URL: `http://127.0.0.1:${overlayPort}`,
      REGISTRY_TOKEN: '',
      DATA_DIR: path.join(dataDir, 'dev'),
      PAGE_CACHE_MS: '0',
      LOG_LEVEL: given['LOG_LEVEL'] ?? 'warn',
    },
  });
  await step('shell and remotes, compiled from source', async () => {
    const shellBuilt = new Promise<void>((resolve, reject) => {
      void watchShell(root, folder, {
        onBuilt() {
          resolve();
          if (!up) return;
          console.log('  the shell is built; it starts anew');
          void shell
            .restart()
            .then(() => serving.follow(true))
            .then(() => front.reload());
        },
        onErrors(errors) {
          reject(new Refusal(`The shell does not build:\n${errors.join('\n\n')}`));
          if (up) console.error(`\nThe shell does not build; the one before runs on:\n${errors.join('\n\n')}\n`);
        },
      }).then((watching) => watches.push(watching), reject);
    });
    for (const remote of remotes) {
      watches.push(
        watchRemote(path.join(root, 'apps', remote), remote, {
          onClient: (side) => onSide(remote, 'client', side),
          onServer: (side) => onSide(remote, 'server', side),
          onErrors: (errors) => onErrors(remote, errors),
        }),
      );
    }
    await shellBuilt;
    while (!over && remotes.some((name) => !releases.current(name) && !failing.has(name))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  if (api) await step('api, database and demo data', () => waitUntilReady(api, apiUrl, PATIENCE.api));
  if (over) return over;
  shell.start();
  up = true;
  running.push({ name: 'shell', stop: () => shell.stop() });
  await serving.follow(true);
  await listen(front.server, settings.ports.shell);

  console.log(
    [
      '',
      `Ready after ${elapsed(performance.now() - began)}: http://localhost:${settings.ports.shell}`,
      `  from source     ${remotes.map((name) => `apps/${name}`).join(', ')}`,
      ...(others.length > 0 ? [`  from ${behind?.url}   ${others.join(', ')}`] : []),
      `  api             ${apiUrl}`,
      `  logs            ${path.join(path.relative(process.cwd(), dataDir) || '.', 'logs')}`,
      'Save a file and look; stop with Ctrl-C',
    ].join('\n'),
  );
}

/** Waits until the shell renders something else than before. `anew`: it was just started. */
function createServing(shellUrl: string, onServed: () => void) {
  let before = '';
  let turn = 0;
  return {
    async follow(anew = false): Promise<void> {
      const mine = (turn += 1);
      const late = Date.now() + (anew ? 60_000 : 10_000);
      while (!over && mine === turn && Date.now() < late) {
        const id = await fetch(`${shellUrl}/builds/latest.json`, { signal: AbortSignal.timeout(2_000) }).then(
          async (answer) => ((await answer.json()) as { id: string }).id,
          () => '',
        );
        if (id && (anew || id !== before)) {
          before = id;
          return onServed();
        }
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    },
  };
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void finish(0, '\nStopping'));
// If whoever started us is killed outright, no signal reaches us.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void finish(0), 1000).unref();

try {
  await start();
} catch (error) {
  await finish(1, lineOf(error));
}
