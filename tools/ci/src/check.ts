import { readLine } from '@portal/start/build';
import { together, type Findings } from '@portal/start/findings';
import { nothingDone, runPhase, type Outcome, type Phase, type Surroundings } from '@portal/start/phase';
import { phasesOf, type Scope } from '@portal/start/phases';
import { sum, type Tally } from '@portal/start/tally';
import type { Plan } from './plan.ts';

/** What a run did. `phases`: milliseconds by name. `built`: the projects that were built; the others came from nx's cache. */
export interface Done {
  readonly tally: Tally;
  readonly findings: Findings;
  readonly phases: Readonly<Record<string, number>>;
  readonly built: readonly string[];
}

/** Runs the phases of `npm test` that the plan has anything for, in its order. A failed one doesn't keep the others from running. */
export async function check(reports: string, scope: Scope, plan: Plan, { journeys, ...around }: Surroundings & { readonly journeys: boolean }): Promise<Done> {
  const phases = phasesOf(around.root, reports, scope);
  const times: Record<string, number> = {};
  const built: string[] = [];
  const run = async (phase: Phase, needed: boolean): Promise<Outcome> => {
    if (!needed) return nothingDone;
    const began = performance.now();
    const outcome = await runPhase(phase, around);
    times[phase.name] = Math.round(performance.now() - began);
    return outcome;
  };
  const watch = (line: string): boolean => {
    const name = readLine(line).built;
    if (name) built.push(name);
    return false;
  };
  const format = await run(
    phases.format,
    [plan.lint, plan.types, plan.unit, plan.build].some((projects) => projects.length > 0),
  );
  // Each of these two keeps one core busy.
  const checks = await Promise.all([run(phases.types, plan.types.length > 0), run(phases.lint, plan.lint.length > 0)]);
  const unit = await run(phases.unit, plan.unit.length > 0);
  const build = await run({ ...phases.build, show: watch }, scope.build === undefined || scope.build.length > 0);
  const browser = await run(phases.browser, plan.smoke && journeys);
  const all = [format, ...checks, unit, build, browser];
  return { tally: sum(all.map(({ tally }) => tally)), findings: together(all.map(({ findings }) => findings)), phases: times, built };
}
