import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@portal/contracts';
import { copyOfBuild } from './portal.ts';

const sha384 = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A copy of a built remote of which some scripts are changed and hashed anew: another version, without another build. `file` as in the manifest: `client/…`, `server/…`. */
export function alteredBuild(name: RemoteName, change: (text: string, file: string) => string): string {
  const folder = copyOfBuild(name);
  const manifest = path.join(folder, 'release.json');
  const release = JSON.parse(readFileSync(manifest, 'utf8')) as { files: Record<string, string> };
  let changed = 0;
  for (const file of Object.keys(release.files)) {
    if (!file.endsWith('.js')) continue;
    const before = readFileSync(path.join(folder, file), 'utf8');
    const after = change(before, file);
    if (after === before) continue;
    changed += 1;
    writeFileSync(path.join(folder, file), after);
    release.files[file] = sha384(Buffer.from(after));
  }
  if (changed === 0) throw new Error(`nothing of ${name} was changed`);
  writeFileSync(manifest, JSON.stringify(release));
  return folder;
}

/** Runs `code` before anything else of the remote does, on one side. */
export const beginningWith = (name: RemoteName, side: 'client' | 'server', code: string): string =>
  alteredBuild(name, (text, file) => (file === `${side}/remoteEntry.js` ? `${code}\n${text}` : text));
