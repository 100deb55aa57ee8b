import fc from 'fast-check';
import { pageSpokenOf } from './page-spoken-of.ts';

const here = 'https://khandai.example/phan-hoi';
const said = (address: string, referrer = '') => pageSpokenOf(new URLSearchParams(address), referrer, here);

it('is what the link says, else the page before, when it was ours and another', () => {
  expect(said('tu=/truc-tiep/bong-da/7', 'https://khandai.example/tin-tuc')).toBe('/truc-tiep/bong-da/7');
  expect(said('', 'https://khandai.example/tin-tuc?trang=2')).toBe('/tin-tuc');
  expect(['https://elsewhere.example/tin-tuc', here, 'no address', ''].map((referrer) => said('', referrer))).toEqual(['', '', '', '']);
});

it('is always nothing or a path of ours that the contract takes', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('//elsewhere.example', 'javascript:x', '/a')),
      fc.oneof(fc.webUrl(), fc.string()),
      (tu, referrer) => {
        expect(pageSpokenOf(new URLSearchParams({ tu }), referrer, here)).toMatch(/^$|^\/(?!\/)[^]{0,199}$/);
      },
    ),
  );
});
