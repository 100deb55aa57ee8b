import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RegistryState, RemoteName } from '@portal/contracts';
import { buildApp, type Deps } from '../app.ts';
import { openDiskStore } from '../disk-store.ts';
import type { Rename } from '../durable.ts';
import type { PointerMove } from '../pointer-book.ts';
import { aRelease } from './a-release.ts';

export const TOKEN = 'secret-of-the-test';
const bearer = { authorization: `Bearer ${TOKEN}` };

/** A folder for one test; `remove` when it is over. */
export async function tempFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function history(folder: string): Promise<PointerMove[]> {
  const text = await readFile(path.join(folder, 'history.jsonl'), 'utf8');
  return text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as PointerMove);
}

/** A registry on a folder, and the few things every test does with it. */
export async function startRegistry(folder: string, { move, ...deps }: Partial<Deps> & { move?: Rename } = {}) {
  const app: FastifyInstance = await buildApp({ store: await openDiskStore(folder, move && { move }), token: TOKEN, ...deps });
  return {
    app,
    get: (url: string) => app.inject({ url }),
    state: async () => (await app.inject({ url: '/state' })).json<RegistryState>(),
    publish: (version: string, body: unknown = aRelease(), remote: RemoteName = 'chat', headers: Record<string, string> = bearer) =>
      app.inject({ method: 'POST', url: `/releases/${remote}/${version}`, headers, payload: body as object }),
    promote: (version: string, extra: object = {}, remote: RemoteName = 'chat', headers: Record<string, string> = bearer) =>
      app.inject({ method: 'POST', url: `/pointers/${remote}`, headers, payload: { version, ...extra } }),
  };
}
export type TempRegistry = Awaited<ReturnType<typeof startRegistry>>;
