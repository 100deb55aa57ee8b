import en from '../locales/en.json' with { type: 'json' };
import vi from '../locales/vi.json' with { type: 'json' };
import zh from '../locales/zh.json' with { type: 'json' };

interface Messages {
  [key: string]: string | Messages;
}

const keysOf = (messages: Messages, before = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key} ${(value.match(/\{\{\w+\}\}/g) ?? []).sort().join()}`] : keysOf(value, `${before}${key}.`),
  );

describe('the words of the api', () => {
  it.each([
    ['en', en],
    ['zh', zh],
  ])('%s has every message of vi, with the same blanks to fill', (_, messages) => {
    expect(keysOf(messages)).toEqual(keysOf(vi));
  });
});
