import en from './en.json';
import vi from './vi.json';
import zh from './zh.json';

type Tree = { [key: string]: string | Tree };
/** Plural forms differ by language; what counts is the key before them. */
const keys = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [`${path}${key}`.replace(/_(one|other)$/, '')] : keys(value, `${path}${key}.`)));
const texts = (tree: Tree): string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));
const known = (tree: Tree) => [...new Set(keys(tree))].sort();

describe('texts of the feed', () => {
  it.each([
    ['en', en],
    ['zh', zh],
  ])('are complete in %s', (_, tree) => {
    expect(known(tree)).toEqual(known(vi));
    expect(texts(tree).filter((text) => !text.trim())).toEqual([]);
  });
});
