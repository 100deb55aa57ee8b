import type { SendReply } from '@portal/contracts';
import { SendLost } from './send-lost.ts';
import type { SocketClock } from './socket-clock.ts';

const ANSWER_WITHIN = 10_000;

/** What goes to a path of the contract. */
export interface Sendable {
  readonly path: string;
  readonly body: object;
}

interface Pending {
  message: Sendable;
  resolve(reply: SendReply): void;
  reject(error: SendLost): void;
}

/** Sends that wait for the server's reply, by uuid. */
export function pendingSends(clock: SocketClock) {
  const pending = new Map<string, Pending>();
  return {
    /** Waits for the reply to `uuid`, at most 10 s. A second wait for the same uuid takes the place of the first. */
    add(uuid: string, message: Sendable): Promise<SendReply> {
      pending.get(uuid)?.reject(new SendLost('superseded'));
      return new Promise<SendReply>((resolve, reject) => {
        const entry: Pending = {
          message,
          resolve: (reply) => {
            done();
            resolve(reply);
          },
          reject: (error) => {
            done();
            reject(error);
          },
        };
        const stopWaiting = clock.after(ANSWER_WITHIN, () => entry.reject(new SendLost('no-answer')));
        const done = () => {
          stopWaiting();
          if (pending.get(uuid) === entry) pending.delete(uuid);
        };
        pending.set(uuid, entry);
      });
    },
    /** False when nobody waits for this reply. */
    settle(reply: SendReply): boolean {
      const entry = pending.get(reply.uuid);
      entry?.resolve(reply);
      return entry !== undefined;
    },
    lose(): void {
      for (const entry of [...pending.values()]) entry.reject(new SendLost('connection-lost'));
    },
    /** What a new connection has to send again; the uuid makes a repetition harmless. */
    all: (): { uuid: string; message: Sendable }[] => [...pending].map(([uuid, { message }]) => ({ uuid, message })),
  };
}
