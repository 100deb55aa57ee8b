import { recentSearches } from './recent-searches.ts';

const shelfOf = (kept?: string) => {
  const items = new Map(kept === undefined ? [] : [['recent-searches', kept]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value);
    },
    removeItem: (key: string) => {
      items.delete(key);
    },
  };
};

describe('recent searches', () => {
  it('are the last five, the latest first, each once', () => {
    const recent = recentSearches(shelfOf());
    for (const words of ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'BA']) recent.add(words);
    expect(recent.list()).toEqual(['BA', 'sáu', 'năm', 'bốn', 'hai']);
    recent.forget();
    expect(recent.list()).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['no words', '[1,null," "]'],
  ])('are none when what is kept is %s', (_, kept) => expect(recentSearches(shelfOf(kept)).list()).toEqual([]));

  it('do without a storage, and with one that is full', () => {
    const full = {
      ...shelfOf(),
      setItem: () => {
        throw new Error('full');
      },
    };
    for (const shelf of [undefined, full]) {
      const recent = recentSearches(shelf);
      expect(() => recent.add('hà nội')).not.toThrow();
      expect(recent.list()).toEqual([]);
    }
  });
});
