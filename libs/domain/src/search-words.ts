import { foldText } from './fold-text.ts';

/** A search asks for at most this many words; whoever pastes a whole sentence is found by its beginning (ours). */
export const SEARCH_WORDS = 6;
/** What is left of a longer word is enough to find it by. */
const LONGEST_WORD = 40;

/**
 * The words of a text as search compares them, in their order, each once: 'Đội tuyển Hà Nội' -> doi, tuyen, ha, noi (ours).
 * What is no letter and no digit only parts them.
 */
export function searchWords(text: string): string[] {
  return [...new Set((foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word].slice(0, LONGEST_WORD).join('')))];
}
