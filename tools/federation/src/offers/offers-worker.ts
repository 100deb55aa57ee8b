// A thread that evaluates a built remote's server entry and tells what it exposes. Nothing is rendered: that is the probe's part, with the shell's own packages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { patternsOf, type RoutePath } from '../record/patterns.ts';
import { RUNTIME_GLOBAL, SHARED } from '../shared.ts';
import type { Read, Reading } from './read-offers.ts';
import { standIn } from './stand-in.ts';

type Exports = Record<string, unknown>;
interface Container {
  init(shareScope: Exports, initScope?: unknown[], options?: object): unknown;
  get(module: string): Promise<() => Exports>;
}

const { root, folder, entry } = workerData as Reading;
const require = createRequire(path.join(root, 'package.json'));

const evaluated = new Map<string, Promise<Exports>>();
function load(address: string): Promise<Exports> {
  const known = evaluated.get(address);
  if (known) return known;
  const file = path.join(folder, path.posix.basename(new URL(address).pathname));
  const loading = (async () => {
    const module = { exports: {} as Exports };
    const run = vm.runInThisContext(`(function(module,exports,require,__dirname,__filename,__loadServerFile){${readFileSync(file, 'utf8')}\n})`, {
      filename: file,
    }) as (...args: unknown[]) => void;
    run(module, module.exports, require, '/', address, load);
    return module.exports;
  })();
  evaluated.set(address, loading);
  return loading;
}

/** The shared packages: the app's own, as it declares them. The platform is TSX, which Node does not read; at import nothing but functions is asked of it. */
const packageOf = (name: string): unknown => (name.startsWith('@portal/') ? standIn() : require(name));
const shareScope = Object.fromEntries(
  SHARED.map((name) => [
    name,
    {
      '0.0.0': {
        get: async () => () => packageOf(name),
        loaded: 1,
        lib: () => packageOf(name),
        from: 'build',
        shareConfig: { singleton: true, requiredVersion: '*' },
        scope: ['default'],
        useIn: [],
        strategy: 'loaded-first',
        version: '0.0.0',
        deps: [],
      },
    },
  ]),
);

async function read(): Promise<Read> {
  const { default: bundlerRuntime } = (await import('@module-federation/webpack-bundler-runtime/bundler')) as unknown as { default: Exports };
  const { initContainerEntry } = (await import('@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js')) as unknown as Exports;
  (globalThis as Exports)[RUNTIME_GLOBAL] = { ...bundlerRuntime, bundlerRuntime: { ...(bundlerRuntime['bundlerRuntime'] as Exports), initContainerEntry } };
  const container = (await load(`portal://build/${entry}`)) as unknown as Container;
  await container.init(shareScope);
  const remote = (await container.get('./remote'))() as { routes?: unknown; slots?: unknown };
  if (!isTable(remote.routes)) return { problem: "src/remote.tsx does not export 'routes', a table by prefix" };
  if (remote.slots !== undefined && !isTable(remote.slots)) return { problem: "'slots' of src/remote.tsx is no table by name" };
  return { offers: { routes: patternsOf(remote.routes as Record<string, RoutePath[]>), slots: Object.keys(remote.slots ?? {}).sort() } };
}

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

parentPort?.postMessage(await read().catch((error: unknown): Read => ({ problem: error instanceof Error ? error.message : String(error) })));
