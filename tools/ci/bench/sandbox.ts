// A clone of this repository to change and to measure in: history and all, with the folder's own state as its newest commit.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf, linkPackages } from '../src/copy.ts';

export interface Sandbox {
  readonly folder: string;
  /** The state that everything begins from. */
  readonly base: string;
  git(...args: string[]): string;
  /** Replaces text in a file; the text has to be there. */
  edit(file: string, from: string, to: string): void;
  write(file: string, text: string): void;
  commit(message: string): string;
  /** Back to the base. `cold`: without builds and nx's cache too. */
  reset(options?: { cold: boolean }): void;
  remove(): void;
}

export function makeSandbox(root: string): Sandbox {
  const folder = mkdtempSync(path.join(tmpdir(), 'khan-dai-bench-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  execFileSync('git', ['clone', '-q', '--no-checkout', `file://${root}`, folder]);
  for (const file of filesOf(root)) cpSync(path.join(root, file), path.join(folder, file));
  linkPackages(root, folder);
  const commit = (message: string): string => {
    git('add', '-A');
    git('commit', '-q', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD');
  };
  const base = commit('the base of the bench');
  const at = (file: string) => path.join(folder, file);
  return {
    folder,
    base,
    git,
    commit,
    edit(file, from, to) {
      const text = readFileSync(at(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no '${from}': the bench is older than the file`);
      writeFileSync(
        at(file),
        text.replace(from, () => to),
      );
    },
    write(file, text) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    reset({ cold } = { cold: false }) {
      git('checkout', '-q', '-f', base);
      git('clean', '-q', '-fd');
      // A change may have installed something for one project.
      for (const name of readdirSync(at('apps'))) rmSync(at(`apps/${name}/node_modules`), { recursive: true, force: true });
      linkPackages(root, folder);
      if (!cold) return;
      rmSync(at('.nx'), { recursive: true, force: true });
      for (const dist of git('ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '--', 'apps')
        .split('\n')
        .filter((file) => file.endsWith('/dist/')))
        rmSync(at(dist), { recursive: true, force: true });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
