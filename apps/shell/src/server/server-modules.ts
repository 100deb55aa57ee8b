import vm from 'node:vm';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@portal/platform';
import type { Release } from '../federation/releases.ts';
import { sha384, type RegistryClient } from './registry-client.ts';

type Exports = Record<string, unknown>;
/** Node's own require: remotes' server code may ask for built-in modules. */
declare const __non_webpack_require__: NodeJS.Require;

/**
 * Runs remotes on the server: each file is fetched from the registry, compared with the hash in its release, and only then evaluated. Two versions of one remote live
 * side by side. They run inside this process: a remote that blocks the event loop blocks the shell (docs/ARCHITECTURE.md, "How a page comes to be").
 */
export function createServerModules(registry: RegistryClient) {
  const evaluated = new Map<string, Promise<Exports>>();

  /** `address`: portal://<base on the registry>server/<file>; only files listed in a known release are ever loaded. */
  async function load(address: string): Promise<Exports> {
    const { base, file, hash } = locate(address);
    const body = await registry.bytes(base + file);
    if (sha384(body) !== hash) throw new Error(`${base}${file} does not match its hash`);
    const module = { exports: {} as Exports };
    const run = vm.runInThisContext(`(function(module,exports,require,__dirname,__filename,__loadServerFile){${body.toString('utf8')}\n})`, { filename: base + file }) as (...args: unknown[]) => void;
    run(module, module.exports, __non_webpack_require__, '/', address, loadOnce);
    return module.exports;
  }
  function loadOnce(address: string): Promise<Exports> {
    let loading = evaluated.get(address);
    if (!loading) {
      loading = load(address);
      evaluated.set(address, loading);
      loading.catch(() => evaluated.delete(address));
      while (evaluated.size > 600) evaluated.delete(evaluated.keys().next().value as string);
    }
    return loading;
  }

  const files = new Map<string, { base: string; file: string; hash: string }>();
  function locate(address: string) {
    const found = files.get(address);
    if (!found) throw new Error(`${address} is in no known release`);
    return found;
  }

  registerPlugins([{
    name: 'server-modules',
    async loadEntry({ remoteInfo }) {
      const exports = await loadOnce(remoteInfo.entry);
      return (exports[remoteInfo.entryGlobalName] ?? exports) as never;
    },
  }]);

  let turn: Promise<unknown> = Promise.resolve();
  return (release: Release): Promise<Remote> => {
    const next = turn.then(async () => {
      const known = registry.knownRelease(release);
      if (!known) throw new Error(`${release.name}@${release.version} is not known any more`);
      for (const [file, hash] of Object.entries(known.manifest.files)) if (file.startsWith('server/')) files.set(`portal://registry${known.base}${file}`, { base: known.base, file, hash });
      while (files.size > 4_000) files.delete(files.keys().next().value as string);
      registerRemotes([{ name: release.name, entry: `portal://registry${known.base}server/${known.manifest.entry.server}`, type: 'module' }], { force: true });
      const remote = await loadRemote<Remote>(`${release.name}/remote`);
      if (!remote) throw new Error(`${release.name}@${release.version}: nothing exposed`);
      return remote;
    });
    turn = next.catch(() => {});
    return next;
  };
}
