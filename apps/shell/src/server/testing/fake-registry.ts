import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RegistryState, ReleasePointer, RemoteName } from '@portal/contracts';
import { RUNTIME } from '../../federation/runtime-number.ts';
import { sha384 } from '../registry/known-release.ts';

/** A registry as a shell sees it: state, stream and files over HTTP, and whatever can go wrong with them. */
export async function fakeRegistry() {
  const files = new Map<string, Buffer>();
  const pointers = new Map<string, ReleasePointer>();
  const streams = new Set<ServerResponse>();
  const asked: string[] = [];
  const tokens = new Set<string | undefined>();
  let state: RegistryState = { revision: 1, remotes: {}, canaries: {}, since: {}, previewKey: '' };
  /** down: nothing answers. silent: the stream opens and says nothing. Paths in `failing` answer 500, those in `hanging` never. */
  const trouble = { down: false, silent: false, failing: new Set<string>(), hanging: new Set<string>() };

  const tell = (stream: ServerResponse) => {
    stream.write(`event: state\ndata: ${JSON.stringify(state)}\n\n`);
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    tokens.add(request.headers.authorization);
    if (trouble.down) return void request.socket.destroy();
    if (trouble.failing.has(path)) return void response.writeHead(500).end();
    if (trouble.hanging.has(path)) return;
    if (path === '/state') return void response.end(JSON.stringify(state));
    if (path === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': hello\n\n');
      if (trouble.silent) return;
      streams.add(response);
      response.on('close', () => streams.delete(response));
      return tell(response);
    }
    const [, , name, version, ...rest] = path.split('/');
    const pointer = pointers.get(`${name}@${decodeURIComponent(version ?? '')}`);
    if (rest.length === 0 && pointer) return void response.end(JSON.stringify({ pointer, release: {} }));
    const body = files.get(path);
    response.writeHead(body ? 200 : 404).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    tokens,
    trouble,
    files,
    streams: () => streams.size,
    /** For a release whose files were put there by hand. */
    addPointer(name: RemoteName, version: string, pointer: ReleasePointer): void {
      pointers.set(`${name}@${version}`, pointer);
    },
    get state() {
      return state;
    },
    /** Puts a release there; nobody gets it yet. `more`: further files of it. */
    publish(name: RemoteName, version: string, more: Record<string, string> = {}, runtime = RUNTIME): ReleasePointer {
      const base = `/releases/${name}/${version}/`;
      const all = { 'client/remoteEntry.js': `client ${name} ${version}`, 'server/remoteEntry.js': `server ${name} ${version}`, ...more };
      for (const [file, text] of Object.entries(all)) files.set(base + file, Buffer.from(text));
      const manifest = Buffer.from(
        JSON.stringify({
          name,
          runtime,
          entry: { client: 'remoteEntry.js', server: 'remoteEntry.js' },
          css: [],
          js: [],
          files: Object.fromEntries(Object.entries(all).map(([file, text]) => [file, sha384(Buffer.from(text))])),
        }),
      );
      files.set(`${base}release.json`, manifest);
      const pointer = { version, base, integrity: sha384(manifest) };
      pointers.set(`${name}@${version}`, pointer);
      return pointer;
    },
    /** Another state, told to every stream. */
    set(next: Partial<RegistryState>): void {
      state = { ...state, revision: state.revision + 1, ...next };
      for (const stream of streams) tell(stream);
    },
    /** Another state, of which no stream hears. */
    setQuietly(next: Partial<RegistryState>): void {
      state = { ...state, revision: state.revision + 1, ...next };
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
    endStreams(): void {
      for (const stream of streams) stream.destroy();
    },
  };
}
export type FakeRegistry = Awaited<ReturnType<typeof fakeRegistry>>;
