import { useEffect, type RefObject } from 'react';

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
    let frame = 0;
    const fit = () => {
      frame = 0;
      if (!phone.matches) return element.style.removeProperty('--room-visible');
      const { top, height } = element.getBoundingClientRect();
      // The room's other tab is shown.
      if (height === 0) return;
      // What covers the end of the screen is said by the style sheet, as a scroll margin.
      const bar = Number.parseFloat(getComputedStyle(element).scrollMarginBottom) || 0;
      const keyboard = window.visualViewport ? window.visualViewport.offsetTop + window.visualViewport.height : innerHeight;
      element.style.setProperty('--room-visible', `${Math.max(LEAST, Math.round(Math.min(innerHeight - bar, keyboard) - top))}px`);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(fit);
    };
    // Parts above may grow, and a hidden tab may come up: both change the place's box or the page's.
    const boxes = typeof ResizeObserver === 'function' ? new ResizeObserver(soon) : undefined;
    boxes?.observe(element);
    boxes?.observe(document.body);
    phone.addEventListener('change', soon);
    window.visualViewport?.addEventListener('resize', soon);
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    fit();
    return () => {
      cancelAnimationFrame(frame);
      boxes?.disconnect();
      phone.removeEventListener('change', soon);
      window.visualViewport?.removeEventListener('resize', soon);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [place]);
}
