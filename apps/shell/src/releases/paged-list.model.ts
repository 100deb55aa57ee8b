import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { troubleOf, type Trouble } from './trouble.ts';

export type PagedState = { status: 'loading' } | { status: 'more' } | { status: 'end' } | { status: 'failed'; trouble: Trouble };

/** What a view sees of such a list. */
export type Stretches<T> = Pick<PagedList<T, string | number>, 'rows' | 'state' | 'reload' | 'more'>;

/** A list that is read a stretch at a time, newest first. `Next` names where the next stretch begins. */
export class PagedList<T, Next extends string | number> {
  rows: readonly T[] | undefined = undefined;
  state: PagedState = { status: 'loading' };
  readonly #read: (before: Next | undefined) => Promise<{ list: T[]; next: Next | null }>;
  #next: Next | null = null;
  #turn = 0;

  constructor(read: (before: Next | undefined) => Promise<{ list: T[]; next: Next | null }>) {
    this.#read = read;
    makeAutoObservable(this, { rows: observableRef, state: observableRef }, { autoBind: true });
  }

  /** From the top; what is shown stays until the new stretch is there. */
  reload(): Promise<void> {
    return this.#load(undefined);
  }

  /** The next stretch, or another try at the one that failed. */
  more(): Promise<void> {
    if (this.state.status === 'loading' || this.state.status === 'end') return Promise.resolve();
    return this.#load(this.rows ? (this.#next ?? undefined) : undefined);
  }

  async #load(before: Next | undefined): Promise<void> {
    const turn = ++this.#turn;
    this.state = { status: 'loading' };
    try {
      const { list, next } = await this.#read(before);
      if (turn !== this.#turn) return;
      runInAction(() => {
        this.rows = before === undefined ? list : [...(this.rows ?? []), ...list];
        this.#next = next;
        this.state = { status: next === null ? 'end' : 'more' };
      });
    } catch (error) {
      if (turn === this.#turn)
        runInAction(() => {
          this.state = { status: 'failed', trouble: troubleOf(error) };
        });
    }
  }
}
