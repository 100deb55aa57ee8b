import { useEffect, useRef, type RefObject } from 'react';
import type { Shirts } from './shirts.ts';

/** Dresses the sides of a clip as those of the match, on the canvas that the answer is for. Where that cannot be done the clip's own shirts stay. */
export function useShirts(
  video: RefObject<HTMLVideoElement | null>,
  shirts: { readonly worn: Shirts; readonly wanted: Shirts } | undefined,
): RefObject<HTMLCanvasElement | null> {
  const cloth = useRef<HTMLCanvasElement>(null);
  // Compared by their colours: a frame brings the same in a new object.
  const key = shirts && [shirts.worn.home, shirts.worn.away, shirts.wanted.home, shirts.wanted.away].join(' ');
  useEffect(() => {
    const [element, canvas] = [video.current, cloth.current];
    if (!key || !element || !canvas) return;
    const [home = '', away = '', wantedHome = '', wantedAway = ''] = key.split(' ');
    let left = false;
    let undress: (() => void) | undefined;
    import('./shirts.ts').then(
      ({ dressUp }) => {
        if (!left) undress = dressUp(element, canvas, { home, away }, { home: wantedHome, away: wantedAway });
      },
      (error: unknown) => console.info('[player] without shirts', error),
    );
    return () => {
      left = true;
      undress?.();
    };
  }, [video, key]);
  return cloth;
}
