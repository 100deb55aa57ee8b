import type { Done } from './check.ts';
import type { Decision } from './decide.ts';
import type { Published } from './publish.ts';
import type { Workspace } from './workspace.ts';

/** What a run leaves for other programs (CI_REPORT). */
export interface Report {
  readonly base: string | null;
  readonly everything: string | null;
  readonly lint: readonly string[];
  readonly types: readonly string[];
  readonly unit: readonly string[];
  readonly build: readonly string[];
  /** Really built: not from nx's cache. */
  readonly built: readonly string[];
  readonly journeys: 'all' | readonly string[];
  readonly published: readonly string[];
  readonly unchanged: readonly string[];
  readonly refused: readonly string[];
  /** Checks by project and builds: of this run, and of a full one. */
  readonly tasks: { readonly run: number; readonly all: number };
  readonly green: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly ms: number;
  readonly phases: Readonly<Record<string, number>>;
}

interface Run {
  readonly decision: Decision;
  readonly done: Done | undefined;
  readonly published: Published | undefined;
  readonly ms: number;
  readonly workspace: Workspace;
  readonly green: boolean;
}

export function reportOf({ decision: { plan, base }, done, published, ms, workspace, green }: Run): Report {
  const { everything, lint, types, unit, build, journeys } = plan;
  const tested = workspace.projects.filter((project) => project.can('unit')).length;
  return {
    base: base ?? null,
    everything,
    lint,
    types,
    unit,
    build,
    built: done?.built ?? [],
    journeys: journeys === 'all' ? 'all' : [...journeys.owners, ...journeys.files],
    published: published?.published ?? [],
    unchanged: published?.unchanged ?? [],
    refused: published?.refused ?? [],
    tasks: {
      run: lint.length + types.length + unit.length + build.length,
      all: workspace.projects.length * 2 + tested + workspace.projects.filter(({ isProgram }) => isProgram).length,
    },
    green,
    passed: done?.tally.passed ?? 0,
    failed: done?.tally.failed ?? 0,
    ms: Math.round(ms),
    phases: done?.phases ?? {},
  };
}
