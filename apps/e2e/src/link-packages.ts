import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './portal.ts';

/** In a tree of sources below the workspace its own libs and tools stand before the workspace's. What an app alone has of a package it finds beside it, as in the workspace. */
export function linkPackages(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(path.join(packages, '@portal'), { recursive: true });
  const libs = ['api-client', 'contracts', 'domain', 'i18n', 'platform', 'server', 'sockets', 'testing', 'ui'].map((name) => path.join('libs', name));
  for (const place of [...libs, 'tools/federation']) {
    const target = path.join(folder, place);
    if (existsSync(target)) symlinkSync(target, path.join(packages, '@portal', path.basename(place)));
  }
  for (const app of readdirSync(path.join(folder, 'apps'))) {
    const [own, there] = [root, folder].map((tree) => path.join(tree, 'apps', app, 'node_modules')) as [string, string];
    if (existsSync(own) && !existsSync(there)) symlinkSync(own, there);
  }
}
