/** @jest-environment node */
import * as fc from 'fast-check';
import { createMemoryRouter } from 'react-router-dom';
import { MOST_IN_QUERY } from '@portal/contracts';
import { leaveExcess, pageQuery, withoutExcess } from './address.ts';

const at = (address: string) => new URL(address, 'http://portal.invalid');
const shorter = (address: string) => withoutExcess(at(address));
const query = (address: string) => pageQuery(at(address).pathname, at(address).search);
const long = 'x'.repeat(201);

it('leaves an address alone that a page can depend on whole', () => {
  for (const address of [
    '/',
    '/tip-keo?xem=dang-mo&cursor=' + 'x'.repeat(200),
    `/tin-tuc?trang=2&utm_source=${long}&fbclid=${long}`,
    `/tin-tuc?_=${long}`,
    '/%?a=%',
    '/tin-tuc?',
  ])
    expect(shorter(address)).toBeUndefined();
});

it('leads on without what is too long, and keeps the rest as it was', () => {
  expect(shorter(`/tip-keo?xem=dang-mo&cursor=${long}&utm_source=zalo&lang=en`)).toBe('/tip-keo?xem=dang-mo&utm_source=zalo&lang=en');
  expect(shorter(`/tip-keo?cursor=${long}`)).toBe('/tip-keo');
  // In characters, as one reads it, not as it is written in an address.
  expect(shorter(`/tim-kiem?q=${encodeURIComponent('đ'.repeat(200))}`)).toBeUndefined();
});

it('does so in the browser before any loader sees it', async () => {
  const seen: string[] = [];
  const loader = ({ request }: { request: Request }) => {
    seen.push(new URL(request.url).search);
    return null;
  };
  const router = createMemoryRouter([{ path: '*', middleware: [leaveExcess], loader }], { initialEntries: ['/'], hydrationData: { loaderData: { 0: null } } });
  await router.navigate(`/tip-keo?loai=1&cursor=${long}`);
  expect([router.state.location.search, seen]).toEqual(['?loai=1', ['?loai=1']]);
  router.dispose();
});

it('of more names than a page can have keeps those of the table', () => {
  const others = Array.from({ length: 30 }, (_, index) => `a${index}=1`).join('&');
  const kept = at(shorter(`/bang-tin?${others}&pId=7&hashtag=cup`)!).searchParams;
  expect([kept.size, kept.get('pId'), kept.get('hashtag')]).toEqual([MOST_IN_QUERY, '7', 'cup']);
});

it('keeps a name that the table does not have: a release may be newer than its shell', () => {
  expect(query('/tip-keo?moi=1&xem=dang-mo')).toBe('moi=1&xem=dang-mo');
});

it('once sent on, nobody is sent on again, and a page depends on nothing else than before', () => {
  const name = fc.oneof(fc.constantFrom('pId', 'nType', 'hashtag', 'lang', 'utm_source', 'ref', '', '<b>'), fc.stringMatching(/^[A-Za-z]\w{0,25}$/));
  const value = fc.oneof(fc.string(), fc.string({ minLength: 199, maxLength: 203 }));
  fc.assert(
    fc.property(fc.constantFrom('/bang-tin', '/', '/khong-co/a'), fc.array(fc.tuple(name, value), { maxLength: 40 }), (path, pairs) => {
      const address = `${path}?${new URLSearchParams(pairs)}`;
      const next = shorter(address);
      expect(next === undefined ? undefined : shorter(next)).toBeUndefined();
      expect(query(next ?? address)).toBe(query(address));
    }),
  );
});
