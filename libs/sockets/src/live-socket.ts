import type { SendReply } from '@portal/contracts';

/** `attempt` counts from 1; after `of` tries it gives up until `retry`. */
export type ConnectionState =
  | { status: 'idle' }
  | { status: 'connecting' }
  | { status: 'online' }
  | { status: 'reconnecting'; attempt: number; of: number }
  | { status: 'failed'; retry: () => void };

/** As much of a zod schema as is needed to read a frame. */
export interface FrameSchema<F> {
  safeParse(value: unknown): { success: true; data: F } | { success: false; error: { message: string } };
}

/** Where a subscriber stands in a topic: the last offset held, and the epoch that it counts in. An empty epoch holds nothing. */
export interface Position {
  readonly epoch: string;
  readonly offset: number;
}

export interface Listening<F> {
  /** Of `topics` in the contract. */
  readonly topic: string;
  /** The listener's own: the page's connection is older or newer than a release, and reads nothing for it. */
  readonly schema: FrameSchema<F>;
  /** Asked at every (re)connect, so that what was missed comes. */
  position?(): Position;
  onFrame(frame: F): void;
  /** The topic is not for this visitor (any more): nothing comes of it until the connection is made anew. `msg` says why, in their language. */
  onRefused?(refusal: Refusal): void;
}
export type Refusal = Pick<SendReply, 'code' | 'msg'>;
export interface Subscription {
  close(): void;
}

/**
 * The page's one connection for chat and live scores, made by the shell, shared by all remotes. It connects with the first subscription and closes with the last;
 * it reconnects by itself, up to 10 attempts with growing waits, and when the token changes. It carries what it does not know: topics, frames, paths and bodies are the contract's, of whichever
 * number the release was built with.
 */
export interface LiveSocket {
  readonly state: ConnectionState;
  /** Calls back after every change of `state`, until the returned function is called. */
  onState(listener: () => void): () => void;
  subscribe<F>(listening: Listening<F>): Subscription;
  /**
   * To a path of `destinations`. Resolves with the server's reply for this uuid. Goes through a loss of the connection: it is sent again on the next one, and the uuid keeps it from being done twice.
   * Rejects after 10 s, or when there is no connection and none is being made.
   */
  send(path: string, uuid: string, body: object): Promise<SendReply>;
  /** A courtesy: without a connection it is left out, and no reply is waited for. */
  tell(path: string, uuid: string, body: object): void;
}
