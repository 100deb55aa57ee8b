import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for one test; `remove` when it is over. */
export async function tempFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
