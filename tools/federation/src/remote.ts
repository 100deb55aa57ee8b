import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { base, clientOutput, extractCss, type AppOptions } from './base.ts';
import type { Uses } from './record/contract-uses.ts';
import { usesPlugin } from './record/uses-plugin.ts';
import { EXPOSED_CHUNK, releaseJson } from './release-json.ts';
import { sameBytes } from './same-bytes.ts';
import { RUNTIME_GLOBAL, sharedTable } from './shared.ts';
import { keepBudget } from './sizes/budget.ts';
import type { Budget } from './sizes/sizes.ts';

export const serverChunks = fileURLToPath(new URL('./server-chunks.js', import.meta.url));

/** The bundler runtime of Module Federation is the shell's: an entry of 2.5 KB instead of 23 (docs/adr). */
export const hostRuntime: Configuration['externals'] = ({ request }, done) =>
  request && /webpack-bundler-runtime/.test(request) ? done(undefined, `global ${RUNTIME_GLOBAL}`) : done();

export interface RemoteOptions extends AppOptions {
  /** What its scripts may cost a browser; a build that is dearer fails. `npm run sizes` prints what they cost. */
  budget: Budget;
}

/** A remote: `src/remote.tsx` as its one exposed module, for the browser (ES modules) and for the server. */
export function remote({ budget, ...app }: RemoteOptions): Configuration[] {
  const { root, name } = app;
  const shared = sharedTable(root, 'remote');
  const uses = new Map<string, Uses>();
  const records = [sameBytes, usesPlugin((side, found) => uses.set(side, found)), releaseJson({ root, name, shared, uses })];
  const federation = {
    name,
    filename: 'remoteEntry.js',
    exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED_CHUNK } },
    shared,
    dts: false as const,
    manifest: false as const,
  };
  return [
    {
      ...base(app, 'client'),
      target: ['web', 'es2022'],
      entry: {},
      experiments: { outputModule: true },
      externals: hostRuntime,
      output: clientOutput(app),
      plugins: [extractCss(), ...records, keepBudget({ root, name, budget }), new ModuleFederationPlugin({ ...federation, library: { type: 'module' } })],
    },
    {
      ...base(app, 'server'),
      target: 'async-node',
      entry: {},
      externals: hostRuntime,
      output: { path: path.join(root, 'dist/server'), publicPath: '', chunkFilename: '[name].[contenthash:10].js', clean: true, uniqueName: name },
      plugins: [...records, new ModuleFederationPlugin({ ...federation, library: { type: 'commonjs-module' }, runtimePlugins: [serverChunks] })],
    },
  ];
}
