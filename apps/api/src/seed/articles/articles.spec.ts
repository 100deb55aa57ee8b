import { article as articleShape } from '@portal/contracts/article';
import { isScored } from '@portal/domain';
import { loadMatches } from '../../sports/index.ts';
import { dataArticles } from './data-articles.ts';
import { standingsAfter, wholeRounds } from './standings.ts';

const matches = loadMatches().map(({ record }) => record);
const around = { today: '2026-11-21', until: '2026-12-05', fixtureIds: new Map<string, number>() };
const made = dataArticles(matches, around);
const textOf = (place: number) => JSON.stringify(made[place]?.texts.vi);

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

test('every block is one that the contract knows, and no sentence lacks a word', () => {
  for (const { texts } of made) {
    for (const block of texts.vi.blocks) expect(articleShape.shape.blocks.element.safeParse(block).success).toBe(true);
    expect(JSON.stringify(texts.vi)).not.toMatch(/undefined|null|NaN|\$\{| {2}|""/);
  }
});

test('a report tells the score, the scorer and the minute of its match', () => {
  const final = made.findIndex(({ texts }) => texts.vi.title === 'Tây Ban Nha vô địch World Cup 2026');
  expect(textOf(final)).toMatch(/Ferran Torres.*106/);
  const qatar = made.findIndex(({ texts }) => texts.vi.title.startsWith('Argentina vô địch World Cup 2022'));
  expect(textOf(qatar)).toMatch(/luân lưu.*4–2/);
  expect(textOf(qatar)).toMatch(/Phút 80, Kylian Mbapp[eé] rút ngắn/);
});

test('a preview names a round to come and nothing that has been played', () => {
  const previews = made.filter(({ categoryId }) => categoryId === 4);
  expect(previews.length).toBeGreaterThan(0);
  for (const { texts } of previews) expect(texts.vi.title).toMatch(/^Vòng \d+ .+ và \d+ trận còn lại$/);
  expect(dataArticles(matches.filter(isScored), around).filter(({ categoryId }) => categoryId === 4)).toEqual([]);
});

test('a table gives three points for a win and one for a draw, in as many rounds as are known whole', () => {
  const liga = matches.filter(({ competition, season }) => competition === 'Spain Primera División' && season === '2025/26');
  const rounds = wholeRounds(liga);
  const table = standingsAfter(liga, rounds);
  expect(table).toHaveLength(20);
  for (const row of table) {
    expect(row.played).toBe(rounds);
    expect(row.points).toBe(3 * row.won + row.drawn);
    expect(row.won + row.drawn + row.lost).toBe(row.played);
  }
  expect(table.reduce((sum, { scored, conceded }) => sum + scored - conceded, 0)).toBe(0);
});
