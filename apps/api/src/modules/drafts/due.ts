import type { Clock } from '../../clock.ts';

/** How often it is looked for what is due (ms). */
const EVERY = 20_000;

interface Parts {
  readonly clock: Clock;
  readonly publishDue: (onError: (error: unknown) => void) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Publishes what was scheduled, a few seconds after its time. */
export class Due {
  private readonly parts: Parts;
  private cancel: (() => void) | undefined;
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Begins with what became due while nobody looked. */
  async start(): Promise<void> {
    this.looking = this.look();
    await this.looking;
    this.wait();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel?.();
    await this.looking;
  }

  private wait(): void {
    if (this.stopped) return;
    this.cancel = this.parts.clock.after(EVERY, () => {
      this.looking = this.look().finally(() => this.wait());
    });
  }

  private async look(): Promise<void> {
    const { publishDue, onError } = this.parts;
    await publishDue(onError).catch(onError);
  }
}
