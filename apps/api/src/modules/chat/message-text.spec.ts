import fc from 'fast-check';
import { keptText } from './message-text.ts';

describe('the text of a message', () => {
  it('keeps Vietnamese, emoji families and line breaks', () => {
    expect(keptText('  Vàooo\nquá đỉnh 👨‍👩‍👧  ')).toBe('Vàooo\nquá đỉnh 👨‍👩‍👧');
  });

  it('writes each letter one way', () => {
    expect(keptText('Viê\u0323t')).toBe('Việt');
  });

  it('drops what cannot be seen or turns the text around', () => {
    expect(keptText('a\u200bb\u202ec\u0000d\u0007')).toBe('abcd');
    expect(keptText(' \u200b\u2060 ')).toBe('');
  });

  it('is the same when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(keptText(keptText(text))).toBe(keptText(text));
      }),
    );
  });
});
