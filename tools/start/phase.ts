import { readFile } from 'node:fs/promises';
import { runCommand } from './command.ts';
import type { Findings } from './findings.ts';
import { NOTHING, outputFindings } from './findings.ts';
import { step } from './progress.ts';
import type { Tally } from './tally.ts';
import { NONE } from './tally.ts';

/** One part of a test run: a command, and where its numbers stand. It has no time limit of its own: a slow phase is no failure. */
export type Phase = {
  readonly name: string;
  readonly args: readonly string[];
  /** Reads the numbers of tests, and what there is to say of them, from the report that the command wrote. Without it the phase is one yes or no. */
  readonly report?: { readonly file: string; readonly tally: (json: never) => Tally; readonly findings: (json: never, root: string) => Findings };
  /** Lines that are worth showing while it runs. */
  readonly show?: (line: string) => boolean;
  /** What of its output to print when it fails; usually all. */
  readonly digest?: (output: string) => string;
};

export interface Outcome {
  readonly tally: Tally;
  readonly findings: Findings;
}
/** `budget` ends the phase under way when the time of the whole run is up. */
export type Surroundings = { readonly root: string; readonly env: NodeJS.ProcessEnv; readonly signal: AbortSignal; readonly budget?: AbortSignal };

/** What a phase without anything to do comes to. */
export const nothingDone: Outcome = { tally: NONE, findings: NOTHING };
const failedAs = (name: string, why: string, tally: Tally = NONE): Outcome => ({
  tally: { ...tally, failed: tally.failed + 1 },
  findings: { failed: [{ where: '', name, why }], shaky: [], slow: [] },
});

/** Runs a phase and tells what it said when it failed. Never throws: a failed phase doesn't keep the others from running. */
export async function runPhase(
  { name, args, report, show, digest = (output) => output }: Phase,
  { root, env, signal, budget }: Surroundings,
): Promise<Outcome> {
  if (signal.aborted) return failedAs(name, 'stopped');
  if (budget?.aborted) return failedAs(name, 'not begun: the time of the run was up');
  return step(name, async (say) => {
    try {
      const onLine = (line: string) => show?.(line) && say(line.trim());
      const { code, output } = await runCommand(process.execPath, args, {
        cwd: root,
        env,
        signal: budget ? AbortSignal.any([signal, budget]) : signal,
        onLine,
      });
      if (signal.aborted) return failedAs(name, 'stopped');
      const reported = report && !budget?.aborted ? await readReport(report, root) : undefined;
      if (code === 0 && (reported || !report)) return reported ?? nothingDone;
      console.log(digest(output).trimEnd());
      console.log(budget?.aborted ? `${name} was under way when the time of the run was up, and was stopped` : `${name} failed (code ${code})`);
      if (budget?.aborted) return failedAs(name, 'under way when the time of the run was up');
      if (reported && reported.tally.failed > 0) return reported;
      // A command that fails with no failed test (a missing configuration, a crash) must not look like success.
      const { failed } = outputFindings(name, output);
      return { tally: { ...(reported?.tally ?? NONE), failed: 1 }, findings: { ...(reported?.findings ?? NOTHING), failed } };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      console.log(`${name} could not be run: ${why}`);
      return failedAs(name, why);
    }
  });
}

async function readReport({ file, tally, findings }: NonNullable<Phase['report']>, root: string): Promise<Outcome | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const json = JSON.parse(text) as never;
  return { tally: tally(json), findings: findings(json, root) };
}
