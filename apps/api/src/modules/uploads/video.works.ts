import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@portal/contracts';
import type { UnfitVideo } from '@portal/contracts/resource';
import type { Clock } from '../../clock.ts';
import { Turns } from '../../limits/turns.ts';
import { isTooLong, Unreadable, type VideoTool } from './ffmpeg.ts';
import { encode } from './picture.ts';
import type { ReceivedVideo } from './received.ts';
import { besideName } from './upload.presenter.ts';
import type { StoredUpload, uploadRepository } from './upload.repository.ts';
import type { UploadStore } from './upload.store.ts';

/** Drawn at a time by one node: each takes a processor for seconds. */
const AT_ONCE = 1;
/** How often a node says that it is still at it, and after what silence it is not (ms). */
const HEARD_EVERY = 10_000;
export const SILENCE = 60_000;
/** Steps of progress that are written down. */
const STEP = 0.05;

interface Parts {
  readonly clock: Clock;
  readonly store: UploadStore;
  readonly uploads: ReturnType<typeof uploadRepository>;
  readonly tool: VideoTool;
  readonly onError: (error: unknown) => void;
}

type Outcome = Partial<StoredUpload> & Pick<StoredUpload, 'state'>;
const failed = (why: UnfitVideo): Outcome => ({ state: 'failed', why, bytes: 0 });

/** Videos that were received and are drawn anew by this node, one after the other. Whoever sent one asks how far it is. */
export class VideoWorks {
  private readonly parts: Parts;
  private readonly turns = new Turns(AT_ONCE, Infinity);
  private readonly begun = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private silent: (() => void) | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Draws it when its turn comes; its row says how far that is. Takes the file over. `seconds`: how long it says it is. */
  begin(name: string, video: ReceivedVideo, seconds: number | null): void {
    const work = this.turns
      .take(() => this.draw(name, video, seconds))
      .catch((error: unknown) => {
        if (!this.stopping.signal.aborted) this.parts.onError(error);
        return failed('lost');
      })
      .then((outcome) => this.settle(name, video, outcome ?? failed('lost')))
      .finally(() => this.begun.delete(name));
    this.begun.set(name, work);
    this.silent ??= this.sayStill();
  }

  /** Ends what is drawn; who sent it is told to send it once more. */
  async close(): Promise<void> {
    this.stopping.abort();
    this.silent?.();
    await Promise.all(this.begun.values());
  }

  private async draw(name: string, video: ReceivedVideo, seconds: number | null): Promise<Outcome> {
    const { store, uploads, tool, onError } = this.parts;
    const { signal } = this.stopping;
    signal.throwIfAborted();
    const into = join(video.folder, 'made.mp4');
    let written = 0;
    const onSeconds = (drawn: number) => {
      const share = Math.min(0.95, drawn / (seconds ?? limits.videoSeconds));
      if (share < written + STEP) return;
      written = share;
      void uploads.drawn(name, share, this.now()).catch(onError);
    };
    try {
      await tool.draw(video.path, video.kind, into, { signal, onSeconds });
    } catch (error) {
      if (error instanceof Unreadable) return failed('notAVideo');
      throw error;
    }
    const made = await tool.facts(into, 'mov');
    if (!made || made.seconds === null) return failed('notAVideo');
    if (isTooLong(made.seconds)) return failed('tooLong');
    // Most of it is missing, or cannot be read: a splinter is not what somebody wanted to show.
    if (made.seconds < (seconds ?? 0) / 2) return failed('notAVideo');
    const poster = await this.posterOf(into, made.seconds);
    if (!poster) return failed('notAVideo');
    const bytes = await readFile(into);
    await store.put(besideName(name), poster.bytes);
    await store.put(name, bytes);
    const { width, height, seconds: long } = made;
    return { state: 'ready', width, height, seconds: long, hasThumb: true, bytes: bytes.length + poster.bytes.length };
  }

  /** Seldom the first picture: that is often black. Where it is the only one it has to do. */
  private async posterOf(path: string, seconds: number) {
    for (const at of [Math.min(1, seconds / 2), 0]) {
      try {
        const poster = await encode(await this.parts.tool.poster(path, at, this.stopping.signal));
        if (typeof poster !== 'string') return poster;
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
      }
    }
    return undefined;
  }

  /** Whoever reads that it is settled finds nothing left of it. Never rejects. */
  private async settle(name: string, video: ReceivedVideo, outcome: Outcome): Promise<void> {
    const { store, uploads, onError } = this.parts;
    await video.discard().catch(onError);
    try {
      if (!(await uploads.settle(name, outcome))) outcome = failed('lost');
    } catch (error) {
      onError(error);
      outcome = failed('lost');
    }
    // Without its row a file is nobody's and would lie there for ever.
    if (outcome.state !== 'ready') await Promise.all([store.remove(name), store.remove(besideName(name))]).catch(onError);
  }

  private sayStill(): () => void {
    return this.parts.clock.after(HEARD_EVERY, () => {
      this.silent = this.begun.size > 0 ? this.sayStill() : undefined;
      void this.parts.uploads.hear([...this.begun.keys()], this.now()).catch(this.parts.onError);
    });
  }

  private now(): Date {
    return new Date(this.parts.clock.now());
  }
}
