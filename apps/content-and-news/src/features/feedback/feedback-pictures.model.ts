import { makeAutoObservable, runInAction } from 'mobx';
import { isApiError } from '@portal/api-client';
import type { Media } from '@portal/contracts';

type Sent = Pick<Media, 'url' | 'thumb'>;
export type PictureState =
  | { status: 'sending' }
  | { status: 'sent'; picture: Sent }
  /** `words` are the server's, in the visitor's language. */
  | { status: 'failed'; file: File; words: string | undefined };
export interface FeedbackPicture {
  readonly id: number;
  readonly name: string;
  state: PictureState;
}

/** Most pictures that go along with one feedback (the contract's). */
export const MOST_PICTURES = 3;

/** Pictures that go along with a feedback: each is sent as soon as it is picked, one after the other, and can be tried again. */
export class FeedbackPictures {
  list: FeedbackPicture[] = [];
  readonly #upload: (file: File) => Promise<Media>;
  #last = 0;
  #turn: Promise<void> = Promise.resolve();

  constructor(upload: (file: File) => Promise<Media>) {
    this.#upload = upload;
    makeAutoObservable(this);
  }

  get room(): number {
    return MOST_PICTURES - this.list.length;
  }
  get busy(): boolean {
    return this.list.some(({ state }) => state.status === 'sending');
  }
  /** What has arrived, in the order in which it was picked. */
  get sent(): Sent[] {
    return this.list.flatMap(({ state }) => (state.status === 'sent' ? [state.picture] : []));
  }

  /** Puts back what a draft held. */
  restore(pictures: readonly Sent[]): void {
    this.list = pictures.slice(0, MOST_PICTURES).map((picture) => ({ id: this.#next(), name: '', state: { status: 'sent', picture } }));
  }

  add(files: readonly File[]): void {
    for (const file of files.slice(0, this.room)) {
      const id = this.#next();
      this.list.push({ id, name: file.name, state: { status: 'sending' } });
      this.#send(id, file);
    }
  }

  retry(id: number): void {
    const failed = this.list.find((one) => one.id === id);
    if (failed?.state.status !== 'failed') return;
    const { file } = failed.state;
    failed.state = { status: 'sending' };
    this.#send(id, file);
  }

  remove(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }

  clear(): void {
    this.list = [];
  }

  #next(): number {
    this.#last += 1;
    return this.#last;
  }

  #send(id: number, file: File): void {
    this.#turn = this.#turn.then(async () => {
      // Taken away while it waited.
      if (!this.list.some((one) => one.id === id)) return;
      const state = await this.#upload(file).then(
        ({ url, thumb }): PictureState => ({ status: 'sent', picture: { url, thumb } }),
        (error: unknown): PictureState => ({
          status: 'failed',
          file,
          words: isApiError(error) ? (error.problems[0]?.message ?? error.serverMessage) : undefined,
        }),
      );
      runInAction(() => {
        const picture = this.list.find((one) => one.id === id);
        if (picture) picture.state = state;
      });
    });
  }
}
