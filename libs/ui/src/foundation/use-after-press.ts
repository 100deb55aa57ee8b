import { useCallback, useEffect, useRef } from 'react';

/**
 * Waits for the end of the press that is under way, click included; for nothing where none is. What a field says when it is left moves what stands below it: said before then,
 * it takes the button away from under the finger, and the press does nothing.
 */
export function useAfterPress(): () => Promise<void> {
  const press = useRef<Promise<void>>(undefined);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const pressed = () => {
      const ended = new Promise<void>((resolve) => {
        // A click is told of right after its pointerup.
        const end = () => setTimeout(resolve);
        for (const kind of ['pointerup', 'pointercancel']) document.addEventListener(kind, end, { capture: true, once: true, signal });
      });
      press.current = ended;
      void ended.then(() => {
        if (press.current === ended) press.current = undefined;
      });
    };
    document.addEventListener('pointerdown', pressed, { capture: true, signal });
    return () => over.abort();
  }, []);
  return useCallback(async () => press.current, []);
}
