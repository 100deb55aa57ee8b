import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render of the browser, true after: for parts that only a living page can show.
 * What then changes does so in slices: at once, it would make React hydrate every part below in one piece, and the page stand still meanwhile.
 */
export function useHydrated(): boolean {
  const [first] = useState(() => {
    let fromServer = false;
    return {
      onServer: () => {
        fromServer = true;
        return false;
      },
      inBrowser: () => !fromServer,
    };
  });
  const isFresh = useSyncExternalStore(never, first.inBrowser, first.onServer);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isFresh) startTransition(() => setIsOver(true));
  }, [isFresh]);
  return isFresh || isOver;
}
