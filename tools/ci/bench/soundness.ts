// Whether the selection misses a failure: every mutation is a change that breaks something; what a full run finds, the selected projects have to find.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tasks, type Task } from '../src/affected.ts';
import { affectedSince } from '../src/decide.ts';
import { gitIn } from '../src/git.ts';
import type { Workspace } from '../src/workspace.ts';
import { failuresOf, type Failures, type Selection } from './failures.ts';
import type { Mutation } from './mutations.ts';
import type { Sandbox } from './sandbox.ts';

/** More projects than this of a task: what lies inside the selection is the full run itself, and only what lies outside could be missed. */
const SMALL = 3;

interface Tried {
  readonly mutation: Mutation;
  readonly selected: Selection;
  /** What the affected run finds; of tasks for which much is selected, only the failure that is known. */
  readonly found: Failures;
}
export interface Soundness {
  readonly tried: number;
  /** Sentences; empty: sound. */
  readonly faults: readonly string[];
}

/** `isGreen`: a full run of the sandbox's base has just found nothing, so that what fails without a mutation need not be looked for again. */
export async function soundness(
  sandbox: Sandbox,
  workspace: Workspace,
  mutations: readonly Mutation[],
  isGreen: boolean,
  say: (line: string) => void,
): Promise<Soundness> {
  const everything = Object.fromEntries(
    tasks.map((task) => [task, workspace.projects.filter((project) => project.can(task)).map(({ name }) => name)]),
  ) as unknown as Selection;
  const before: Failures = isGreen ? new Set() : await failuresOf(sandbox.folder, workspace, everything);
  // What fails without a mutation says nothing about one.
  const faults = [...before].map((failure) => `fails without any mutation: ${failure}`);
  const tried: Tried[] = [];
  for (const mutation of mutations) {
    const undo = apply(sandbox.folder, mutation);
    const selected = selectionIn(sandbox, workspace);
    const task: Task = mutation.fails.task === 'build' ? 'product' : mutation.fails.task;
    if (!selected[task].includes(mutation.fails.project)) faults.push(`${mutation.file}: ${mutation.fails.project} is not selected for ${mutation.fails.task}`);
    const looked = Object.fromEntries(
      tasks.map((each) => [each, !isWide(selected, each) ? selected[each] : each === task ? [mutation.fails.project] : []]),
    ) as unknown as Selection;
    const found = await failuresOf(sandbox.folder, workspace, looked, isWide(selected, 'unit') ? mutation.fails.spec : undefined);
    if (![...found].some((failure) => failure.startsWith(`${mutation.fails.task} `) && !before.has(failure)))
      faults.push(`${mutation.file}: breaks nothing, so it shows nothing`);
    say(
      `${mutation.kind}: ${mutation.file} -> ${tasks.map((each) => `${each} ${selected[each].length}`).join(', ')}; found ${[...found].slice(0, 3).join(', ')}${found.size > 3 ? ` and ${found.size - 3} more` : ''}`,
    );
    tried.push({ mutation, selected, found });
    undo();
  }
  for (const task of tasks) faults.push(...(await missedIn(task, tried, before, sandbox, workspace, say)));
  return { tried: tried.length, faults };
}

const nothing: Selection = { lint: [], types: [], unit: [], product: [] };
const isWide = (selected: Selection, task: Task): boolean => selected[task].length > SMALL;

function selectionIn(sandbox: Sandbox, workspace: Workspace): Selection {
  const affected = affectedSince(gitIn(sandbox.folder), workspace, sandbox.base);
  return Object.fromEntries(tasks.map((task) => [task, [...affected[task]].sort()])) as unknown as Selection;
}

/** Makes the edit in a folder. Returns what takes it back. */
export function apply(folder: string, { file, from, to, installs }: Mutation): () => void {
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no '${from}' any more: the mutation is older than the file`);
  writeFileSync(
    place,
    before.replace(from, () => to),
  );
  const installed = installs === undefined ? undefined : path.join(folder, installs);
  if (installed !== undefined) install(installed);
  return () => {
    writeFileSync(place, before);
    if (installed !== undefined) rmSync(installed, { recursive: true, force: true });
  };
}

/** A package that exports nothing. */
function install(place: string): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), JSON.stringify({ name: path.basename(place), version: '0.0.1', main: 'index.js', types: 'index.d.ts' }));
  writeFileSync(path.join(place, 'index.js'), 'module.exports = {};\n');
  writeFileSync(path.join(place, 'index.d.ts'), 'export {};\n');
}

/**
 * Runs one task where it was not selected, with the edits together: those that select little of it over everything (what two of them select is inside of both,
 * so it hides nothing), those that select much of it over the rest. What one breaks outside of its selection shows, unless another breaks the very same file.
 */
async function missedIn(
  task: Task,
  tried: readonly Tried[],
  before: Failures,
  sandbox: Sandbox,
  workspace: Workspace,
  say: (line: string) => void,
): Promise<string[]> {
  const missed: string[] = [];
  for (const wide of [false, true]) {
    const group = tried.filter(({ selected }) => isWide(selected, task) === wide);
    const inside = new Set(wide ? group.flatMap(({ selected }) => selected[task]) : []);
    const outside = workspace.projects.filter((project) => project.can(task) && !inside.has(project.name)).map(({ name }) => name);
    if (group.length === 0 || outside.length === 0) continue;
    const undo = group.map(({ mutation }) => apply(sandbox.folder, mutation));
    const full = await failuresOf(sandbox.folder, workspace, { ...nothing, [task]: outside });
    undo.toReversed().forEach((back) => back());
    const found = new Set([...before, ...group.flatMap((one) => [...one.found])]);
    const unseen = [...full].filter((failure) => !found.has(failure));
    say(
      `${task}: ${group.length} together over ${outside.length} projects: ${full.size} failures, ${unseen.length} that none found alone ${unseen.join(', ')}`,
    );
    for (const failure of unseen) {
      const by = await missersOf(failure, task, group, sandbox, workspace);
      say(`  ${failure}: ${by.length > 0 ? `missed by ${by.join(', ')}` : 'no edit that does not select it breaks it alone'}`);
      missed.push(...by.map((file) => `missed: ${failure} (${file})`));
    }
  }
  return missed;
}

/**
 * The edits that break something alone and do not select it. Nineteen edits at once make hundreds of tests fail, and one may be upset by its neighbours' ends (a promise that is rejected after its
 * file, in the same worker): what only such a heap brings about, no selection could find and nobody's change is at fault for.
 */
async function missersOf(failure: string, task: Task, group: readonly Tried[], sandbox: Sandbox, workspace: Workspace): Promise<string[]> {
  const file = failure.slice(failure.indexOf(' ') + 1);
  const [project] = workspace.projects
    .filter(({ name, root }) => file === name || file.startsWith(`${root}/`))
    .sort((one, other) => other.root.length - one.root.length);
  if (!project) throw new Error(`${failure} is in no project`);
  const guilty: string[] = [];
  for (const { mutation } of group.filter(({ selected }) => !selected[task].includes(project.name))) {
    const undo = apply(sandbox.folder, mutation);
    const alone = await failuresOf(sandbox.folder, workspace, { ...nothing, [task]: [project.name] }, task === 'unit' ? file : undefined);
    undo();
    if (alone.has(failure)) guilty.push(mutation.file);
  }
  return guilty;
}
