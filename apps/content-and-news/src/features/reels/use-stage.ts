import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Stage {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Place of what is in sight: one after the last name is the slide that says how it goes on. */
  readonly at: number;
  /** Something else has been in sight before. */
  readonly moved: boolean;
  /** Scrolls there; false where that is nowhere else. */
  readonly go: (place: number) => boolean;
  readonly onScroll: () => void;
}

const prefersStill = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Pixels: scrolled so near it is there. */
const NEAR = 2;

/**
 * A box that shows one of its children at a time, as high as itself; the browser snaps them. `ids` are those of the children, behind which stands one more. What is in
 * sight stays there when others come before or behind it.
 */
export function useStage(first: number, ids: readonly number[]): Stage {
  const ref = useRef<HTMLDivElement>(null);
  const [{ place, id, moved }, setShown] = useState({ place: first, id: ids[first], moved: false });
  const found = id === undefined ? -1 : ids.indexOf(id);
  const at = found < 0 ? Math.min(place, ids.length) : found;
  /** Where a button or key leads: on the way there, what passes by is not in sight. */
  const aim = useRef<number>(undefined);
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  });
  const see = useCallback((now: number) => setShown((before) => (before.place === now ? before : { place: now, id: latest.current[now], moved: true })), []);
  const onScroll = useCallback(() => {
    const stage = ref.current;
    if (!stage || stage.clientHeight === 0) return;
    if (aim.current !== undefined) {
      if (Math.abs(stage.scrollTop - aim.current * stage.clientHeight) > NEAR) return;
      aim.current = undefined;
    }
    see(Math.max(0, Math.round(stage.scrollTop / stage.clientHeight)));
  }, [see]);
  // Also when there are more or fewer of them: the browser would hold on to the last slide, wherever that went.
  useLayoutEffect(() => {
    const stage = ref.current;
    const top = at * (stage?.clientHeight ?? 0);
    if (stage && aim.current === undefined && top > 0 && Math.abs(stage.scrollTop - top) > stage.clientHeight / 2) stage.scrollTop = top;
  }, [ids.length, at]);
  useEffect(() => {
    const stage = ref.current;
    if (!stage) return;
    const over = new AbortController();
    const free = () => {
      aim.current = undefined;
    };
    for (const kind of ['wheel', 'touchstart']) stage.addEventListener(kind, free, { signal: over.signal, passive: true });
    stage.addEventListener(
      'scrollend',
      () => {
        free();
        onScroll();
      },
      { signal: over.signal },
    );
    // Before there was a program somebody may have scrolled.
    if (stage.scrollTop > 0) onScroll();
    return () => over.abort();
  }, [onScroll]);
  const held = useRef(at);
  useEffect(() => {
    held.current = at;
  });
  useEffect(() => {
    const stage = ref.current;
    if (!stage || typeof ResizeObserver === 'undefined') return;
    const size = new ResizeObserver(() => {
      stage.scrollTop = held.current * stage.clientHeight;
    });
    size.observe(stage);
    return () => size.disconnect();
  }, []);
  const go = useCallback(
    (to: number) => {
      const stage = ref.current;
      if (!stage || to < 0 || to > ids.length || to === at) return false;
      // What has the focus in a slide goes out of sight with it.
      if (document.activeElement?.closest('[data-slide]')) stage.focus({ preventScroll: true });
      aim.current = to;
      see(to);
      stage.scrollTo({ top: to * stage.clientHeight, behavior: prefersStill() ? 'instant' : 'smooth' });
      return true;
    },
    [ids.length, at, see],
  );
  return { ref, at, moved, go, onScroll };
}
