import fc from 'fast-check';
import { HASHTAGS, hashtagsOf } from './hashtags.ts';

describe('hashtags of a text', () => {
  it.each([
    ['Vào! #VLeague #HàNội', ['VLeague', 'HàNội']],
    ['#bóng_đá, #bóngđá.', ['bóng_đá', 'bóngđá']],
    ['#HàNội #hanoi #HANOI', ['HàNội']],
    ['số #10 và #_ không phải', []],
    ['#U23', ['U23']],
    ['https://x.vn/#dau-trang a#b &#x27; ##hai', []],
    ['(#ngoặc)', ['ngoặc']],
    ['#một#hai', ['một']],
    ['#', []],
    ['', []],
  ])('finds in %j %j', (text, tags) => expect(hashtagsOf(text)).toEqual(tags));

  it('reads a tag with separate marks as the composed one', () => expect(hashtagsOf('#Nội'.normalize('NFD'))).toEqual(['Nội'.normalize('NFC')]));

  it('has its limits', () => expect(HASHTAGS).toEqual({ most: 30, longest: 50 }));
  it('takes a tag of 50 letters and none of 51', () => {
    expect(hashtagsOf(`#${'a'.repeat(HASHTAGS.longest)}`)).toHaveLength(1);
    expect(hashtagsOf(`#${'a'.repeat(HASHTAGS.longest + 1)}`)).toEqual([]);
  });

  it('stops at thirty', () => {
    const text = Array.from({ length: 31 }, (_, at) => `#tag${at}`).join(' ');
    expect(hashtagsOf(text)).toHaveLength(HASHTAGS.most);
    expect(hashtagsOf(text).at(-1)).toBe('tag29');
  });

  it('finds its own tags again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('#', 'a', 'Đ', 'ộ', '1', '_', ' ', '/', '\u0301') }), (text) => {
        const tags = hashtagsOf(text);
        expect(hashtagsOf(tags.map((tag) => `#${tag}`).join(' '))).toEqual(tags);
      }),
    );
  });
});
