import { useCallback, useEffect, useState } from 'react';

/** The part of a clock that is needed here. Milliseconds. */
interface Clock {
  now(): number;
  every(ms: number, callback: () => void): () => void;
}

/** A wait that is told second by second: whole seconds left (0: over), and how to begin one. */
export function useWait(clock: Clock): readonly [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tell = () => setLeft(Math.max(0, Math.ceil((until - clock.now()) / 1_000)));
    tell();
    if (until <= clock.now()) return undefined;
    const stop = clock.every(1_000, () => {
      tell();
      if (until <= clock.now()) stop();
    });
    return stop;
  }, [clock, until]);
  const begin = useCallback((seconds: number) => setUntil(clock.now() + seconds * 1_000), [clock]);
  return [left, begin];
}
