import { chatTopics, destinations, roomFrame, type ChatReaction, type ChatSend, type RoomFrame } from '@portal/contracts/chat';
import type { Position, Refusal } from '@portal/sockets';
import type { FakeSocket } from '@portal/testing';

/** The rooms on a connection that a test plays the server of. */
export interface Rooms {
  /** A frame arrives. It must be one the contract allows. */
  roomFrame(groupId: number, frame: RoomFrame): void;
  /** Every message sent, oldest first. */
  readonly sent: { uuid: string; message: ChatSend }[];
  /** Every reaction sent, oldest first. */
  readonly reacted: ChatReaction[];
  /** Rooms that were told of a newcomer. */
  readonly joined: number[];
  /** The server takes a room away, or never gave it. */
  refuseRoom(groupId: number, refusal: Refusal): void;
  /** What a room would ask to be caught up from. */
  position(groupId: number): Position | undefined;
}

export function roomsOn(socket: FakeSocket): Rooms {
  const sends = socket.sent.filter(({ path }) => path === destinations.send);
  const isReaction = (body: object): body is ChatReaction => 'reaction' in body;
  return {
    roomFrame: (groupId, frame) => socket.arrive(chatTopics.chatRoom(groupId), roomFrame.parse(frame)),
    sent: sends.filter(({ body }) => !isReaction(body)).map(({ uuid, body }) => ({ uuid, message: body as ChatSend })),
    reacted: sends.map(({ body }) => body).filter(isReaction),
    joined: socket.told.filter(({ path }) => path === destinations.join).map(({ body }) => (body as { groupId: number }).groupId),
    refuseRoom: (groupId, refusal) => socket.refuse(chatTopics.chatRoom(groupId), refusal),
    position: (groupId) => socket.positionOf(chatTopics.chatRoom(groupId)),
  };
}
