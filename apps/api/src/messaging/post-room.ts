import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { Turns } from '../limits/turns.ts';

/** So many letters are on their way at once, so many wait; a mail server that stands still holds up no more than these. */
const AT_ONCE = 4;
const WAITING = 500;
/** Longest that the end of the process waits for what is under way (ms). */
const FAREWELL = 5_000;

interface Parts {
  readonly clock: Clock;
  /** Told of what was not sent: `what` it was and the codes of the failure, never an address, a number or a text. */
  readonly onFailure: (failure: Failure) => void;
}

export interface Failure {
  readonly what: string;
  readonly type: string;
  readonly code?: string | number;
  readonly status?: number;
}

/**
 * Work on messages that nobody waits for. A caller is answered at once, so that neither a slow mail server nor the work itself
 * can be told from the time an answer takes; what fails is told to the operator alone.
 */
export class PostRoom {
  private readonly parts: Parts;
  private readonly turns = new Turns(AT_ONCE, WAITING);
  private readonly under = new Set<Promise<void>>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Never throws. `what` names the kind of message for the log. */
  hand(what: string, work: () => Promise<void>): void {
    const job = this.turns
      .take(async () => {
        // Whoever asked has their answer on the wire first: PGlite works on this very thread.
        await setImmediate();
        await work();
        return true;
      })
      .then((done) => {
        if (!done) this.parts.onFailure({ what, type: 'QueueFull' });
      })
      .catch((error: unknown) => this.parts.onFailure({ what, ...told(error) }))
      .finally(() => this.under.delete(job));
    this.under.add(job);
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.under.size > 0) await Promise.all(this.under);
  }

  /** The same before the process ends, for a few seconds at most. */
  async close(): Promise<void> {
    let cancel = () => {};
    await Promise.race([
      this.idle(),
      new Promise<void>((late) => {
        cancel = this.parts.clock.after(FAREWELL, late);
      }),
    ]);
    cancel();
  }
}

/** Mail servers repeat the recipient in their refusals, and failed queries their parameters: only names and numbers pass. */
function told(error: unknown): Omit<Failure, 'what'> {
  const { code, responseCode, status, cause } = (error ?? {}) as { code?: unknown; responseCode?: unknown; status?: unknown; cause?: { code?: unknown } };
  const number = [responseCode, status].find((one) => typeof one === 'number') as number | undefined;
  const name = [code, cause?.code].find((one) => typeof one === 'string' || typeof one === 'number') as string | number | undefined;
  return {
    type: error instanceof Error ? error.constructor.name : typeof error,
    ...(name !== undefined && { code: name }),
    ...(number !== undefined && { status: number }),
  };
}
