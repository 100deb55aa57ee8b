import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import ts from 'typescript';
import remote from '../remote/generator.ts';

const ROOT = path.resolve(__dirname, '../../../..');
/** The real files that the generators edit. */
const EDITED = [
  'apps/shell/package.json',
  'apps/e2e/src/pages.ts',
  'apps/api/src/app.ts',
  'libs/contracts/src/routes.ts',
  'libs/contracts/src/slots.ts',
  'libs/contracts/package.json',
  'libs/contracts/src/all/nouns.ts',
  'libs/contracts/src/newsfeed/calls.ts',
  'libs/contracts/src/comment/calls.ts',
  'tools/start/releases.ts',
];

/** A tree in memory with the files of this workspace that the generators edit, and a remote `shop` at `/cua-hang`. */
export async function portalTree(): Promise<Tree> {
  const tree = createTreeWithEmptyWorkspace();
  for (const file of EDITED) tree.write(file, readFileSync(path.join(ROOT, file), 'utf8'));
  await remote(tree, { name: 'shop', prefix: '/cua-hang', title: 'Cửa hàng', titleEn: 'Shop', titleZh: '商店' });
  return tree;
}

export const read = (tree: Tree, file: string): string => tree.read(file, 'utf8') ?? '';
export const json = <T = unknown>(tree: Tree, file: string): T => JSON.parse(read(tree, file)) as T;

/** Files below a folder, by their path in it. */
export const filesIn = (tree: Tree, folder: string): string[] =>
  tree
    .children(folder)
    .flatMap((name) => (tree.isFile(`${folder}/${name}`) ? [name] : filesIn(tree, `${folder}/${name}`).map((file) => `${name}/${file}`)))
    .sort();

/** All that the tree holds, to see that a refusal left it alone. */
export const contents = (tree: Tree): Record<string, string> => Object.fromEntries(filesIn(tree, '.').map((file) => [file, read(tree, file)]));

/** What is wrong with the generated files as text: syntax, and holes that a template left open. */
export function faultsIn(tree: Tree): string[] {
  return filesIn(tree, '.')
    .filter((file) => /\.(tsx?|json)$/.test(file))
    .flatMap((file) => {
      const text = read(tree, file);
      if (file.endsWith('.json')) return parses(text) ? [] : [`${file}: no JSON`];
      const { diagnostics = [] } = ts.transpileModule(text, {
        // Of declarations nothing is transpiled.
        fileName: file.replace(/\.d\.ts$/, '.ts'),
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
      });
      return [
        ...diagnostics.map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
        ...(/<%|%>|\[object Object\]/.test(text) ? [`${file}: an open hole`] : []),
      ];
    });
}

const parses = (text: string): boolean => {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
};
