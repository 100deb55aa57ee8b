import { createHash } from 'node:crypto';
import { devRemote } from '@portal/federation';
import webpack, { type Compiler, type Stats } from 'webpack';

export type Files = ReadonlyMap<string, Buffer>;
/** One side of a remote as it was compiled last. `first`: files of the exposed module. */
export interface Side {
  hash: string;
  files: Files;
  first: readonly string[];
}
export interface Watching {
  close(): Promise<void>;
}
interface Events {
  onClient(side: Side): void;
  onServer(side: Side): void;
  /** One text for each error, as a person at a terminal reads it. */
  onErrors(errors: string[]): void;
}

/** What a build makes is no reason for another. */
export const IGNORED = /\/(node_modules|dist|\.data|\.nx)\//;
export const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Compiles a remote from source, again with each change. Nothing is written to the disk but the compiler's cache. */
export function watchRemote(root: string, name: string, { onClient, onServer, onErrors }: Events): Watching {
  const compiler = webpack(devRemote({ root, name }));
  const [client, server] = compiler.compilers;
  if (!client || !server) throw new Error('a remote has two sides');
  // The server's side meets the same errors a little later.
  let told = false;
  keepInMemory(
    client,
    (side) => {
      told = false;
      onClient(side);
    },
    (errors) => {
      told = true;
      onErrors(errors);
    },
  );
  keepInMemory(server, onServer, (errors) => {
    if (!told) onErrors(errors);
  });
  const watching = compiler.watch({ aggregateTimeout: 20, ignored: IGNORED }, (error) => {
    if (error) onErrors([error.message]);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        if (!watching) return resolve();
        watching.close(() => compiler.close(() => resolve()));
      }),
  };
}

function keepInMemory(compiler: Compiler, onBuilt: (side: Side) => void, onErrors: (errors: string[]) => void): void {
  /** Most files are the same from build to build. */
  const known = new WeakMap<webpack.sources.Source, Buffer>();
  const bytesOf = (source: webpack.sources.Source): Buffer => {
    const bytes = known.get(source) ?? Buffer.from(source.buffer());
    known.set(source, bytes);
    return bytes;
  };
  compiler.hooks.shouldEmit.tap('dev', () => false);
  compiler.hooks.done.tap('dev', (stats: Stats) => {
    if (stats.hasErrors()) return onErrors(errorsOf(stats));
    const { compilation } = stats;
    const files = new Map(compilation.getAssets().map(({ name, source }) => [name, bytesOf(source)]));
    const first = [...(compilation.namedChunkGroups.get('__federation_expose_remote')?.getFiles() ?? [])];
    onBuilt({ hash: stats.hash ?? '', files, first });
  });
}

/** What does not build, each thing once. */
export function errorsOf(stats: Pick<Stats, 'toJson'> | Pick<webpack.MultiStats, 'toJson'> | undefined): string[] {
  const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
  const escape = String.fromCharCode(27);
  const colours = new RegExp(`${escape}\\[[0-9;]*m`, 'g');
  const texts = errors.map(({ moduleName, message }) => {
    // What the compiler's own inside was doing helps nobody.
    const [said = ''] = message.replaceAll(colours, '').split(/\n\s*\nCaused by:|\n\s+at /);
    return `${moduleName ? `${moduleName}\n` : ''}${said}`.trim().slice(0, 4_000);
  });
  return [...new Set(texts)].slice(0, 10);
}
