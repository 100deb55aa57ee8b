import { meansTeam, searchedName, teamFilter } from './index.ts';

it.each([
  ['duc', 'Đức', true],
  ['ĐỨC', 'Đức', true],
  ['man c', 'Manchester City', false],
  ['chester', 'Manchester City', false],
  ['city', 'Manchester City', true],
  ['manchester ci', 'Manchester City', true],
  ['saint germain', 'Paris Saint-Germain', true],
  ['  hà   nội ', 'CLB Hà Nội', true],
  ['英格', '英格蘭', true],
  ['04', 'Schalke 04', true],
  ['.', 'Đức', false],
  ['', 'Đức', false],
])('%j means %j: %s', (words, name, expected) => expect(meansTeam(words, name)).toBe(expected));

it('looks through many names with words that are read once', () => {
  const names = ['Đức', 'CLB Hà Nội', 'Công An Hà Nội'].map(searchedName);
  expect(names.filter(teamFilter('hà nội'))).toEqual(['CLB Hà Nội', 'Công An Hà Nội'].map(searchedName));
  expect(names.filter(teamFilter(' '))).toEqual([]);
});
