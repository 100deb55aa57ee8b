import { ownLinksIn } from './own-links.ts';

const origin = 'https://khandai.vn';

it.each([
  ['xem nè https://khandai.vn/truc-tiep/bong-da/12?tab=chat, hay lắm', ['/truc-tiep/bong-da/12']],
  ['(https://khandai.vn/tip-keo/3).\nhttps://khandai.vn/tip-keo/4 https://khandai.vn/tip-keo/3', ['/tip-keo/3', '/tip-keo/4']],
  ['https://khandai.vn/', []],
  ['https://khandai.vn.example.com/tip-keo/3', []],
  ['https://example.com/https://khandai.vn/tip-keo/3', []],
  ['khandai.vn/tip-keo/3', []],
  ['', []],
])('finds in %j the pages %j', (text, pages) => expect(ownLinksIn(text, origin)).toEqual(pages));

it('waits for the end of an address that is being typed', () => {
  const typed = (text: string) => ownLinksIn(text, origin, { typed: true });
  expect([typed('https://khandai.vn/tip-keo/1'), typed('https://khandai.vn/tip-keo/12 ')]).toEqual([[], ['/tip-keo/12']]);
});
