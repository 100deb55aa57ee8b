import { makeAutoObservable, runInAction } from 'mobx';
import { isApiError } from '@portal/api-client';
import { limits, type Media } from '@portal/contracts';
import { NotDrawn } from './video.ts';

/** What is wrong with a file, whoever sends it how often. */
export const UNFIT = ['notAPicture', 'tooManyPixels', 'notAVideo', 'tooLong', 'noVideos'] as const;
/** Nothing that another try would change: `gone`, what was being drawn when its page was left, and of which nothing is here any more. */
export const FINAL = [...UNFIT, 'tooLarge', 'tooManyToday', 'gone'] as const;
/** Why a file was not taken: for good, or too many come at once, the server has no time; or it did not arrive. */
export type Unsent = (typeof FINAL)[number] | 'tooMany' | 'busy' | 'lost';
/** Whoever is to wait so long has used up the day's share (s). */
const LONG_WAIT = 600;
/** `sent`: the share that is on its way, `drawn`: of a video the share that the server has drawn; 0 to 1. */
export type PictureState =
  | { status: 'sending'; sent: number }
  | { status: 'drawing'; url: string; drawn: number }
  | { status: 'ready'; url: string; thumb: string }
  | { status: 'failed'; why: Unsent };
/** A picture, or the video of a post. */
export interface Picture {
  readonly id: number;
  readonly kind: 'image' | 'video';
  readonly name: string;
  /** What is to be seen on it. */
  alt: string;
  state: PictureState;
}

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}
interface Dependencies {
  upload: (file: File, sending: Sending) => Promise<Media>;
  /** Waits until the server has drawn the video at this address. */
  drawn: (url: string, sending: Sending) => Promise<Media>;
  /** Seconds of a video; null where nobody can say. */
  lengthOf: (file: File) => Promise<number | null>;
  /** Most pictures of one post. */
  most: number;
}

/** A picture or a video that has arrived, as it is kept with a draft. `drawing`: the server is still at it. */
export type HeldPicture = Pick<Media, 'url' | 'thumb' | 'alt'> & { readonly kind?: Media['kind'] | undefined; readonly drawing?: boolean | undefined };

export const isVideoFile = ({ type }: Pick<File, 'type'>): boolean => type.startsWith('video/');

/** The pictures of a post that is being written, or its video, which stands alone. Each is sent as soon as it is picked, one after the other; what fails can be tried again, what is taken away is not sent on. */
export class PictureTray {
  pictures: Picture[] = [];
  readonly #deps: Dependencies;
  readonly #files = new Map<number, File>();
  /** Where videos are that have arrived: what fails later is not sent once more. */
  readonly #arrived = new Map<number, string>();
  readonly #sending = new Map<number, AbortController>();
  #last = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(deps: Dependencies, held: readonly HeldPicture[] = []) {
    this.#deps = deps;
    this.pictures = held.map((media) => ({ id: (this.#last += 1), kind: kindOf(media), name: '', alt: media.alt, state: stateOf(media) }));
    makeAutoObservable(this);
  }

  get room(): number {
    return this.video ? 0 : Math.max(0, this.#deps.most - this.pictures.length);
  }
  get video(): Picture | undefined {
    return this.pictures.find(({ kind }) => kind === 'video');
  }
  get busy(): boolean {
    return this.pictures.some(({ state }) => state.status === 'sending' || state.status === 'drawing');
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
    return this.pictures.flatMap(({ state, kind, alt }) => (state.status === 'ready' ? [{ url: state.url, thumb: state.thumb, kind, alt: alt.trim() }] : []));
  }
  get urls(): string[] {
    return this.held.map(({ url }) => url);
  }
  /** What a draft keeps. */
  get kept(): HeldPicture[] {
    return this.pictures.flatMap(({ state, kind, alt }): HeldPicture[] => {
      if (state.status === 'drawing') return [{ url: state.url, thumb: null, kind, alt: alt.trim(), drawing: true }];
      return state.status === 'ready' ? [{ url: state.url, thumb: state.thumb, kind, alt: alt.trim() }] : [];
    });
  }

  /** Asks on about what was being drawn when its draft was left. */
  goOn(): void {
    for (const { id, state } of this.pictures) {
      if (state.status !== 'drawing' || this.#arrived.has(id)) continue;
      this.#arrived.set(id, state.url);
      this.#send(id);
    }
  }

  /** Answers which were left: a video stands alone, without pictures and other videos. */
  add(files: readonly File[]): File[] {
    const left: File[] = [];
    for (const file of files) {
      const isVideo = isVideoFile(file);
      if (this.room === 0 || (isVideo && this.pictures.length > 0)) {
        left.push(file);
        continue;
      }
      const id = (this.#last += 1);
      this.#files.set(id, file);
      this.pictures.push({ id, kind: isVideo ? 'video' : 'image', name: file.name, alt: '', state: { status: 'sending', sent: 0 } });
      this.#send(id);
    }
    return left;
  }

  remove(id: number): void {
    this.#files.delete(id);
    this.#arrived.delete(id);
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
      const url = this.#arrived.get(id);
      // Taken away while it waited.
      if (!file && url === undefined) return;
      const sending = new AbortController();
      this.#sending.set(id, sending);
      try {
        this.#become(id, ready(await this.#arrive(id, file, url, sending.signal)));
        this.#files.delete(id);
        this.#arrived.delete(id);
      } catch (error) {
        this.#become(id, { status: 'failed', why: unsent(error) });
      } finally {
        this.#sending.delete(id);
      }
    });
  }

  async #arrive(id: number, file: File | undefined, url: string | undefined, signal: AbortSignal): Promise<Media> {
    if (url !== undefined) {
      try {
        return await this.#untilDrawn(id, url, signal);
      } catch (error) {
        if (!isLost(error)) throw error;
        this.#arrived.delete(id);
        if (!file) throw new NotDrawn('gone');
      }
    }
    if (!file) throw new NotDrawn('gone');
    return isVideoFile(file) ? this.#sendVideo(id, file, signal) : this.#sendFile(id, file, signal);
  }

  #sendFile(id: number, file: File, signal: AbortSignal): Promise<Media> {
    return this.#deps.upload(file, { signal, onProgress: (sent) => this.#become(id, { status: 'sending', sent }) });
  }

  async #sendVideo(id: number, file: File, signal: AbortSignal): Promise<Media> {
    // Nobody sends a hundred megabytes to hear that they are too long.
    if (((await this.#deps.lengthOf(file)) ?? 0) > limits.videoSeconds + 0.5) throw new NotDrawn('tooLong');
    signal.throwIfAborted();
    const { url } = await this.#sendFile(id, file, signal);
    this.#arrived.set(id, url);
    return this.#untilDrawn(id, url, signal);
  }

  #untilDrawn(id: number, url: string, signal: AbortSignal): Promise<Media> {
    const onProgress = (drawn: number) => this.#become(id, { status: 'drawing', url, drawn });
    onProgress(0);
    return this.#deps.drawn(url, { signal, onProgress });
  }

  #become(id: number, state: PictureState): void {
    runInAction(() => {
      const picture = this.pictures.find((one) => one.id === id);
      if (picture) picture.state = state;
    });
  }
}

const ready = ({ url, thumb }: HeldPicture): PictureState => ({ status: 'ready', url, thumb: thumb ?? url });

const stateOf = (media: HeldPicture): PictureState => (media.drawing ? { status: 'drawing', url: media.url, drawn: 0 } : ready(media));

/** Nobody draws it any more; it can be sent once more. */
const isLost = (error: unknown): boolean => (error instanceof NotDrawn && error.why === 'lost') || (isApiError(error) && error.kind === 'notFound');

const kindOf = ({ kind }: HeldPicture): Picture['kind'] => (kind === 'video' ? 'video' : 'image');

function unsent(error: unknown): Unsent {
  if (error instanceof NotDrawn) return unfit(error.why);
  if (!isApiError(error)) return 'lost';
  if (error.status === 413) return 'tooLarge';
  if (error.status === 503) return 'busy';
  if (error.kind === 'tooMany') return (error.retryAfter ?? 0) > LONG_WAIT ? 'tooManyToday' : 'tooMany';
  return unfit(error.problems[0]?.message);
}

const unfit = (why: string | undefined): Unsent => FINAL.find((one) => one === why) ?? 'lost';
