export type MediaKind = 'image' | 'video';

/**
 * The overlay's rule (specification, section 2): jpg, jpeg, png, gif and webp are images, anything else is a video.
 * Accepts a file name or an address; query and fragment do not count.
 */
export function overlayMediaKind(address: string): MediaKind {
  return ['jpg', 'jpeg', 'png', 'gif', 'webp'].includes(extension(address)) ? 'image' : 'video';
}

/** The attachment's rule (specification, section 5): mp4, webm, ogg and mov are videos, anything else is an image. */
export function attachmentMediaKind(address: string): MediaKind {
  return ['mp4', 'webm', 'ogg', 'mov'].includes(extension(address)) ? 'video' : 'image';
}

function extension(address: string): string {
  const file =
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? '';
  const dot = file.lastIndexOf('.');
  return dot < 0 ? '' : file.slice(dot + 1).toLowerCase();
}
