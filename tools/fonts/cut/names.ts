import { u16 } from './bytes.ts';

/** The name of the axis in a font's table of names: the first that a font may give itself. */
export const AXIS_NAME = 256;

/** `name`: family, kind, the PostScript name and what the axis is called; browsers take no font without. Licence and authors stand beside the files. */
export function nameOf(family: string, kind = 'Regular'): Buffer {
  const texts = [
    [1, family],
    [2, kind],
    [6, `${family}-${kind}`.replaceAll(' ', '')],
    ...(kind === 'Regular' ? [[AXIS_NAME, 'Weight'] as const] : []),
  ] as const;
  const encoded = texts.map(([, text]) => [...text].flatMap((letter) => u16(letter.charCodeAt(0))));
  let end = 0;
  const rows = texts.flatMap(([id], place) => {
    const length = encoded[place]?.length ?? 0;
    end += length;
    return u16(3, 1, 0x04_09, id, length, end - length);
  });
  return Buffer.from([...u16(0, texts.length, 6 + 12 * texts.length), ...rows, ...encoded.flat()]);
}
