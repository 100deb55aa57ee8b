/**
 * What of a family is in which of a face's two files, as `unicode-range` says it: a browser fetches a file once a letter of its range is on the page.
 * `main`: English, Vietnamese, whatever else Western Europe writes with Latin-1 (names of clubs and players), and the signs of the interface. A letter may also come as a letter
 * and its marks.
 */
export const MAIN =
  'U+0-7F, U+A0, U+AB, U+AD, U+B0-B1, U+B4, U+B7, U+BB, U+C0-FF, U+102-103, U+110-111, U+128-129, U+131, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300-303, U+306, U+308-309, U+31B, U+323, U+1EA0-1EF9, U+2000-206F, U+20AB-20AC, U+2212';
/** `rest`: the other Latin letters (ć, ł, ş, ğ), and signs that are seldom seen. */
export const REST =
  'U+A1-AA, U+AC, U+AE-AF, U+B2-B3, U+B5-B6, U+B8-BA, U+BC-BF, U+100-101, U+104-10F, U+112-127, U+12A-130, U+132-167, U+16A-19F, U+1A2-1AE, U+1B1-2FF, U+304, U+329, U+1D00-1DBF, U+1E00-1E9F, U+1EFA-1EFF, U+20A0-20AA, U+20AD-20C0, U+2113, U+2122, U+2215, U+2C60-2C7F, U+A720-A7FF';

/** Code points of a `unicode-range`. */
export const codesOf = (range: string): number[] =>
  range.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, place) => from + place);
  });
