import vm from 'node:vm';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@portal/platform';
import type { Release } from '../federation/releases.ts';
import type { KnownRelease } from './registry/known-release.ts';
import { asRelease } from './watchdog/guards.ts';

type Exports = Record<string, unknown>;
/** Node's own require: remotes' server code may ask for built-in modules. */
declare const __non_webpack_require__: NodeJS.Require;

const ORIGIN = 'portal://registry';
const SERVER = 'server/';

/**
 * Runs the server side of one release: only its own checked files, each once. Its code holds on to this, and nothing else does: a release that nobody shows any more is forgotten
 * with all that it evaluated.
 */
function runnerOf({ pointer, files }: KnownRelease) {
  const folder = `${ORIGIN}${pointer.base}`;
  const evaluated = new Map<string, Promise<Exports>>();

  function load(address: string): Promise<Exports> {
    let loading = evaluated.get(address);
    if (!loading) {
      loading = evaluate(address);
      evaluated.set(address, loading);
      loading.catch(() => evaluated.delete(address));
    }
    return loading;
  }
  async function evaluate(address: string): Promise<Exports> {
    const file = address.startsWith(folder) ? address.slice(folder.length) : '';
    const body = file.startsWith(SERVER) ? files.get(file) : undefined;
    if (!body) throw new Error(`${address} is in no known release`);
    const module = { exports: {} as Exports };
    const run = vm.runInThisContext(`(function(module,exports,require,__dirname,__filename,__loadServerFile){${body.toString('utf8')}\n})`, {
      filename: address,
    }) as (...args: unknown[]) => void;
    run(module, module.exports, __non_webpack_require__, '/', address, load);
    return module.exports;
  }
  return load;
}

/**
 * Loads remotes on the server: files come from the release as the shell holds it, each already compared with its hash. Two versions of one remote live
 * side by side. They run inside this process: a remote that blocks the event loop blocks the shell (docs/ARCHITECTURE.md, "How a page comes to be").
 */
export function createServerModules(knownRelease: (release: Release) => KnownRelease | undefined) {
  /** Of the releases that are being loaded, by the address of their entry. */
  const runners = new Map<string, (address: string) => Promise<Exports>>();

  registerPlugins([
    {
      name: 'server-modules',
      async loadEntry({ remoteInfo }) {
        const load = runners.get(remoteInfo.entry);
        if (!load) throw new Error(`${remoteInfo.entry} is in no known release`);
        const exports = await load(remoteInfo.entry);
        return (exports[remoteInfo.entryGlobalName] ?? exports) as never;
      },
    },
  ]);

  return async (release: Release): Promise<Remote> => {
    const known = knownRelease(release);
    if (!known) throw new Error(`${release.name}@${release.version} is not known any more`);
    const entry = `${ORIGIN}${known.pointer.base}${SERVER}${known.manifest.entry.server}`;
    runners.set(entry, runnerOf(known));
    try {
      registerRemotes([{ name: release.name, entry, type: 'module' }], { force: true });
      const remote = await asRelease(entry, () => loadRemote<Remote>(`${release.name}/remote`));
      if (!remote) throw new Error(`${release.name}@${release.version}: nothing exposed`);
      return remote;
    } finally {
      runners.delete(entry);
    }
  };
}
