/**
 * Measures now, and again before the next frame whenever the box of one of `elements`, the scroll position, or what a keyboard or a zoom leaves of the window changes;
 * once a frame at most. Ends with the returned function.
 */
export function followBox(elements: readonly Element[], measure: () => void): () => void {
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      measure();
    });
  };
  const boxes = typeof ResizeObserver === 'function' ? new ResizeObserver(soon) : undefined;
  for (const element of elements) boxes?.observe(element);
  window.visualViewport?.addEventListener('resize', soon);
  addEventListener('scroll', soon, { passive: true });
  addEventListener('resize', soon);
  measure();
  return () => {
    cancelAnimationFrame(frame);
    boxes?.disconnect();
    window.visualViewport?.removeEventListener('resize', soon);
    removeEventListener('scroll', soon);
    removeEventListener('resize', soon);
  };
}
