import { useEffect, useState, type RefObject } from 'react';
import { followBox } from '@portal/ui';

/** As in its place; low, so that its picture bears little more than its controls; a row: picture and score side by side. */
export type StageForm = 'whole' | 'low' | 'row';

/** Pixels taken from the picture when the two lines over it would meet. */
const LOW_FROM = 56;

/**
 * Tells the style sheet of the stage how high its place is (`--stage-full`, px; it sticks by it) and how much of it is still below the header (`--stage-shown`).
 * Answers in which form it stands. On a wide screen the place does not stick, and nothing is told.
 */
export function useShrinks(place: RefObject<HTMLElement | null>): StageForm {
  const [form, setForm] = useState<StageForm>('whole');
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const fit = () => {
      const { position, scrollMarginTop, scrollMarginBottom, paddingBottom } = getComputedStyle(element);
      if (position !== 'sticky') {
        element.style.removeProperty('--stage-shown');
        return setForm('whole');
      }
      const full = element.offsetHeight;
      // Header and least height are the style sheet's, which says them as scroll margins, and so is the score's.
      const least = Number.parseFloat(scrollMarginBottom) || 0;
      const score = Number.parseFloat(paddingBottom) || 0;
      const shown = Math.min(full, Math.max(least, element.getBoundingClientRect().bottom - (Number.parseFloat(scrollMarginTop) || 0)));
      element.style.setProperty('--stage-full', `${full}px`);
      element.style.setProperty('--stage-shown', `${shown}px`);
      // In a row as soon as the picture above the score would be no higher than the row's.
      setForm(full > least && shown < least + score ? 'row' : shown < full - LOW_FROM ? 'low' : 'whole');
    };
    return followBox([element], fit);
  }, [place]);
  return form;
}
