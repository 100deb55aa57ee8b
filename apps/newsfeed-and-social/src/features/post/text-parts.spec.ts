import fc from 'fast-check';
import { textParts } from './text-parts.ts';

const kinds = (text: string) => textParts(text).map((part) => (part.kind === 'hashtag' ? `#${part.tag}` : part.kind === 'link' ? part.href : part.text));

it('finds hashtags with a letter among them, and leaves shirt numbers and signs inside words alone', () => {
  expect(kinds('Đi #HàNội nào, số #10, a#b')).toEqual(['Đi ', '#HàNội', ' nào, số #10, a#b']);
});

it('finds web addresses without the sign that ends the sentence', () => {
  expect(kinds('Xem https://example.com/a?b=1. Hay!')).toEqual(['Xem ', 'https://example.com/a?b=1', '. Hay!']);
  expect(kinds('javascript:alert(1) data:text/html,x')).toEqual(['javascript:alert(1) data:text/html,x']);
});

it('leaves the hashtag within an address to the address', () => {
  expect(kinds('https://example.com/#phan')).toEqual(['https://example.com/#phan']);
});

it('loses nothing of any text, and makes links to the web only', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('#', 'a', 'Ổ', ' ', '1', 'https://', '.', '/', '\n', '🎉') }), (text) => {
      const parts = textParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) if (part.kind === 'link') expect(part.href).toMatch(/^https?:\/\//);
    }),
  );
});
