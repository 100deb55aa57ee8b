import { useEffect, type RefObject } from 'react';

/** Brings the message that one was led to into the middle of the list, and the focus with it: who listens hears it. */
export function useSought(box: RefObject<HTMLElement | null>, sought: { readonly offset: number } | undefined): void {
  useEffect(() => {
    const message = sought && box.current?.querySelector<HTMLElement>(`[data-offset="${sought.offset}"]`);
    if (!message || !box.current) return;
    const [place, window] = [message.getBoundingClientRect(), box.current.getBoundingClientRect()];
    // Only the list scrolls; the page around it stays where it is.
    box.current.scrollTop += place.top - window.top - (window.height - place.height) / 2;
    message.focus({ preventScroll: true });
  }, [box, sought]);
}
