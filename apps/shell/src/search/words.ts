import { SEARCH_WORDS, searchWords } from '@portal/domain';

/** The longest that the api takes. */
export const LONGEST_SEARCH = 100;

/** What the api is asked for somebody's words: folded, as many as a search may have; '' where there is no letter and no digit. The same for 'Hà Nội' and 'ha  noi'. */
export function askedWords(text: string): string {
  let asked = '';
  for (const word of searchWords(text).slice(0, SEARCH_WORDS)) if (asked.length + word.length < LONGEST_SEARCH) asked += asked ? ` ${word}` : word;
  return asked;
}
