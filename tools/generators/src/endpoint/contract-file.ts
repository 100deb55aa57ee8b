import { updateJson, writeJson, type Tree } from '@nx/devkit';
import ts from 'typescript';
import { appended } from '../code/lists.ts';
import { constNamed, parsed, quoted, spliced } from '../code/source.ts';
import { kebab } from '../names.ts';

const LIBRARY = 'libs/contracts';
const NOUNS = `${LIBRARY}/src/all/nouns.ts`;

export interface NewCall {
  readonly noun: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly summary: string;
}

/** Adds a call to the contract: to those of its noun, or as the first of a new one. */
export function addToContract(tree: Tree, call: NewCall): void {
  const folder = `${LIBRARY}/src/${kebab(call.noun)}`;
  const file = `${folder}/calls.ts`;
  const text = `${call.name}: ${endpointText(call)}`;
  if (!tree.exists(file)) return addNoun(tree, folder, call, text);
  const source = tree.read(file, 'utf8') ?? '';
  const object = constNamed(parsed(source), `${call.noun}Calls`);
  if (!object || !ts.isObjectLiteralExpression(object)) throw new Error(`${file} has no '${call.noun}Calls = { … }' to add ${call.name} to`);
  tree.write(file, spliced(source, [appended(object, text)]));
}

/** What stands in the contract is ours when the specification does not have it: a call that is generated anew always is. */
const endpointText = ({ noun, name, method, path, access, summary }: NewCall): string =>
  `endpoint({ id: '${noun}.${name}', method: '${method}', path: '${path}', access: '${access}', tag: '${noun}', extension: true, summary: ${quoted(summary)}, data: () => z.object({}) })`;

/** A noun is a folder, a project of its own to nx (so that a change of it touches its users alone), an entry of the package, and a row of the whole. */
function addNoun(tree: Tree, folder: string, { noun }: NewCall, text: string): void {
  const name = kebab(noun);
  if (tree.exists(folder)) throw new Error(`${folder} is there, and has no calls.ts: add '${noun}Calls' there first`);
  tree.write(
    `${folder}/calls.ts`,
    `import { z } from 'zod';\nimport { endpoint } from '@portal/contracts';\n\nexport const ${noun}Calls = {\n  ${text},\n} as const;\n`,
  );
  tree.write(`${folder}/index.ts`, "export * from './calls.ts';\n");
  writeJson(tree, `${folder}/project.json`, {
    name: `contracts-${name}`,
    $schema: '../../../../node_modules/nx/schemas/project-schema.json',
    sourceRoot: folder,
    projectType: 'library',
    tags: ['type:lib', 'lib:contracts'],
    targets: {},
  });
  updateJson<{ exports: Record<string, string> }>(tree, `${LIBRARY}/package.json`, (own) => ({
    ...own,
    exports: { ...own.exports, [`./${name}`]: `./src/${name}/index.ts` },
  }));
  tree.write(NOUNS, `${tree.read(NOUNS, 'utf8') ?? ''}export * as ${noun} from '@portal/contracts/${name}';\n`);
}
