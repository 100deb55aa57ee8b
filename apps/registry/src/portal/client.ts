import { refusal, registryState, type RegistryState, type RemoteName } from '@portal/contracts';

/** The registry said no, or did not answer; `message` is one line for a person. */
export class RegistryRefused extends Error {}

export interface RegistryClient {
  state(): Promise<RegistryState>;
  has(remote: RemoteName, version: string): Promise<boolean>;
  /** True when it was new, false when the registry had the same bytes already. */
  publish(remote: RemoteName, version: string, body: { manifest: string; files: Record<string, string> }): Promise<boolean>;
  promote(remote: RemoteName, body: { version: string; ifRevision?: number; by: string; note: string }): Promise<RegistryState>;
}

/** Speaks to a running registry. Every failure is a RegistryRefused. */
export function registryClient({ url, token }: { url: string; token: string | undefined }): RegistryClient {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(new URL(path, url), { ...init, signal: AbortSignal.timeout(60_000) });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? (error.cause as NodeJS.ErrnoException).code ?? error.cause.message : String(error);
      throw new RegistryRefused(`no registry answers at ${url} (${cause}); is it running? REGISTRY_URL says where to look`);
    }
  }
  async function send(path: string, body: unknown): Promise<unknown> {
    if (!token) throw new RegistryRefused('REGISTRY_TOKEN is not set; it must be the token the registry was started with');
    const response = await ask(path, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify(body) });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    throw new RegistryRefused(refusal.safeParse(answer).data?.msg ?? `the registry answered ${response.status}`);
  }
  const stateIn = (json: unknown) => {
    const parsed = registryState.safeParse(json);
    if (!parsed.success) throw new RegistryRefused(`what answers at ${url} is not a registry`);
    return parsed.data;
  };
  return {
    state: async () => stateIn(await (await ask('/state')).json().catch(() => undefined)),
    has: async (remote, version) => (await ask(`/releases/${remote}/${encodeURIComponent(version)}/release.json`, { method: 'HEAD' })).ok,
    publish: async (remote, version, body) => {
      const { data } = (await send(`/releases/${remote}/${encodeURIComponent(version)}`, body)) as { data: { stored: boolean } };
      return data.stored;
    },
    promote: async (remote, body) => stateIn(((await send(`/pointers/${remote}`, body)) as { data: unknown }).data),
  };
}
