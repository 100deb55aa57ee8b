import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { linkPackages } from './link-packages.ts';
import { root } from './portal.ts';

const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();

/** What leaves a record of a build: the registry takes no release without one, so no commit before it can be served. */
const RECORDS = 'tools/federation/src/record/build-record.ts';

/**
 * The sources of an older commit in a folder of their own, with this workspace's packages: the newest commit in which a remote's sources, or those of the libs it is
 * built from, differ from today's. Its libs are its own: the older tree is built as it was. Throws where the clone has no history.
 */
export async function olderTree(project: string): Promise<{ commit: string; folder: string }> {
  const commits = (await git('log', '--format=%H', '--', `apps/${project}/src`, 'libs')).split('\n').filter(Boolean);
  const now = await git('rev-parse', `HEAD:apps/${project}/src`);
  for (const commit of commits) {
    const then = await git('rev-parse', `${commit}:apps/${project}/src`).catch(() => '');
    const buildable = await git('cat-file', '-e', `${commit}:${RECORDS}`).then(
      () => true,
      () => false,
    );
    if (!buildable || !then || then === now) continue;
    // Below the workspace, so that packages of the registry are found where they are.
    mkdirSync(path.join(root, 'test-results'), { recursive: true });
    const folder = mkdtempSync(path.join(root, 'test-results/older-'));
    await run('sh', ['-c', `git archive ${commit} | tar -x -C "${folder}"`], { cwd: root });
    linkPackages(folder);
    return { commit, folder };
  }
  throw new Error('no older commit to build from: this test needs the history (a clone that is not shallow)');
}
