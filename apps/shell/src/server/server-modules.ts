import vm from 'node:vm';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@portal/platform';
import type { Release } from '../federation/releases.ts';
import type { RegistryClient } from './registry-client.ts';

type Exports = Record<string, unknown>;
/** Node's own require: remotes' server code may ask for built-in modules. */
declare const __non_webpack_require__: NodeJS.Require;

/**
 * Runs remotes on the server: files come from the release as the shell holds it, each already compared with its hash. Two versions of one remote live
 * side by side. They run inside this process: a remote that blocks the event loop blocks the shell (docs/ARCHITECTURE.md, "How a page comes to be").
 */
export function createServerModules(registry: RegistryClient) {
  const evaluated = new Map<string, Promise<Exports>>();

  /** Only files of a known release are ever evaluated. */
  async function load(address: string): Promise<Exports> {
    const body = files.get(address);
    if (!body) throw new Error(`${address} is in no known release`);
    const module = { exports: {} as Exports };
    const run = vm.runInThisContext(`(function(module,exports,require,__dirname,__filename,__loadServerFile){${body.toString('utf8')}\n})`, { filename: address }) as (...args: unknown[]) => void;
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

  /** By address: portal://registry<base of the release>server/<file>. */
  const files = new Map<string, Buffer>();

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
      for (const [file, body] of known.files) if (file.startsWith('server/')) files.set(`portal://registry${known.base}${file}`, body);
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
