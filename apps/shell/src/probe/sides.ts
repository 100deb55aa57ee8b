import path from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@portal/platform';
import type { ReleaseFolder } from './folder.ts';

export type Side = 'server' | 'client';
type Exports = Record<string, unknown>;
/** Node's own require: remotes' server code may ask for built-in modules. */
declare const __non_webpack_require__: NodeJS.Require;

const addressOf = (side: Side, file: string) => `portal://probe/${side}/${file}`;

/** Brings the two halves of a release into this process, each as its host would: the server's by `vm`, the browser's as ES modules. */
export function createSides({ folder, manifest, files }: ReleaseFolder) {
  const evaluated = new Map<string, Promise<Exports>>();
  /** A file of the release, evaluated once. Only files of the release are. */
  function load(address: string): Promise<Exports> {
    let loading = evaluated.get(address);
    if (!loading) {
      const file = new URL(address).pathname.slice(1);
      loading = file.startsWith('client/') ? importFile(file) : Promise.resolve().then(() => run(file, address));
      evaluated.set(address, loading);
    }
    return loading;
  }
  function bytesOf(file: string): string {
    const body = files.get(file);
    if (!body) throw new Error(`${file} is not in the release`);
    return body.toString('utf8');
  }
  function run(file: string, address: string): Exports {
    const module = { exports: {} as Exports };
    const evaluate = vm.runInThisContext(`(function(module,exports,require,__dirname,__filename,__loadServerFile){${bytesOf(file)}\n})`, {
      filename: file,
    }) as (...args: unknown[]) => void;
    evaluate(module, module.exports, __non_webpack_require__, '/', address, load);
    return module.exports;
  }
  async function importFile(file: string): Promise<Exports> {
    bytesOf(file);
    return (await import(/* webpackIgnore: true */ pathToFileURL(path.join(folder, file)).href)) as Exports;
  }

  registerPlugins([
    {
      name: 'probe',
      async loadEntry({ remoteInfo }) {
        const exports = await load(remoteInfo.entry);
        return (exports[remoteInfo.entryGlobalName] ?? exports) as never;
      },
    },
  ]);

  return {
    /** What the entry of one side exposes. */
    async expose(side: Side): Promise<Remote> {
      registerRemotes([{ name: manifest.name, entry: addressOf(side, manifest.entry[side]), type: 'module' }], { force: true });
      const remote = await loadRemote<Remote>(`${manifest.name}/remote`);
      if (!remote) throw new Error('nothing is exposed');
      return remote;
    },
    /** Evaluates every chunk of one side, also those that only a click would load. */
    async everyChunk(side: Side): Promise<string[]> {
      const scripts = [...files.keys()].filter((file) => file.startsWith(`${side}/`) && file.endsWith('.js'));
      const failed = await Promise.all(
        scripts.map((file) =>
          load(`portal://probe/${file}`).then(
            () => [],
            (error: unknown) => [`${file}: ${lineOf(error)}`],
          ),
        ),
      );
      return failed.flat();
    },
  };
}
export type Sides = ReturnType<typeof createSides>;

/** An error in one line. */
export function lineOf(error: unknown): string {
  const line = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return line.replace(/\s+/g, ' ').slice(0, 300);
}
