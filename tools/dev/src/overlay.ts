import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { registryState, remoteName, type RegistryState, type RemoteName } from '@portal/contracts';
import type { DevReleases } from './releases.ts';

interface Overlay {
  server: Server;
  /** Asks the registry behind; rejects when it does not answer. */
  refresh(): Promise<void>;
  /** Tells the shell of a new build. */
  changed(): void;
}
const NOTHING: RegistryState = { revision: 0, remotes: {}, canaries: {}, since: {}, previewKey: '' };

/**
 * What the shell takes for its registry: the one behind, with the remotes that run from source put over it. Reads are passed on, nothing is ever written there; without one behind
 * there are only the remotes from source.
 */
export function createOverlay({
  releases,
  behind,
  remotes,
  fetch = globalThis.fetch,
}: {
  releases: DevReleases;
  behind?: { url: string; token?: string | undefined } | undefined;
  /** From source. */
  remotes: readonly RemoteName[];
  fetch?: typeof globalThis.fetch;
}): Overlay {
  let known = NOTHING;
  let changes = 0;
  const listeners = new Set<ServerResponse>();

  const ask = (path: string) =>
    fetch(`${behind?.url}${path}`, { headers: behind?.token ? { authorization: `Bearer ${behind.token}` } : {}, signal: AbortSignal.timeout(10_000) });

  async function refresh(): Promise<void> {
    if (!behind) return;
    const response = await ask('/state');
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const next = registryState.parse(await response.json());
    if (JSON.stringify(next) === JSON.stringify(known)) return;
    known = next;
    changed();
  }

  /** A remote from source has one release and nothing to fall back to: an old one in its place would only confuse. */
  function state(): RegistryState {
    const own = Object.fromEntries(releases.all().map(([name, { pointer }]) => [name, [pointer]]));
    const without = <T>(table: Partial<Record<RemoteName, T>>) =>
      Object.fromEntries(Object.entries(table).filter(([name]) => !remotes.includes(name as RemoteName)));
    return {
      ...known,
      revision: known.revision + changes,
      remotes: { ...without(known.remotes), ...own },
      canaries: without(known.canaries),
      since: without(known.since),
    };
  }
  const event = () => `event: state\ndata: ${JSON.stringify(state())}\n\n`;
  function changed(): void {
    changes += 1;
    for (const listener of listeners) listener.write(event());
  }

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(event());
    listeners.add(response);
    const beat = setInterval(() => response.write(':\n\n'), 15_000);
    response.once('close', () => {
      clearInterval(beat);
      listeners.delete(response);
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (request.method !== 'GET')
      return send(response, request.url === '/reports' ? 202 : 403, { code: 40300, msg: 'Nothing is written to a registry from development' });
    if (path === '/state') return send(response, 200, state());
    if (path === '/events') return listen(response);
    if (path === '/readyz') return send(response, 200, { ready: true });
    const [, part, name = '', version = '', ...rest] = path.split('?', 1)[0]?.split('/').map(decodeURIComponent) ?? [];
    const remote = remoteName.safeParse(name);
    if (part === 'releases' && remote.success && remotes.includes(remote.data)) {
      const pointer = releases.pointer(remote.data, version);
      if (pointer && rest.length === 0) return send(response, 200, { pointer });
      const file = releases.file(remote.data, version, rest.join('/'));
      if (file) return void response.writeHead(200, { 'content-length': file.length }).end(file);
    }
    if (!behind) return send(response, 404, { code: 40400, msg: 'Not found' });
    const there = await ask(path);
    response
      .writeHead(there.status, { 'content-type': there.headers.get('content-type') ?? 'application/octet-stream' })
      .end(Buffer.from(await there.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, 502, { code: 50200, msg: `the registry does not answer: ${error instanceof Error ? error.message : String(error)}` });
    });
  });
  return { server, refresh, changed };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
