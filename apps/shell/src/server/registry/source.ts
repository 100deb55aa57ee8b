import { z } from 'zod';
import { registryState, releasePointer, type RegistryState, type ReleasePointer, type RemoteName } from '@portal/contracts';

/** How long one answer may take, and how large it may be. The stream of changes has no end and its own watch. */
const PATIENCE = 10_000;
export const LARGEST_STATE = 4 * 1024 * 1024;
const described = z.object({ pointer: releasePointer });

/** An answer that is none: `status` is the registry's. */
export class Refused extends Error {
  readonly status: number;
  constructor(path: string, status: number) {
    super(`${path}: HTTP ${status}`);
    this.name = 'Refused';
    this.status = status;
  }
}

/** Everything the shell asks of the registry, and the only place that knows its paths. */
export interface Source {
  state(): Promise<RegistryState>;
  /** The stream of changes, as it arrives; ends when the registry or `signal` ends it. */
  events(signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  /** A file by its path; more than `most` bytes is an error. */
  file(path: string, most: number): Promise<Buffer>;
  /** Where a version is; undefined: the registry never had it. */
  pointer(name: RemoteName, version: string): Promise<ReleasePointer | undefined>;
}

export function createSource({ url, token, fetch = globalThis.fetch }: { url: string; token?: string | undefined; fetch?: typeof globalThis.fetch }): Source {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};

  async function ask(path: string, signal: AbortSignal, more: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(url + path, { headers: { ...headers, ...more }, signal, redirect: 'error' });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Refused(path, response.status);
  }
  async function file(path: string, most: number): Promise<Buffer> {
    const { body } = await ask(path, AbortSignal.timeout(PATIENCE));
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > most) throw new Error(`${path} is larger than ${most} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
  const json = async (path: string): Promise<unknown> => JSON.parse((await file(path, LARGEST_STATE)).toString('utf8'));

  return {
    file,
    state: async () => registryState.parse(await json('/state')),
    async events(signal) {
      const { body } = await ask('/events', signal, { accept: 'text/event-stream' });
      if (!body) throw new Error('/events: no stream');
      return body;
    },
    async pointer(name, version) {
      try {
        return described.parse(await json(`/releases/${name}/${encodeURIComponent(version)}`)).pointer;
      } catch (error) {
        if (error instanceof Refused && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
