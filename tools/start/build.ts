import { writeFile } from 'node:fs/promises';
import { binOf } from './bin-of.ts';
import { runCommand } from './command.ts';
import { Refusal } from './refusal.ts';

type Build = {
  readonly root: string;
  readonly projects: readonly string[];
  readonly logFile: string;
  readonly signal: AbortSignal;
  /** Called with each project that is done. */
  readonly onBuilt: (line: string) => void;
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
      const done = /^\s*(✔|✖)\s+nx run ([\w-]+):build(.*)/.exec(line);
      if (done?.[1] === '✔') onBuilt(`${done[2]} built`);
      if (done?.[1] === '✖') failed.push(done[2]!);
    },
  });
  await writeFile(logFile, output);
  if (code !== 0 && !signal.aborted) throw new Refusal(`The build failed${failed.length > 0 ? ` (${failed.join(', ')})` : ''}; its messages are in ${logFile}`);
}
