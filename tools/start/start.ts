// `npm start`: from whatever is there to a portal that answers, and back to nothing on Ctrl-C.
import path from 'node:path';
import { build } from './build.ts';
import type { Child } from './child.ts';
import { startChild } from './child.ts';
import { requireDataDir, requireFreePorts } from './machine.ts';
import { elapsed, step } from './progress.ts';
import { farewell, waitUntilReady } from './ready.ts';
import { lineOf } from './refusal.ts';
import { REMOTES, publishReleases, registryToken } from './releases.ts';
import type { Service, Settings } from './settings.ts';
import { addressOf, hostOf, readSettings } from './settings.ts';

const root = path.resolve(import.meta.dirname, '../..');
const stopping = new AbortController();
const running: Child[] = [];
const PATIENCE = { registry: 30_000, api: 180_000, shell: 60_000 } as const satisfies Record<Service, number>;
const PROGRAMS = { registry: 'apps/registry/src/main.ts', api: 'apps/api/src/main.ts', shell: 'apps/shell/dist/server/server.cjs' } as const satisfies Record<
  Service,
  string
>;

let over: Promise<void> | undefined;
/** Stops what runs, the last started first, and ends this process. Only the first caller's line is printed: the rest follows from it. */
function finish(code: number, line?: string): Promise<void> {
  if (over) return over;
  if (line !== undefined) console.error(line);
  stopping.abort();
  over = (async () => {
    for (const child of running.toReversed()) {
      await child.stop();
      if (code === 0) console.log(`  ${child.name} stopped`);
    }
    process.exit(code);
  })();
  return over;
}

function launch(service: Service, settings: Settings, env: NodeJS.ProcessEnv): Child {
  const child = startChild({
    name: service,
    command: process.execPath,
    args: [PROGRAMS[service]],
    cwd: root,
    env: { ...process.env, REGISTRY_TOKEN: '', PORT: String(settings.ports[service]), HOST: hostOf(settings, service), DATA_DIR: settings.dataDir, ...env },
    logFile: path.join(settings.dataDir, 'logs', `${service}.log`),
  });
  running.push(child);
  guard(child);
  return child;
}

/** The portal is whole or not at all: one server that ends takes the others along. */
function guard(child: Child): void {
  void child.ended.then(async ({ code, signal }) => {
    if (!over) await finish(1, await farewell(child, signal ? `signal ${signal}` : `code ${code}`));
  });
}

async function start(): Promise<void> {
  const began = performance.now();
  const settings = readSettings(process.env, root);
  const { dataDir } = settings;
  console.log('Khán Đài is starting');
  await step(`ports ${Object.values(settings.ports).join(', ')} and data folder`, async () => {
    await requireFreePorts(settings);
    await requireDataDir(dataDir);
  });
  await step('build', (say) =>
    build({
      root,
      projects: ['shell', ...REMOTES],
      logFile: path.join(dataDir, 'logs', 'build.log'),
      signal: stopping.signal,
      onBuilt: (project) => say(`${project}: build is through`),
    }),
  );
  if (over) return over;

  const token = await registryToken(process.env, dataDir);
  const registry = launch('registry', settings, { REGISTRY_TOKEN: token });
  const api = launch('api', settings, {});
  const publish = async (say: (line: string) => void) => {
    await waitUntilReady(registry, addressOf(settings, 'registry'), PATIENCE.registry);
    const moved = await publishReleases({ root, dataDir, registryUrl: addressOf(settings, 'registry'), env: { ...process.env, REGISTRY_TOKEN: token } });
    if (moved.length > 0) say(`now current: ${moved.join(', ')}`);
  };
  await Promise.all([
    step('registry, hosts and releases of the remotes', publish),
    step('api, database and demo data', () => waitUntilReady(api, addressOf(settings, 'api'), PATIENCE.api)),
  ]);
  if (over) return over;

  // React's server build is several times slower outside production. The token: reports of health, and what staff do on the page of releases.
  const shell = launch('shell', settings, {
    NODE_ENV: 'production',
    ...(settings.demo && { DEMO: '1' }),
    API_URL: addressOf(settings, 'api'),
    REGISTRY_URL: addressOf(settings, 'registry'),
    REGISTRY_TOKEN: token,
  });
  await step('shell', () => waitUntilReady(shell, addressOf(settings, 'shell'), PATIENCE.shell));
  if (over) return over;

  const local = settings.host === '127.0.0.1' || settings.host === '0.0.0.0' || settings.host === '::';
  console.log(
    [
      '',
      `Ready after ${elapsed(performance.now() - began)}: ${local ? `http://localhost:${settings.ports.shell}` : addressOf(settings, 'shell')}`,
      ...(settings.demo ? ['Demo accounts: fan, tipster, blv (commentator), staff; password khandai-demo'] : []),
      `Data and logs: ${path.relative(process.cwd(), dataDir) || '.'}`,
      'Stop with Ctrl-C',
    ].join('\n'),
  );
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void finish(0, '\nStopping');
  });
}
// If whoever started us is killed outright, no signal reaches us: without a parent there is nobody to start a portal for.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void finish(0), 1000).unref();

try {
  await start();
} catch (error) {
  await finish(1, lineOf(error));
}
