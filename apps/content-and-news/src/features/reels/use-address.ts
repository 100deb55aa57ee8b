import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds that something is in sight before it counts as looked at: a browser refuses to change its address many times a second. */
const RESTS = 300;

/** What has been in sight for a moment; undefined while it passes by. */
export function useRested<T>(now: T): T | undefined {
  const [rested, setRested] = useState<{ of: T }>();
  useEffect(() => {
    const timer = setTimeout(() => setRested({ of: now }), RESTS);
    return () => clearTimeout(timer);
  }, [now]);
  return rested && rested.of === now ? now : undefined;
}

/** Writes where one is into the address of the page. The router need not know: nothing of the page is loaded anew, and who comes back is led there. */
export function useAddress(path: string | undefined): void {
  const { pathname } = useLocation();
  const own = useRef(pathname);
  useEffect(() => {
    // On the way to another page the browser's address is that one's already.
    if (path === undefined || path === own.current || location.pathname !== own.current) return;
    try {
      history.replaceState(history.state, '', `${path}${location.search}`);
      own.current = path;
    } catch {
      // Too often for this browser: the next one will be written.
    }
  }, [path]);
}
