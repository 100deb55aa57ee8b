import path from 'node:path';
import { generateFiles, logger, type GeneratorCallback, type Tree } from '@nx/devkit';
import { z } from 'zod';
import type { Endpoint } from '@portal/contracts';
import { withImport } from '../code/imports.ts';
import { placeOf } from '../contract/call.ts';
import { formatsWhatChanged } from '../formatted.ts';
import { camel, kebab, pascal } from '../names.ts';
import { casesOf } from './cases.ts';
import { addToContract, type NewCall } from './contract-file.ts';
import { withAnswer, withCases, withMethod, withModule, withServedCall } from './module-files.ts';
import { planOf, type EndpointOptions, type Plan } from './options.ts';

const APP = 'apps/api/src/app.ts';
const MODULES = 'apps/api/src/modules';

/** `nx g @portal/generators:endpoint`. What it makes answers 501 until somebody writes it; nothing is made up. */
export default async function endpoint(tree: Tree, given: EndpointOptions): Promise<GeneratorCallback> {
  const plan = planOf(given);
  const folder = `${MODULES}/${plan.module}`;
  const names = {
    module: plan.module,
    camel: camel(plan.module),
    pascal: pascal(plan.module),
    routes: `${camel(plan.module)}Routes`,
    service: `${pascal(plan.module)}Service`,
  };
  const server = servedBy(tree, plan);
  if (server) throw new Error(`${plan.noun}.${plan.name} is served by ${server} already: nothing was written`);
  if (plan.fresh) addToContract(tree, plan.fresh);
  if (!tree.exists(`${folder}/index.ts`)) {
    generateFiles(tree, files('module'), folder, names);
    edit(tree, APP, (source) => withModule(source, names));
  }
  const call = plan.known ?? asEndpoint(plan.fresh);
  if (call.method !== 'GET' && !tree.exists(`${folder}/${plan.module}.policy.ts`)) generateFiles(tree, files('policy'), folder, names);
  edit(tree, `${folder}/${plan.module}.routes.ts`, (source) => withServedCall(source, names, plan));
  edit(tree, `${folder}/${plan.module}.service.ts`, (source) => withMethod(source, names, plan));
  edit(tree, `${folder}/${plan.module}.presenter.ts`, (source) => withAnswer(source, plan));
  const notes = writeSpec(tree, folder, plan, call);
  logger.info(`${plan.noun}.${plan.name} answers 501 until ${folder}/${plan.module}.service.ts says better.`);
  for (const note of notes) logger.warn(note);
  return formatsWhatChanged(tree);
}

/** Into the module's spec when it is of the generated form, else into a spec of the call's own. */
function writeSpec(tree: Tree, folder: string, { module, noun, name, reader }: Plan, call: Endpoint): readonly string[] {
  const { text, imports, notes } = casesOf({ call, noun, name, reader });
  const common = `${folder}/${module}.routes.spec.ts`;
  const withAll = (source: string): string | undefined => {
    const cases = withCases(source, text);
    return cases === undefined ? undefined : imports.reduce(withImport, cases);
  };
  const together = tree.exists(common) ? withAll(tree.read(common, 'utf8') ?? '') : undefined;
  if (together !== undefined) {
    tree.write(common, together);
    return notes;
  }
  const specName = tree.exists(common) ? `${module}.${kebab(name)}` : `${module}.routes`;
  const specTitle = tree.exists(common) ? `${noun}.${name}` : module;
  const file = `${folder}/${specName}.spec.ts`;
  if (tree.exists(file)) throw new Error(`${file} is there already: nothing was written`);
  generateFiles(tree, files('spec'), folder, { specName, specTitle });
  edit(tree, file, (source) => withAll(source) ?? source);
  return notes;
}

function edit(tree: Tree, file: string, change: (source: string) => string): void {
  const source = tree.read(file, 'utf8');
  if (source === null) throw new Error(`${file} is missing: this module is of another form. Give the call a module of its own with --module`);
  tree.write(file, change(source));
}

/** A call that was just added has no fields yet. */
function asEndpoint(fresh: NewCall | undefined): Endpoint {
  if (!fresh) throw new Error('the contract has no such call');
  const nothing = z.object({});
  return {
    ...fresh,
    method: fresh.method as Endpoint['method'],
    access: fresh.access as Endpoint['access'],
    varies: fresh.access === 'public' ? undefined : 'caller',
    id: `${fresh.noun}.${fresh.name}`,
    tag: fresh.noun,
    extension: true,
    form: false,
    binary: false,
    params: nothing,
    query: nothing,
    body: nothing,
    data: nothing,
  };
}

/** The routes that serve a call today. Two that do would not start. */
function servedBy(tree: Tree, { noun, name }: Plan): string | undefined {
  const serves = new RegExp(`serve\\(\\s*app,\\s*${placeOf(noun, name).call.replace('.', '\\.')},`);
  const routes = tree.children(MODULES).flatMap((module) =>
    tree
      .children(`${MODULES}/${module}`)
      .filter((file) => file.endsWith('.routes.ts'))
      .map((file) => `${MODULES}/${module}/${file}`),
  );
  return routes.find((file) => serves.test(tree.read(file, 'utf8') ?? ''));
}

const files = (group: string): string => path.join(import.meta.dirname, 'files', group);
