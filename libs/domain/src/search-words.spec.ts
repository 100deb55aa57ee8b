import fc from 'fast-check';
import { SEARCH_WORDS, searchWords } from './search-words.ts';

describe('words of a search', () => {
  it.each([
    ['Đội tuyển Hà Nội', ['doi', 'tuyen', 'ha', 'noi']],
    ['HÀ NỘI – hà nội', ['ha', 'noi']],
    ['sonnghe_37', ['sonnghe', '37']],
    ['V.League 2026/27', ['v', 'league', '2026', '27']],
    ['阿根廷 – 巴西', ['阿根廷', '巴西']],
    ['🔥 % _ \\ \' " --', []],
    ['', []],
  ])('%j has %j', (text, words) => expect(searchWords(text)).toEqual(words));

  it('are the same with and without marks, and never anything but letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const words = searchWords(text);
        expect(searchWords(text.normalize('NFD'))).toEqual(words);
        expect(searchWords(words.join(' '))).toEqual(words);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
      }),
      { numRuns: 40 },
    );
  });
});

it('looks for six words at most', () => {
  expect(SEARCH_WORDS).toBe(6);
});
