import { useCallback, useEffect, useState } from 'react';

/** The part of a clock that is needed here. Milliseconds. */
interface Clock {
  now(): number;
  every(ms: number, callback: () => void): () => void;
}

/** Whole seconds left until a moment (epoch milliseconds), told second by second; 0: it is past, or there is none. */
export function useSecondsUntil(clock: Clock, until: number | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tell = () => setLeft(Math.max(0, Math.ceil(((until ?? 0) - clock.now()) / 1_000)));
    tell();
    if (until === undefined || until <= clock.now()) return undefined;
    const stop = clock.every(1_000, () => {
      tell();
      if (until <= clock.now()) stop();
    });
    return stop;
  }, [clock, until]);
  return left;
}

/** A wait that is told second by second: whole seconds left (0: over), and how to begin one. */
export function useWait(clock: Clock): readonly [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState<number>();
  const left = useSecondsUntil(clock, until);
  const begin = useCallback((seconds: number) => setUntil(clock.now() + seconds * 1_000), [clock]);
  return [left, begin];
}
