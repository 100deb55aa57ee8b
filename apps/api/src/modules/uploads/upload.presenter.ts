import type { Media } from '@portal/contracts';
import type { StoredUpload } from './upload.repository.ts';

export const PREFIX = '/other/api/resource/file/';

/** Beside a picture its small copy, beside a video its poster. */
export const besideName = (name: string): string => name.replace(/\.webp$/, '-s.webp').replace(/\.mp4$/, '.webp');

/** What a video is while it is drawn, or could not be, has no size yet. */
export function presentMedia({
  name,
  kind,
  width,
  height,
  seconds,
  hasThumb,
}: Omit<StoredUpload, 'ownerId' | 'createdAt' | 'bytes' | 'animated' | 'heardAt' | 'why' | 'share' | 'state'>): Media {
  return {
    url: PREFIX + name,
    thumb: hasThumb ? PREFIX + besideName(name) : null,
    kind,
    width: width || null,
    height: height || null,
    alt: '',
    ...(seconds !== null && { seconds }),
  };
}
