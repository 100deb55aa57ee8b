import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { badInput } from '../problem.ts';
import type { CheckedRelease } from '../releases/release-check.ts';
import type { Probe, ProbeResult } from './probe.ts';

const answer = z.object({
  ok: z.boolean(),
  problems: z.array(z.string()).default([]),
  routes: z.array(z.string()).default([]),
  slots: z.array(z.string()).default([]),
});

export interface ProbeLimits {
  /** Milliseconds until the child is killed. */
  deadline?: number;
  /** Heap of the child in MB. */
  memory?: number;
  /** Characters it may print. */
  output?: number;
}

/**
 * Runs the fake host on a candidate in a process of its own: reads nothing but the candidate, writes nothing, starts nothing, knows no variable of ours,
 * and is killed when it takes too long or says too much. `work`: a folder of ours, emptied at start.
 */
export async function openProbe(work: string, limits: ProbeLimits = {}): Promise<Probe> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  return async (release, program) => {
    const folder = await mkdtemp(path.join(await realpath(work), 'candidate-'));
    try {
      const file = path.join(folder, 'probe.cjs');
      await writeFile(file, program);
      const candidate = path.join(folder, 'release');
      await layOut(candidate, release);
      return resultOf(
        await runChild(['--permission', `--allow-fs-read=${folder}`, `--max-old-space-size=${limits.memory ?? 256}`, file, candidate], folder, limits),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

async function layOut(folder: string, { manifest, recordText, files }: CheckedRelease): Promise<void> {
  for (const side of ['client', 'server']) await mkdir(path.join(folder, side), { recursive: true });
  for (const [file, bytes] of [...files, ['release.json', manifest], ['record.json', recordText]] as const) await writeFile(path.join(folder, file), bytes);
}

/** Runs Node until it ends by itself; answers what it printed. Throws a Problem that says why there is no answer. */
function runChild(args: string[], cwd: string, { deadline = 20_000, output = 256 * 1024 }: ProbeLimits): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(process.execPath, args, { cwd, env: {}, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let complained = '';
  let stopped: string | undefined;
  const stop = (why: string) => {
    stopped ??= why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => stop(`it took longer than ${deadline / 1000} seconds`), deadline);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.length > output) stop('it printed too much');
  });
  // Only its beginning is shown; the rest is read so that the child is not held up by a full pipe.
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complained = (complained + text).slice(0, 4_000);
  });
  child.once('error', reject);
  child.once('close', (code, signal) => {
    clearTimeout(timer);
    if (stopped === undefined && code === 0) resolve(said);
    else reject(refusal(stopped ?? (signal ? `it was ended by ${signal}` : `it ended with code ${code}`), complained));
  });
  return promise;
}

const refusal = (why: string, complained = '') => {
  const line =
    complained
      .split('\n')
      .map((part) => part.trim())
      .find((part) => /^(\w*Error|FATAL ERROR)\b/.test(part)) ?? '';
  return badInput(`The release did not pass the probe: ${why}${line ? ` (${line.slice(0, 300)})` : ''}.`);
};

/** The program prints one line of JSON, last. */
function resultOf(said: string): ProbeResult {
  const line = said.trimEnd().split('\n').at(-1) ?? '';
  try {
    return answer.parse(JSON.parse(line));
  } catch {
    throw refusal('it printed no answer');
  }
}
