// The remotes' releases: a fresh build goes to the registry and becomes current; what an operator chose stays.
import { createHash, randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './command.ts';
import { Refusal } from './refusal.ts';

/** The remotes of the portal, each built by the project of its name. */
export const REMOTES = ['live-and-schedule', 'chat', 'newsfeed-and-social', 'content-and-news', 'account-and-missions', 'odds-and-tips'] as const;
export type Remote = (typeof REMOTES)[number];

/** Version of a build: the package's own, and a hash of what was built, so that the same bytes are the same release. */
export function versionOf(packageVersion: string, manifest: string): string {
  return `${packageVersion}-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`;
}

/** Reads the version of a remote's build, whose release.json lists the hash of every file. */
export async function builtVersion(root: string, remote: Remote): Promise<string> {
  const folder = path.join(root, 'apps', remote);
  const manifest = await readFile(path.join(folder, 'dist', 'release.json'), 'utf8').catch(() => {
    throw new Refusal(`${remote} has no build (apps/${remote}/dist/release.json is missing): delete apps/${remote}/dist and start again.`);
  });
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return versionOf(version, manifest);
}

/** The secret of those who publish: from REGISTRY_TOKEN, else made once and kept in the data folder. */
export async function registryToken(env: NodeJS.ProcessEnv, dataDir: string): Promise<string> {
  if (env['REGISTRY_TOKEN']) return env['REGISTRY_TOKEN'];
  const file = path.join(dataDir, 'registry-token');
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (kept !== '') return kept;
  const token = randomBytes(24).toString('base64url');
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return token;
}

type Publishing = { readonly root: string; readonly dataDir: string; readonly registryUrl: string; readonly env: NodeJS.ProcessEnv };

/** Remotes that have a current release. */
async function onAir(registryUrl: string): Promise<Set<string>> {
  const answer = await fetch(new URL('/state', registryUrl), { signal: AbortSignal.timeout(10_000) });
  const { remotes } = (await answer.json()) as { remotes: Readonly<Record<string, readonly unknown[] | undefined>> };
  return new Set(Object.keys(remotes).filter((remote) => remotes[remote]?.length));
}

/**
 * Publishes the builds that were not started here last time and makes them current. For the others the pointer stays
 * where it is, because an operator may have rolled back. Resolves to the remotes that moved.
 */
export async function publishReleases({ root, dataDir, registryUrl, env }: Publishing): Promise<Remote[]> {
  const file = path.join(dataDir, 'started-releases.json');
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<Record<Remote, string>>;
  const current = await onAir(registryUrl);
  const versions = await Promise.all(REMOTES.map(async (remote) => [remote, await builtVersion(root, remote)] as const));
  const fresh = versions.filter(([remote, version]) => known[remote] !== version || !current.has(remote));
  await Promise.all(
    fresh.map(async ([remote, version]) => {
      const args = ['apps/registry/src/portal.ts', 'publish', remote, '--from', `apps/${remote}/dist`, '--version', version, '--if-absent', '--promote', '--note', 'npm start'];
      const { code, output } = await runCommand(process.execPath, args, { cwd: root, env: { ...env, REGISTRY_URL: registryUrl } });
      if (code !== 0) throw new Refusal(`${remote} could not be published: ${output.trim().split('\n').at(-1) ?? `code ${code}`}`);
    }),
  );
  await writeFile(file, `${JSON.stringify(Object.fromEntries(versions), null, 2)}\n`);
  return fresh.map(([remote]) => remote);
}
