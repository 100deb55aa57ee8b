import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest, RemoteName } from '@portal/contracts';
import { sha384 } from '../release-check.ts';

/** A small built remote; `text` makes its bytes differ from another's. */
export function aRelease({ remote = 'chat' as RemoteName, text = 'one', manifest = {} as Partial<ReleaseManifest> } = {}) {
  const files: Record<string, string> = { 'client/remoteEntry.js': `export default '${text}';`, 'client/room.abc.css': '.room { color: red; }', 'server/remoteEntry.js': `module.exports = '${text}';` };
  const whole: ReleaseManifest = {
    name: remote, runtime: 1, entry: { client: 'remoteEntry.js', server: 'remoteEntry.js' }, css: ['room.abc.css'], js: [],
    files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, sha384(content)])), ...manifest,
  };
  return { manifest: JSON.stringify(whole), files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, Buffer.from(content).toString('base64')])) };
}

/** The same as a build leaves it on the disk. */
export async function writeBuild(folder: string, { manifest, files }: ReturnType<typeof aRelease>): Promise<string> {
  for (const side of ['client', 'server']) await mkdir(path.join(folder, side), { recursive: true });
  for (const [file, base64] of Object.entries(files)) await writeFile(path.join(folder, file), Buffer.from(base64, 'base64'));
  await writeFile(path.join(folder, 'release.json'), manifest);
  return folder;
}
