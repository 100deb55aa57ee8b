import type { MatchNote } from '@portal/domain';

/** In which minute it ended, where a file says so. */
const minute = String.raw`(?:\s*,?\s*(?:(?:in|after|at)\s+)?\d{1,3}(?:\+\d{1,2})?\s*(?:['’′]|min\.?|mins\.?)?)?`;
const noted = (words: string, note: MatchNote) => [new RegExp(String.raw`[\[(]?(?<![\w/])(?:${words})(?![\w/])${minute}[\])]?`, 'i'), note] as const;

const notes: readonly (readonly [RegExp, MatchNote])[] = [
  noted(String.raw`postponed|postp\.?|ppd\.?|p-p`, 'postponed'),
  noted(String.raw`cancelled|canceled|canc\.?`, 'cancelled'),
  noted(String.raw`abandoned|aband\.?|abd\.?`, 'abandoned'),
  noted(String.raw`awarded|awd\.?`, 'awarded'),
  noted(String.raw`suspended|susp\.?`, 'suspended'),
  noted(String.raw`w\/o|walkover|forfeit(?:ed)?`, 'walkover'),
  noted(String.raw`annulled|void`, 'annulled'),
];

/** The reason a text gives why there is no ordinary result, with the pattern that found it; undefined when it gives none. */
export function noteIn(text: string): { readonly note: MatchNote; readonly pattern: RegExp } | undefined {
  const found = notes.find(([pattern]) => pattern.test(text));
  return found && { note: found[1], pattern: found[0] };
}
