import { letterRuns, type LetterRun } from './letter-runs.ts';

/** Banned words made ready once for many messages (`compileBannedWords`). */
export type BannedWords = ReadonlyMap<string, readonly (readonly LetterRun[])[]>;

/** Makes the words and phrases ready, grouped by first letter. Words in which there is nothing to see are left out. */
export function compileBannedWords(words: readonly string[]): BannedWords {
  const byFirst = new Map<string, (readonly LetterRun[])[]>();
  for (const word of words) {
    const runs = letterRuns(word.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, ''));
    const first = runs[0]?.letter;
    if (first === undefined) continue;
    const alike = byFirst.get(first);
    if (alike) alike.push(runs);
    else byFirst.set(first, [runs]);
  }
  return byFirst;
}

/** Whether a banned word stands in the text (decisions, "Rooms, gifts, moderation"). */
export function hasBannedWord(text: string, words: BannedWords): boolean {
  return findBanned(letterRuns(text), words).length > 0;
}

/**
 * The text as others see it, each banned word as three asterisks. Matching ignores case, diacritics, repeated letters and
 * zero-width characters (decisions). Whole words only: a word inside a longer one is another word, except in scripts that
 * put no spaces.
 */
export function censor(text: string, words: BannedWords): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of findBanned(letterRuns(text), words)) {
    shown += `${text.slice(from, start)}***`;
    from = end;
  }
  return shown + text.slice(from);
}

function findBanned(text: readonly LetterRun[], words: BannedWords): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (joined(text[at - 1], text[at])) continue;
    const fits = (words.get(text[at]?.letter ?? '') ?? []).filter((word) => standsAt(text, at, word));
    if (fits.length === 0) continue;
    const length = Math.max(...fits.map((word) => word.length));
    found.push({ start: text[at]?.start ?? 0, end: text[at + length - 1]?.end ?? 0 });
    at += length - 1;
  }
  return found;
}

/** Repeats are ignored upwards only: a word that doubles a letter needs it doubled, or 'cc' would forbid every 'c'. */
function standsAt(text: readonly LetterRun[], at: number, word: readonly LetterRun[]): boolean {
  const fits = word.every((run, step) => {
    const there = text[at + step];
    return there?.letter === run.letter && there.count >= run.count;
  });
  return fits && !joined(text[at + word.length - 1], text[at + word.length]);
}

function joined(left: LetterRun | undefined, right: LetterRun | undefined): boolean {
  return [left, right].every((run) => run !== undefined && /[\p{L}\p{N}]/u.test(run.letter) && !spaceless.test(run.letter));
}

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
