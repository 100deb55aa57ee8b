import { useEffect, useRef, useState } from 'react';

/** A thing that must be let go by whoever made it. */
export interface Disposable {
  start?(): void;
  dispose(): void;
}

/**
 * Makes a model for the life of a component: made in render (so that the server and the first paint have its snapshot), started after mount, disposed at unmount.
 * A model is made anew when `key` changes. `start()` and `dispose()` pair: StrictMode or a re-mount may start a disposed model again.
 */
export function useModel<M extends Disposable>(make: () => M, key: string | number = ''): M {
  const [held, setHeld] = useState(() => ({ key, model: make() }));
  const current = useRef(held);
  let now = held;
  if (held.key !== key) {
    now = { key, model: make() };
    setHeld(now);
  }
  current.current = now;
  const { model } = now;
  useEffect(() => {
    model.start?.();
    return () => model.dispose();
  }, [model]);
  return model;
}
