import fc from 'fast-check';
import { webParts } from './web-parts.ts';

const links = (text: string) => webParts(text).flatMap((part) => (part.kind === 'link' ? part.href : []));

it('finds web addresses without the sign that ends the sentence', () => {
  expect(webParts('Xem https://example.com/a?b=1. Hay!')).toEqual([
    { kind: 'words', text: 'Xem ' },
    { kind: 'link', text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { kind: 'words', text: '. Hay!' },
  ]);
  expect(links('(http://a.vn/x) “HTTPS://B.VN/y”, https://c.vn/z…')).toEqual(['http://a.vn/x', 'HTTPS://B.VN/y', 'https://c.vn/z']);
});

it('makes nothing else a link, nor what is no address', () => {
  expect(links('javascript:alert(1) data:text/html,x ftp://a.vn www.a.vn a.vn/https https://')).toEqual([]);
  expect(links('https://[ http://%zz/')).toEqual([]);
});

it('loses nothing of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'Ổ', ' ', '[', ':', 'https://', '.', '/', '\n', '🎉', '@') }), (text) => {
      const parts = webParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) if (part.kind === 'link') expect(new URL(part.href).protocol).toMatch(/^https?:$/);
    }),
  );
});
