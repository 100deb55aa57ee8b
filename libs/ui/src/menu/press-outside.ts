/**
 * Closes what lies over the page at a press outside of it, and keeps that press from doing anything else: who taps beside a menu wants to be rid of it, not to pause the
 * picture below. Returns how to stop listening.
 */
export function onPressOutside(place: () => Node | null | undefined, close: () => void): () => void {
  const pressed = (event: PointerEvent) => {
    if (event.target instanceof Node && place()?.contains(event.target)) return;
    doNothingElse(event);
    close();
  };
  document.addEventListener('pointerdown', pressed);
  return () => document.removeEventListener('pointerdown', pressed);
}

/** Milliseconds. */
const CLICK_WITHIN = 500;

/** The click that this is, or in which the press will end, does nothing. A press that ends in none (one scrolls, drags) leaves the next alone. */
export function doNothingElse(press: Event): void {
  if (press.type === 'click') {
    press.preventDefault();
    return press.stopPropagation();
  }
  const over = new AbortController();
  const { signal } = over;
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      over.abort();
    },
    { capture: true, signal },
  );
  // A finger's click comes a moment after it is lifted; one that comes later is another's.
  document.addEventListener('pointerup', () => setTimeout(() => over.abort(), CLICK_WITHIN), { capture: true, signal });
  for (const kind of ['pointerdown', 'pointercancel', 'keydown']) document.addEventListener(kind, () => over.abort(), { capture: true, signal });
}
