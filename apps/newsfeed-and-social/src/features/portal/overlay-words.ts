import type { OverlayWords } from '@portal/ui';
import type { Translate } from './feed-words.ts';

/** What the media preview says. */
export function overlayWords(t: Translate): OverlayWords {
  const say = (key: string) => t(`overlay.${key}`);
  return {
    title: say('title'),
    close: say('close'),
    previous: say('previous'),
    next: say('next'),
    zoomIn: say('zoomIn'),
    zoomOut: say('zoomOut'),
    zoom: say('zoom'),
    fitHeight: say('fitHeight'),
    loading: say('loading'),
    failed: say('failed'),
    retry: say('retry'),
    all: say('all'),
    position: (number, total) => t('overlay.position', { number, total }),
  };
}
