import fc from 'fast-check';
import { isMentionable, MENTIONS, mentionParts, mentionsOf } from './mentions.ts';

describe('mentions of a text', () => {
  it.each([
    ['Nghe @son_nghe nói đi', ['son_nghe']],
    ['@Son_Nghe và @son_nghe là một', ['son_nghe']],
    ['(@kinh.can), @ba-chi. @ba-chi_!', ['kinh.can', 'ba-chi', 'ba-chi_']],
    ['Chào @sonnghe...', ['sonnghe']],
    ['thư a@son_nghe.vn, @@son_nghe và x/@son_nghe', []],
    ['https://x.vn/@son_nghe https://x.vn/?a=@son_nghe', []],
    ['@sơn_nghệ @sonnghệ @ab @1234 @', []],
    ['@10hag và @_son', ['10hag']],
    ['@minh.tuấn @son-nghệ @son.a@x.vn @son-@x @son#a', []],
    ['@son_nghe.#derby', ['son_nghe']],
    ['请@son_nghe看！ฟัง@son_tay', ['son_nghe', 'son_tay']],
    ['看@son_nghe。@minh.看', ['son_nghe', 'minh']],
    [`@${'a'.repeat(33)}`, []],
    [`@${'a'.repeat(32)}`, ['a'.repeat(32)]],
    ['', []],
  ])('finds in %j %j', (text, names) => expect(mentionsOf(text)).toEqual(names));

  it.each(['son', 'Son_Nghe', 'kinh.can', 'ba-chi_', '10hag', 'a'.repeat(32)])('can be of %s', (name) => expect(isMentionable(name)).toBe(true));
  it.each(['son.', 'son-', 'so', '123', '.son', 'son nghe', 'sơn', ''])('can not be of %j', (name) => expect(isMentionable(name)).toBe(false));

  it('stops at ten', () => {
    const text = Array.from({ length: 11 }, (_, at) => `@fan${at}`).join(' ');
    expect(mentionsOf(text)).toHaveLength(MENTIONS.most);
    expect(MENTIONS).toEqual({ most: 10 });
  });

  it('apart from the words around them, as they are written', () =>
    expect(mentionParts('Ê @Son_Nghe, vào!')).toEqual([
      { kind: 'words', text: 'Ê ' },
      { kind: 'mention', text: '@Son_Nghe', username: 'Son_Nghe' },
      { kind: 'words', text: ', vào!' },
    ]));

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('@', 'a', 'b1', 'Ổ', ' ', '.', '-', '_', '/', '\u0301', '🎉') }), (text) => {
        expect(
          mentionParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
