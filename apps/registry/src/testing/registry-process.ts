import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { AuditEntry, MoveInput } from '@portal/contracts';
import { TOKEN } from './temp-registry.ts';

/** The registry as it runs in production: a process of its own on a data folder, with the real store, probe and gate. */
export async function spawnRegistry(dataDir: string, env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
      PORT: '0',
      REGISTRY_TOKEN: TOKEN,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (text: string) => {
      said += text;
      const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.setEncoding('utf8').on('data', listen);
    child.stderr?.setEncoding('utf8').on('data', listen);
    child.once('exit', () => reject(new Error(`the registry ended: ${said}`)));
  });
  const send = async (method: string, at: string, body?: object) => {
    const response = await fetch(url + at, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, json: (await response.json()) as unknown };
  };
  return {
    url,
    get: async <Json>(at: string) => (await send('GET', at)).json as Json,
    post: (at: string, body: object) => send('POST', at, body),
    move: (body: MoveInput) => send('POST', '/moves', body),
    audit: async () => (await send('GET', '/audit?limit=1000')).json as { list: AuditEntry[]; head: { n: number; hash: string } },
    get said() {
      return said;
    },
    async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM') {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
export type RegistryProcess = Awaited<ReturnType<typeof spawnRegistry>>;
