/** Numbers as fonts hold them: the high byte first. */
export const u16 = (...values: readonly number[]): number[] => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
export const u32 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
/** A share of an axis, -1 to 1. */
export const share = (value: number): number[] => u16(Math.round(value * 16_384));
/** A place on an axis, in its own units. */
export const fixed = (value: number): number[] => u32(Math.round(value * 65_536));
export const tag = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));

/** `parts` one after another, and where each begins, counted from `start`. */
export function laidOut(parts: readonly (readonly number[])[], start: number): { offsets: number[]; bytes: number[] } {
  const offsets: number[] = [];
  let end = start;
  for (const part of parts) {
    offsets.push(end);
    end += part.length;
  }
  return { offsets, bytes: parts.flat() };
}
