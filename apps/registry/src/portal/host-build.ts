import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from './usage.ts';

/** What a host leaves with the registry. `probe`: base64, the shell's alone. */
export interface HostBuild {
  record: string;
  probe?: string;
}

const run = promisify(execFile);
const read = (file: string, why: string) =>
  readFile(file).catch(() => {
    throw new UsageError(why);
  });

/** A shell's build folder: its record, and the fake host that releases are tried in. */
export async function builtShell(folder: string): Promise<HostBuild> {
  const part = (file: string) => read(path.join(folder, file), `${folder} holds no ${file}; build the shell first`);
  // One after the other: where both are missing, it is always the same one that is told of.
  const record = await part('record.json');
  const probe = await part('probe.cjs');
  return { record: record.toString('utf8'), probe: probe.toString('base64') };
}

/** The api runs from its source, so its record is asked of the source; or is read from a file where there is none. */
export async function apiRecord(cwd: string, file: string | undefined): Promise<HostBuild> {
  if (file !== undefined) return { record: (await read(path.resolve(cwd, file), `${file} cannot be read`)).toString('utf8') };
  const program = path.join('apps', 'api', 'src', 'record.ts');
  try {
    const { stdout } = await run(process.execPath, [program], { cwd, timeout: 120_000, maxBuffer: 32 * 1024 * 1024 });
    return { record: stdout.trim() };
  } catch (error) {
    const lines = ((error as { stderr?: string }).stderr ?? '').split('\n').map((line) => line.trim());
    const why = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.find(Boolean) ?? 'it ended without a word';
    throw new UsageError(`${program} did not print the api's record (${why}); run this at the root of the repository, or give --record <file>`);
  }
}

/**
 * A host that is given no version gets its package's and a hash of its bytes: the same build is the same version. The api's own `record.ts --version` says the same.
 */
export async function hostVersion(root: string, { record, probe = '' }: HostBuild): Promise<string> {
  const version = await readFile(path.join(root, 'package.json'), 'utf8')
    .then((text) => (JSON.parse(text) as { version?: unknown }).version)
    .catch(() => undefined);
  return `${typeof version === 'string' ? version : '0.0.0'}-${createHash('sha256').update(record).update(probe).digest('hex').slice(0, 12)}`;
}
