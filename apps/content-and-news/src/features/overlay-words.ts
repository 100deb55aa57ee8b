import type { OverlayWords } from '@portal/ui';
import type { Words } from './words.ts';

/** What the media preview says. */
export function overlayWords(t: Words['t']): OverlayWords {
  return {
    title: t('overlay.title'),
    close: t('overlay.close'),
    previous: t('overlay.previous'),
    next: t('overlay.next'),
    zoomIn: t('overlay.zoomIn'),
    zoomOut: t('overlay.zoomOut'),
    zoom: t('overlay.zoom'),
    fitHeight: t('overlay.fitHeight'),
    loading: t('overlay.loading'),
    failed: t('overlay.failed'),
    retry: t('overlay.retry'),
    all: t('overlay.all'),
    position: (number, total) => t('overlay.position', { number, total }),
  };
}
