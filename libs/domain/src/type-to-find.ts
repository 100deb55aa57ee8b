import { foldText } from './fold-text.ts';

/** What is typed in a list is forgotten after this pause, milliseconds (specification, section 9). */
export const TYPE_TO_FIND_RESETS = 700;

/** What was typed so far and when the last key came, milliseconds of any clock. */
export interface Typed {
  text: string;
  at: number;
}

/** Nothing typed yet (ours). */
export const NOTHING_TYPED: Typed = { text: '', at: 0 };

/** After one more key: it goes on with what was typed, or begins anew after a pause of 700 ms (section 9). */
export function typeKey(typed: Typed, key: string, nowMs: number): Typed {
  const before = nowMs - typed.at < TYPE_TO_FIND_RESETS ? typed.text : '';
  return { text: before + key, at: nowMs };
}

/** The place of the first entry that begins with what was typed, case and diacritics aside; -1 when there is none (ours). */
export function findTyped(entries: readonly string[], typed: Typed): number {
  const wanted = foldText(typed.text);
  return wanted === '' ? -1 : entries.findIndex((entry) => foldText(entry).startsWith(wanted));
}
