import en from './en.json';
import vi from './vi.json';
import zh from './zh.json';

interface Group {
  [key: string]: string | Group;
}
/** Every text by its path; plural forms of one text count as one. */
const texts = (group: Group, path = ''): Map<string, string> =>
  new Map(
    Object.entries(group).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key.replace(/_(one|other)$/, '')}`, value] as const] : [...texts(value, `${path}${key}.`)],
    ),
  );
const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const source = texts(vi);

it.each([
  ['en', en],
  ['zh', zh],
] as const)('%s has every text, none left empty and none of its own', (_, language) => {
  const own = texts(language);
  expect([...own.keys()].sort()).toEqual([...source.keys()].sort());
  expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it.each([
  ['en', en],
  ['zh', zh],
] as const)('%s fills the same gaps', (_, language) => {
  const own = texts(language);
  for (const [key, text] of source) expect([key, gaps(own.get(key) ?? '')]).toEqual([key, gaps(text)]);
});

it('uses the interface labels of the specification word for word', () => {
  expect(vi.blv.change).toBe('Đổi BLV');
  expect(vi.hot.title).toMatch(/^Trận Hot/);
  expect(vi.info.tournament).toBe('Giải Đấu');
  expect(vi.info.kickOff).toBe('Thời Gian');
});
