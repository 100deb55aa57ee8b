import { chatCodes, codes, languages } from '@portal/contracts';
import { codeWords } from './code-words.ts';
import { refused } from './refusal.ts';
import { loadWords, type Say } from './words.ts';

const all = [...Object.entries(codes), ...Object.entries(chatCodes)].filter(([, code]) => code !== codes.ok);
/** What any sentence may want to be filled with. */
const params = { seconds: 7, requestId: 'req-1', max: 500 };

describe('a code', () => {
  let say: Say;
  beforeAll(async () => {
    say = await loadWords();
  });

  it.each(all)('%s (%s) has its sentence in each language', (_name, code) => {
    const key = (codeWords as Readonly<Record<string, string>>)[code];
    expect(key).toBeDefined();
    const said = languages.map((language) => say(language, key!, params));
    for (const sentence of said) {
      expect(sentence).not.toBe(key);
      expect(sentence).toMatch(/\S/);
      expect(sentence).not.toMatch(/\{\{|\}\}/);
    }
    expect(new Set(said).size).toBe(languages.length);
  });

  it('has a sentence that is no other’s, so that a fan can tell what happened', () => {
    for (const language of languages) {
      const said = Object.values(codeWords).map((key) => say(language, key, params));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('that the contract does not have has none', () => {
    expect(Object.keys(codeWords).sort()).toEqual(all.map(([, code]) => String(code)).sort());
  });

  it('says it of a refusal, unless the refusal knows more', () => {
    expect(refused.business(codes.lineMoved)).toMatchObject({ status: 200, code: codes.lineMoved, words: 'tips.lineMoved' });
    expect(refused.business(chatCodes.notPermitted, { words: 'chat.banned' })).toMatchObject({ words: 'chat.banned' });
    expect([refused.notFound(), refused.notBuilt(), refused.tooMany(3)].map(({ words }) => words)).toEqual(['notFound', 'notBuilt', 'tooMany']);
  });
});
