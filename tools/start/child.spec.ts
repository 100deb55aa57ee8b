import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './child.ts';
import { waitUntilReady } from './ready.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'child-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const program = (code: string) =>
  startChild({ name: 'api', command: process.execPath, args: ['-e', code], cwd: folder, env: process.env, logFile: path.join(folder, 'api.log') });
const NOBODY = 'http://127.0.0.1:9';

async function saying(child: ReturnType<typeof program>, words: string) {
  while ((await child.lastWords()) !== words) await sleep(20);
}

describe('a server that belongs to the start', () => {
  it('is asked to end and may clean up', async () => {
    const child = program("process.on('SIGTERM',()=>{console.log('closed');process.exit(0)});setInterval(()=>{},1e3);console.log('up')");
    await saying(child, 'up');
    await child.stop();
    expect(await child.ended).toEqual({ code: 0, signal: null });
    expect(await child.lastWords()).toBe('closed');
  });

  it('is made to end when it does not listen', async () => {
    const child = program("process.on('SIGTERM',()=>{});setInterval(()=>{},1e3);console.log('up')");
    await saying(child, 'up');
    await Promise.all([child.stop(100), child.stop(100)]);
    expect(await child.ended).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('that ends before it is ready is named with its last words and its log', async () => {
    const child = program("console.error('api: the data folder is in use by process 17');process.exit(3)");
    await expect(waitUntilReady(child, NOBODY, 10_000)).rejects.toThrow(
      `The api stopped (code 3): api: the data folder is in use by process 17 (log: ${child.logFile})`,
    );
  });

  it('that never becomes ready is named too', async () => {
    const child = program('setInterval(()=>{},1e3)');
    await expect(waitUntilReady(child, NOBODY, 300)).rejects.toThrow('The api was not ready after 0 s');
    await child.stop();
  });

  it('is ready once it answers 200, not while it answers 503', async () => {
    let asked = 0;
    const server = createServer((_, answer) => answer.writeHead((asked += 1) < 3 ? 503 : 200).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const child = program('setInterval(()=>{},1e3)');
    await waitUntilReady(child, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, 10_000);
    expect(asked).toBe(3);
    await child.stop();
    await new Promise((resolve) => server.close(resolve));
  });
});
