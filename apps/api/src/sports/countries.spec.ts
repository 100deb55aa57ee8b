import { languages } from '@portal/contracts';
import { presentReferee } from './countries.ts';
import { loadShippedFiles } from './snapshot/index.ts';

it.each([
  ['Slavko VINČIĆ (SVN)', 'vi', 'Slavko Vinčić (Slovenia)'],
  ['Michael Oliver (ENG)', 'vi', 'Michael Oliver (Anh)'],
  ['Michael Oliver (ENG)', 'zh', 'Michael Oliver (英格蘭)'],
  ['Iván Barton (SLV)', 'en', 'Iván Barton (El Salvador)'],
  ['Somebody (XYZ)', 'en', 'Somebody (XYZ)'],
  ['Anthony Taylor', 'zh', 'Anthony Taylor'],
] as const)('%s is in %s %s', (source, language, told) => expect(presentReferee(source, language)).toBe(told));

it('names the country of every referee in the files that ship with the portal, in every language', () => {
  const referees = [...new Set(loadShippedFiles().flatMap(({ matches }) => matches.flatMap(({ referee }) => referee ?? [])))].filter((name) =>
    name.endsWith(')'),
  );
  expect(referees.length).toBeGreaterThan(50);
  // The Emirates are called by their letters.
  for (const language of languages)
    expect(referees.map((name) => presentReferee(name, language)).filter((told) => /\((?!UAE)[A-Z]{3}\)$/.test(told))).toEqual([]);
});
