// `npm run store:release -- chat`: keeps the remote's build of this commit for the journeys (src/stored-release.ts). Needed once for each number of the runtime (tools/federation/src/shared.ts).
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { remoteName } from '@portal/contracts';
import { root } from './src/portal.ts';
import { storedFile, storeRelease } from './src/stored-release.ts';

const named = remoteName.safeParse(process.argv[2]);
if (!named.success) {
  console.error('Say which remote: npm run store:release -- chat');
  process.exit(2);
}
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
if (git('status', '--porcelain') !== '') {
  console.error('What is stored names the commit it was built of: commit first.');
  process.exit(2);
}
execFileSync(process.execPath, [path.join(root, 'node_modules/nx/bin/nx.js'), 'build', named.data], { cwd: root, stdio: 'inherit' });
try {
  const { runtime, bytes } = storeRelease(named.data, path.join(root, 'apps', named.data, 'dist'), git('rev-parse', 'HEAD'));
  console.log(`${path.relative(root, storedFile(named.data, runtime))}: ${Math.round(bytes / 1024)} KB`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
