/** Lets a few in at a time; who comes when the line is full is told so at once. */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private readonly atOnce: number;
  private readonly longestLine: number;

  constructor(atOnce: number, longestLine: number) {
    this.atOnce = atOnce;
    this.longestLine = longestLine;
  }

  /** Runs `work` when it is its turn; undefined when the line was full. */
  async take<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.longestLine) return undefined;
      await new Promise<void>((go) => this.waiting.push(go));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place goes from hand to hand, so nobody slips in between.
      if (next) next();
      else this.running -= 1;
    }
  }
}
