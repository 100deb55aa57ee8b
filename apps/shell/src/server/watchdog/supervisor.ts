import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { RemoteName } from '@portal/contracts';
import type { Fault, LastWords } from './fault.ts';
import { createHanding } from './handing.ts';
import type { FromWorker } from './messages.ts';
import { createQuarantineBook } from './quarantine-book.ts';
import { createRestarts } from './restarts.ts';
import { startWorker, type Ending, type WorkerProcess } from './worker-process.ts';

interface Log {
  info(about: object, line: string): void;
  warn(about: object, line: string): void;
  error(about: object, line: string): void;
}
export interface SupervisorOptions {
  /** What a worker runs: the server's own file. */
  script: string;
  env: NodeJS.ProcessEnv;
  host: string;
  port: number;
  workers: number;
  /** Where the list of quarantined releases is kept. */
  folder: string;
  log: Log;
  /** A worker that has not finished by then is ended. Milliseconds. */
  stopPatience?: number;
}
export interface Supervisor {
  port: number;
  /** All first workers answer. */
  ready: Promise<void>;
  /** A first worker gave up, with this code; it has said why. Later ones are tried again and again. */
  failed: Promise<number>;
  stop(): Promise<void>;
}

/**
 * Owns the port and a number of render workers, and runs no code of a release. It accepts connections and hands them on, so that the port stays open whatever a worker does (a port shared by
 * node:cluster closes with its last worker). A worker that ends is replaced; the release that ended it is quarantined.
 * Rejects when the port cannot be had.
 */
export async function supervise({ script, env, host, port, workers: count, folder, log, stopPatience = 8_000 }: SupervisorOptions): Promise<Supervisor> {
  const book = createQuarantineBook({ folder, warn: (err, line) => log.warn({ err }, line) });
  const restarts = createRestarts();
  const handing = createHanding<Socket>({ turnAway: (socket) => socket.destroy() });
  /** `spare`: it finishes what it has, another takes its place. `faults`: releases it failed by, and the revision: quarantined. */
  const workers = new Map<WorkerProcess, { ready: boolean; spare: boolean; faults: Set<string> }>();
  const since = new Map<RemoteName, number>();
  let stopping: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const ready = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<number>();
  let everReady = false;

  const all = () => [...workers];
  const serving = () =>
    all()
      .filter(([, { ready, spare }]) => ready && !spare)
      .map(([worker]) => worker);

  /** As many as there should be, spare ones not counted. */
  function fill(): void {
    if (stopping) return;
    for (let missing = count - all().filter(([, { spare }]) => !spare).length; missing > 0; missing -= 1) {
      workers.set(startWorker({ script, env, quarantined: book.list(), now: Date.now }, { onMessage, onFault, onEnd }), {
        ready: false,
        spare: false,
        faults: new Set(),
      });
    }
  }

  function onMessage(worker: WorkerProcess, message: FromWorker): void {
    const state = workers.get(worker);
    if (!state) return;
    switch (message.say) {
      case 'ready':
        return becomeReady(worker, state);
      case 'taken':
        return void handing.taken(worker)?.destroy();
      case 'since':
        return void since.set(message.remote, message.since);
    }
  }

  function becomeReady(worker: WorkerProcess, state: { ready: boolean }): void {
    state.ready = true;
    worker.send({ say: 'quarantine', list: [...book.list()] });
    handing.join(worker);
    if (serving().length < count) return;
    everReady = true;
    ready.resolve();
    for (const [other, { spare }] of all()) if (spare) other.send({ say: 'stop' });
  }

  function onFault(worker: WorkerProcess, { kind, culprit, message, then }: Fault & Pick<LastWords, 'then'>): void {
    const state = workers.get(worker);
    const release = culprit && `${culprit.remote}@${culprit.version}`;
    const at = culprit && (since.get(culprit.remote) ?? -1);
    // A timer that throws again and again is one fault, until its release is put on air anew.
    if (!state || (state.faults.has(`${release} ${at}`) && then !== 'ends')) return;
    if (culprit && at !== null) {
      book.add({ kind, culprit, message, at: new Date().toISOString(), since: at });
      state.faults.add(`${release} ${at}`);
      for (const one of serving()) one.send({ say: 'quarantine', list: [...book.list()] });
    }
    log.error(
      { pid: worker.pid, fault: kind, ...(culprit && { remote: culprit.remote, version: culprit.version }), message },
      release ? `${release} is quarantined` : 'a worker fails, and no release can be named for it',
    );
    if (then !== 'replace' || state.spare) return;
    state.spare = true;
    handing.spare(worker);
    fill();
  }

  function onEnd(worker: WorkerProcess, { code, signal }: Ending): void {
    const state = workers.get(worker);
    workers.delete(worker);
    handing.leave(worker);
    if (!state || stopping || state.spare) return;
    if (!everReady && state.faults.size === 0) return failed.resolve(code || 1);
    const wait = restarts.waitAfter({ lived: Date.now() - worker.started, cured: state.faults.size > 0 });
    log.warn({ pid: worker.pid, ...(signal ? { signal } : { code }), wait }, 'a worker ended; another takes its place');
    clearTimeout(timer);
    timer = setTimeout(fill, wait);
  }

  const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    handing.add(socket);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host, port }, resolve));

  async function stop(): Promise<void> {
    clearTimeout(timer);
    server.close();
    handing.close();
    for (const [worker] of workers) worker.send({ say: 'stop' });
    const late = Date.now() + stopPatience;
    while (workers.size > 0 && Date.now() < late) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const [worker] of workers) worker.kill('SIGKILL');
  }
  fill();
  return { port: (server.address() as AddressInfo).port, ready: ready.promise, failed: failed.promise, stop: () => (stopping ??= stop()) };
}
