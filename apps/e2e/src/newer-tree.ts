import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { linkPackages } from './link-packages.ts';
import { root } from './portal.ts';

const run = promisify(execFile);

/** Edits by file: each text stands there once, and becomes the other. */
export type Edits = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

/** The sources as they are now with edits in them, in a folder of their own with this workspace's packages: a portal of tomorrow. */
export async function newerTree(edits: Edits): Promise<string> {
  // Below the workspace, so that packages of the registry are found where they are.
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'test-results/newer-'));
  const copied = ['libs', 'tools/federation', 'apps', 'package.json', 'tsconfig.base.json', ':!apps/e2e', ':!*.spec.ts', ':!*.spec.tsx'];
  await run(
    'sh',
    ['-c', `git ls-files -z --cached --others --exclude-standard --deduplicate -- "$@" | tar -c --null -T - | tar -x -C "$FOLDER"`, 'sh', ...copied],
    {
      cwd: root,
      env: { ...process.env, FOLDER: folder },
    },
  );
  linkPackages(folder);
  for (const [file, changes] of Object.entries(edits)) {
    const target = path.join(folder, file);
    let text = readFileSync(target, 'utf8');
    for (const [from, to] of changes) {
      const pieces = text.split(from);
      if (pieces.length !== 2) throw new Error(`${file} has ${pieces.length - 1} times what is to be edited once: ${from}`);
      text = pieces.join(to);
    }
    writeFileSync(target, text);
  }
  return folder;
}
