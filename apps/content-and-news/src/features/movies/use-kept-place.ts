import { useEffect, useState, type RefObject } from 'react';
import type { AppContext } from '@portal/platform';
import { goesOnAt, isBegun, isSeen, keepPlace, readPlaces } from './kept-places.ts';

/** `resumed`: it goes on at a place of before, in seconds. */
export type Watching = { readonly status: 'well' | 'ended' | 'failed' } | { readonly status: 'resumed'; readonly at: number };

/** While it plays the place is kept this often. Seconds of the film. */
const STEP = 5;
/** What is said of a place of before is read by then. Seconds of the film. */
const READ = 5;
/** Two places as near as that are one. Seconds. */
const SAME = 0.1;

/**
 * Follows a film and keeps one's place in it under `key`; begins where one left. Only what has moved is kept: a window in which the film stands does not undo what
 * another one has kept since.
 */
export function useKeptPlace(video: RefObject<HTMLVideoElement | null>, key: string, clock: Pick<AppContext['clock'], 'now'>): Watching {
  const [watching, setWatching] = useState<Watching>({ status: 'well' });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let kept = 0;
    const keep = () => {
      const { currentTime: at, duration: of } = element;
      if (!(of > 0) || Math.abs(at - kept) < SAME) return;
      kept = at;
      const place = { at, of, when: clock.now() };
      const before = readPlaces().get(key);
      // A look at the beginning is no place, and what has been seen stays so.
      if (!isBegun(place) && (!before || isSeen(before))) return;
      keepPlace(key, place);
    };
    /** Once it is known how long the film is: before, a browser forgets what it is told. Not over what somebody has begun already. */
    const goOn = () => {
      const at = goesOnAt(readPlaces().get(key), element.duration);
      if (at === undefined || element.currentTime > 0) return;
      kept = at;
      element.currentTime = at;
      setWatching({ status: 'resumed', at });
    };
    const on: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
      timeupdate: () => {
        setWatching((now) => (now.status === 'resumed' && element.currentTime - now.at >= READ ? { status: 'well' } : now));
        if (!element.seeking && Math.abs(element.currentTime - kept) >= STEP) keep();
      },
      pause: keep,
      seeked: () => {
        // Whoever looks elsewhere in the film knows where they are.
        if (Math.abs(element.currentTime - kept) >= SAME) setWatching((now) => (now.status === 'resumed' ? { status: 'well' } : now));
        keep();
      },
      playing: () => setWatching((now) => (now.status === 'resumed' ? now : { status: 'well' })),
      ended: () => {
        keep();
        setWatching({ status: 'ended' });
      },
      error: () => setWatching({ status: 'failed' }),
      loadedmetadata: () => {
        setWatching((now) => (now.status === 'failed' ? { status: 'well' } : now));
        goOn();
      },
    };
    for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
    addEventListener('pagehide', keep);
    if (element.error) setWatching({ status: 'failed' });
    else if (element.readyState >= HTMLMediaElement.HAVE_METADATA) goOn();
    return () => {
      keep();
      for (const [name, listener] of Object.entries(on)) element.removeEventListener(name, listener);
      removeEventListener('pagehide', keep);
    };
  }, [video, key, clock]);
  return watching;
}
