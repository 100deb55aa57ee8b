// A whole little shell for the tests: the supervisor and its workers, whose pages run the code that a release would.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { createQuarantine } from '../quarantine.ts';
import { createDrain } from './drain.ts';
import { asRelease } from './guards.ts';
import { joinWatch } from './join.ts';
import { isWorker } from './link.ts';
import { supervise } from './supervisor.ts';

const log = { info: write, warn: write, error: write, fatal: write };
function write(about: object, line: string): void {
  process.stdout.write(`${JSON.stringify({ line, ...about })}\n`);
}

/** `/<version>?<code of chat>`: runs it, unless that version is quarantined. */
function work(): void {
  const link = joinWatch({ hangAfter: Number(process.env['HANG_AFTER']), log });
  const quarantine = createQuarantine(link);
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://fake');
    const version = decodeURIComponent(pathname.slice(1));
    if (version === 'end') process.kill(process.pid, 'SIGKILL');
    if (version === 'slow') {
      setTimeout(() => response.end(`slow ${process.pid}`), 500);
      return write({ version }, 'begins');
    }
    if (version === 'fault-of-1.2.3') return void response.end(JSON.stringify(quarantine.faultOf?.('chat', '1.2.3') ?? {}));
    if (!version || quarantine.has('chat', version, Number(process.env['SINCE'] ?? 7))) return void response.end(`without ${process.pid}`);
    const filename = `portal://registry/releases/chat/${encodeURIComponent(version)}/server/x.js`;
    // Standard output is written at once where it is a pipe: this line is out before a loop begins.
    write({ version }, 'begins');
    try {
      const run = runInThisContext(`(function (require) { ${decodeURIComponent(search.slice(1))} })`, { filename }) as (require: NodeJS.Require) => unknown;
      response.end(`${version} ${String(asRelease(filename, () => run(createRequire(import.meta.url))))} ${process.pid}`);
    } catch (error) {
      response.end(`failed ${error instanceof Error ? error.message : ''} ${process.pid}`);
    }
  });
  const drained = createDrain(server);
  link.onStop(() => void drained(2_000).then(() => process.exit(0)));
  if (process.env['NO_START']) {
    console.error('The shell cannot start: told so');
    process.exit(4);
  }
  link.serve(server);
}

async function main(): Promise<void> {
  const supervisor = await supervise({
    script: import.meta.filename,
    env: process.env,
    host: '127.0.0.1',
    port: 0,
    workers: Number(process.env['WORKERS'] ?? 1),
    folder: process.env['FOLDER'] ?? '',
    log,
  });
  process.once('SIGTERM', () => void supervisor.stop().then(() => process.exit(0)));
  void supervisor.failed.then((code) => process.exit(code));
  await supervisor.ready;
  write({ port: supervisor.port }, 'listens');
}

if (isWorker()) work();
else void main();
