import { cookies, languages } from '@portal/contracts';
import { staticArticles } from '@portal/contracts/article';
import pages from './pages.json' with { type: 'json' };

const policy = pages.find(({ id }) => id === staticArticles.cookiePolicy)!;
const rowsIn = (language: (typeof languages)[number]) =>
  policy[language].blocks.flatMap((block) => (typeof block === 'object' && 'rows' in block ? block.rows : []));

// `vid` has its name in the shell, from which nothing may be imported here.
const NAMES = [...Object.values(cookies), 'vid'].sort();

test.each(languages)('the cookie policy names every cookie, and no other: %s', (language) => {
  const named = rowsIn(language).map(([name]) => name);
  expect(named.sort()).toEqual(NAMES);
});

test('it says in every language alike for how many days each is kept', () => {
  const days = (language: (typeof languages)[number]) => rowsIn(language).map(([name, , kept]) => [name, parseInt(kept!, 10)]);
  for (const language of languages) expect(days(language)).toEqual(days('vi'));
});
