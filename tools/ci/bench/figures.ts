import type { Report } from '../src/report.ts';
import type { Case } from './cases.ts';

/** Prints a figure as one line of JSON. `spread`: of several measurements; null for a single one. */
export function figure(name: string, value: number, n: number, more: Readonly<Record<string, unknown>> = {}): void {
  console.log(JSON.stringify({ name, value: Math.round(value * 1000) / 1000, n, spread: null, ...more }));
}

/** The share of a full run's time that a change of one remote may take. */
const ONE_REMOTE = 0.25;
/** The share of tasks that need not run when nothing changed. */
const HITS = 0.95;

const same = (one: readonly string[], other: readonly string[]): boolean => [...one].sort().join() === [...other].sort().join();

/** What of a measured case is not as it should be. */
export function verdictOf({ name, remotes }: Case, report: Report, wholeMs: number): string[] {
  const faults: string[] = [];
  const say = (bad: boolean, words: string) => {
    if (bad) faults.push(`${name}: ${words}`);
  };
  say(!report.green, 'the run is not green');
  say(report.everything !== null, `everything was run: ${report.everything}`);
  say(report.refused.length > 0, `the registry refused ${report.refused.join(', ')}`);
  // The shell is no release: it is built where nx's cache is cold, so that the journeys have one.
  const built = report.built.filter((project) => project !== 'shell');
  if (remotes !== 'any') {
    say(!same(built, remotes), `built ${built.join(', ') || 'nothing'} instead of ${remotes.join(', ') || 'nothing'}`);
    say(
      !same([...report.published, ...(name === 'dependency' ? report.unchanged : [])], remotes),
      `published ${report.published.join(', ') || 'nothing'} instead of ${remotes.join(', ') || 'nothing'}`,
    );
  }
  if (name === 'one-remote' && remotes !== 'any') {
    say(!same(report.unit, remotes) || !same(report.lint, remotes), `checked ${report.lint.join(', ')} and tested ${report.unit.join(', ')}`);
    say(report.ms > wholeMs * ONE_REMOTE, `took ${Math.round((report.ms / wholeMs) * 100)} % of a full run`);
  }
  if (name === 'docs') say(report.tasks.run > 0, `${report.tasks.run} tasks were run`);
  if (name === 'nothing') say(1 - report.tasks.run / report.tasks.all < HITS, `${report.tasks.run} tasks were run`);
  return faults;
}
