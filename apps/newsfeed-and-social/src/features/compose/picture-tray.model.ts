import { makeAutoObservable, runInAction } from 'mobx';
import { isApiError } from '@portal/api-client';
import type { Media } from '@portal/contracts';

/** Why a picture was not taken: it is none, it is too large, too many come at once; or it did not arrive. */
export type Unsent = 'notAPicture' | 'tooManyPixels' | 'tooLarge' | 'tooMany' | 'lost';
export type PictureState = { status: 'sending' } | { status: 'ready'; url: string; thumb: string } | { status: 'failed'; why: Unsent };
export interface Picture {
  readonly id: number;
  readonly name: string;
  state: PictureState;
}

interface Dependencies {
  upload: (file: File) => Promise<Media>;
  /** Most pictures of one post. */
  most: number;
}

/** The pictures of a post that is being written. Each is sent as soon as it is picked, one after the other; what fails can be tried again. */
export class PictureTray {
  pictures: Picture[] = [];
  readonly #deps: Dependencies;
  readonly #files = new Map<number, File>();
  #last = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(deps: Dependencies, held: readonly Media[] = []) {
    this.#deps = deps;
    this.pictures = held.map((media) => ({ id: (this.#last += 1), name: media.alt, state: ready(media) }));
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
  /** Addresses of what has arrived, in the order in which they were picked. */
  get urls(): string[] {
    return this.pictures.flatMap(({ state }) => (state.status === 'ready' ? [state.url] : []));
  }

  add(files: readonly File[]): void {
    for (const file of files.slice(0, this.room)) {
      const id = (this.#last += 1);
      this.#files.set(id, file);
      this.pictures.push({ id, name: file.name, state: { status: 'sending' } });
      this.#send(id);
    }
  }

  remove(id: number): void {
    this.#files.delete(id);
    this.pictures = this.pictures.filter((picture) => picture.id !== id);
  }

  retry(id: number): void {
    this.#become(id, { status: 'sending' });
    this.#send(id);
  }

  #send(id: number): void {
    this.#queue = this.#queue.then(async () => {
      const file = this.#files.get(id);
      // Taken away while it waited.
      if (!file) return;
      try {
        this.#become(id, ready(await this.#deps.upload(file)));
        this.#files.delete(id);
      } catch (error) {
        this.#become(id, { status: 'failed', why: unsent(error) });
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

const ready = ({ url, thumb }: Media): PictureState => ({ status: 'ready', url, thumb: thumb ?? url });

function unsent(error: unknown): Unsent {
  if (!isApiError(error)) return 'lost';
  if (error.status === 413) return 'tooLarge';
  if (error.kind === 'tooMany') return 'tooMany';
  const [problem] = error.problems;
  return problem?.message === 'notAPicture' || problem?.message === 'tooManyPixels' ? problem.message : 'lost';
}
