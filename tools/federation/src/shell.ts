import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { base, clientOutput, extractCss, type AppOptions } from './base.ts';
import { sha384 } from './hashes.ts';
import { SHARED, sharedTable } from './shared.ts';

interface ShellOptions extends AppOptions { client: string; server: string; /** Packages that the server takes from node_modules. */ externals: string[] }

/** The server learns the hashed names of its own entry, and their hashes, from `assets.json`. */
const assetsJson = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('assets.json', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'assets.json', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const entry = compilation.entrypoints.get('main');
        const files = entry?.getFiles() ?? [];
        const integrity = Object.fromEntries(compilation.getAssets().filter((asset) => /\.(js|css)$/.test(asset.name)).map((asset) => [asset.name, sha384(asset.source.buffer())]));
        const assets = { entry: files.filter((file) => file.endsWith('.js')).at(-1), first: files, integrity };
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(JSON.stringify(assets)));
      }),
    );
  },
};

/** The shell: a browser program that provides every shared package, and the one-file server that renders it. */
export function shell(app: ShellOptions): Configuration[] {
  const { root, name } = app;
  const federation = { name, dts: false as const, manifest: false as const, shared: sharedTable(root, 'shell') };
  return [
    {
      // The shared packages are part of the entry: the shell provides only what lies in its own graph.
      ...base(app, 'client'), target: ['web', 'es2022'], entry: { main: [...SHARED, app.client] }, experiments: { outputModule: true }, output: clientOutput(app),
      plugins: [extractCss(), assetsJson, new ModuleFederationPlugin({ ...federation, experiments: { asyncStartup: true, optimization: { disableSnapshot: true } }, library: { type: 'module' } })],
    },
    {
      ...base(app, 'server'), target: 'async-node', entry: { server: [...SHARED, app.server] },
      output: { path: path.join(root, 'dist/server'), filename: '[name].cjs', publicPath: '', clean: true, library: { type: 'commonjs-module' } },
      externals: Object.fromEntries(app.externals.map((external) => [external, `commonjs ${external}`])),
      plugins: [
        new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
        new ModuleFederationPlugin({ ...federation, experiments: { asyncStartup: true }, filename: 'unused.js' }),
      ],
    },
  ];
}
