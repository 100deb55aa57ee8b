import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '../db/open.ts';
import { emptyServerDatabase, type DatabaseKind } from './databases.ts';

/** A database that outlives the process that works with it. */
export interface Place {
  /** By which a process finds it. */
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<Database>;
  remove(): Promise<unknown>;
}

export async function placeOf(kind: DatabaseKind): Promise<Place> {
  if (kind === 'postgres') {
    const { address, drop } = await emptyServerDatabase();
    return { env: { DATABASE_URL: address }, open: () => openDatabase({ dataDir: '', databaseUrl: address }), remove: drop };
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'killed-'));
  return { env: { DATA_DIR: dataDir }, open: () => openDatabase({ dataDir }), remove: () => rm(dataDir, { recursive: true }) };
}

/** Lets a worker (a file beside this one) run until it ends, or dies. What it said in whole lines, word by word; `code` null: it was killed. */
export async function run(
  worker: string,
  { env }: Place,
  given: Readonly<Record<string, string | number | undefined>>,
): Promise<{ said: readonly (readonly string[])[]; code: number | null }> {
  const named = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, worker)], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'test',
      ...Object.fromEntries(named),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  // A line that was cut off says nothing.
  const whole = text.split('\n').slice(0, -1);
  return { said: whole.map((line) => line.split(' ')), code };
}
