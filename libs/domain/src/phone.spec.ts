import fc from 'fast-check';
import * as min from 'libphonenumber-js/min';
import * as max from 'libphonenumber-js/max';
import { formatPhoneAsTyped, phoneCountryOf, phoneE164, phoneResult } from './phone.ts';
import { PHONE } from './phone-input.ts';
import { phoneCountries } from './phone-countries.ts';

describe('the result of a phone number', () => {
  it.each([
    ['0912345678', 'VN', 'IS_POSSIBLE'],
    ['0912 345-678', 'vn', 'IS_POSSIBLE'],
    ['+84912345678', undefined, 'IS_POSSIBLE'],
    ['+84912345678', 'US', 'IS_POSSIBLE'],
    ['0912345678', undefined, 'INVALID_COUNTRY'],
    ['0912345678', 'XX', 'INVALID_COUNTRY'],
    ['+999123456', 'VN', 'INVALID_COUNTRY'],
    ['', 'VN', 'NOT_A_NUMBER'],
    ['xin chào', 'VN', 'NOT_A_NUMBER'],
    ['+', 'VN', 'NOT_A_NUMBER'],
    ['9', 'VN', 'TOO_SHORT'],
    ['12', 'AC', 'TOO_SHORT'],
    ['091', 'VN', 'TOO_SHORT'],
    ['+84', 'VN', 'TOO_SHORT'],
    ['09123456789012', 'VN', 'TOO_LONG'],
    ['1'.repeat(18), 'VN', 'TOO_LONG'],
    ['+12345678', undefined, 'TOO_SHORT'],
    ['+4312345678901234', undefined, 'TOO_LONG'],
    ['22222222', 'CA', 'INVALID_LENGTH'],
    ['+3592222222222', undefined, 'INVALID_LENGTH'],
  ])('%j in %p is %s', (text, iso2, result) => expect(phoneResult(text, iso2)).toBe(result));

  it('reads 250 characters and refuses 251 unread', () => {
    expect(phoneResult(' '.repeat(240) + '0912345678', 'VN')).toBe('IS_POSSIBLE');
    expect(phoneResult(' '.repeat(241) + '0912345678', 'VN')).toBe('TOO_LONG');
  });

  it('is never possible with fewer than 2 or more than 17 national digits', () => {
    const { least, most } = PHONE.nationalDigits;
    const digits = fc.stringMatching(new RegExp(`^\\d{0,${most + 13}}$`));
    fc.assert(
      fc.property(digits, fc.constantFrom(...min.getCountries()), (text, iso2) => {
        if (phoneResult(text, iso2) !== 'IS_POSSIBLE') return;
        // What is dialled before a number of another country is no digit of it: 810 81 ... from Belarus is one of Japan.
        const national = min.parsePhoneNumberFromString(text, { defaultCountry: iso2, extract: false })?.nationalNumber.length;
        expect(national).toBeGreaterThanOrEqual(least);
        expect(national).toBeLessThanOrEqual(most);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same with the small metadata as with all of it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...max.getCountries()), fc.stringMatching(/^\d{1,19}$/), (country, digits) => {
        expect(min.validatePhoneNumberLength(digits, country)).toBe(max.validatePhoneNumberLength(digits, country));
      }),
      { numRuns: 500 },
    );
  });

  it('is one of six, whatever is typed', () => {
    const results = ['INVALID_COUNTRY', 'NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'IS_POSSIBLE', 'INVALID_LENGTH'];
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('0', '9', '+', ' ', '-', '(', ')', ';ext=') }));
    fc.assert(
      fc.property(typed, fc.constantFrom(undefined, 'VN', 'US', 'XX', '__proto__'), (text, iso2) => {
        const result = phoneResult(text, iso2);
        expect(results).toContain(result);
        expect(phoneE164(text, iso2) !== null).toBe(result === 'IS_POSSIBLE');
      }),
    );
  });
});

describe('a phone number', () => {
  it('is stored with its country', () => {
    expect(phoneE164('0912 345 678', 'VN')).toBe('+84912345678');
    expect(phoneE164('091', 'VN')).toBeNull();
  });
  it.each([
    ['0912345', 'VN', '0912 345'],
    ['+84912345678', undefined, '+84 912 345 678'],
    ['', 'VN', ''],
    ['0912345678', 'XX', '0912345678'],
  ])('%j typed in %p shows as %j', (text, iso2, shown) => expect(formatPhoneAsTyped(text, iso2)).toBe(shown));
  it('keeps its digits while it is shown with spaces', () => {
    fc.assert(fc.property(fc.stringMatching(/^\+?\d{0,20}$/), (text) => expect(formatPhoneAsTyped(text, 'VN').replace(/[^\d+]/g, '')).toBe(text)));
  });
  it('is left as it is when it is too long to be read', () => {
    expect(formatPhoneAsTyped('+84912345678'.padEnd(250), 'VN')).toBe('+84 912 345 678');
    expect(formatPhoneAsTyped('+84912345678'.padEnd(251), 'VN')).toBe('+84912345678'.padEnd(251));
  });
});

describe('the list of countries', () => {
  it.each([
    ['vi', 'Việt Nam'],
    ['en', 'Vietnam'],
    ['zh-Hant', '越南'],
  ])('in %s has %s', (locale, name) => {
    expect(phoneCountries(locale)).toContainEqual({ name, iso2: 'VN', dialCode: '84' });
  });
  it('has each country once, with a code of digits, sorted', () => {
    const list = phoneCountries('vi');
    expect(new Set(list.map(({ iso2 }) => iso2)).size).toBe(list.length);
    expect(list.length).toBeGreaterThan(240);
    expect(list.every(({ name, dialCode }) => name !== '' && /^\d{1,3}$/.test(dialCode))).toBe(true);
    expect(list.map(({ name }) => name)).toEqual(list.map(({ name }) => name).sort(new Intl.Collator('vi').compare));
  });
});

describe('the country of a number with a plus', () => {
  it.each([
    ['+84', undefined, 'VN'],
    ['+84 912 345 678', 'US', 'VN'],
    ['+1', 'VN', 'US'],
    ['+1', 'CA', 'CA'],
    ['+1 416 555 0123', undefined, 'CA'],
    ['+44 20', 'VN', 'GB'],
    ['+', 'VN', undefined],
    ['+999', 'VN', undefined],
    ['0912345678', 'VN', undefined],
    [`+84${'1'.repeat(250)}`, 'VN', undefined],
  ])('%j, with %p chosen, is %p', (text, chosen, country) => expect(phoneCountryOf(text, chosen)).toBe(country));
});
