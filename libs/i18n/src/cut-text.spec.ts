import { cutText, namingWords } from './cut-text.ts';

it.each([
  ['Vào rồi!', 8, 'Vào rồi!'],
  ['Vào rồi! Hai không', 9, 'Vào rồi!…'],
  ['Một dòng\n  và   dòng nữa ', 40, 'Một dòng và dòng nữa'],
  ['⚽⚽⚽⚽', 3, '⚽⚽…'],
  ['🇻🇳🇻🇳', 3, '🇻🇳…'],
  ['', 5, ''],
])('of %j at most %d letters are %j', (text, most, cut) => expect(cutText(text, most)).toBe(cut));

it('names by the beginning', () =>
  expect(namingWords('Trận này mà không có VAR thì đúng là không biết đường nào mà lần')).toBe('Trận này mà không có VAR thì đúng là kh…'));
