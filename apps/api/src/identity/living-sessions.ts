import { LRUCache } from 'lru-cache';

/** Ended sessions that are remembered; more are asked of again. */
const REMEMBERED = 10_000;

interface Question {
  readonly ids: Set<string>;
  readonly answer: Promise<ReadonlySet<string>>;
}

/**
 * Whether log-ins have not been ended, for every call of a member. The database is asked, so that a log-out holds at once on every node, but once for all who ask while it answers: a question is small,
 * by the primary key, and there is one at a time. What was ended stays so, and is not asked of again.
 */
export class LivingSessions {
  private readonly ask: (ids: readonly string[]) => Promise<readonly string[]>;
  private readonly ended = new LRUCache<string, true>({ max: REMEMBERED });
  private running: Promise<unknown> | undefined;
  private next: Question | undefined;

  /** `living`: which of these sessions are there and not ended. */
  constructor(living: (ids: readonly string[]) => Promise<readonly string[]>) {
    this.ask = living;
  }

  /** As it is at the moment of asking, or later. Rejects when the database does. */
  async lives(id: string): Promise<boolean> {
    if (this.ended.has(id)) return false;
    this.next ??= this.prepare();
    this.next.ids.add(id);
    if ((await this.next.answer).has(id)) return true;
    this.ended.set(id, true);
    return false;
  }

  /** One that is under way may have looked before we were asked: the next one begins when it has ended. */
  private prepare(): Question {
    const ids = new Set<string>();
    const begin = async () => {
      this.next = undefined;
      return new Set(await this.ask([...ids]));
    };
    const answer = (this.running ?? Promise.resolve()).then(begin);
    const running = answer
      .catch(() => {})
      .then(() => {
        if (this.running === running) this.running = undefined;
      });
    this.running = running;
    return { ids, answer };
  }
}
