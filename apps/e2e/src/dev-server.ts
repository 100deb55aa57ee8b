import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@portal/server';
import { PATIENT, root } from './portal.ts';

const LEFT_OUT = new Set(['node_modules', 'dist', '.data', '.nx']);
/** A first compilation of shell and remote, on a machine that does other things too. Milliseconds. */
const PATIENCE = 240_000;

export interface DevServer {
  url: string;
  /** What it said at the terminal. */
  output(): string;
  /** Writes a file of the copied sources; the path is relative to the root. */
  write(file: string, text: string): void;
  read(file: string): string;
  stop(): Promise<number | null>;
}

/** A copy of the sources that a test may change, with this workspace's packages. */
function copyOfSources(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-dev-'));
  for (const part of ['package.json', 'nx.json', 'tsconfig.base.json', 'apps/chat', 'apps/shell', 'libs', 'tools']) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) });
  }
  for (const packages of ['node_modules', 'apps/chat/node_modules', 'apps/shell/node_modules']) {
    if (existsSync(path.join(root, packages))) symlinkSync(path.join(root, packages), path.join(folder, packages));
  }
  return folder;
}

/** `npm run dev -- --remote=chat` on a copy of the sources, before a registry and an api that run. It lives at the machine's time, by which the files that it watches are dated. `prepare` changes the copy first. */
export async function startDev({
  registryUrl,
  apiUrl,
  prepare,
}: {
  registryUrl: string;
  apiUrl: string;
  prepare(server: Pick<DevServer, 'read' | 'write'>): void;
}): Promise<DevServer> {
  const folder = copyOfSources();
  const files = {
    write: (file: string, text: string) => writeFileSync(path.join(folder, file), text),
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
  };
  prepare(files);
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(folder, 'tools/dev/dev.ts'), '--remote=chat'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: '',
      PATIENCE: PATIENT.PATIENCE,
      REGISTRY_URL: registryUrl,
      API_URL: apiUrl,
      PORT: String(port),
      DATA_DIR: path.join(folder, '.data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += String(data);
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill('SIGINT');
    const code = await ended;
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  for (const late = performance.now() + PATIENCE; !output.includes('Ready after'); await new Promise((resolve) => setTimeout(resolve, 100))) {
    if (child.exitCode === null && performance.now() < late) continue;
    await stop();
    throw new Error(`npm run dev does not start: ${output}`);
  }
  return { ...files, url: `http://127.0.0.1:${port}`, output: () => output, stop };
}
