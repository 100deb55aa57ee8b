import { foldText } from './fold-text.ts';

/** One letter, folded, how often it stands in a row, and where that is in the text as written (UTF-16 units). */
export interface LetterRun {
  letter: string;
  count: number;
  start: number;
  end: number;
}

/** Format and control characters, Hangul fillers: nothing a reader sees. */
const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0]|(?!\s)\p{Cc}/u;
/** White space, and what looks like it or is put for it: a blank pattern of Braille, the line of a hashtag. */
const space = /[\s\u2800_]/gu;

/** A text as runs of folded letters: case, marks and zero-width characters are gone, any white space, or what is put for it, is one space (decisions, "Rooms"). */
export function letterRuns(text: string): LetterRun[] {
  const runs: LetterRun[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const folded = invisible.test(character) ? '' : foldText(character).replace(space, ' ');
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

/** A letter as a Vietnamese reader tells it from others: 'ồ' is an 'ô' with a grave. */
export interface ToldLetter {
  /** Without its tone. */
  readonly base: string;
  /** The tone's combining mark; empty for none. */
  readonly tone: string;
}

const bases = /^[aăâeêioôơuưyđ]$/u;
const tones = /[\u0300\u0301\u0303\u0309\u0323]/gu;
const others = /(?![\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323])\p{M}/gu;

/** The letters of a stretch with the marks that Vietnamese has, and no others: 'n\u0301' is an n, a 'ð' is a 'đ' (ours). */
export function toldLetters(text: string): ToldLetter[] {
  if (text.length === 1 && /[a-z ]/i.test(text)) return [{ base: text.toLowerCase(), tone: '' }];
  const letters = text.normalize('NFKD').replace(others, '').normalize('NFC').toLowerCase().replaceAll('ð', 'đ');
  return [...letters].flatMap((letter) => {
    if (invisible.test(letter) || /\p{M}/u.test(letter)) return [];
    const apart = letter.normalize('NFD');
    const base = apart.replace(tones, '').normalize('NFC');
    return bases.test(base) ? [{ base, tone: apart.match(tones)?.join('') ?? '' }] : [...foldText(letter)].map((plain) => ({ base: plain, tone: '' }));
  });
}
