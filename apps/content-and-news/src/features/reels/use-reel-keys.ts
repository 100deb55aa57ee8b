import type { RefObject } from 'react';
import { useDocumentKeys } from '@portal/ui';

/** Each says whether it did anything: what it does not do is left to the browser. */
export interface ReelDeeds {
  next(): boolean;
  previous(): boolean;
  first(): boolean;
  toggle(): boolean;
  toggleSound(): boolean;
  toggleCaptions(): boolean;
}

/**
 * Arrows and Page keys lead to the next reel and the one before, Home to the first, space plays and stops, m is for sound, c for captions. They are heard while the
 * focus is among the reels, or nowhere and the reels are in sight; letters only among them (WCAG 2.1.4).
 */
export function useReelKeys(region: RefObject<HTMLElement | null>, deeds: ReelDeeds): void {
  useDocumentKeys((event, at) => {
    // A held key would run through all of them.
    if (event.shiftKey || event.repeat) return false;
    const inside = region.current?.contains(at) ?? false;
    if (!inside && !(isNowhere(at) && areInSight())) return false;
    // The choice of a feeling has keys of its own.
    if (at.closest('[data-slide] [role=group]')) return false;
    const deed = deedOf(event.key, inside, at);
    return deed !== undefined && deeds[deed]();
  });
}

/** The heading has the focus when one has just arrived. */
const isNowhere = (at: Element): boolean => at === document.body || at.matches('h1');
/** They fill the window at the top of the page; below them is its foot. */
const areInSight = (): boolean => scrollY < innerHeight / 2;

function deedOf(key: string, inside: boolean, at: Element): keyof ReelDeeds | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'PageDown':
      return 'next';
    case 'ArrowUp':
    case 'PageUp':
      return 'previous';
    case 'Home':
      return 'first';
    case ' ':
      return at.closest('button, a') ? undefined : 'toggle';
    default:
      if (!inside) return undefined;
      return key.toLowerCase() === 'm' ? 'toggleSound' : key.toLowerCase() === 'c' ? 'toggleCaptions' : undefined;
  }
}
