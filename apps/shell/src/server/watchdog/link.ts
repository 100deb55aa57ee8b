import { writeSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RemoteName } from '@portal/contracts';
import type { LastWords } from './fault.ts';
import { FAULTS_FD, QUARANTINE, WORKER, type FromWorker, type Quarantined, type ToWorker } from './messages.ts';

/** Is this process a worker? Otherwise it is to be the supervisor. */
export const isWorker = (): boolean => process.env[WORKER] !== undefined && process.send !== undefined;

/** At once, from wherever the worker stands: a line that another process can read even if this one is gone in the next moment. */
export function leaveWords(words: LastWords): void {
  try {
    writeSync(FAULTS_FD, `${JSON.stringify(words)}\n`);
  } catch {
    // The supervisor is gone; this worker is about to go as well.
  }
}

/** A worker's side of the talk with its supervisor. */
export function joinSupervisor() {
  const listeners: ((message: ToWorker, socket?: Socket) => void)[] = [];
  const on = <S extends ToWorker['say']>(say: S, listener: (message: Extract<ToWorker, { say: S }>, socket?: Socket) => void) => {
    listeners.push((message, socket) => {
      if (message.say === say) listener(message as Extract<ToWorker, { say: S }>, socket);
    });
  };
  process.on('message', (message, socket) => {
    for (const listener of listeners) listener(message as ToWorker, socket as Socket | undefined);
  });
  const tell = (message: FromWorker): void => {
    if (process.connected) process.send?.(message, undefined, {}, () => {});
  };

  return {
    /** As it was when this worker was started. */
    quarantined: JSON.parse(process.env[QUARANTINE] ?? '[]') as Quarantined[],
    onQuarantine: (listener: (list: Quarantined[]) => void) => on('quarantine', ({ list }) => listener(list)),
    tellSince: (remote: RemoteName, since: number): void => tell({ say: 'since', remote, since }),
    /** Told to end, or left alone: without a supervisor nobody hands it anything. */
    onStop(listener: () => void): void {
      on('stop', listener);
      process.once('disconnect', listener);
    },
    /** Connections come from the supervisor, ready to be read; the server itself listens nowhere. */
    serve(server: Server): void {
      // Limits on how long headers and requests may take are kept by a timer that starts with listening.
      server.emit('listening');
      on('connection', (_, socket) => {
        tell({ say: 'taken' });
        // Closed on its way here.
        if (!socket) return;
        // As a server's own connections are: who has said all may still be answered.
        socket.allowHalfOpen = true;
        server.emit('connection', socket);
        socket.resume();
      });
      tell({ say: 'ready' });
    },
  };
}
export type Link = ReturnType<typeof joinSupervisor>;
