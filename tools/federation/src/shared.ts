import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Number of the federation runtime that the shell gives to releases (global `__PORTAL_RUNTIME__`). Raise it whenever the Module Federation packages change:
 * a release built for another number is refused instead of failing in odd ways.
 */
export const RUNTIME = 1;
export const RUNTIME_GLOBAL = '__PORTAL_RUNTIME__';

/** One copy in a page. The shell provides them all; remotes bring none of their own. */
export const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'mobx',
  'mobx-react-lite',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  'zod',
  '@portal/platform',
] as const;

/** What browsers get of the large ones: `facades/names.ts`. */
const FACADES: Partial<Record<(typeof SHARED)[number], string>> = { 'react-router-dom': './facades/router.js', zod: './facades/zod.js' };

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}
const manifest = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

interface SharedPackage {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion: false;
  /** False: the shell's. A path: that file in place of the whole package. */
  import?: false | string;
}

/** The shared table of one app, as it is for the browser; servers have no use for facades (`forServer`). Versions are those that the app itself declares: a shared package it does not declare is an error of the build. */
export function sharedTable(root: string, role: 'shell' | 'remote'): Record<string, SharedPackage> {
  const { dependencies = {} } = manifest(root);
  return Object.fromEntries(
    SHARED.map((name) => {
      const owner = name === 'react/jsx-runtime' ? 'react' : name;
      if (!dependencies[owner]) throw new Error(`${root}/package.json must declare ${owner}: it is shared by the federation`);
      const version = owner.startsWith('@portal/')
        ? manifest(path.join(import.meta.dirname, '../../../libs', owner.slice('@portal/'.length))).version
        : dependencies[owner];
      const facade = FACADES[name];
      const source = role === 'remote' ? { import: false as const } : facade && { import: path.join(import.meta.dirname, facade) };
      return [name, { singleton: true as const, version, requiredVersion: `^${version}`, strictVersion: false as const, ...source }];
    }),
  );
}

/** The same of a shell's server: whole packages. */
export const forServer = (table: Record<string, SharedPackage>): Record<string, SharedPackage> =>
  Object.fromEntries(Object.entries(table).map(([name, { import: source, ...rest }]) => [name, source === false ? { ...rest, import: source } : rest]));
