import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { appended } from '../code/lists.ts';
import { constNamed, parsed, quoted, spliced } from '../code/source.ts';

const FOLDER = 'libs/contracts/src/calls';
const NOUNS = `${FOLDER}/nouns.ts`;

export interface NewCall {
  readonly noun: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly summary: string;
}

/** Adds a call to the contract: to the group of its noun, or to a new one. */
export function addToContract(tree: Tree, call: NewCall): void {
  const group = groupOf(tree, call.noun);
  const text = `${call.name}: ${endpointText(call)}`;
  if (!group) return addGroup(tree, call, text);
  const source = tree.read(group.file, 'utf8') ?? '';
  const object = constNamed(parsed(source), group.name);
  if (!object || !ts.isObjectLiteralExpression(object)) throw new Error(`${group.file} has no '${group.name} = { … }' to add ${call.name} to`);
  tree.write(group.file, spliced(source, [appended(object, text)]));
}

/** What stands in the contract is ours when the specification does not have it: a call that is generated anew always is. */
const endpointText = ({ noun, name, method, path, access, summary }: NewCall): string =>
  `endpoint({ id: '${noun}.${name}', method: '${method}', path: '${path}', access: '${access}', tag: '${noun}', extension: true, summary: ${quoted(summary)}, data: () => z.object({}) })`;

function addGroup(tree: Tree, { noun }: NewCall, text: string): void {
  const file = `${FOLDER}/${noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  if (tree.exists(file)) throw new Error(`${file} is there, but calls/nouns.ts has no '${noun}': add it there first`);
  tree.write(file, `import { z } from 'zod';\nimport { endpoint } from '../endpoint.ts';\n\nexport const ${noun} = {\n  ${text},\n} as const;\n`);
  tree.write(NOUNS, `${tree.read(NOUNS, 'utf8') ?? ''}export { ${noun} } from './${file.slice(FOLDER.length + 1)}';\n`);
}

/** The constant behind `calls.<noun>` and the file it comes from. */
function groupOf(tree: Tree, noun: string): { name: string; file: string } | undefined {
  for (const [, names = '', file = ''] of (tree.read(NOUNS, 'utf8') ?? '').matchAll(/^export \{([^}]*)\} from '\.\/([\w-]+\.ts)';$/gm)) {
    for (const entry of names.split(',')) {
      const [name = '', as = name] = entry.trim().split(' as ');
      if (as === noun) return { name, file: `${FOLDER}/${file}` };
    }
  }
  return undefined;
}
