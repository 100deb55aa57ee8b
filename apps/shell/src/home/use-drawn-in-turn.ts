import { useEffect, type RefObject } from 'react';
import { useApp } from '@portal/platform';

/** When the first is drawn, and how long each of the others waits for the one before. Milliseconds. */
const FIRST = 1_500,
  NEXT = 60;

/**
 * Parts below the screen are laid out when they come near (`content-visibility`). Once the page has started, those that did not yet
 * are drawn as well, each in a task of its own: the bar at the side is true then, and a print or a picture of the page is whole.
 */
export function useDrawnInTurn(page: RefObject<HTMLElement | null>, parts: string): void {
  const { clock } = useApp();
  useEffect(() => {
    let stop = () => {};
    const waiting = () =>
      [...(page.current?.querySelectorAll<HTMLElement>(parts) ?? [])].find((part) => part.style.getPropertyValue('content-visibility') === '');
    const draw = () => {
      const part = waiting();
      if (!part) return;
      part.style.setProperty('content-visibility', 'visible');
      stop = clock.after(NEXT, draw);
    };
    stop = clock.after(FIRST, draw);
    return () => stop();
  }, [clock, page, parts]);
}
