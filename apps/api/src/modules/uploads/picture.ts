import sharp, { type Sharp } from 'sharp';
import { pictureKind } from './picture-kind.ts';

/** A small file may unfold into gigabytes; all frames together count. */
const MOST_PIXELS = 40_000_000;
const MOST_FRAMES = 120;
const LONGEST_EDGE = 2048;
/** Re-encoding every frame takes its time, so moving pictures are kept smaller. */
const LONGEST_MOVING_EDGE = 800;
export const THUMB_EDGE = 640;
const SECONDS = 20;

export interface Encoded {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  readonly thumb: Buffer | null;
}

/** Why a file is not taken. */
export type Unfit = 'notAPicture' | 'tooManyPixels';

// One thread for each picture: two cores have other things to do.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws a picture anew as webp: turned upright, at most 2048 px, without place, camera or anything else that was hidden in it.
 * A moving picture keeps moving, unless that would be too much; then its first frame stands for it.
 */
export async function encode(bytes: Uint8Array): Promise<Encoded | Unfit> {
  if (!pictureKind(bytes)) return 'notAPicture';
  try {
    const { width, height, pages = 1, pageHeight = height } = await sharp(bytes, { limitInputPixels: false, animated: true }).metadata();
    if (width * pageHeight > MOST_PIXELS) return 'tooManyPixels';
    const animated = pages > 1 && pages <= MOST_FRAMES && width * pageHeight * pages <= MOST_PIXELS;
    const { data, info } = await within(open(bytes, animated), animated ? LONGEST_MOVING_EDGE : LONGEST_EDGE)
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const shownHeight = info.pageHeight ?? info.height;
    const thumb = Math.max(info.width, shownHeight) > THUMB_EDGE ? await within(open(bytes, false), THUMB_EDGE).webp({ quality: 76 }).toBuffer() : null;
    return { bytes: data, width: info.width, height: shownHeight, animated, thumb };
  } catch {
    // Begins like a picture and is none: cut off, or made to break a reader.
    return 'notAPicture';
  }
}

function open(bytes: Uint8Array, animated: boolean): Sharp {
  const opened = sharp(bytes, { limitInputPixels: MOST_PIXELS, animated, failOn: 'error' }).timeout({ seconds: SECONDS });
  return animated ? opened : opened.autoOrient();
}

const within = (picture: Sharp, edge: number): Sharp => picture.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
