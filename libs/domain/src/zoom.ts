/** Zoom of the media overlay (specification, sections 5 and 9). */
export const ZOOM = { min: 0.5, max: 5, step: 0.3, initial: 1 } as const;

/** Keeps a zoom between 0.5 and 5 (section 5); what is no number goes back to 1 (ours). */
export function clampZoom(zoom: number): number {
  if (Number.isNaN(zoom)) return ZOOM.initial;
  return Math.min(ZOOM.max, Math.max(ZOOM.min, zoom));
}

/** One click or wheel tick in or out: 0.3 (section 5), rounded so that ten ticks do not gather binary dust. */
export function stepZoom(zoom: number, direction: 'in' | 'out'): number {
  const next = clampZoom(zoom) + (direction === 'in' ? ZOOM.step : -ZOOM.step);
  // Finer than any percentage that is typed, coarser than the dust.
  return clampZoom(Math.round(next * 10_000) / 10_000);
}

/**
 * A typed percentage ('150', '150%') divided by 100 and clamped (specification, section 5); null when it is no number, so the box can restore itself.
 * A comma before three digits is one of thousands, as numbers are shown (section 9), any other that of a fraction, as a keyboard in Vietnam has it.
 */
export function zoomFromPercent(text: string): number | null {
  const digits = /^\s*(\d+(?:[.,]\d+)?)\s*%?\s*$/.exec(text)?.[1];
  if (digits === undefined) return null;
  return clampZoom(Number(/,\d{3}$/.test(digits) ? digits.replace(',', '') : digits.replace(',', '.')) / 100);
}
