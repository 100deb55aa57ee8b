import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/server';

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

function run(script: string, args: readonly string[], env: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, NODE_ENV: 'test', LOG_LEVEL: 'warn', ...env },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) =>
    child.on('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { child, output: () => output, ended };
}

async function ready(port: number, { output }: Run): Promise<void> {
  for (let tries = 0; tries < 900; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not ready: ${output()}`);
}

describe('the process', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'api-'));
  });
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('starts, keeps others from its data folder with one clear line, and closes cleanly', async () => {
    const port = await freePort();
    const env = { DATA_DIR: folder, PORT: String(port) };
    const first = run('main.ts', [], env);
    await ready(port, first);

    const second = run('main.ts', [], { ...env, PORT: '0' });
    const importing = run('import.ts', [import.meta.filename], env);
    expect([await second.ended, await importing.ended]).toEqual([1, 1]);
    for (const [name, { output }] of [
      ['api', second],
      ['import', importing],
    ] as const) {
      expect(output().trim()).toBe(
        `${name}: data folder ${folder} is in use by process ${first.child.pid}; stop that process or set DATA_DIR to another folder`,
      );
    }

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.output()).toBe('');
  });

  it('names a busy port in one line, and leaves the folder free', async () => {
    const port = await freePort();
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const { ended, output } = run('main.ts', [], { DATA_DIR: folder, PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output().trim()).toBe(`api: port ${port} is in use; stop what holds it or set PORT to another one`);
    server.close();
  });

  it('names a setting it cannot use and a data folder that is none, in one line', async () => {
    const bad = run('main.ts', [], { DATA_DIR: folder, PORT: 'football' });
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const none = run('main.ts', [], { DATA_DIR: file });
    expect([await bad.ended, await none.ended]).toEqual([1, 1]);
    expect(bad.output().trim()).toMatch(/^api: setting PORT: [^\n]+$/);
    expect(none.output().trim()).toMatch(/^api: [^\n]*is not a folder; set DATA_DIR to another one$/);
  });

  it('imports a file, names the line it could not read, and changes nothing the second time', async () => {
    const source = join(folder, 'cup.txt');
    writeFileSync(source, '= Friendly Cup 2026\n\n» Final\n\n  Sat Jul 4\n    15:00   Brazil   2-1 (1-0)   Japan\n    15:00   Brazil   2-x  Chile ???\n');
    const import_ = () => run('import.ts', [source], { DATA_DIR: folder });
    const first = import_();
    expect(await first.ended).toBe(0);
    expect(first.output()).toMatch(/cup\.txt: 1 matches/);
    expect(first.output()).toMatch(/cup\.txt:7: /);
    expect(first.output()).toMatch(/stored: 1 new/);
    expect(first.output()).toMatch(/on the schedule: 1 new or moved/);
    const second = import_();
    expect(await second.ended).toBe(0);
    expect(second.output()).toMatch(/nothing changed/);
  });

  it('says in one line that there is nothing at a path', async () => {
    const { ended, output } = run('import.ts', [join(folder, 'no-such-file')], { DATA_DIR: folder });
    expect(await ended).toBe(1);
    expect(output().trim()).toMatch(/^import: [^\n]*there is no such file or folder, or it may not be read$/);
  });
});
