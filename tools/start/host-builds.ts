// Shell and api leave records of themselves with the registry: releases are held against them.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './command.ts';
import { Refusal } from './refusal.ts';

/** A host as it is built now. `args`: where the command line finds what it leaves. */
export interface HostBuild {
  readonly host: 'shell' | 'api';
  readonly version: string;
  readonly args: readonly string[];
}

/** The api comes first: the shell asks it for things, not the other way round. */
export async function hostBuilds(root: string, dataDir: string): Promise<HostBuild[]> {
  return Promise.all([apiBuild(root, dataDir), shellBuild(root)]);
}

async function shellBuild(root: string): Promise<HostBuild> {
  const folder = path.join(root, 'apps/shell/dist');
  const parts = await Promise.all(
    ['record.json', 'probe.cjs'].map((file) =>
      readFile(path.join(folder, file)).catch(() => {
        throw new Refusal(`The shell's build is not whole (apps/shell/dist/${file} is missing): delete apps/shell/dist and start again.`);
      }),
    ),
  );
  return { host: 'shell', version: await versionOfHost(root, 'shell', parts), args: ['--from', folder] };
}

/** The api has no build: its source tells. */
async function apiBuild(root: string, dataDir: string): Promise<HostBuild> {
  const { code, output } = await runCommand(process.execPath, ['apps/api/src/record.ts'], { cwd: root });
  const record = output.split('\n').find((line) => line.startsWith('{'));
  if (code !== 0 || record === undefined)
    throw new Refusal(`The api does not tell its record (node apps/api/src/record.ts): ${output.trim().split('\n').at(-1) ?? `code ${code}`}`);
  const file = path.join(dataDir, 'api-record.json');
  await writeFile(file, record);
  return { host: 'api', version: await versionOfHost(root, 'api', [Buffer.from(record)]), args: ['--record', file] };
}

/** The package's own version, and a hash of what is left: the same bytes are the same version. */
async function versionOfHost(root: string, host: string, parts: readonly Buffer[]): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'apps', host, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}
