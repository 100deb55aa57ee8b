import { IMAGE, imageWidths } from './image-widths.ts';

/**
 * The call that makes pictures smaller, and what members have uploaded (decisions, "Paths the specification names without a
 * path"). A test of the api holds them against the contract.
 */
export const IMAGE_CALL = '/other/api/resource/image';
const UPLOADS = /^\/other\/api\/resource\/file\/[\w-]{1,80}\.webp$/;

/** What a page may do with the address of a picture. */
export type ImageSource =
  /** Ask for it at a width of section 9: our uploads, and pictures of other sites, of which the server takes those of its list. */
  | 'sized'
  /** Show it as it is: a drawing that travels with the page, a GIF (it would stand still), another file of this site. */
  | 'asItIs'
  /** Show what stands for a missing picture. */
  | 'refused';

/** What a page may do with the picture at an address (ours; the widths are of the specification, section 9). */
export function imageSource(address: string): ImageSource {
  if (UPLOADS.test(address)) return 'sized';
  if (/^https:\/\/[^/?#@\\\s]+(?:[/?#]|$)/i.test(address)) return 'sized';
  if (/^data:image\//i.test(address)) return 'asItIs';
  // A second slash, in either direction, would lead to another site.
  return /^\/(?![/\\])/.test(address) ? 'asItIs' : 'refused';
}

/** The address of a picture at a width (section 9); `width` is one of imageWidths(). */
export const sizedImage = (address: string, width: number): string => `${IMAGE_CALL}?src=${encodeURIComponent(address)}&w=${width}`;

/** The blurred 10x10 picture (section 9) that stands in its place until it is there. */
export const imagePlaceholder = (address: string): string => `${sizedImage(address, IMAGE.placeholder.width)}&q=${IMAGE.placeholder.quality}`;

/** Addresses by width (section 9), rising, as `srcset` has them. Nothing is enlarged: the last one of a picture of known width is that width. */
export function imageSet(address: string, ownWidth?: number | null): { readonly address: string; readonly width: number }[] {
  const widths = imageWidths();
  const enough = ownWidth ? widths.findIndex((width) => width >= ownWidth) : -1;
  return widths
    .slice(0, enough < 0 ? undefined : enough + 1)
    .map((width) => ({ address: sizedImage(address, width), width: ownWidth ? Math.min(width, ownWidth) : width }));
}
