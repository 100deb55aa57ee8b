import { readFile } from 'node:fs/promises';
import { runCommand } from './command.ts';
import { step } from './progress.ts';
import type { Tally } from './tally.ts';
import { NONE } from './tally.ts';

/** One part of a test run: a command, how long it may take, and where its numbers stand. */
export type Phase = {
  readonly name: string;
  readonly args: readonly string[];
  readonly patienceMs: number;
  /** Reads the numbers of tests from the report that the command wrote. Without it the phase is one yes or no. */
  readonly report?: { readonly file: string; readonly tally: (json: never) => Tally };
  /** Lines that are worth showing while it runs. */
  readonly show?: (line: string) => boolean;
  /** What of its output to print when it fails; usually all. */
  readonly digest?: (output: string) => string;
};

export type Surroundings = { readonly root: string; readonly env: NodeJS.ProcessEnv; readonly signal: AbortSignal };

const FAILED: Tally = { ...NONE, failed: 1 };

/** Runs a phase and tells what it said when it failed. Never throws: a failed phase doesn't keep the others from running. */
export async function runPhase({ name, args, patienceMs, report, show, digest = (output) => output }: Phase, { root, env, signal }: Surroundings): Promise<Tally> {
  if (signal.aborted) return FAILED;
  const timeout = AbortSignal.timeout(patienceMs);
  return step(name, async (say) => {
    try {
      const onLine = (line: string) => show?.(line) && say(line.trim());
      const { code, output } = await runCommand(process.execPath, args, { cwd: root, env, signal: AbortSignal.any([signal, timeout]), onLine });
      if (signal.aborted) return FAILED;
      const tally = report ? await readReport(report) : NONE;
      if (code === 0 && tally) return tally;
      console.log(digest(output).trimEnd());
      console.log(timeout.aborted ? `${name} took longer than ${patienceMs / 60_000} minutes and was stopped` : `${name} failed (code ${code})`);
      // A command that fails with no failed test (a missing configuration, a crash) must not look like success.
      return tally && tally.failed > 0 ? tally : { ...(tally ?? NONE), failed: 1 };
    } catch (error) {
      console.log(`${name} could not be run: ${error instanceof Error ? error.message : String(error)}`);
      return FAILED;
    }
  });
}

async function readReport({ file, tally }: NonNullable<Phase['report']>): Promise<Tally | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : tally(JSON.parse(text) as never);
}
