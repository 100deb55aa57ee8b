// What benchmarks of the api run beside each other: the api from its sources, and a peer that does as little as can be done. Each is a process of its own, so that none has the others' work on its loop.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, lastWords } from '@portal/server';

export interface Running {
  /** http, on this machine. */
  readonly url: string;
  /** Ends it, and what it has written goes. */
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../..');
/** A first start seeds. Milliseconds. */
const PATIENCE = 180_000;
/** Who was asked to end has so long for it (ms). */
const GRACE = 8_000;

/** The api as in production, with the contents of a demonstration; in PGlite, or in the (empty) database of `DATABASE_URL`. */
export const startApi = (): Promise<Running> =>
  start('apps/api/src/main.ts', '/readyz', (folder) => ({
    NODE_ENV: 'production',
    DEMO: '1',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join(folder, 'data'),
  }));

/** Bare Fastify that answers `/0`, `/1`, … with these as JSON, and a bare ws server that says everything to all (`peer.ts`). */
export const startPeer = (answers: readonly unknown[] = []): Promise<Running> =>
  start('apps/e2e/bench/peer.ts', '/healthz', async (folder) => {
    const file = path.join(folder, 'answers.json');
    await writeFile(file, JSON.stringify(answers));
    return { NODE_ENV: 'production', ANSWERS: file };
  });

async function start(
  script: string,
  readyAt: string,
  settingsIn: (folder: string) => Record<string, string> | Promise<Record<string, string>>,
): Promise<Running> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = await settingsIn(folder);
  const child = spawn(process.execPath, [path.join(root, script)], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
    });
  const over = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!over()) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE);
      await ended;
      clearTimeout(timer);
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (const end = performance.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const answer = over() ? undefined : await fetch(url + readyAt).catch(() => undefined);
    if (answer?.ok) return { url, stop };
    if (!over() && performance.now() < end) continue;
    await stop();
    throw new Error(`${script} is not ready: ${lastWords(said)}`);
  }
}

/** For a peer: what it answers. */
export const answersFor = async (): Promise<unknown[]> => JSON.parse(await readFile(process.env['ANSWERS'] ?? '', 'utf8')) as unknown[];
