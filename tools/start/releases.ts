// The remotes' releases: a fresh build goes to the registry and becomes current; what an operator chose stays.
import { createHash, randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './command.ts';
import { hostBuilds } from './host-builds.ts';
import { Refusal } from './refusal.ts';
import { whatIsThere } from './what-is-there.ts';

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

type Publishing = {
  readonly root: string;
  readonly dataDir: string;
  readonly registryUrl: string;
  readonly env: NodeJS.ProcessEnv;
  /** Those that are built; all, unless it is said. */
  readonly remotes?: readonly Remote[];
};

/** Versions by program, as the command line writes them. */
const listOf = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(',');

/**
 * Publishes the builds that were not started here last time and makes them current. For the others the pointer stays
 * where it is, because an operator may have rolled back or frozen it. Resolves to the programs that moved.
 *
 * A newer tree may change shell, api and remotes at once, and no half of it need fit the old other half. So each is sent
 * with the list of all that move, and the remotes become current in one step, before which everything is compared with everything.
 */
export async function publishReleases({ root, dataDir, registryUrl, env, remotes = REMOTES }: Publishing): Promise<string[]> {
  const file = path.join(dataDir, 'started-releases.json');
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<Record<Remote, string>>;
  const [there, hosts, versions] = await Promise.all([
    whatIsThere(registryUrl, env['REGISTRY_TOKEN'] ?? ''),
    hostBuilds(root, dataDir),
    Promise.all(remotes.map(async (remote) => [remote, await builtVersion(root, remote)] as const)),
  ]);
  const freshHosts = hosts.filter(({ host, version }) => there.hosts[host] !== version);
  const fresh = versions.filter(([remote, version]) => (known[remote] !== version || !there.current.has(remote)) && !there.frozen.has(remote));
  const set = Object.fromEntries(fresh);
  const along = listOf({ ...Object.fromEntries(freshHosts.map(({ host, version }) => [host, version])), ...set });
  const portal = async (what: string, ...args: string[]) => {
    const { code, output } = await runCommand(process.execPath, ['apps/registry/src/portal.ts', ...args, '--note', 'npm start'], {
      cwd: root,
      env: { ...env, REGISTRY_URL: registryUrl },
    });
    if (code !== 0) throw new Refusal(`${what}: ${saidBy(output) ?? `code ${code}`}`);
  };
  for (const { host, version, args } of freshHosts)
    await portal(`The registry does not take the record of the ${host}`, 'host', host, ...args, '--version', version, '--with', along);
  await Promise.all(
    fresh.map(([remote, version]) =>
      portal(`${remote} could not be published`, 'publish', remote, '--from', `apps/${remote}/dist`, '--version', version, '--if-absent', '--with', along),
    ),
  );
  if (fresh.length > 0) await portal('The new releases could not be made current', 'promote', '--set', listOf(set));
  await writeFile(file, `${JSON.stringify({ ...known, ...set }, null, 2)}\n`);
  return [...freshHosts.map(({ host }) => host), ...fresh.map(([remote]) => remote)];
}

/** What the command line says went wrong: its first line about it. */
export const saidBy = (output: string): string | undefined => {
  const lines = output.trim().split('\n').filter(Boolean);
  return (lines.find((line) => line.startsWith('portal: ') && !line.startsWith('portal: sending')) ?? lines.at(-1))?.replace(/^portal: /, '');
};
