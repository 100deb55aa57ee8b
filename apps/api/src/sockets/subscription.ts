import type { Visitor } from '../modules/chat/index.ts';
import type { Outgoing } from './outgoing.ts';

/** One subscription of one connection, as the feeds see it. */
export interface Subscription {
  readonly id: string;
  /** Tells connections apart: two subscriptions of one connection are one visitor. */
  readonly connection: object;
  /** Whose it is: what a topic shows, and whether at all, is decided for them. */
  readonly visitor: Visitor;
  deliver(message: Outgoing): void;
  /** The topic is not for this caller; the connection stays. */
  refuse(code: number | string, words: string): void;
}

/** What serves a kind of topic. */
export interface Feed {
  /** Whether the topic is of this kind. */
  serves(topic: string): boolean;
  /** Adds a subscription (or refuses it, at once or later); the answer ends it, also a refused one. Must not throw. */
  subscribe(topic: string, subscription: Subscription, since: Since): () => void;
}

/** What the client already holds of a topic. */
export interface Since {
  readonly offset: number | null;
  readonly epoch: string | null;
}
