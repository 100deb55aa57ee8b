import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resourceCalls } from '@portal/contracts/resource';
import type { ManualClock } from './clocks.ts';
import { sentFile } from './sent-file.ts';
import { until } from './stomp-client.ts';
import type { TestApp } from './test-app.ts';

const run = promisify(execFile);

/** What phones and browsers send, made here: `args` say of what. */
const made = new Map<string, Promise<Buffer>>();
export function film(name: string, ...args: string[]): Promise<Buffer> {
  const key = [name, ...args].join(' ');
  const making =
    made.get(key) ??
    (async () => {
      const folder = await mkdtemp(join(tmpdir(), 'khan-dai-film-'));
      try {
        await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', ...args, join(folder, name)]);
        return await readFile(join(folder, name));
      } finally {
        await rm(folder, { recursive: true });
      }
    })();
  made.set(key, making);
  return making;
}
export const small = () => film('a.mp4', '-i', 'testsrc=size=160x90:rate=5:duration=1');
/** Held upright: the matrix of the picture's track turns it (ISO 14496-12, 8.3.2). */
export function turned(film: Buffer): Buffer {
  const bytes = Buffer.from(film);
  const matrix = bytes.indexOf('tkhd') + 44;
  [0, 1 << 16, 0, -(1 << 16), 0, 0, 0, 0, 1 << 30].forEach((value, index) => bytes.writeInt32BE(value, matrix + 4 * index));
  return bytes;
}
/** One that says nothing of its length, as a browser records it. */
export const endless = (seconds: number) =>
  film('a.mkv', '-i', `color=size=32x32:rate=1:duration=${seconds}`, '-c:v', 'libvpx', '-deadline', 'realtime', '-f', 'matroska', '-live', '1');

export const send = (api: TestApp<ManualClock>, token: string | undefined, bytes: Uint8Array) => sentFile(api, bytes, { token, name: 'a.mp4' });

/** Asks until it is drawn, or is not to be. */
export async function settled(api: TestApp<ManualClock>, token: string, url: string) {
  const ask = async () => (await api.call(resourceCalls.uploaded, { url }, { token })).body.data;
  let answer = await ask();
  await until(async () => {
    answer = await ask();
    return answer.state !== 'working';
  }, `${url} is drawn`);
  return answer;
}

/** A folder of temporary files that is this test's own: `left` tells what was received and lies there still. */
export async function ownTemporary(): Promise<{ folder: string; left: () => Promise<string[]>; end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'khan-dai-received-'));
  const { TMPDIR: before } = process.env;
  process.env['TMPDIR'] = folder;
  return {
    folder,
    left: async () => (await readdir(folder)).filter((name) => name.startsWith('khan-dai-video-')),
    async end() {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      await rm(folder, { recursive: true });
    },
  };
}
