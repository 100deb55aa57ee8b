import type { ChatReaction, ChatSend, LiveFrame, LiveMatchFrame, RoomFrame, SendReply } from '@portal/contracts';

/** `attempt` counts from 1; after `of` tries it gives up until `retry`. */
export type ConnectionState =
  | { status: 'idle' }
  | { status: 'connecting' }
  | { status: 'online' }
  | { status: 'reconnecting'; attempt: number; of: number }
  | { status: 'failed'; retry: () => void };

export interface RoomHandlers {
  /** Asked at every (re)connect: the last offset held and its epoch. */
  position(): { epoch: string; offset: number };
  onFrame(frame: RoomFrame): void;
}
export interface RoomSubscription {
  close(): void;
}

/**
 * The page's one chat and live-score connection, made by the shell, shared by all remotes. It connects with the first subscription and closes with the last;
 * it reconnects by itself, up to 10 attempts with growing waits, and when the token changes.
 */
export interface LiveSocket {
  readonly state: ConnectionState;
  /** Calls back after every change of `state`, until the returned function is called. */
  onState(listener: () => void): () => void;
  room(groupId: number, handlers: RoomHandlers): RoomSubscription;
  live(onFrame: (frame: LiveFrame) => void): RoomSubscription;
  liveMatch(fixtureId: number, onFrame: (frame: LiveMatchFrame) => void): RoomSubscription;
  /** Resolves with the server's reply for this uuid. Goes through a loss of the connection: it is sent again on the next one. Rejects after 10 s, or when there is no connection and none is being made. */
  send(uuid: string, message: ChatSend): Promise<SendReply>;
  /** As `send`, for one's reaction on a message. Setting it twice is the same as once. */
  react(uuid: string, reaction: ChatReaction): Promise<SendReply>;
  /** Tells a room that a registered user has come in. A courtesy: without a connection it is left out, and no reply is waited for. */
  join(groupId: number, uuid: string): void;
}
