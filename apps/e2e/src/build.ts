import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import path from 'node:path';
import { root } from './portal.ts';

const run = promisify(execFile);

/** Builds a remote's folder with the workspace's own webpack. Returns its dist. Rejects with what webpack has against it. */
export async function buildRemote(folder: string, cwd = folder): Promise<string> {
  await run(process.execPath, [path.join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build', '--config', path.join(folder, 'webpack.config.ts')], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 16 * 1024 * 1024,
  }).catch((error: Error & { stdout?: string }) => {
    // What is wrong stands in what it prints.
    const said = error.stdout?.split('\n').filter((line) => /error/i.test(line));
    throw new Error([error.message.trim(), ...(said ?? [])].join('\n'), { cause: error });
  });
  return path.join(folder, 'dist');
}
