// A PostgreSQL of our own for the length of a test run: new, on a free port of this machine only, gone afterwards.
import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './child.ts';
import { tryPort } from './machine.ts';
import { Refusal } from './refusal.ts';

export type TemporaryPostgres = {
  readonly url: string;
  stop(): Promise<void>;
};

const HOST = '127.0.0.1';
const PATIENCE = 30_000;

/** PostgreSQL refuses to run as root, so it runs as the user that Debian's package made for it. */
function owner(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new Refusal('PostgreSQL does not run as root and there is no user postgres: run the tests as another user, or install postgresql by apt.');
  }
}

/** Starts a server without fsync: fast, and worth nothing after a power cut. `programs` is the folder of initdb and postgres. */
export async function startPostgres(programs: string): Promise<TemporaryPostgres> {
  const as = owner();
  const folder = await mkdtemp(path.join(tmpdir(), 'khan-dai-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await chmod(folder, 0o700);
    if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
    const data = path.join(folder, 'data');
    const run = { cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' }, ...as };
    execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'portal', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], {
      ...run,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const port = await tryPort(HOST, 0);
    const settings = {
      listen_addresses: HOST,
      port,
      unix_socket_directories: '',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      wal_level: 'minimal',
      max_wal_senders: 0,
      max_connections: 300,
      dynamic_shared_memory_type: 'mmap',
    };
    const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
    const server = startChild({
      name: 'PostgreSQL',
      command: path.join(programs, 'postgres'),
      args,
      logFile: path.join(folder, 'log'),
      stopSignal: 'SIGINT',
      ...run,
    });
    let over = false;
    void server.ended.then(() => (over = true));
    const deadline = Date.now() + PATIENCE;
    while (!(await accepts(path.join(programs, 'pg_isready'), port))) {
      if (over || Date.now() > deadline) {
        const words = await server.lastWords();
        await server.stop();
        throw new Refusal(`The temporary PostgreSQL did not start: ${words}`);
      }
      await sleep(100);
    }
    return {
      url: `postgres://portal@${HOST}:${port}/postgres`,
      stop: async () => {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function accepts(isReady: string, port: number): Promise<boolean> {
  try {
    execFileSync(isReady, ['-q', '-h', HOST, '-p', String(port)], { stdio: 'ignore', timeout: 3000 });
    return true;
  } catch {
    return false;
  }
}
