import { letterRuns, type LetterRun } from './letter-runs.ts';

/** Banned words made ready once for many messages (`compileBannedWords`). */
export type BannedWords = ReadonlyMap<string, readonly (readonly LetterRun[])[]>;

/** Makes the words and phrases ready, grouped by first letter (decisions, "Rooms"). Words in which there is nothing to see are left out. */
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
  return placesOf(text, words).length > 0;
}

/**
 * The text as others see it, each banned word as three asterisks. Matching ignores case, diacritics, repeated letters and
 * zero-width characters (decisions), and takes digits and signs for the letters that they are put for ('n9u', '$ex'; ours).
 * Whole words only: a word inside a longer one is another word, except in scripts that put no spaces.
 */
export function censor(text: string, words: BannedWords): string {
  let shown = text;
  // Where one is hidden, what stood against it may have become a word of its own.
  for (let places = placesOf(shown, words); places.length > 0; places = placesOf(shown, words)) shown = hidden(shown, places);
  return shown;
}

interface Place {
  start: number;
  end: number;
}

function hidden(text: string, places: readonly Place[]): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of places) {
    shown += `${text.slice(from, start)}***`;
    from = end;
  }
  return shown + text.slice(from);
}

/** Where banned words stand in a text, read in each way, first to last; places that touch one another are one. */
function placesOf(text: string, words: BannedWords): Place[] {
  const all = readingsOf(text)
    .flatMap((reading) => findBanned(letterRuns(reading), words))
    .sort((one, other) => one.start - other.start);
  const places: Place[] = [];
  for (const place of all) {
    const last = places.at(-1);
    if (last && place.start < last.end) last.end = Math.max(last.end, place.end);
    else places.push({ ...place });
  }
  return places;
}

/** What is put for letters; '1', and '!' before another, for two of them. Of the same length, so that places in a reading are those in the text. */
const PUT_FOR: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g', '@': 'a', $: 's' };
const STROKES = ['i', 'l'] as const;
const put = /[0345789@$1]|!(?=[\p{L}\p{N}])/u;

/** A text as it is written and, where it mixes letters with what is put for them, as it is meant. A number of its own is a number. */
function readingsOf(text: string): string[] {
  if (!put.test(text)) return [text];
  const meant = (stroke: string) =>
    text.replace(/\S+/g, (word) => (/\p{L}/u.test(word) ? word.replace(new RegExp(put, 'gu'), (sign) => PUT_FOR[sign] ?? stroke) : word));
  return [...new Set([text, ...STROKES.map(meant)])];
}

function findBanned(text: readonly LetterRun[], words: BannedWords): Place[] {
  const found: Place[] = [];
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
