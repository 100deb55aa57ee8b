import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what one reads where it is while messages come in below. The box is a reversed column, so its scroll position counts from the newest message
 * (0, then negative): it starts there without script, and older messages above move nothing. Only growth below has to be made up for.
 */
export function useKeepPlace(box: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, following: boolean): void {
  const lastShown = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!box.current || !list.current) return;
    const last = list.current.lastElementChild;
    if (following) box.current.scrollTop = 0;
    else if (last && lastShown.current?.isConnected) box.current.scrollTop -= bottomOf(last) - bottomOf(lastShown.current);
    lastShown.current = last;
  });
}

/** With fractions of a pixel: whole ones would add up to a drift. */
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
