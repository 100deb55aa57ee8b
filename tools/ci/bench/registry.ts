import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { remoteNames } from '@portal/contracts';
import { runCommand } from '@portal/start/command';
import { tryPort } from '@portal/start/machine';

export interface BenchRegistry {
  readonly url: string;
  readonly token: string;
  stop(): Promise<void>;
}

/** A registry of the sandbox's own, in which the sandbox's builds are on air. */
export async function registryWithBuilds(folder: string, version: string): Promise<BenchRegistry> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-registry-'));
  const port = await tryPort('127.0.0.1', 0);
  const [url, token] = [`http://127.0.0.1:${port}`, 'a-token-for-benches-only-0123456789'];
  const server = spawn(process.execPath, ['apps/registry/src/main.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, REGISTRY_TOKEN: token, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  const portal = async (...args: string[]): Promise<void> => {
    const { code, output } = await runCommand(process.execPath, ['apps/registry/src/portal.ts', ...args], {
      cwd: folder,
      env: { ...process.env, REGISTRY_URL: url, REGISTRY_TOKEN: token },
    });
    if (code !== 0) throw new Error(`portal ${args.join(' ')}: ${output}`);
  };
  try {
    for (const end = Date.now() + 60_000; !(await answers(url)); await sleep(100))
      if (Date.now() > end || server.exitCode !== null) throw new Error('the registry of the bench does not start');
    await portal('host', 'shell', '--from', 'apps/shell/dist');
    await portal('host', 'api');
    for (const name of remoteNames) await portal('publish', name, '--version', version, '--from', `apps/${name}/dist`, '--promote');
    return { url, token, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
