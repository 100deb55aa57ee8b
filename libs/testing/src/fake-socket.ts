import {
  liveFrame,
  liveMatchFrame,
  roomFrame,
  type ChatReaction,
  type ChatSend,
  type LiveFrame,
  type LiveMatchFrame,
  type RoomFrame,
  type SendReply,
} from '@portal/contracts';
import type { ConnectionState, LiveSocket, RoomHandlers, RoomSubscription } from '@portal/sockets';

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
  /** Answers the oldest unanswered send, or the one of `uuid`. */
  reply(reply?: Partial<SendReply>): Promise<void>;
  /** What a room would ask to be caught up from. */
  position(groupId: number): { epoch: string; offset: number } | undefined;
  /** Open subscriptions: 0 after everything was disposed of. */
  readonly open: number;
}

/** A connection that a test plays the server of. */
export function fakeSocket(state: ConnectionState = { status: 'online' }): FakeSocket {
  const rooms = new Map<RoomHandlers, number>();
  const live = new Set<(frame: LiveFrame) => void>();
  const matches = new Map<(frame: LiveMatchFrame) => void, number>();
  const watchers = new Set<() => void>();
  const sent: FakeSocket['sent'] = [];
  const reacted: ChatReaction[] = [];
  const joined: number[] = [];
  let waiting: Sent[] = [];
  let current = state;
  const closing = (close: () => void): RoomSubscription => ({ close });
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
    join(groupId) {
      joined.push(groupId);
    },
    get state() {
      return current;
    },
    get open() {
      return rooms.size + live.size + matches.size;
    },
    onState(listener) {
      watchers.add(listener);
      return () => {
        watchers.delete(listener);
      };
    },
    room(groupId, handlers) {
      rooms.set(handlers, groupId);
      return closing(() => rooms.delete(handlers));
    },
    live(onFrame) {
      live.add(onFrame);
      return closing(() => live.delete(onFrame));
    },
    liveMatch(fixtureId, onFrame) {
      matches.set(onFrame, fixtureId);
      return closing(() => matches.delete(onFrame));
    },
    send(uuid, message) {
      sent.push({ uuid, message });
      return answered(uuid);
    },
    react(uuid, reaction) {
      reacted.push(reaction);
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
    roomFrame(groupId, frame) {
      for (const [handlers, id] of rooms) if (id === groupId) handlers.onFrame(roomFrame.parse(frame));
    },
    liveFrame(frame) {
      for (const onFrame of live) onFrame(liveFrame.parse(frame));
    },
    liveMatchFrame(fixtureId, frame) {
      for (const [onFrame, id] of matches) if (id === fixtureId) onFrame(liveMatchFrame.parse(frame));
    },
    async reply(reply = {}) {
      const send = waiting.find(({ uuid }) => reply.uuid === undefined || uuid === reply.uuid);
      if (!send) throw new Error('nothing was sent that waits for an answer');
      waiting = waiting.filter((other) => other !== send);
      send.answer({ code: 0, msg: 'Success', groupMessageId: null, offset: null, ...reply, uuid: send.uuid });
      await Promise.resolve();
    },
    position(groupId) {
      for (const [handlers, id] of rooms) if (id === groupId) return handlers.position();
      return undefined;
    },
  };
}
