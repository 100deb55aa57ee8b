import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const RECORD = 64 * 1024 * 1024;

/** What is asked of git, in one folder. */
export interface Git {
  /** The full id of what a name stands for, when its commit is in this clone. */
  commitOf(name: string): string | undefined;
  /** Files (relative, with slashes) that differ between a commit and what lies in the folder now, new ones included. */
  changedSince(commit: string): string[];
  /** A file as it was, or undefined. */
  fileAt(commit: string, file: string): string | undefined;
  /** A file as it lies in the folder now, or undefined. */
  now(file: string): string | undefined;
  isShallow(): boolean;
  isClean(): boolean;
  point(ref: string, commit: string): void;
}

export function gitIn(folder: string): Git {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: RECORD, stdio: ['ignore', 'pipe', 'pipe'] });
  const tried = (...args: string[]): string | undefined => {
    try {
      return git(...args);
    } catch {
      return undefined;
    }
  };
  const list = (text: string) => text.split('\0').filter((file) => file !== '');
  return {
    commitOf: (name) => (/^-/.test(name) ? undefined : tried('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim() || undefined),
    // Both ends of a rename are changes: the folder that lost the file and the one that got it.
    changedSince: (commit) =>
      [
        ...new Set([...list(git('diff', '--name-only', '--no-renames', '-z', commit, '--')), ...list(git('ls-files', '--others', '--exclude-standard', '-z'))]),
      ].sort(),
    fileAt: (commit, file) => tried('show', `${commit}:${file}`),
    now: (file) => (existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : undefined),
    isShallow: () => git('rev-parse', '--is-shallow-repository').trim() === 'true',
    isClean: () => git('status', '--porcelain').trim() === '',
    point: (ref, commit) => void git('update-ref', ref, commit),
  };
}
