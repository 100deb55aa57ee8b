import type { Clock } from '../clock.ts';
import { kept } from '../kept.ts';

/** Who asks twice within it learns nothing new: what moves faster comes over the socket (ms). */
export const SHARED_FOR = 1_000;
/** Answers held at once; a front page asks for about ten, in three languages. */
const MOST = 300;
/** Bytes that they take together: a full page of a day is a quarter of a megabyte. Who asks for days and pages by the hundred fills no memory with it. */
const MOST_BYTES = 16 * 1024 * 1024;

interface Parts {
  /** Milliseconds for which an answer is given again; nought: each is made anew. */
  readonly keep: number;
  readonly clock: Clock;
}

/**
 * Answers that are the same for whoever asks the same, as bytes that go out: they are made once for all who ask at the same moment or soon after. What fails is not kept. Answers that a visitor
 * wants to see changed by what they have just done do not belong here.
 */
export class SharedAnswers {
  private readonly ask: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;

  constructor({ keep, clock }: Parts) {
    const make = (_: string, made: () => Promise<Buffer>) => made();
    this.ask = keep > 0 ? kept(make, { keyOf: (key) => key, keep, most: MOST, bytes: { of: ({ length }) => length, most: MOST_BYTES }, clock }) : make;
  }

  /** What is held under `key`, or is being made; else what `make` answers. */
  of(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    return this.ask(key, make);
  }
}
