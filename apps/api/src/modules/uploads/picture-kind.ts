/** Pictures that are taken, told by their first bytes: what a file calls itself counts for nothing. */
export type PictureKind = 'jpg' | 'png' | 'gif' | 'webp';

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean => [...text].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
}
