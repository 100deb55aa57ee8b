import fc from 'fast-check';
import { cleanDisplayName, displayNameProblem, passwordProblem, REGISTRATION, usernameKey, usernameProblem } from './registration.ts';

describe('a user name', () => {
  it.each(['lan', 'a'.repeat(32), 'Lan_37', 'a.b-c', '1a2', '9th', 'Z09', '007_'])('may be %s', (name) => expect(usernameProblem(name)).toBeNull());
  it.each([
    ['ab', 'tooShort'],
    ['', 'tooShort'],
    ['a'.repeat(33), 'tooLong'],
    ['lan anh', 'wrongCharacter'],
    ['lân', 'wrongCharacter'],
    ['lan\n', 'wrongCharacter'],
    ['../a', 'wrongCharacter'],
    ['.lan', 'wrongCharacter'],
    ['lаn', 'wrongCharacter'], // a Cyrillic а
    ['123', 'onlyDigits'],
  ])('%j is refused: %s', (name, problem) => expect(usernameProblem(name)).toBe(problem));
  it('is compared without case', () => {
    expect(usernameKey('LaN_37')).toBe(usernameKey('lan_37'));
    expect(usernameKey('lan')).not.toBe(usernameKey('lam'));
  });
  it('is safe in a path as it is', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        if (usernameProblem(name) === null) expect(encodeURIComponent(name)).toBe(name);
      }),
    );
    fc.assert(fc.property(fc.stringMatching(/^[a-zA-Z][\w.-]{2,31}$/), (name) => expect(usernameProblem(name)).toBeNull()));
  });
});

describe('a password', () => {
  it.each([
    ['1234567', 'tooShort'],
    ['12345678', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'tooLong'],
    ['mật khẩu dài', null],
    ['abcdefg\0', 'wrongCharacter'],
    ['SonNghe_37', 'isUsername'],
    ['sonnghe_378', null],
  ])('%j: %p', (password, problem) => expect(passwordProblem(password, 'sonnghe_37')).toBe(problem));
});

describe('a display name', () => {
  it.each([
    ['Sơn Nghệ', null],
    ['  Lan  ', null],
    ['a'.repeat(40), null],
    [`  ${'a'.repeat(40)}  `, null],
    ['a'.repeat(41), 'tooLong'],
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u200b\u2060', 'empty'],
    ['Lan\u202egnA', 'wrongCharacter'],
    ['Lan\0', 'wrongCharacter'],
    ['阿明', null],
    ['❤', null],
  ])('%j: %p', (name, problem) => expect(displayNameProblem(name)).toBe(problem));
  it('is stored trimmed and composed, and stays so', () => {
    expect(cleanDisplayName('  Sơn \t Nghệ '.normalize('NFD'))).toBe('Sơn Nghệ'.normalize('NFC'));
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => expect(cleanDisplayName(cleanDisplayName(name))).toBe(cleanDisplayName(name))));
  });
  it('has the limits the forms tell', () =>
    expect(REGISTRATION).toEqual({ username: { least: 3, most: 32 }, password: { least: 8, most: 128 }, displayName: { least: 1, most: 40 } }));
});
