import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wholeOf, type Scope } from '@portal/start/phases';
import type { Plan } from './plan.ts';
import type { Workspace } from './workspace.ts';

export const SMOKE = '@smoke';

/**
 * What the phases of `npm test` look at in this run: the same commands over fewer projects, one process each, so that sources are read once.
 * `build`: what has to be there for the journeys, fresh or from nx's cache.
 */
export function scopeOf(root: string, reports: string, plan: Plan, workspace: Workspace, build: readonly string[]): Scope {
  if (plan.everything !== null) return wholeOf(root);
  const folders = (names: readonly string[]) => workspace.projects.filter(({ name }) => names.includes(name)).map((project) => project.root);
  return { lint: folders(plan.lint), types: typesConfig(root, reports, folders(plan.types)), unit: folders(plan.unit), build, journeys: words(plan) };
}

/** One program over the sources of some projects, by the rules of the one over all. */
function typesConfig(root: string, reports: string, folders: readonly string[]): string {
  const whole = path.join(root, wholeOf(root).types);
  const { exclude = [] } = JSON.parse(readFileSync(whole, 'utf8')) as { exclude?: string[] };
  const inside = (pattern: string) => path.join(root, pattern);
  const config = {
    extends: whole,
    // Types named by the settings are looked for beside this file otherwise.
    compilerOptions: { typeRoots: [inside('node_modules/@types')] },
    include: [...folders.flatMap((folder) => [inside(`${folder}/**/*.ts`), inside(`${folder}/**/*.tsx`)]), inside('tools/types/*.d.ts')],
    exclude: exclude.map((pattern) => path.resolve(path.dirname(whole), pattern)),
  };
  const file = path.join(reports, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  return file;
}

function words({ journeys, smoke }: Plan): string[] {
  if (journeys === 'all') return [];
  const owners = journeys.owners.map((owner) => `@${owner}(?![\\w-])`);
  const files = journeys.files.map((file) => `${path.posix.basename(file).replaceAll('.', '\\.')} `);
  return ['--grep', [...owners, ...files, ...(smoke ? [SMOKE] : [])].join('|')];
}
