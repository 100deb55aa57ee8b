import sharp from 'sharp';
import { IMAGE } from '@portal/domain';
import { pictureKind } from '../uploads/index.ts';

export const formats = { webp: 'image/webp', jpeg: 'image/jpeg', png: 'image/png' } as const;
export type Format = keyof typeof formats;
/** A picture as it is asked for. `width` 10 is the placeholder of section 9: ten by ten, blurred. */
export interface Look {
  readonly width: number;
  readonly quality: number;
  readonly format: Format;
}

/** A small file may unfold into gigabytes. */
const MOST_PIXELS = 40_000_000;
const SECONDS = 15;

/** Draws a picture at a width: upright, never larger than it is, its first frame only, without what was hidden in it. Undefined for what is no picture, or too large a one. */
export async function convert(bytes: Uint8Array, { width, quality, format }: Look): Promise<Buffer | undefined> {
  if (!pictureKind(bytes)) return undefined;
  const { placeholder } = IMAGE;
  try {
    const opened = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: SECONDS }).autoOrient();
    const drawn =
      width === placeholder.width
        ? opened.resize(placeholder.width, placeholder.height, { fit: 'fill' }).blur(placeholder.blur)
        : opened.resize({ width, withoutEnlargement: true });
    if (format === 'jpeg') return await drawn.flatten({ background: 'white' }).jpeg({ quality }).toBuffer();
    return await (format === 'png' ? drawn.png() : drawn.webp({ quality })).toBuffer();
  } catch {
    // Begins like a picture and is none: cut off, or made to break a reader.
    return undefined;
  }
}
