import type { Clock } from '../clock.ts';

/** A sleeping laptop or a set clock is noticed after this long at the latest. */
const LONGEST_SLEEP = 60_000;

/** What a ticker has to know of a provider. */
interface Changing<C> {
  nextChangeAfter(nowMs: number): number | null;
  changesBetween(fromMs: number, toMs: number): readonly C[];
}
interface Parts<C> {
  fixtures: Changing<C>;
  clock: Clock;
  onChanges: (changes: readonly C[]) => void;
  onError: (error: unknown) => void;
}

/** Wakes exactly when a match moves, and hands over what has happened since it last woke. */
export class LiveTicker<C> {
  private readonly parts: Parts<C>;
  private seenUntil: number;
  private cancel: (() => void) | null = null;

  constructor(parts: Parts<C>) {
    this.parts = parts;
    this.seenUntil = parts.clock.now();
  }

  start(): void {
    this.sleep();
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  private wake(): void {
    const { clock, fixtures, onChanges, onError } = this.parts;
    const now = clock.now();
    const since = this.seenUntil;
    this.seenUntil = Math.max(since, now);
    // Whoever fails at telling one change must not stop the clock of all matches.
    try {
      const changes = fixtures.changesBetween(since, now);
      if (changes.length > 0) onChanges(changes);
    } catch (error) {
      onError(error);
    }
    this.sleep();
  }

  private sleep(): void {
    const { clock } = this.parts;
    const next = this.nextChange();
    this.cancel = clock.after(Math.max(0, Math.min(LONGEST_SLEEP, (next ?? Infinity) - clock.now())), () => this.wake());
  }

  /** Of what has been told, not of now: a timer may come a millisecond early, and time goes on while changes are read. A provider that fails is asked again after the longest sleep. */
  private nextChange(): number | null {
    try {
      return this.parts.fixtures.nextChangeAfter(this.seenUntil);
    } catch (error) {
      this.parts.onError(error);
      return null;
    }
  }
}
