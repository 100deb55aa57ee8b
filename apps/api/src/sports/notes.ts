import type { MatchNote } from '@portal/domain';

const notes: readonly (readonly [RegExp, MatchNote])[] = [
  [/\[?\b(postponed|postp\.?|ppd)\b\]?/i, 'postponed'],
  [/\[?\b(cancelled|canceled|canc\.?)\b\]?/i, 'cancelled'],
  [/\[?\b(abandoned|abd\.?)\b\]?/i, 'abandoned'],
  [/\[?\b(awarded|awd\.?)\b\]?/i, 'awarded'],
  [/\[?\b(suspended|susp\.?)\b\]?/i, 'suspended'],
  [/\[?(\bw\/o\b|\bwalkover\b)\]?/i, 'walkover'],
  [/\[?\b(annulled|void)\b\]?/i, 'annulled'],
];

/** The reason a text gives why there is no ordinary result, with the pattern that found it; undefined when it gives none. */
export function noteIn(text: string): { readonly note: MatchNote; readonly pattern: RegExp } | undefined {
  const found = notes.find(([pattern]) => pattern.test(text));
  return found && { note: found[1], pattern: found[0] };
}
