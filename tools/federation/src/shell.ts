import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { base, clientOutput, extractCss, type AppOptions } from './base.ts';
import { sha384 } from './hashes.ts';
import type { Uses } from './record/contract-uses.ts';
import { usesPlugin } from './record/uses-plugin.ts';
import { sameBytes } from './same-bytes.ts';
import { SHARED, forServer, sharedTable } from './shared.ts';
import { shellRecord } from './shell-record.ts';

interface ShellOptions extends AppOptions {
  /** Runs in the browser before everything else, the shared packages too. */
  first: string;
  client: string;
  server: string;
  /** The fake host that tries releases before they are kept. */
  probe: string;
  /** The service worker. */
  worker: string;
  /** Packages that the server takes from node_modules. */
  externals: string[];
}

/** The server learns the hashed names of its own entry, and their hashes, from `assets.json`. */
const assetsJson = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('assets.json', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'assets.json', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const entry = compilation.entrypoints.get('main');
        const files = entry?.getFiles() ?? [];
        // Shared packages have chunks of their own; the entry's first act is to ask for those it uses itself.
        const asked = (entry?.chunks ?? []).flatMap((chunk) =>
          [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
            .filter(({ type }) => type === 'consume-shared-module')
            .flatMap(({ blocks }) => blocks.flatMap((block) => compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [])),
        );
        const integrity = Object.fromEntries(
          compilation
            .getAssets()
            .filter((asset) => /\.(js|css)$/.test(asset.name))
            .map((asset) => [asset.name, sha384(asset.source.buffer())]),
        );
        const fonts = compilation
          .getAssets()
          .map((asset) => asset.name)
          .filter((name) => name.endsWith('.woff2'));
        const assets = { entry: files.filter((file) => file.endsWith('.js')).at(-1), first: [...new Set([...files, ...asked])], integrity, fonts };
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(JSON.stringify(assets)));
      }),
    );
  },
};

/**
 * Nearly all of the shell's own program runs at the start of a page. Chromium compiles it whole while it arrives then, beside the page's thread, and not function by
 * function on it as each is called first; other browsers read a comment. After the minimizer, which would drop it, and before files are named by their contents.
 */
const compiledAhead = new webpack.BannerPlugin({
  raw: true,
  banner: '//# allFunctionsCalledOnLoad',
  include: /^main\.\w+\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
});

/** The shell: a browser program that provides every shared package, the one-file server that renders it, the one-file probe that tries releases in its place, and the service worker. */
export function shell(app: ShellOptions): Configuration[] {
  const { root, name } = app;
  const shared = sharedTable(root, 'shell');
  const federation = { name, dts: false as const, manifest: false as const, shared };
  const uses = new Map<string, Uses>();
  const noted = usesPlugin((side, found) => uses.set(side, found));
  const record = shellRecord({ root, shared, probe: path.join(root, 'dist/probe.cjs'), uses });
  const oneFile = () => [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new ModuleFederationPlugin({ ...federation, shared: forServer(shared), experiments: { asyncStartup: true }, filename: 'unused.js' }),
  ];
  return [
    {
      // The shared packages are part of the entry: the shell provides only what lies in its own graph.
      ...base(app, 'client'),
      target: ['web', 'es2022'],
      entry: { main: [app.first, ...SHARED, app.client] },
      experiments: { outputModule: true },
      output: clientOutput(app),
      plugins: [
        sameBytes,
        extractCss(),
        compiledAhead,
        assetsJson,
        noted,
        record,
        new ModuleFederationPlugin({
          ...federation,
          experiments: { asyncStartup: true, optimization: { disableSnapshot: true } },
          library: { type: 'module' },
        }),
      ],
    },
    {
      ...base(app, 'server'),
      target: 'async-node',
      entry: { server: [...SHARED, app.server] },
      output: { path: path.join(root, 'dist/server'), filename: '[name].cjs', publicPath: '', clean: true, library: { type: 'commonjs-module' } },
      externals: Object.fromEntries(app.externals.map((external) => [external, `commonjs ${external}`])),
      plugins: [sameBytes, noted, record, ...oneFile()],
    },
    {
      // Needs no packages beside it: the registry runs it wherever it is. Read by nobody, so it is not made small.
      ...base(app, 'server'),
      name: 'probe',
      target: 'async-node',
      entry: { probe: [...SHARED, app.probe] },
      devtool: false,
      optimization: { minimize: false },
      output: { path: path.join(root, 'dist'), filename: '[name].cjs', publicPath: '', library: { type: 'commonjs-module' } },
      plugins: [sameBytes, record, ...oneFile()],
    },
    {
      // Shares nothing with a page: one file at an address that stays.
      ...base(app, 'server'),
      name: 'worker',
      target: 'webworker',
      entry: { sw: app.worker },
      devtool: false,
      output: { path: path.join(root, 'dist'), filename: '[name].js' },
    },
  ];
}
