import { createHmac } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { DEFAULT_TIME_ZONE } from '@portal/contracts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { viewRepository } from './view.repository.ts';

/** Readers gather this long before they are written: one write for a thousand of them. */
const GATHER = 3_000;

interface Parts {
  db: Db;
  clock: Clock;
  secret: Uint8Array;
  onError: (error: unknown) => void;
}

/** Counts readers of articles, each once a day. A process that dies takes at most three seconds of counts with it. */
export class ViewCounter {
  private readonly parts: Parts;
  private readonly pending = new Map<number, number>();
  private cancel: (() => void) | undefined;
  private writing: Promise<void> = Promise.resolve();
  private rolled = '';
  private closed = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** `reader`: what tells one visitor from another. */
  async note(articleId: number, reader: string): Promise<void> {
    const day = this.today();
    // Of who somebody was, only this stays, and only for the day.
    const hash = createHmac('sha256', this.parts.secret).update(`${day} ${reader}`).digest('base64url').slice(0, 22);
    if (!(await viewRepository(this.parts.db).addReader(day, articleId, hash))) return;
    this.pending.set(articleId, this.unsaved(articleId) + 1);
    this.wait();
  }

  /** Readers of an article who are not stored yet. */
  unsaved(articleId: number): number {
    return this.pending.get(articleId) ?? 0;
  }

  /** Writes what has gathered. What cannot be written now is tried again with the next. */
  save(): Promise<void> {
    this.cancel?.();
    this.cancel = undefined;
    this.writing = this.writing
      .then(() => this.write())
      .catch((error: unknown) => {
        this.wait();
        this.parts.onError(error);
      });
    return this.writing;
  }

  /** Writes the last ones and waits for no more. */
  async close(): Promise<void> {
    this.closed = true;
    await this.save();
  }

  /** Once a day: what fell out of the week, and who read yesterday. */
  async roll(): Promise<void> {
    const today = this.today();
    if (this.rolled === today) return;
    const day = Temporal.PlainDate.from(today);
    await viewRepository(this.parts.db).roll({ today, weekFrom: day.subtract({ days: 6 }).toString(), keepFrom: day.subtract({ days: 30 }).toString() });
    this.rolled = today;
  }

  private async write(): Promise<void> {
    if (this.pending.size === 0) return;
    const counts = new Map(this.pending);
    await viewRepository(this.parts.db).add(this.today(), counts);
    // Taken off after the write: meanwhile an answer shows them, and more may have come.
    for (const [id, saved] of counts) {
      const left = this.unsaved(id) - saved;
      if (left > 0) this.pending.set(id, left);
      else this.pending.delete(id);
    }
    if (this.pending.size > 0) this.wait();
  }

  private wait(): void {
    if (this.closed) return;
    this.cancel ??= this.parts.clock.after(GATHER, () => {
      void this.save();
    });
  }

  private today(): string {
    return Temporal.Instant.fromEpochMilliseconds(this.parts.clock.now()).toZonedDateTimeISO(DEFAULT_TIME_ZONE).toPlainDate().toString();
  }
}
