import { foldText } from './fold-text.ts';

/** One letter, folded, how often it stands in a row, and where that is in the text as written (UTF-16 units). */
export interface LetterRun {
  letter: string;
  count: number;
  start: number;
  end: number;
}

/** Format characters, Hangul fillers: nothing a reader sees. */
const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0]/u;

/** A text as runs of folded letters: case, marks and zero-width characters are gone, any white space is one space (decisions, "Rooms"). */
export function letterRuns(text: string): LetterRun[] {
  const runs: LetterRun[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const folded = invisible.test(character) ? '' : foldText(character).replace(/\s/gu, ' ');
    const last = runs.at(-1);
    // A mark or a zero-width character belongs to the letter before it, and goes with it.
    if (folded === '' && last) last.end = end;
    for (const letter of folded) add(runs, letter, at, end);
    at = end;
  }
  return runs;
}

function add(runs: LetterRun[], letter: string, start: number, end: number): void {
  const last = runs.at(-1);
  if (last?.letter === letter) Object.assign(last, { count: letter === ' ' ? 1 : last.count + 1, end });
  else runs.push({ letter, count: 1, start, end });
}
