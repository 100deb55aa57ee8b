import fc from 'fast-check';
import { ODDS_FORMS } from '@portal/domain';
import { MARKETS } from './markets.ts';
import { asksTheSame, oddsHref, readOddsAddress, type OddsAddress } from './odds-address.ts';

const read = (query: string) => readOddsAddress(new URL(query, 'http://portal/ty-le-keo').searchParams);
const anyAddress: fc.Arbitrary<OddsAddress> = fc.record({
  date: fc.option(
    fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
    { nil: undefined },
  ),
  tournamentId: fc.option(fc.integer({ min: 1, max: 2 ** 40 }), { nil: undefined }),
  company: fc.constantFrom(undefined, 3, 12),
  sportId: fc.constantFrom(undefined, 20, 50),
  page: fc.integer({ min: 1, max: 100 }),
  market: fc.constantFrom(...MARKETS.map(({ id }) => id)),
  when: fc.constantFrom('initial' as const, 'instant' as const),
  form: fc.constantFrom(undefined, ...ODDS_FORMS),
});

it('reads back whatever it writes', () => {
  fc.assert(fc.property(anyAddress, (address) => expect(read(oddsHref(address))).toEqual(address)));
});

it.each([
  '?ngay=2026-02-30',
  '?ngay=hom-nay',
  '?giai=x',
  '?giai=0',
  '?cty=5',
  '?trang=0',
  '?trang=101',
  '?keo=cards',
  '?gia=x',
  '?kieu=mỹ',
  '?mon=10',
  '?mon=99',
  '',
])('takes %s for the plain table', (query) => {
  expect(oddsHref(read(query))).toBe('/ty-le-keo');
});

it('begins another day or tournament at its first page', () => {
  expect(oddsHref(read('?trang=3&keo=1x2'), { tournamentId: 7 })).toBe('/ty-le-keo?giai=7&keo=1x2');
  expect(oddsHref(read('?trang=3&keo=1x2'), { market: 'ou-ft' })).toBe('/ty-le-keo?trang=3&keo=ou-ft');
});

it('asks again for another day, not for another look', () => {
  const at = (query: string) => new URL(query, 'http://portal/ty-le-keo');
  expect([asksTheSame(at('?keo=1x2'), at('?kieu=decimal&gia=dau')), asksTheSame(at(''), at('?ngay=2026-11-21')), asksTheSame(at('?cty=3'), at(''))]).toEqual([
    true,
    false,
    false,
  ]);
});
