import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registryState, releaseManifest, type RegistryState, type ReleasePointer, type RemoteName } from '@portal/contracts';
import { Refusal } from '@portal/start/refusal';

/** The release of a remote that visitors get now. */
export interface Deployed {
  readonly pointer: ReleasePointer;
  /** Commit that it was built from; empty when its publisher did not say. */
  readonly commit: string;
}
export type DeployedReleases = ReadonlyMap<RemoteName, Deployed>;

const PATIENCE = 20_000;
/** No release comes near it; a registry that answers more is not ours. */
const MOST_BYTES = 30 * 1024 * 1024;

const ask = async (url: URL, token: string): Promise<Response> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), headers: token === '' ? {} : { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Refusal(`The registry answers ${answer.status} to ${url.pathname}.`);
  return answer;
};

/** What is on air by a registry's word. Throws a Refusal when it cannot be asked: a run that publishes must not guess. */
export async function deployedReleases(registryUrl: string, token = ''): Promise<DeployedReleases> {
  const state: RegistryState = await ask(new URL('/state', registryUrl), token).then(
    async (answer) => registryState.parse(await answer.json()),
    (error: unknown) => {
      throw error instanceof Refusal ? error : new Refusal(`The registry ${registryUrl} does not answer: start it, or unset REGISTRY_URL to work without.`);
    },
  );
  const current = Object.entries(state.remotes).flatMap(([name, [pointer]]) => (pointer ? [{ name: name as RemoteName, pointer }] : []));
  const known = await Promise.all(
    current.map(async ({ name, pointer }) => [name, { pointer, commit: await commitOf(registryUrl, token, name, pointer) }] as const),
  );
  return new Map(known);
}

async function commitOf(registryUrl: string, token: string, name: RemoteName, { version }: ReleasePointer): Promise<string> {
  const { release } = (await (await ask(new URL(`/releases/${name}/${encodeURIComponent(version)}`, registryUrl), token)).json()) as {
    release?: { source?: { commit?: unknown } };
  };
  const commit = release?.source?.commit;
  return typeof commit === 'string' && /^[0-9a-f]{7,64}$/.test(commit) ? commit : '';
}

/** Brings a deployed release into `<folder>/<name>`, as its build had left it. Every byte is held against the pointer's hash. */
export async function fetchRelease(registryUrl: string, name: RemoteName, { pointer }: Deployed, folder: string, token = ''): Promise<void> {
  const home = path.join(folder, name);
  const base = new URL(pointer.base, registryUrl);
  let bytes = 0;
  const get = async (file: string, hash: string): Promise<Buffer> => {
    const content = Buffer.from(await (await ask(new URL(file, base), token)).arrayBuffer());
    bytes += content.length;
    if (bytes > MOST_BYTES) throw new Refusal(`${name} ${pointer.version} is larger than any release of ours.`);
    if (sha384(content) !== hash) throw new Refusal(`${name} ${pointer.version}: ${file} is not what the registry's pointer says.`);
    await mkdir(path.dirname(path.join(home, file)), { recursive: true });
    await writeFile(path.join(home, file), content);
    return content;
  };
  const manifest = releaseManifest.parse(JSON.parse((await get('release.json', pointer.integrity)).toString('utf8')));
  if (manifest.record) await get('record.json', manifest.record);
  for (const [file, hash] of Object.entries(manifest.files)) await get(file, hash);
}

export const sha384 = (bytes: Buffer | string): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
