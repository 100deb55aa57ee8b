import { foldText } from './fold-text.ts';
import { lettersOf, letterRuns, type LetterRun } from './letter-runs.ts';

/** One word or phrase, and its letters with their marks, run for run. */
interface Banned {
  readonly runs: readonly LetterRun[];
  readonly letters: readonly string[];
}

/** Banned words made ready once for many messages (`compileBannedWords`). */
export type BannedWords = ReadonlyMap<string, readonly Banned[]>;

/** Makes the words and phrases ready, grouped by first letter (decisions, "Rooms"). Words without a letter or a digit are left out: what stands for a hidden word would be one. */
export function compileBannedWords(words: readonly string[]): BannedWords {
  const byFirst = new Map<string, Banned[]>();
  for (const word of words) {
    const given = word.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
    const runs = letterRuns(given);
    const first = runs[0]?.letter;
    if (first === undefined || !/[\p{L}\p{N}]/u.test(given)) continue;
    const alike = byFirst.get(first);
    const banned = { runs, letters: runs.map(({ start, end }) => lettersOf(given.slice(start, end))) };
    if (alike) alike.push(banned);
    else byFirst.set(first, [banned]);
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
 * Diacritics may be left out, syllable by syllable; with others it is another word (ours): 'đồ ngu' is found in 'do ngu', not in
 * 'độ ngủ'. Addresses of pages stay as they are.
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

const address = /https?:\/\/\S+/giu;

/** Where banned words stand in a text, read in each way, first to last; places that touch one another are one. */
function placesOf(text: string, words: BannedWords): Place[] {
  const addresses = text.includes('://') ? [...text.matchAll(address)].map(({ index, 0: found }) => ({ start: index, end: index + found.length })) : [];
  const all = readingsOf(text)
    .flatMap((reading) => findBanned(reading, words))
    .filter(({ start, end }) => !addresses.some((address) => start < address.end && end > address.start))
    .sort((one, other) => one.start - other.start);
  const places: Place[] = [];
  for (const place of all) {
    const last = places.at(-1);
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end);
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

function findBanned(written: string, words: BannedWords): Place[] {
  const text = letterRuns(written);
  const found: Place[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (joined(text[at - 1], text[at])) continue;
    const fits = (words.get(text[at]?.letter ?? '') ?? []).filter((word) => standsAt(text, at, word.runs) && isSaid(written, text, at, word));
    if (fits.length === 0) continue;
    const length = Math.max(...fits.map(({ runs }) => runs.length));
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

/** Whether the writer has said this word: in each syllable its own marks, or none. */
function isSaid(written: string, text: readonly LetterRun[], at: number, { runs, letters }: Banned): boolean {
  const said = runs.map((_, step) => lettersOf(written.slice(text[at + step]?.start, text[at + step]?.end)));
  let first = 0;
  for (let step = 0; step <= runs.length; step += 1) {
    if (step < runs.length && runs[step]?.letter !== ' ') continue;
    const syllable = said.slice(first, step);
    const isMarked = syllable.some((letter, place) => letter !== runs[first + place]?.letter && foldText(letter) !== letter);
    if (isMarked && syllable.some((letter, place) => letter !== letters[first + place])) return false;
    first = step + 1;
  }
  return true;
}

function joined(left: LetterRun | undefined, right: LetterRun | undefined): boolean {
  return [left, right].every((run) => run !== undefined && /[\p{L}\p{N}]/u.test(run.letter) && !spaceless.test(run.letter));
}

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
