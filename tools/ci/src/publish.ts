import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@portal/contracts';
import { runCommand } from '@portal/start/command';
import { versionOf } from '@portal/start/releases';
import { sha384, type DeployedReleases } from './deployed.ts';

export interface Publishing {
  readonly root: string;
  readonly registryUrl: string;
  readonly deployed: DeployedReleases;
  readonly promote: boolean;
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

/** What became of the candidates. */
export interface Published {
  readonly published: readonly RemoteName[];
  readonly unchanged: readonly RemoteName[];
  readonly refused: readonly RemoteName[];
}

/** Whether a build is the very release that is on air: the hash of its `release.json` covers every file and the record. */
export async function isOnAir(root: string, name: RemoteName, deployed: DeployedReleases): Promise<boolean> {
  return sha384(await readFile(path.join(root, 'apps', name, 'dist/release.json'))) === deployed.get(name)?.pointer.integrity;
}

/** Publishes the builds that differ from what is on air. Each by itself: what the registry refuses keeps no other from being published. */
export async function publish(names: readonly RemoteName[], { root, registryUrl, deployed, promote, env, say }: Publishing): Promise<Published> {
  const result = { published: [] as RemoteName[], unchanged: [] as RemoteName[], refused: [] as RemoteName[] };
  for (const name of names) {
    if (await isOnAir(root, name, deployed)) {
      say(`${name}: built to the same bytes as ${deployed.get(name)?.pointer.version}, not published`);
      result.unchanged.push(name);
      continue;
    }
    const version = await builtVersion(root, name);
    const args = ['apps/registry/src/portal.ts', 'publish', name, '--version', version, '--from', `apps/${name}/dist`, ...(promote ? ['--promote'] : [])];
    const { code, output } = await runCommand(process.execPath, args, { cwd: root, env: { ...env, REGISTRY_URL: registryUrl } });
    say(code === 0 ? `${name} ${version}: published${promote ? ' and current' : ''}` : `${name} ${version}: refused\n${output.trim()}`);
    result[code === 0 ? 'published' : 'refused'].push(name);
  }
  return result;
}

/** The same bytes are the same version, whoever builds them. */
async function builtVersion(root: string, name: RemoteName): Promise<string> {
  const folder = path.join(root, 'apps', name);
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return versionOf(version, await readFile(path.join(folder, 'dist/release.json'), 'utf8'));
}
