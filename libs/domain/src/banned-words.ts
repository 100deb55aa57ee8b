import { foldText } from './fold-text.ts';
import { letterRuns, toldLetters, type LetterRun, type ToldLetter } from './letter-runs.ts';

/** One word or phrase, and what is told apart of it, run for run. */
interface Banned {
  readonly runs: readonly LetterRun[];
  readonly told: readonly (readonly ToldLetter[])[];
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
    if (first === undefined || !runs.some(({ letter }) => /[\p{L}\p{N}]/u.test(letter))) continue;
    const alike = byFirst.get(first);
    const banned = { runs, told: runs.map(({ start, end }) => toldLetters(given.slice(start, end))) };
    if (alike) alike.push(banned);
    else byFirst.set(first, [banned]);
  }
  return byFirst;
}

/** Whether a banned word stands in the text, also inside an address (decisions, "Rooms, gifts, moderation"). */
export function hasBannedWord(text: string, words: BannedWords): boolean {
  return placesOf(text, words, []).length > 0;
}

/**
 * The text as others see it, each banned word as three asterisks. Matching ignores case, repeated letters and
 * zero-width characters (decisions), and takes digits and signs for the letters that they are put for ('n9u', '$ex'; ours).
 * Of diacritics only those that are left out everywhere are ignored; with others, or with some, it is another word (ours): 'đồ ngu' is
 * found in 'do ngu', not in 'độ ngủ', nor 'cút đi' in 'cut đi'. Addresses of pages stay as they are.
 * Whole words only: a word inside a longer one is another word, except in scripts that put no spaces.
 */
export function censor(text: string, words: BannedWords): string {
  let shown = text;
  // Where one is hidden, what stood against it may have become a word of its own.
  for (;;) {
    const places = placesOf(shown, words, addressesOf(shown));
    if (places.length === 0) return shown;
    shown = hidden(shown, places);
  }
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

/** Of a page, as far as it is one in any case: a host with a point or a port. What stops a sentence, and letters that put no spaces, may be the next words. */
const address = /https?:\/\/[\p{Script=Latin}\p{M}\d-]+(?:(?:\.[\p{Script=Latin}\p{M}\d-]+)+|:\d+)(?:[/?#:][\p{Script=Latin}\p{M}\w./?&=%#:~+@-]*)?/giu;
const addressesOf = (text: string): Place[] =>
  text.includes('://') ? [...text.matchAll(address)].map(({ index, 0: found }) => ({ start: index, end: index + found.length })) : [];

/** Where banned words stand in a text, read in each way, first to last; places that touch one another are one. `spared`: what lies wholly in one of these does not count. */
function placesOf(text: string, words: BannedWords, spared: readonly Place[]): Place[] {
  const all = readingsOf(text)
    .flatMap((reading) => findBanned({ text, reading, spared }, words))
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

/** A number of something ('1m', '90p,', '1m75'): its digits are put for nothing. */
const measure = /^[("'“‘]*\d+(?:[ckm]?m|k?g|[chpsklxdđ]|tr|[mh]\d{1,2})[)"'”’.,;:!?…]*$/iu;

/** A text as it is written and, where it mixes letters with what is put for them, as it is meant. A number of its own is a number. */
function readingsOf(text: string): string[] {
  if (!put.test(text)) return [text];
  const meant = (stroke: string) =>
    text.replace(/\S+/g, (word) =>
      /\p{L}/u.test(word) && !measure.test(word) ? word.replace(new RegExp(put, 'gu'), (sign) => PUT_FOR[sign] ?? stroke) : word,
    );
  return [...new Set([text, ...STROKES.map(meant)])];
}

/** A text and one way of reading it, of the same length. */
interface Read {
  readonly text: string;
  readonly reading: string;
  readonly spared: readonly Place[];
}

function findBanned(read: Read, words: BannedWords): Place[] {
  const runs = letterRuns(read.reading);
  const found: Place[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    if (joined(runs[at - 1], runs[at])) continue;
    const fits = (words.get(runs[at]?.letter ?? '') ?? []).filter((word) => standsAt(runs, at, word.runs) && isSaid(read, runs, at, word));
    if (fits.length === 0) continue;
    const length = Math.max(...fits.map((word) => word.runs.length));
    const place = { start: runs[at]?.start ?? 0, end: runs[at + length - 1]?.end ?? 0 };
    if (read.spared.some(({ start, end }) => place.start >= start && place.end <= end)) continue;
    found.push(place);
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

/** Whether the writer has said this word: in each syllable its own letters and tone, or no marks at all anywhere. */
function isSaid({ text, reading }: Read, there: readonly LetterRun[], at: number, { runs, told }: Banned): boolean {
  const said = runs.map((_, step) => toldLetters(reading.slice(there[at + step]?.start, there[at + step]?.end)));
  if (said.every((run) => run.every(({ base, tone }) => tone === '' && foldText(base) === base))) return true;
  let first = 0;
  for (let step = 0; step <= runs.length; step += 1) {
    if (step < runs.length && runs[step]?.letter !== ' ') continue;
    const isSign = (place: number) => !/\p{L}/u.test(text.slice(there[at + first + place]?.start, there[at + first + place]?.end));
    if (!isSyllable(said.slice(first, step), told.slice(first, step), isSign)) return false;
    first = step + 1;
  }
  return true;
}

/** A letter that is held down may lose its mark, a d its stroke; one that a sign is put for has any. The tone stands on whichever letter: 'hòa' is 'hoà'. */
function isSyllable(said: readonly (readonly ToldLetter[])[], word: readonly (readonly ToldLetter[])[], isSign: (place: number) => boolean): boolean {
  const fits = said.every((run, place) => {
    if (isSign(place)) return true;
    const own = new Set(word[place]?.map(({ base }) => base));
    return (
      run.every(({ base }) => own.has(base) || [...own].some((letter) => foldText(letter) === base)) && run.some(({ base }) => own.has(base) || base === 'd')
    );
  });
  return fits && (tonesOf(said) === tonesOf(word) || (tonesOf(said) === '' && said.some((_, place) => isSign(place))));
}

const tonesOf = (syllable: readonly (readonly ToldLetter[])[]): string =>
  [...new Set(syllable.flat().flatMap(({ tone }) => (tone === '' ? [] : [tone])))].sort().join('');

function joined(left: LetterRun | undefined, right: LetterRun | undefined): boolean {
  return [left, right].every((run) => run !== undefined && /[\p{L}\p{N}]/u.test(run.letter) && !spaceless.test(run.letter));
}

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
