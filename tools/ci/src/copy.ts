// A copy of the workspace for tests that change it: its files as they lie here, its packages by links.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Files of the workspace that git knows or would take, relative, with slashes. */
export function filesOf(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/** Lays the files for which `wanted` says yes into `folder`, which becomes a workspace of its own. Only packages of the registry are shared with the original. */
export function copyWorkspace(root: string, folder: string, wanted: (file: string) => boolean = () => true): void {
  for (const file of filesOf(root)) if (wanted(file)) cpSync(path.join(root, file), path.join(folder, file));
  linkPackages(root, folder);
}

/** Gives a copy its packages: links into the original's, except the workspace's own, which are the copy's. */
export function linkPackages(root: string, folder: string): void {
  linkAll(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), root);
  for (const group of ['apps', 'libs', 'tools']) {
    if (!existsSync(path.join(folder, group))) continue;
    for (const name of readdirSync(path.join(folder, group))) {
      const packages = path.join(group, name, 'node_modules');
      if (existsSync(path.join(root, packages))) linkAll(path.join(root, packages), path.join(folder, packages), root);
    }
  }
}

function linkAll(from: string, to: string, root: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (name.startsWith('@')) linkAll(source, target, root);
    else if (isOurs(source, root)) linkOwn(source, target);
    else if (!existsSync(target)) symlinkSync(source, target);
  }
}

const isOurs = (place: string, root: string): boolean =>
  /^(apps|libs|tools)[\\/]/.test(path.relative(realpathSync(root), realpathSync(place))) && !realpathSync(place).includes(`${path.sep}node_modules${path.sep}`);

/** Links of npm to workspaces are relative, so the same words lead into the copy. One whose project was left out leads nowhere and is left out too. */
function linkOwn(source: string, target: string): void {
  const words = readlinkSync(source);
  if (path.isAbsolute(words) || !existsSync(path.resolve(path.dirname(target), words))) return;
  rmSync(target, { force: true });
  symlinkSync(words, target);
}
