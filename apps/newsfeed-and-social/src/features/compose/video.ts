import { isApiError, type ApiError } from '@portal/api-client';
import type { Media } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { callAs, type AppContext, type Viewer } from '@portal/platform';

/** How often it is asked how far a video is (ms). */
const ASK_EVERY = 1_500;
/** A browser that says nothing of a file by then will not (ms). */
const PATIENCE = 4_000;

/** So often in a row a server may be unable to say: nobody sends a hundred megabytes again because one of several was started anew. */
const MOST_FAILURES = 20;

/** The server looked at a video and will not keep it, or could not. */
export class NotDrawn extends Error {
  /** Of `unfitVideos`, or one that a newer server knows. */
  readonly why: string;

  constructor(why: string) {
    super(why);
    this.why = why;
  }
}

interface Asked {
  readonly signal: AbortSignal;
  /** The share that is drawn, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Waits until the server has drawn a video that it received. Without a network it waits for one, for a server of which nothing is heard half a minute. Throws NotDrawn, ApiError. */
export async function drawn(a: AppContext, viewer: Viewer, url: string, { signal, onProgress }: Asked): Promise<Media> {
  let failures = 0;
  for (;;) {
    try {
      const { state, share, why, media } = await callAs(a, viewer, resourceCalls.uploaded, { url }, { signal });
      if (state === 'ready' && media) return media;
      if (state === 'failed') throw new NotDrawn(why ?? 'lost');
      failures = 0;
      onProgress(share);
    } catch (error) {
      if (!isApiError(error) || !mayPass(error) || failures >= MOST_FAILURES) throw error;
      if (error.kind !== 'offline') failures += 1;
    }
    await pause(ASK_EVERY, signal);
  }
}

const mayPass = ({ kind, status }: ApiError): boolean => kind === 'offline' || kind === 'tooMany' || status >= 500;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', over);
      resolve();
    }, ms);
    if (signal.aborted) over();
    else signal.addEventListener('abort', over, { once: true });
  });
}

/** Seconds of a video before it is sent; null where this browser cannot say. */
export function lengthOf(file: File): Promise<number | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE);
    const answer = (seconds: number | null) => {
      clearTimeout(timer);
      resolve(seconds);
    };
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', () => answer(Number.isFinite(video.duration) ? video.duration : null));
    video.addEventListener('error', () => answer(null));
    video.src = url;
  }).finally(() => {
    // Whoever still reads it is to stop before the address is gone.
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  });
}
