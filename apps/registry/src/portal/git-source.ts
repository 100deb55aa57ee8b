import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Commit and author of a folder's git; empty where there is none. Files that differ from the commit are told by `-dirty`: such a build comes from no commit,
 * and whoever compares with it later must know.
 */
export async function gitSource(cwd: string): Promise<{ commit: string; author: string }> {
  const git = async (...args: string[]) => (await run('git', args, { cwd, timeout: 20_000, maxBuffer: 16 * 1024 * 1024 })).stdout.trim();
  try {
    const [commit = '', author = ''] = (await git('log', '-1', '--format=%H%n%an')).split('\n');
    const changed = await git('status', '--porcelain', '--untracked-files=no');
    return { commit: changed === '' ? commit : `${commit}-dirty`, author: author.slice(0, 200) };
  } catch {
    return { commit: '', author: '' };
  }
}
