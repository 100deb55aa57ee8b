import fc from 'fast-check';
import { acceptsPhoneText, cleanPastedPhone, PHONE } from './phone-input.ts';

describe('the phone input', () => {
  it.each(['', '0912 345 678', '+84 (912) 345-678', '1'.repeat(25)])('takes %j', (text) => expect(acceptsPhoneText(text)).toBe(true));
  it.each(['1'.repeat(26), '0912a', '0912.345', '０９', '0912\n', '#31#'])('refuses %j', (text) => expect(acceptsPhoneText(text)).toBe(false));

  it('takes a length of its own, up to 250', () => {
    expect(acceptsPhoneText('1'.repeat(30), { maxLength: 30 })).toBe(true);
    expect(acceptsPhoneText('1'.repeat(31), { maxLength: 30 })).toBe(false);
    expect(acceptsPhoneText('1'.repeat(250), { maxLength: 999 })).toBe(true);
    expect(acceptsPhoneText('1'.repeat(251), { maxLength: 999 })).toBe(false);
  });
  it('takes a pattern of its own, with flags or without', () => {
    expect(acceptsPhoneText('12#*', { allowed: /[\d#*]/g })).toBe(true);
    expect(acceptsPhoneText('1 2', { allowed: /[\d#*]/g })).toBe(false);
    expect(cleanPastedPhone('1a2b3', { allowed: /\d|a/ })).toBe('1a23');
  });
  it('has the limits of the specification', () => expect(PHONE).toEqual({ maxLength: 25, longestText: 250, nationalDigits: { least: 2, most: 17 } }));
});

describe('a pasted number', () => {
  it.each([
    ['tel:+84-912-345-678', '+84-912-345-678'],
    [' 0912\u00a0345\u2011678 ', '0912 345-678'],
    ['０９１２', '0912'],
    ['Gọi 0912.345.678 nhé!', '0912345678'],
    ['0912–345\n678', '0912-345 678'],
    ['xin chào', ''],
  ])('%j is cleaned to %j', (text, clean) => expect(cleanPastedPhone(text)).toBe(clean));
  it('that does not fit is refused, not cut', () => {
    expect(cleanPastedPhone('1'.repeat(25))).toBe('1'.repeat(25));
    expect(cleanPastedPhone('1'.repeat(26))).toBeNull();
    expect(cleanPastedPhone('a'.repeat(250))).toBe('');
    expect(cleanPastedPhone('a'.repeat(251))).toBeNull();
  });
  it('whose characters become several is refused where it is too long by that', () => {
    expect(cleanPastedPhone('㉑'.repeat(125), { maxLength: 999 })).toBe('21'.repeat(125));
    expect(cleanPastedPhone('㉑'.repeat(126), { maxLength: 999 })).toBeNull();
  });
  it('is fit for the input, and cleaning it again changes nothing', () => {
    const unit = fc.constantFrom('1', '+', ' ', '\u2013', '\u3000', 'a', '(', '\uff11', '㉑');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), fc.integer({ min: 1, max: 999 }), (text, maxLength) => {
        const clean = cleanPastedPhone(text, { maxLength });
        if (clean === null) return expect(text.length * 2).toBeGreaterThan(Math.min(maxLength, PHONE.longestText));
        expect(acceptsPhoneText(clean, { maxLength })).toBe(true);
        expect(cleanPastedPhone(clean, { maxLength })).toBe(clean);
      }),
    );
  });
});
