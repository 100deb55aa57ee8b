/** The first `most` letters of somebody's words, in one line, with three dots if more follow. Whole characters: half of one would be a box. */
export function cutText(text: string, most: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}

/** Letters that tell one text from the next by the same author. */
const NAMED_BY = 40;

/** How somebody's words begin: in the name of a button that belongs to them, which their author alone does not tell apart. */
export const namingWords = (text: string): string => cutText(text, NAMED_BY);
