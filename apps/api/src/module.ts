import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Db } from './db/open.ts';
import type { Say } from './http/words.ts';
import type { TokenBuckets } from './limits/token-bucket.ts';
import type { Feed } from './sockets/subscription.ts';

/** What nearly every module works with. */
export interface Base {
  readonly db: Db;
  readonly clock: Clock;
  readonly say: Say;
  readonly limits: TokenBuckets;
  /** Of work that nobody waits for. */
  readonly onError: (error: unknown) => void;
}

/** What a module adds to the api. Nothing of it asks the database before it is asked itself, or started. */
export interface Module {
  /** Serves its calls. */
  routes?(app: FastifyInstance): void | Promise<void>;
  /** Topics that it answers on the chat's socket. */
  readonly feeds?: readonly Feed[];
  /** Done now and then, one after the other. */
  readonly housekeeping?: readonly (() => Promise<unknown>)[];
  /** Begins what lives, once the database has what the portal begins with. */
  start?(): Promise<void>;
  /** Ends what lives, and resolves when nothing of it runs any more. */
  close?(): void | Promise<void>;
}
