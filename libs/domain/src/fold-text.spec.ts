import fc from 'fast-check';
import { foldText, slugOf } from './fold-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

describe('folded text', () => {
  it.each([
    ['Hà Nội', 'ha noi'],
    ['ĐẠI HỌC', 'dai hoc'],
    ['Hà Nội'.normalize('NFD'), 'ha noi'],
    ['Fußball in Łódź', 'fussball in lodz'],
    ['SØRLOTH', 'sorloth'],
    ['ＨＣＭ', 'hcm'],
    ['İstanbul ısı', 'istanbul isi'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['繁體中文', '繁體中文'],
    ['서울', '서울'],
    ['', ''],
  ])('reads %j as %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it('is the same after a second folding', () => {
    fc.assert(
      fc.property(anyText, (text) => expect(foldText(foldText(text))).toBe(foldText(text))),
      { numRuns: 500 },
    );
  });
  it('does not depend on how letters and marks were put together', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))));
  });
});

describe('slugs', () => {
  it.each([
    ['Cúp Quốc gia 2026: Vòng 1/8', 'cup-quoc-gia-2026-vong-1-8'],
    ["Côte d'Ivoire", 'cote-d-ivoire'],
    ['  Đà Nẵng!  ', 'da-nang'],
    ['中文', ''],
    ['', ''],
  ])('makes %j into %j', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('are words of a to z and digits with one hyphen between, whatever the title', () => {
    fc.assert(fc.property(anyText, (title) => expect(slugOf(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)));
  });
});
