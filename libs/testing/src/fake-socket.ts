import {
  destinations,
  liveFrame,
  liveMatchFrame,
  roomFrame,
  topics,
  type ChatReaction,
  type ChatSend,
  type LiveFrame,
  type LiveMatchFrame,
  type RoomFrame,
  type SendReply,
} from '@portal/contracts';
import type { ConnectionState, Listening, LiveSocket, Position, Refusal } from '@portal/sockets';

interface Sent {
  uuid: string;
  answer(reply: SendReply): void;
  fail(error: Error): void;
}

export interface FakeSocket extends LiveSocket {
  /** The connection's state changes. Away from `online`, sends without an answer are lost, as in the real one. */
  become(state: ConnectionState): void;
  /** Frames arrive. They must be ones the contract allows. */
  roomFrame(groupId: number, frame: RoomFrame): void;
  liveFrame(frame: LiveFrame): void;
  liveMatchFrame(fixtureId: number, frame: LiveMatchFrame): void;
  /** Everything sent, oldest first. */
  readonly sent: { uuid: string; message: ChatSend }[];
  /** Every reaction sent, oldest first. */
  readonly reacted: ChatReaction[];
  /** Rooms that were told of a newcomer. */
  readonly joined: number[];
  /** The server takes a room away, or never gave it. */
  refuseRoom(groupId: number, refusal: Refusal): void;
  /** Answers the oldest unanswered send, or the one of `uuid`. */
  reply(reply?: Partial<SendReply>): Promise<void>;
  /** What a room would ask to be caught up from. */
  position(groupId: number): Position | undefined;
  /** Open subscriptions: 0 after everything was disposed of. */
  readonly open: number;
}

/** A connection that a test plays the server of. */
export function fakeSocket(state: ConnectionState = { status: 'online' }): FakeSocket {
  const listening = new Set<Listening<unknown>>();
  const watchers = new Set<() => void>();
  const sent: FakeSocket['sent'] = [];
  const reacted: ChatReaction[] = [];
  const joined: number[] = [];
  let waiting: Sent[] = [];
  let current = state;
  /** Each listener reads it by its own schema, as over a real connection. */
  const arrive = (topic: string, frame: unknown) => {
    for (const own of listening) {
      if (own.topic !== topic) continue;
      const read = own.schema.safeParse(frame);
      if (read.success) own.onFrame(read.data);
    }
  };
  const answered = (uuid: string): Promise<SendReply> => {
    if (current.status !== 'online') return Promise.reject(new Error('not connected'));
    return new Promise((answer, fail) => {
      waiting.push({ uuid, answer, fail });
    });
  };
  return {
    sent,
    reacted,
    joined,
    tell(path, _uuid, body) {
      if (path === destinations.join) joined.push((body as { groupId: number }).groupId);
    },
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
    send(path, uuid, body) {
      if (path !== destinations.send) throw new Error(`nobody answers at ${path}`);
      if ('reaction' in body) reacted.push(body as ChatReaction);
      else sent.push({ uuid, message: body as ChatSend });
      return answered(uuid);
    },
    become(next) {
      current = next;
      if (next.status !== 'online') {
        for (const { fail } of waiting) fail(new Error('connection lost'));
        waiting = [];
      }
      for (const watch of watchers) watch();
    },
    roomFrame: (groupId, frame) => arrive(topics.chatRoom(groupId), roomFrame.parse(frame)),
    liveFrame: (frame) => arrive(topics.live, liveFrame.parse(frame)),
    liveMatchFrame: (fixtureId, frame) => arrive(topics.liveMatch(fixtureId), liveMatchFrame.parse(frame)),
    refuseRoom(groupId, refusal) {
      for (const { topic, onRefused } of listening) if (topic === topics.chatRoom(groupId)) onRefused?.(refusal);
    },
    async reply(reply = {}) {
      const send = waiting.find(({ uuid }) => reply.uuid === undefined || uuid === reply.uuid);
      if (!send) throw new Error('nothing was sent that waits for an answer');
      waiting = waiting.filter((other) => other !== send);
      send.answer({ code: 0, msg: 'Success', groupMessageId: null, offset: null, ...reply, uuid: send.uuid });
      await Promise.resolve();
    },
    position: (groupId) => [...listening].find(({ topic }) => topic === topics.chatRoom(groupId))?.position?.(),
  };
}
