import { Refusal } from './refusal.ts';

/** What a registry has on air. */
export interface There {
  /** Remotes that have a current release. */
  readonly current: ReadonlySet<string>;
  /** Remotes that an operator froze: nothing new becomes current there. */
  readonly frozen: ReadonlySet<string>;
  /** Versions of the hosts' live records, by name. */
  readonly hosts: Readonly<Record<string, string>>;
}

interface Board {
  remotes: { remote: string; current: object | null; frozen: object | null }[];
  hosts: { host: string; version: string }[];
}

/** Asks a registry what is on air. Throws a Refusal with one line. */
export async function whatIsThere(registryUrl: string, token: string): Promise<There> {
  const answer = await fetch(new URL('/board', registryUrl), { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(10_000) });
  if (!answer.ok)
    throw new Refusal(
      `The registry does not say what is on air (HTTP ${answer.status}): ${answer.status === 401 || answer.status === 403 ? 'REGISTRY_TOKEN is not its token.' : 'its log tells why.'}`,
    );
  const { remotes, hosts } = (await answer.json()) as Board;
  const named = (chosen: Board['remotes']) => new Set(chosen.map(({ remote }) => remote));
  return {
    current: named(remotes.filter(({ current }) => current)),
    frozen: named(remotes.filter(({ frozen }) => frozen)),
    hosts: Object.fromEntries(hosts.map(({ host, version }) => [host, version])),
  };
}
