import { languages } from '@portal/contracts';
import { article as articleShape } from '@portal/contracts/article';
import { isScored } from '@portal/domain';
import { loadMatches } from '../../sports/index.ts';
import { dataArticles } from './data-articles.ts';

const matches = loadMatches().map(({ record }) => record);
const around = { today: '2026-11-21', until: '2026-12-05', fixtureIds: new Map<string, number>() };
const made = dataArticles(matches, around);

test('at least thirty pieces are made of the matches that ship, each with a title and an id of its own', () => {
  expect(made.length).toBeGreaterThanOrEqual(30);
  expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
  expect(new Set(made.map(({ texts }) => texts.vi.title)).size).toBe(made.length);
});

test('they are the same every time', () => {
  expect(
    dataArticles(
      matches.toReversed().toSorted((a, b) => (a.sourceKey < b.sourceKey ? -1 : 1)),
      around,
    ),
  ).toEqual(
    dataArticles(
      matches.toSorted((a, b) => (a.sourceKey < b.sourceKey ? -1 : 1)),
      around,
    ),
  );
});

test('every block is one that the contract knows, in every language', () => {
  for (const { texts } of made) {
    expect(Object.keys(texts)).toEqual([...languages]);
    for (const { blocks } of Object.values(texts)) {
      expect(blocks.length).toBeGreaterThan(0);
      for (const block of blocks) expect(articleShape.shape.blocks.element.safeParse(block).success).toBe(true);
    }
  }
});

test('each says that it was made of data, and shows its drawing in the words of its language', () => {
  for (const { automatic, author, cover } of made) {
    expect([automatic, author]).toEqual([true, 'Khán Đài']);
    expect(cover.alt).toMatch(/^Tranh vẽ: /);
    expect(cover.words?.en?.alt).toMatch(/^Drawing: /);
    expect(cover.words?.zh?.alt).toMatch(/^插畫：/);
  }
});

test('a preview names a round to come and nothing that has been played', () => {
  const previews = made.filter(({ categoryId }) => categoryId === 4);
  expect(previews.length).toBeGreaterThan(0);
  for (const { texts } of previews) expect(texts.vi.title).toMatch(/[Vv]òng \d+.+ \d+ trận/);
  expect(dataArticles(matches.filter(isScored), around).filter(({ categoryId }) => categoryId === 4)).toEqual([]);
});
