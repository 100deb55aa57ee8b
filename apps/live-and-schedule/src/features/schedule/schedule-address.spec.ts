import fc from 'fast-check';
import { addressWith, filterOf, groupingOf, kindFor, monthFilterOf, readAddress, todayOf, type ScheduleAddress } from './schedule-address.ts';

const read = (address: string) => {
  const url = new URL(address, 'http://portal');
  return readAddress(url.pathname, url.searchParams);
};
const ofAnyKind = fc.record({
  sport: fc.constantFrom(undefined, 'bong-da', 'bong-ro', 'dua-bi'),
  date: fc.constantFrom(undefined, '2026-11-21', '2027-02-28'),
  tournament: fc.option(fc.integer({ min: 1, max: 4_294_967_295 }), { nil: undefined }),
  team: fc.constantFrom(undefined, 'Đức', 'man city', '1. FC & Co'),
  evening: fc.constantFrom(undefined, true as const),
  hour: fc.option(fc.integer({ min: 0, max: 23 }), { nil: undefined }),
  commentated: fc.constantFrom(undefined, true as const),
  by: fc.constantFrom(undefined, 'gio', 'giai', 'blv'),
  page: fc.integer({ min: 1, max: 100 }),
  all: fc.constantFrom(undefined, true as const),
  month: fc.constantFrom(undefined, '2026-11', '2027-01'),
  match: fc.option(fc.integer({ min: 1, max: 40_000_000_000 }), { nil: undefined }),
});
const states = fc.constantFrom(undefined, 'dang-da' as const, 'sap-da' as const, 'da-xong' as const);
const addresses: fc.Arbitrary<ScheduleAddress> = fc.oneof(
  fc.tuple(ofAnyKind, states).map(([address, state]) => ({ ...address, kind: 'lich-thi-dau' as const, state })),
  // The other pages are of one state.
  fc.tuple(ofAnyKind, fc.constantFrom('lich-truc-tiep' as const, 'ket-qua' as const)).map(([address, kind]) => ({ ...address, kind, state: undefined })),
);

it('is read as it was written', () => {
  fc.assert(fc.property(addresses, (address) => expect(read(addressWith(address, {}))).toEqual(address)));
});

it('counts what makes no sense as not chosen', () => {
  const nothing = read('/ket-qua');
  for (const bad of [
    '?ngay=2026-02-30',
    '?ngay=hom-qua',
    '?ngay=9999-01-01',
    '?giai=abc',
    '?giai=-1',
    '?trang=0',
    '?trang=101',
    '?trang=1e3',
    '?tran=',
    '?xem=ai',
    '?tu=24',
    '?tu=-1',
    '?tu=1.5',
    '?buoi=sang',
    '?tt=sap-da',
    '?tt=toString',
    '?blv=0',
    '?thang=2026-13',
    '?thang=1026-10',
    '?het=2',
    '?doi=%20',
    `?doi=${'x'.repeat(61)}`,
    '/hom-qua',
    '/casino',
  ])
    expect(read(`/ket-qua${bad}`)).toEqual(nothing);
});

it('begins another list at its first page, and keeps the rest', () => {
  const address = read('/ket-qua/bong-da?ngay=2026-11-20&giai=7&trang=3&tran=9');
  expect(addressWith(address, { date: '2026-11-19' })).toBe('/ket-qua/bong-da?ngay=2026-11-19&giai=7');
  expect(addressWith(address, { page: 4 })).toBe('/ket-qua/bong-da?ngay=2026-11-20&giai=7&trang=4&tran=9');
  expect(addressWith(address, { match: undefined })).toBe('/ket-qua/bong-da?ngay=2026-11-20&giai=7&trang=3');
  expect(addressWith(address, { sport: 'esport', tournament: undefined })).toBe('/ket-qua/esport?ngay=2026-11-20');
  const months = read('/lich-thi-dau?tu=19&thang=2026-12&tt=sap-da');
  expect(addressWith(months, { month: '2027-01' })).toBe('/lich-thi-dau?tu=19&tt=sap-da&thang=2027-01');
  expect(addressWith(months, { date: '2026-12-05' })).toBe('/lich-thi-dau?ngay=2026-12-05&tu=19&tt=sap-da');
  expect(addressWith(months, { kind: 'ket-qua' })).toBe('/ket-qua?tu=19');
});

it('leads a day that is over to its results and one to come to the schedule', () => {
  expect(kindFor('lich-truc-tiep', '2026-11-19', '2026-11-20')).toBe('ket-qua');
  expect(kindFor('lich-truc-tiep', '2026-11-20', '2026-11-20')).toBe('lich-truc-tiep');
  expect(kindFor('ket-qua', '2026-11-21', '2026-11-20')).toBe('lich-truc-tiep');
  expect(kindFor('lich-thi-dau', '2026-11-19', '2026-11-20')).toBe('lich-thi-dau');
});

it('asks the api for what the page is about', () => {
  expect(filterOf(read('/lich-truc-tiep/bong-ro?ngay=2026-11-21&doi=Saigon+Heat&trang=2'))).toEqual({
    date: '2026-11-21',
    status: 20,
    sportId: 20,
    tournamentId: undefined,
    evening: undefined,
    commentated: undefined,
    fromHour: undefined,
    byTournament: undefined,
    team: 'Saigon Heat',
    page: 2,
  });
  expect(filterOf(read('/ket-qua')).status).toBe(30);
  expect(filterOf(read('/lich-thi-dau?buoi=dem&tu=0&blv=1&tt=dang-da'))).toMatchObject({ evening: true, fromHour: 0, commentated: true, status: 10 });
  expect([monthFilterOf(read('/ket-qua')).status, monthFilterOf(read('/lich-thi-dau?tt=da-xong')).status]).toEqual([undefined, 30]);
  expect([groupingOf(read('/ket-qua')), groupingOf(read('/lich-truc-tiep')), groupingOf(read('/ket-qua?xem=gio'))]).toEqual(['giai', 'gio', 'gio']);
});

it('takes the evening before for tonight until it ends in the morning', () => {
  const days = (address: string) => ['05:59', '06:00', '23:30'].map((clock) => todayOf(read(address), '2026-11-21', clock));
  expect(days('/lich-truc-tiep?buoi=dem')).toEqual(['2026-11-20', '2026-11-21', '2026-11-21']);
  expect(days('/lich-truc-tiep')).toEqual(['2026-11-21', '2026-11-21', '2026-11-21']);
});
