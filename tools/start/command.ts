import { spawn } from 'node:child_process';

export type CommandOptions = {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Ends the command and what it started. */
  readonly signal?: AbortSignal;
  /** Called with each line as it is printed. */
  readonly onLine?: (line: string) => void;
};

/** Runs a command to its end. Resolves to its exit code (1 for a signal, which is then the last line) and everything that it printed. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = process.env, signal, onLine }: CommandOptions,
): Promise<{ code: number; output: string }> {
  const grouped = process.platform !== 'win32';
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: grouped });
    let output = '';
    let pending = '';
    const read = (text: string) => {
      output += text;
      if (!onLine) return;
      const lines = (pending + text).split('\n');
      pending = lines.pop() ?? '';
      lines.forEach(onLine);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    const end = () => {
      try {
        if (grouped && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
        else child.kill();
      } catch {
        // It has just ended by itself.
      }
    };
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      signal?.removeEventListener('abort', end);
      if (pending !== '') onLine?.(pending);
      resolve({ code: code ?? 1, output: endedBy ? `${output}\nEnded by ${endedBy}\n` : output });
    });
  });
}
