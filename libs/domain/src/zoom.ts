/** Zoom of the media overlay (specification, sections 5 and 9). */
export const ZOOM = { min: 0.5, max: 5, step: 0.3, initial: 1 } as const;

/** Keeps a zoom between 0.5 and 5; what is no number goes back to 1. */
export function clampZoom(zoom: number): number {
  if (Number.isNaN(zoom)) return ZOOM.initial;
  return Math.min(ZOOM.max, Math.max(ZOOM.min, zoom));
}

/** One click or wheel tick in or out: 0.3, rounded so that ten ticks do not gather binary dust. */
export function stepZoom(zoom: number, direction: 'in' | 'out'): number {
  const next = clampZoom(zoom) + (direction === 'in' ? ZOOM.step : -ZOOM.step);
  return clampZoom(Math.round(next * 100) / 100);
}

/** A typed percentage ('150', '150%') divided by 100 and clamped; null when it is no number, so the box can restore itself. */
export function zoomFromPercent(text: string): number | null {
  const digits = /^\s*(\d+(?:[.,]\d+)?)\s*%?\s*$/.exec(text)?.[1];
  return digits === undefined ? null : clampZoom(Number(digits.replace(',', '.')) / 100);
}
