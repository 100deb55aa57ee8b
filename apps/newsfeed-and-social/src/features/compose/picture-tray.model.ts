import { makeAutoObservable, runInAction } from 'mobx';
import { isApiError } from '@portal/api-client';
import { limits, type Media } from '@portal/contracts';

/** Why a picture was not taken: it is none, it is too large, too many come at once; or it did not arrive. */
export type Unsent = 'notAPicture' | 'tooManyPixels' | 'tooLarge' | 'tooMany' | 'lost';
/** `sent`: the share that is on its way, 0 to 1. */
export type PictureState = { status: 'sending'; sent: number } | { status: 'ready'; url: string; thumb: string } | { status: 'failed'; why: Unsent };
export interface Picture {
  readonly id: number;
  readonly name: string;
  /** What is to be seen on it. */
  alt: string;
  state: PictureState;
}

interface Dependencies {
  upload: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Media>;
  /** Most pictures of one post. */
  most: number;
}

/** A picture that has arrived, as it is kept with a draft. */
export type HeldPicture = Pick<Media, 'url' | 'thumb' | 'alt'>;

/** The pictures of a post that is being written. Each is sent as soon as it is picked, one after the other; what fails can be tried again, what is taken away is not sent on. */
export class PictureTray {
  pictures: Picture[] = [];
  readonly #deps: Dependencies;
  readonly #files = new Map<number, File>();
  readonly #sending = new Map<number, AbortController>();
  #last = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(deps: Dependencies, held: readonly HeldPicture[] = []) {
    this.#deps = deps;
    this.pictures = held.map((media) => ({ id: (this.#last += 1), name: '', alt: media.alt, state: ready(media) }));
    makeAutoObservable(this);
  }

  get room(): number {
    return Math.max(0, this.#deps.most - this.pictures.length);
  }
  get busy(): boolean {
    return this.pictures.some(({ state }) => state.status === 'sending');
  }
  get failed(): boolean {
    return this.pictures.some(({ state }) => state.status === 'failed');
  }
  /** The first of which more is said than can be, counted from 1; 0 for none. */
  get tooLong(): number {
    return this.pictures.findIndex(({ alt }) => alt.trim().length > limits.pictureAlt) + 1;
  }
  /** What has arrived, in its order. */
  get held(): HeldPicture[] {
    return this.pictures.flatMap(({ state, alt }) => (state.status === 'ready' ? [{ url: state.url, thumb: state.thumb, alt: alt.trim() }] : []));
  }
  get urls(): string[] {
    return this.held.map(({ url }) => url);
  }

  add(files: readonly File[]): void {
    for (const file of files.slice(0, this.room)) {
      const id = (this.#last += 1);
      this.#files.set(id, file);
      this.pictures.push({ id, name: file.name, alt: '', state: { status: 'sending', sent: 0 } });
      this.#send(id);
    }
  }

  remove(id: number): void {
    this.#files.delete(id);
    this.#sending.get(id)?.abort();
    this.pictures = this.pictures.filter((picture) => picture.id !== id);
  }

  /** One place towards the first (-1) or the last (1), as far as there is one. */
  move(id: number, by: -1 | 1): void {
    const from = this.pictures.findIndex((picture) => picture.id === id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.pictures.length) return;
    const others = this.pictures.filter((picture) => picture.id !== id);
    this.pictures = [...others.slice(0, to), ...this.pictures.slice(from, from + 1), ...others.slice(to)];
  }

  describe(id: number, alt: string): void {
    const picture = this.pictures.find((one) => one.id === id);
    if (picture) picture.alt = alt;
  }

  retry(id: number): void {
    this.#become(id, { status: 'sending', sent: 0 });
    this.#send(id);
  }

  #send(id: number): void {
    this.#queue = this.#queue.then(async () => {
      const file = this.#files.get(id);
      // Taken away while it waited.
      if (!file) return;
      const sending = new AbortController();
      this.#sending.set(id, sending);
      try {
        const onProgress = (sent: number) => this.#become(id, { status: 'sending', sent });
        this.#become(id, ready(await this.#deps.upload(file, { signal: sending.signal, onProgress })));
        this.#files.delete(id);
      } catch (error) {
        this.#become(id, { status: 'failed', why: unsent(error) });
      } finally {
        this.#sending.delete(id);
      }
    });
  }

  #become(id: number, state: PictureState): void {
    runInAction(() => {
      const picture = this.pictures.find((one) => one.id === id);
      if (picture) picture.state = state;
    });
  }
}

const ready = ({ url, thumb }: HeldPicture): PictureState => ({ status: 'ready', url, thumb: thumb ?? url });

function unsent(error: unknown): Unsent {
  if (!isApiError(error)) return 'lost';
  if (error.status === 413) return 'tooLarge';
  if (error.kind === 'tooMany') return 'tooMany';
  const [problem] = error.problems;
  return problem?.message === 'notAPicture' || problem?.message === 'tooManyPixels' ? problem.message : 'lost';
}
