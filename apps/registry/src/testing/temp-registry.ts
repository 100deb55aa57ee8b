import type { AddressInfo } from 'node:net';
import type { AuditEntry, HostName, MoveInput, ReleaseBoard, RegistryState, RemoteName } from '@portal/contracts';
import { buildApp, type Deps } from '../app.ts';
import { checkGate, smallestSet } from '../gate/index.ts';
import type { ProbeResult } from '../probe/probe.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { openDiskStore } from '../store/disk-store.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { aHost, aRelease, type RecordParts } from './a-release.ts';

export { tempFolder } from './temp-folder.ts';

/** The root token of registries that tests start. */
export const TOKEN = 'secret-of-the-test';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export interface TempOptions extends Partial<Omit<Deps, 'store'>> {
  /** Releases are stored here; otherwise in memory. */
  folder?: string;
  /** Or in this store. */
  store?: ObjectStore;
  /** Hosts that leave an empty record at once, so that releases can be published: both. */
  hosts?: readonly HostName[];
}

/**
 * A registry in this process, without a port until `listen()` is asked. The gate is the real one. The probe is not: it finds every release good, or what
 * `probe: async () => ({ ok: false, problems: ['…'], routes: [], slots: [] })` says. The clock is `now`; health is judged when `tick()` is called.
 *
 *     const registry = await startRegistry();
 *     await registry.publish('1', aRelease({ text: 'one' }));
 *     await registry.promote('1');
 *     await registry.app.close();
 */
export async function startRegistry({ folder, store, hosts = ['shell', 'api'], ...deps }: TempOptions = {}) {
  const app = await buildApp({
    store: store ?? (folder === undefined ? openMemoryStore() : await openDiskStore(folder)),
    probe: async (): Promise<ProbeResult> => ({ ok: true, problems: [], routes: [], slots: [] }),
    gate: { checkGate, smallestSet },
    token: TOKEN,
    tickEvery: 0,
    ...deps,
  });
  const token = deps.token ?? TOKEN;
  const get = (url: string, as = token) => app.inject({ url, headers: bearer(as) });
  const send = (method: 'POST' | 'DELETE', url: string, body?: object, as = token) =>
    app.inject({ method, url, headers: bearer(as), ...(body === undefined ? {} : { payload: body }) });
  const move = (body: MoveInput, as?: string) => send('POST', '/moves', body, as);
  const temp = {
    app,
    /** A port of this machine; answers the address. */
    async listen(): Promise<string> {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    get,
    send,
    move,
    publish: (version: string, body: object = aRelease(), remote: RemoteName = 'chat', as?: string) => send('POST', `/releases/${remote}/${version}`, body, as),
    promote: (version: string, remote: RemoteName = 'chat', more: object = {}) => move({ do: 'promote', set: { [remote]: version }, ...more }),
    host: (host: HostName, version: string, parts: RecordParts = {}) => send('POST', `/hosts/${host}/${version}`, aHost(host, parts)),
    state: async () => (await get('/state')).json<RegistryState>(),
    board: async () => (await get('/board')).json<ReleaseBoard>(),
    /** Every line of the log that is stored, oldest first. */
    audit: async () => (await get('/audit?limit=1000')).json<{ list: AuditEntry[]; head: { n: number; hash: string } }>(),
    tick: () => app.registry.health.tick(),
  };
  if (deps.token !== undefined || !('token' in deps)) for (const host of hosts) if (!app.registry.hosts.live(host)) await temp.host(host, '1');
  return temp;
}
export type TempRegistry = Awaited<ReturnType<typeof startRegistry>>;
