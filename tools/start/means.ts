// What a run of tests works with, and what is gone when it ends.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireTools } from './debian.ts';
import { environmentOf } from './phases.ts';
import { startPostgres } from './postgres.ts';
import { step } from './progress.ts';
import { lineOf } from './refusal.ts';

export interface Means {
  /** Of the workspace. */
  readonly root: string;
  /** Names Chromium, a PostgreSQL of its own and where reports go. */
  readonly env: NodeJS.ProcessEnv;
  /** Folder of the reports. */
  readonly reports: string;
  /** Ctrl-C. */
  readonly signal: AbortSignal;
}

/** Gets them ready, works, puts them away, and ends this process with the code that the work answers: 130 when it was stopped, 1 with one line when it could not be done. */
export async function withMeans(work: (means: Means) => Promise<number>): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..');
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  const { signal } = stopping;
  const reports = await mkdtemp(path.join(tmpdir(), 'khan-dai-test-'));
  try {
    const tools = await step('Chromium, PostgreSQL and ffmpeg', (say) => requireTools({ env: process.env, cwd: root, signal, say }));
    const postgres = await step('temporary PostgreSQL', () => startPostgres(tools.postgres));
    try {
      process.exitCode = await work({ root, env: environmentOf(reports, tools.chromium, postgres.url), reports, signal });
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    console.error(lineOf(error));
    process.exitCode = 1;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  if (signal.aborted) process.exitCode = 130;
}
