import path from 'node:path';
import { isSlotName, type Noun } from '@portal/contracts/record';
import webpack, { type Compilation, type Compiler, type Dependency, type Module } from 'webpack';
import type { Node } from './ast.ts';
import { CONTRACTS, noteReference, noUses, type Reference, type Uses } from './contract-uses.ts';
import { slotUses, type SlotNotes } from './slot-uses.ts';
import { textsIn, type Text } from './texts.ts';

const NAME = 'record: uses';
const workspace = path.join(import.meta.dirname, '../../../..');
const ours = /[\\/](?:apps|libs|tools)[\\/](?!.*node_modules[\\/])/;
const libOf = (lib: string) => path.join(workspace, 'libs', lib) + path.sep;

const fileOf = (module: Module): string | undefined => (module as { resource?: string }).resource?.replace(/\?.*$/, '');
/** Sources that a build answers for. The contracts only name things; packages know nothing of them. */
const counts = (file: string | undefined): file is string => file !== undefined && ours.test(file) && !file.startsWith(libOf('contracts'));

/**
 * Finds what the modules of a compilation use of the contract: references as webpack resolves them, as far as they survive tree shaking, and the slots that are shown or asked for.
 * What cannot be told from the source fails the build with one line for each file.
 */
export function usesPlugin(found: (side: string, uses: Uses) => void) {
  return {
    apply(compiler: Compiler) {
      const notes = new WeakMap<Module, SlotNotes>();
      compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
        for (const type of ['javascript/auto', 'javascript/esm'] as const) {
          normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
            parser.hooks.program.tap(NAME, (program) => {
              const { module } = parser.state;
              if (counts(fileOf(module))) notes.set(module, slotUses(program as unknown as Node));
            });
          });
        }
        // Modules have their chunks and nothing is merged yet: what is in none is not in the build.
        compilation.hooks.optimizeTree.tapPromise(NAME, async (_chunks, modules) => {
          const uses = noUses();
          for (const module of modules) {
            const file = fileOf(module);
            if (!counts(file) || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
            const shown = path.relative(workspace, file);
            for (const reference of referencesOf(module, compilation)) noteReference(reference, await partNamed(reference.from), shown, uses);
            // The platform is what makes slots out of names.
            if (!file.startsWith(libOf('platform'))) noteSlots(module, shown, { compilation, notes, uses });
          }
          for (const problem of [...uses.problems].sort()) compilation.errors.push(new webpack.WebpackError(problem));
          found(compiler.options.name ?? '', uses);
        });
      });
    },
  };
}

/** What a part of the contract exports. Only those that the sources name are loaded: no build depends on another's nouns. */
async function partNamed(from: string): Promise<Noun> {
  return (await import(from)) as Noun;
}

type Destructured = Set<{ id: string; pattern?: Destructured }>;
type Found = Dependency & { request?: string; ids?: string[]; referencedPropertiesInDestructuring?: Destructured };
const KINDS: Readonly<Record<string, Reference['kind']>> = {
  'harmony import specifier': 'specifier',
  'harmony export imported specifier': 'export',
  'import()': 'import()',
};

function referencesOf(module: Module, { moduleGraph }: Compilation): Reference[] {
  const all: Found[] = [...module.dependencies, ...module.blocks.flatMap(({ dependencies }) => dependencies)];
  return all.flatMap((dependency) => {
    const kind = KINDS[dependency.type];
    const from = dependency.request ?? '';
    if (!(from === CONTRACTS || from.startsWith(`${CONTRACTS}/`)) || !kind || moduleGraph.getConnection(dependency)?.isActive(undefined) === false) return [];
    const taken = dependency.referencedPropertiesInDestructuring;
    return [{ kind, from, ids: dependency.ids ?? [], ...(taken && { destructured: pathsOf(taken) }) }];
  });
}

const pathsOf = (taken: Destructured): string[][] =>
  [...taken].flatMap(({ id, pattern }) => (pattern ? pathsOf(pattern).map((rest) => [id, ...rest]) : [[id]]));

interface Scene {
  compilation: Compilation;
  notes: WeakMap<Module, SlotNotes>;
  uses: Uses;
}

function noteSlots(module: Module, file: string, scene: Scene): void {
  const { notes, uses } = scene;
  const mine = notes.get(module);
  if (!mine) return;
  const vague = (what: string) =>
    uses.problems.add(`${file}: ${what}, so the record of this build cannot name it; write the slot's name there, or take it from a constant object of names`);
  mine.problems.forEach(vague);
  for (const [texts, must] of [
    [mine.names, true],
    [mine.asked, false],
  ] as const) {
    for (const text of texts) {
      const names = textsFrom(text, module, scene);
      if (!names) vague('takes the name of a slot from what is no constant text');
      for (const name of names ?? []) {
        if (isSlotName(name)) uses.slots.add(name);
        else if (must) vague(`shows the slot '${name}', which the contract does not have`);
      }
    }
  }
}

/** A text, or those of a constant in another module of this build. */
function textsFrom(text: Text, module: Module, scene: Scene): string[] | undefined {
  if (typeof text === 'string') return [text];
  const { moduleGraph } = scene.compilation;
  const dependency = (module.dependencies as Found[]).find(({ request }) => request === text.source);
  const target = dependency && moduleGraph.getResolvedModule(dependency);
  const there = target && scene.notes.get(target);
  const value = there?.words.constants.get(text.name);
  if (!there || !value) return undefined;
  const texts = textsIn(value, text.key, there.words);
  const all = texts?.map((found) => textsFrom(found, target as Module, scene));
  return all?.some((found) => found === undefined) ? undefined : all?.flatMap((found) => found ?? []);
}
