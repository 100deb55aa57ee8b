import { useEffect, type RefObject } from 'react';
import { followBox } from '@portal/ui';

const PHONE = '(max-width: 1023.98px)';
/** Pixels: two messages and the composer. */
const LEAST = 176;

/**
 * On a phone the player stands above the chat. The room then reaches exactly down to the bottom bar (or the keyboard), so that the newest message and the
 * composer are in sight beside the picture, and grows to the whole screen as one scrolls. Its place in the page keeps one height: nothing else moves.
 * Until this runs, the style sheet's guess holds.
 */
export function useFillScreen(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element || typeof matchMedia !== 'function') return;
    const phone = matchMedia(PHONE);
    const fit = () => {
      if (!phone.matches) return element.style.removeProperty('--room-visible');
      const { top, height } = element.getBoundingClientRect();
      // The room's other tab is shown.
      if (height === 0) return;
      // What covers the end of the screen is said by the style sheet, as a scroll margin.
      const bar = Number.parseFloat(getComputedStyle(element).scrollMarginBottom) || 0;
      const keyboard = window.visualViewport ? window.visualViewport.offsetTop + window.visualViewport.height : innerHeight;
      element.style.setProperty('--room-visible', `${Math.max(LEAST, Math.round(Math.min(innerHeight - bar, keyboard) - top))}px`);
    };
    // Parts above may grow, and a hidden tab may come up: both change the place's box or the page's. What is no phone any more has another box.
    return followBox([element, document.body], fit);
  }, [place]);
}
