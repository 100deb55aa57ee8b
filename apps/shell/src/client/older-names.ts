import type { SendReply } from '@portal/contracts';
import { destinations, roomFrame, chatTopics, type ChatReaction, type ChatSend, type RoomFrame } from '@portal/contracts/chat';
import { liveFrame, liveMatchFrame, matchTopics, type LiveFrame, type LiveMatchFrame } from '@portal/contracts/match';
import type { LiveSocket, Position, Subscription } from '@portal/sockets';

/** What releases call that were built for a platform before 0.1.2: one name for each topic, read by the shell's own schemas. */
interface OlderNames {
  room(groupId: number, handlers: { position(): Position; onFrame(frame: RoomFrame): void }): Subscription;
  live(onFrame: (frame: LiveFrame) => void): Subscription;
  liveMatch(fixtureId: number, onFrame: (frame: LiveMatchFrame) => void): Subscription;
  send(uuid: string, message: ChatSend): Promise<SendReply>;
  react(uuid: string, reaction: ChatReaction): Promise<SendReply>;
  join(groupId: number, uuid: string): void;
}

/** The same connection for releases of before and after: any kept version can be rolled back to. */
export function withOlderNames<S extends LiveSocket>(socket: S): S {
  const older: Omit<OlderNames, 'send'> = {
    room: (groupId, { position, onFrame }) => socket.subscribe({ topic: chatTopics.chatRoom(groupId), schema: roomFrame, position, onFrame }),
    live: (onFrame) => socket.subscribe({ topic: matchTopics.live, schema: liveFrame, onFrame }),
    liveMatch: (fixtureId, onFrame) => socket.subscribe({ topic: matchTopics.liveMatch(fixtureId), schema: liveMatchFrame, onFrame }),
    react: (uuid, reaction) => socket.send(destinations.send, uuid, reaction),
    join: (groupId, uuid) => socket.tell(destinations.join, uuid, { groupId }),
  };
  const send = (...args: Parameters<LiveSocket['send']> | Parameters<OlderNames['send']>): Promise<SendReply> =>
    args.length === 2 ? socket.send(destinations.send, ...args) : socket.send(...args);
  // By prototype: `state` goes on being asked of the connection itself.
  return Object.assign(Object.create(socket) as S, older, { send });
}
