/** How a video is packed, by the names of ffmpeg's readers. */
export type VideoKind = 'mov' | 'matroska' | 'ogg';

/** Pictures that are packed like an mp4: those of telephones and AVIF. */
const PICTURES = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis', 'crx ']);

const textAt = (bytes: Uint8Array, from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Videos that are taken (mp4 and mov, webm, ogg), told by their first 12 bytes: what a file calls itself counts for nothing. */
export function videoKind(bytes: Uint8Array): VideoKind | undefined {
  if (textAt(bytes, 4, 8) === 'ftyp') return PICTURES.has(textAt(bytes, 8, 12)) ? undefined : 'mov';
  if (textAt(bytes, 0, 4) === '\x1aE\xdf\xa3') return 'matroska';
  if (textAt(bytes, 0, 4) === 'OggS') return 'ogg';
  return undefined;
}
