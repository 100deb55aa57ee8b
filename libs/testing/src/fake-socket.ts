import type { SendReply } from '@portal/contracts';
import type { ConnectionState, Listening, LiveSocket, Position, Refusal } from '@portal/sockets';

interface Waiting {
  uuid: string;
  answer(reply: SendReply): void;
  fail(error: Error): void;
}
/** Something said on the connection. */
export interface Said {
  readonly path: string;
  readonly uuid: string;
  readonly body: object;
}

/** Knows no topic: what is said in rooms and of matches is read and played by `@portal/testing/chat` and `@portal/testing/match`. */
export interface FakeSocket extends LiveSocket {
  /** The connection's state changes. Away from `online`, sends without an answer are lost, as in the real one. */
  become(state: ConnectionState): void;
  /** A frame arrives on a topic. */
  arrive(topic: string, frame: unknown): void;
  /** Everything sent, oldest first. */
  readonly sent: readonly Said[];
  /** Everything told without waiting for an answer, oldest first. */
  readonly told: readonly Said[];
  /** The server takes a topic away, or never gave it. */
  refuse(topic: string, refusal: Refusal): void;
  /** Answers the oldest unanswered send, or the one of `uuid`. */
  reply(reply?: Partial<SendReply>): Promise<void>;
  /** Where a listener of this topic would ask to be caught up from. */
  positionOf(topic: string): Position | undefined;
  /** Open subscriptions: 0 after everything was disposed of. */
  readonly open: number;
}

/** A connection that a test plays the server of. */
export function fakeSocket(state: ConnectionState = { status: 'online' }): FakeSocket {
  const listening = new Set<Listening<unknown>>();
  const watchers = new Set<() => void>();
  const sent: Said[] = [];
  const told: Said[] = [];
  let waiting: Waiting[] = [];
  let current = state;
  return {
    sent,
    told,
    get state() {
      return current;
    },
    get open() {
      return listening.size;
    },
    onState(listener) {
      watchers.add(listener);
      return () => {
        watchers.delete(listener);
      };
    },
    subscribe<F>(own: Listening<F>) {
      listening.add(own as Listening<unknown>);
      return { close: () => void listening.delete(own as Listening<unknown>) };
    },
    tell: (path, uuid, body) => void told.push({ path, uuid, body }),
    send(path, uuid, body) {
      sent.push({ path, uuid, body });
      if (current.status !== 'online') return Promise.reject(new Error('not connected'));
      return new Promise((answer, fail) => {
        waiting.push({ uuid, answer, fail });
      });
    },
    become(next) {
      current = next;
      if (next.status !== 'online') {
        for (const { fail } of waiting) fail(new Error('connection lost'));
        waiting = [];
      }
      for (const watch of watchers) watch();
    },
    // Each listener reads it by its own schema, as over a real connection.
    arrive(topic, frame) {
      for (const own of listening) {
        if (own.topic !== topic) continue;
        const read = own.schema.safeParse(frame);
        if (read.success) own.onFrame(read.data);
      }
    },
    refuse(topic, refusal) {
      for (const own of listening) if (own.topic === topic) own.onRefused?.(refusal);
    },
    async reply(reply = {}) {
      const send = waiting.find(({ uuid }) => reply.uuid === undefined || uuid === reply.uuid);
      if (!send) throw new Error('nothing was sent that waits for an answer');
      waiting = waiting.filter((other) => other !== send);
      send.answer({ code: 0, msg: 'Success', groupMessageId: null, offset: null, ...reply, uuid: send.uuid });
      await Promise.resolve();
    },
    positionOf: (topic) => [...listening].find((own) => own.topic === topic)?.position?.(),
  };
}
