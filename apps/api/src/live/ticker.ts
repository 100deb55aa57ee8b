import type { Clock } from '../clock.ts';
import type { FixtureChange, FixtureProvider } from './fixture-provider.ts';

/** A sleeping laptop or a set clock is noticed after this long at the latest. */
const LONGEST_SLEEP = 60_000;

interface Parts { fixtures: FixtureProvider; clock: Clock; onChanges: (changes: readonly FixtureChange[]) => void }

/** Wakes exactly when a match moves, and hands over what has happened since it last woke. */
export class LiveTicker {
  private readonly parts: Parts;
  private seenUntil: number;
  private cancel: (() => void) | null = null;

  constructor(parts: Parts) {
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
    const { clock, fixtures, onChanges } = this.parts;
    const now = clock.now();
    const changes = fixtures.changesBetween(this.seenUntil, now);
    this.seenUntil = Math.max(this.seenUntil, now);
    if (changes.length > 0) onChanges(changes);
    this.sleep();
  }

  private sleep(): void {
    const { clock, fixtures } = this.parts;
    // Of what has been told, not of now: a timer may come a millisecond early, and time goes on while changes are read.
    const next = fixtures.nextChangeAfter(this.seenUntil);
    this.cancel = clock.after(Math.max(0, Math.min(LONGEST_SLEEP, (next ?? Infinity) - clock.now())), () => this.wake());
  }
}
