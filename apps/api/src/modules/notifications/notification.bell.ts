import type { Clock } from '../../clock.ts';

/** Who was rung is rung again after this time (ms) at the earliest, and then once for all that happened meanwhile: a comment that goes round the country has its author ask every other second. */
const QUIET = 2_000;

type Listener = () => void;
interface Hearing {
  readonly listeners: Set<Listener>;
  /** Until it is quiet no more: whether something happened meanwhile. */
  quiet: { again: boolean } | undefined;
}

/** Tells who is there that something of their notifications is new, or was read elsewhere. In memory: whoever is on another node finds out when they ask next. */
export class NotificationBell {
  private readonly clock: Clock;
  private readonly hearings = new Map<number, Hearing>();

  constructor({ clock }: { clock: Clock }) {
    this.clock = clock;
  }

  /** One member's connection; the answer ends it. */
  listen(accountId: number, listener: Listener): () => void {
    const hearing = this.hearings.get(accountId) ?? { listeners: new Set(), quiet: undefined };
    this.hearings.set(accountId, hearing);
    hearing.listeners.add(listener);
    return () => {
      hearing.listeners.delete(listener);
      if (hearing.listeners.size === 0 && this.hearings.get(accountId) === hearing) this.hearings.delete(accountId);
    };
  }

  /** After it is stored: who is rung asks at once. */
  ring(accountId: number): void {
    const hearing = this.hearings.get(accountId);
    if (!hearing) return;
    if (hearing.quiet) {
      hearing.quiet.again = true;
      return;
    }
    const quiet = { again: false };
    hearing.quiet = quiet;
    this.clock.after(QUIET, () => {
      hearing.quiet = undefined;
      if (quiet.again) this.ring(accountId);
    });
    for (const listener of [...hearing.listeners]) listener();
  }
}
