import { fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { faultIn, type Fault, type LastWords } from './fault.ts';
import type { Taker } from './handing.ts';
import { FAULTS_FD, QUARANTINE, WORKER, type FromWorker, type Quarantined, type ToWorker } from './messages.ts';

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}
interface Events {
  onMessage(worker: WorkerProcess, message: FromWorker): void;
  onFault(worker: WorkerProcess, fault: Fault & Pick<LastWords, 'then'>): void;
  /** Once, after everything it wrote was read. */
  onEnd(worker: WorkerProcess, ending: Ending): void;
}
export interface WorkerProcess extends Taker<Socket> {
  readonly pid: number | undefined;
  readonly started: number;
  send(message: ToWorker): void;
  kill(signal: NodeJS.Signals): void;
}

/** One render worker as the supervisor has it. */
export function startWorker(
  { script, env, quarantined, now }: { script: string; env: NodeJS.ProcessEnv; quarantined: readonly Quarantined[]; now(): number },
  { onMessage, onFault, onEnd }: Events,
): WorkerProcess {
  const child = fork(script, {
    env: { ...env, [WORKER]: '1', [QUARANTINE]: JSON.stringify(quarantined) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
  });
  // A worker that ends between the question and the sending is no error of ours: its end is told by itself.
  const send = (message: ToWorker, socket?: Socket): boolean => child.connected && (child.send(message, socket, { keepOpen: true }, () => {}), true);
  const worker: WorkerProcess = {
    pid: child.pid,
    started: now(),
    give: (socket) => send({ say: 'connection' }, socket),
    send: (message) => void send(message),
    kill: (signal) => void child.kill(signal),
  };
  let ended = false;
  const end = (ending: Ending) => {
    if (!ended) onEnd(worker, ending);
    ended = true;
  };
  child.on('message', (message) => onMessage(worker, message as FromWorker));
  child.once('error', () => {
    if (child.pid === undefined) end({ code: 127, signal: null });
  });
  child.once('close', (code, signal) => end({ code, signal }));
  createInterface({ input: child.stdio[FAULTS_FD] as Readable }).on('line', (line) => {
    const fault = faultIn(line);
    if (fault) onFault(worker, fault);
  });
  return worker;
}
