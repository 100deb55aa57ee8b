import { fileURLToPath } from 'node:url';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { base, clientOutput, extractCss, type AppOptions } from './base.ts';
import { EXPOSED_CHUNK } from './release-json.ts';
import { hostRuntime, serverChunks } from './remote.ts';
import { sharedTable } from './shared.ts';

const hotClient = fileURLToPath(new URL('./dev/hot-client.js', import.meta.url));
/** To be first in the shell's browser program in development. */
export const refreshHook = fileURLToPath(new URL('./dev/refresh-hook.js', import.meta.url));
/** Where the browser finds files of a remote that runs from source: on the portal's own origin, so that its policy needs no exception. */
export const devPath = (name: string): string => `/-/dev/${name}/`;

/** The hot client exchanges sheets. The extracting loader would load all sheets of the page anew, the shell's and other remotes' too. */
const stylesAreOurs = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('styles', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).loader.tap({ name: 'styles', stage: Infinity }, (context, module) => {
        if (module.resource?.endsWith('.css')) (context as { hot?: boolean }).hot = false;
      });
    });
  },
};

/** Numbers: names made of all modules in a chunk are longer than the shell takes in an address. */
const chunkIds = 'deterministic';

/** A remote that runs from source: the same program as `remote()` builds, its components exchangeable, for a compiler that watches and keeps the files in memory. */
export function devRemote(app: AppOptions): Configuration[] {
  const { root, name } = app;
  const federation = {
    name,
    filename: 'remoteEntry.js',
    exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED_CHUNK } },
    shared: sharedTable(root, 'remote'),
    dts: false as const,
    manifest: false as const,
  };
  // What was compiled before is not compiled again at the next start.
  const cache = (side: string) => ({ type: 'filesystem' as const, name: `dev-${name}-${side}`, buildDependencies: { config: [import.meta.filename] } });
  return [
    {
      ...base(app, 'client', { hot: true }),
      target: ['web', 'es2022'],
      entry: {},
      experiments: { outputModule: true },
      externals: hostRuntime,
      cache: cache('client'),
      output: { ...clientOutput(app), publicPath: devPath(name), filename: '[name].js', chunkFilename: '[id].js', clean: false },
      // A build that failed is no step in the chain of updates: the next one is from the last that worked.
      optimization: { emitOnErrors: false, chunkIds },
      plugins: [
        extractCss('[id].css'),
        new webpack.EntryPlugin(root, `${hotClient}?${name}`, {}),
        new webpack.HotModuleReplacementPlugin(),
        new ReactRefreshPlugin({ overlay: false }),
        stylesAreOurs,
        new ModuleFederationPlugin({ ...federation, library: { type: 'module' } }),
      ],
    },
    {
      ...base(app, 'server'),
      target: 'async-node',
      entry: {},
      externals: hostRuntime,
      cache: cache('server'),
      // The page that is open comes first.
      dependencies: ['client'],
      output: { path: path.join(root, 'dist/server'), publicPath: '', chunkFilename: '[id].js', uniqueName: name },
      optimization: { chunkIds },
      plugins: [new ModuleFederationPlugin({ ...federation, library: { type: 'commonjs-module' }, runtimePlugins: [serverChunks] })],
    },
  ];
}
