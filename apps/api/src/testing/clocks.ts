import type { Clock } from '../clock.ts';

/** Time that moves when a test says so; what is due runs in order. */
export class ManualClock implements Clock {
  private readonly due = new Set<{ at: number; task: () => void }>();
  private time: number;

  constructor(start: number) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  after(ms: number, task: () => void): () => void {
    const entry = { at: this.time + Math.max(0, ms), task };
    this.due.add(entry);
    return () => this.due.delete(entry);
  }

  /** Puts the clock somewhere else; nothing runs because of it. */
  set(time: number): void {
    this.time = time;
  }

  advance(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = [...this.due].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.due.delete(next);
      this.time = Math.max(this.time, next.at);
      next.task();
    }
    this.time = until;
  }
}
