import { writeFile } from 'node:fs/promises';
import { binOf } from './bin-of.ts';
import { runCommand } from './command.ts';
import { Refusal } from './refusal.ts';

type Build = {
  readonly root: string;
  readonly projects: readonly string[];
  readonly logFile: string;
  readonly signal: AbortSignal;
  /** Called with each project that was not in the cache, once it is through. */
  readonly onBuilt: (project: string) => void;
};

/** Builds projects with nx, which takes from its cache what has not changed. Throws a Refusal that names those that failed. */
export async function build({ root, projects, logFile, signal, onBuilt }: Build): Promise<void> {
  const args = ['run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static', '--parallel=2'];
  const failed: string[] = [];
  const { code, output } = await runCommand(process.execPath, [binOf(root, 'nx'), ...args], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production', FORCE_COLOR: '0' },
    signal,
    onLine: (line) => {
      const { built, failed: broken } = readLine(line);
      if (built) onBuilt(built);
      if (broken) failed.push(broken);
    },
  });
  await writeFile(logFile, output);
  if (code !== 0 && !signal.aborted) throw new Refusal(`The build failed${failed.length > 0 ? ` (${failed.join(', ')})` : ''}; its messages are in ${logFile}`);
}

/** What a line of nx's static output tells: a project whose build ran (not one from the cache), or one that failed. */
export function readLine(line: string): { readonly built?: string; readonly failed?: string } {
  const built = /^> nx run ([\w-]+):build\s*$/.exec(line)?.[1];
  const failed = /^- ([\w-]+):build$/.exec(line)?.[1];
  return { ...(built && { built }), ...(failed && { failed }) };
}
