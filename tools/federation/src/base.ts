import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

export type Side = 'client' | 'server';
export interface AppOptions {
  /** Folder of the app. */
  root: string;
  name: string;
}

const workspace = path.join(import.meta.dirname, '../../..');

/**
 * The name of a class in a page: that of the sources, and a hash of the style sheet it stands in and of whose build it is. Two versions of one remote in a page share a rule
 * only where their sheets are the same; a change of any other sheet leaves this one's names, and so the files that hold them, as they were.
 */
export function className(name: string, file: string, content: string | Buffer, local: string): string {
  const sheet = createHash('sha256')
    .update(`${name}\0${path.relative(workspace, file).replaceAll(path.sep, '/')}\0`)
    .update(content);
  return `${local}-${sheet.digest('base64url').slice(0, 8)}`;
}

/** What every build of the portal has in common. `hot`: components can be exchanged in a running page. */
export function base({ root, name }: AppOptions, side: Side, { hot = false } = {}): Configuration {
  const development = process.env['NODE_ENV'] === 'development';
  const cssModules = {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      // While one works on a sheet its names stay: nothing but the sheet has to be exchanged in the page.
      getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
        className(name, resourcePath, development ? '' : readFileSync(resourcePath), local),
      exportOnlyLocals: side === 'server',
    },
  };
  return {
    name: side,
    context: root,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development, ...(hot && { refresh: true }) } },
            },
          },
        },
        {
          test: /\/calls\.ts$/,
          include: path.join(workspace, 'libs/contracts/src'),
          enforce: 'pre',
          loader: path.join(import.meta.dirname, 'summaries-loader.js'),
        },
        { test: /\.css$/, use: [...(side === 'client' ? [MiniCssExtractPlugin.loader] : []), { loader: 'css-loader', options: cssModules }] },
        { test: /\.(woff2?|svg|png|webp)$/, resourceQuery: { not: [/inline/] }, type: 'asset/resource', generator: { emit: side === 'client' } },
        { test: /\.png$/, resourceQuery: /inline/, type: 'asset/inline' },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false, terserOptions: { compress: { passes: 2 } } }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

// The federation's runtime module asks for an entry's file name before its hash exists (it only wants the depth of the folder).
const hashed = ({ chunk }: { chunk?: { contentHash?: Record<string, string> } }) =>
  chunk?.contentHash?.['javascript'] ? '[name].[contenthash:10].js' : '[name].js';

/** ES modules with hashed names; addresses are relative to the module, so a release can lie anywhere. */
export const clientOutput = ({ root, name }: AppOptions): NonNullable<Configuration['output']> => ({
  path: path.join(root, 'dist/client'),
  uniqueName: name,
  publicPath: 'auto',
  clean: true,
  module: true,
  chunkFormat: 'module',
  chunkLoading: 'import',
  filename: hashed,
  chunkFilename: '[name].[contenthash:10].js',
  assetModuleFilename: '[name].[contenthash:10][ext]',
});

/** Style sheets of lazy chunks get the integrity that the shell knows of their address. Runs in the browser: only globals inside. */
const insertLink = (link: HTMLLinkElement) => {
  const known = (globalThis as { __PORTAL_STYLE_HASHES__?: Record<string, string> }).__PORTAL_STYLE_HASHES__?.[link.href];
  if (known) {
    link.integrity = known;
    link.crossOrigin = 'anonymous';
  }
  document.head.appendChild(link);
};
export const extractCss = (filename = '[name].[contenthash:10].css') =>
  new MiniCssExtractPlugin({ filename, chunkFilename: filename, insert: insertLink, ignoreOrder: true });
