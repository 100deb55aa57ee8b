import fc from 'fast-check';
import { SPORT_ID } from '@portal/domain';
import { slotOfFixtureId } from '../replay/index.ts';
import { GAME_COMMENTATORS, gameCommentatorsOf } from './commentators.ts';
import { drawOrder } from './draw.ts';
import { isRace, type Game } from './game.ts';
import { createGames } from './games.ts';
import { gameWords, sidesOf } from './words.ts';

const HOUR = 3_600_000;
const TODAY = Date.UTC(2026, 10, 21);
const games = createGames({ seed: 'test' });
const moments = fc.integer({ min: TODAY, max: TODAY + 60 * 24 * HOUR });
const clubsOf = (game: Game) => (isRace(game) ? [] : [game.home.key, game.away.key]);

describe('the games of a seed', () => {
  it('are the same on every node, and others with another seed', () => {
    const day = (seed: string) => createGames({ seed }).fixturesBetween(TODAY, TODAY + 24 * HOUR);
    expect(day('test')).toEqual(games.fixturesBetween(TODAY, TODAY + 24 * HOUR));
    expect(day('other')).not.toEqual(day('test'));
  });

  it('are several a day of each sport, in order, each found by its id, none of which a replay has', () => {
    const day = games.fixturesBetween(TODAY, TODAY + 24 * HOUR);
    for (const sportId of [SPORT_ID.basketball, SPORT_ID.esport, SPORT_ID.marble])
      expect(day.filter((game) => game.sportId === sportId).length).toBeGreaterThan(10);
    expect(day.map(({ kickOffAt }) => kickOffAt)).toEqual(day.map(({ kickOffAt }) => kickOffAt).sort((a, b) => a - b));
    expect(new Set(day.map(({ fixtureId }) => fixtureId)).size).toBe(day.length);
    for (const game of day) {
      expect(games.fixtureById(game.fixtureId)).toEqual(game);
      expect(slotOfFixtureId(game.fixtureId)).toBeNull();
    }
    expect(games.fixtureById(2_078_147)).toBeUndefined();
  });

  it('have one of basketball and esport on at any moment, and no club or commentator in two at once', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const live = games.liveAt(now);
        for (const sportId of [SPORT_ID.basketball, SPORT_ID.esport]) expect(live.filter((game) => game.sportId === sportId).length).toBeGreaterThan(0);
        const busy: (string | number)[] = live.flatMap((game) => [...clubsOf(game), ...gameCommentatorsOf(game.fixtureId).map(({ id }) => id)]);
        expect(new Set(busy).size).toBe(busy.length);
      }),
      { numRuns: 300 },
    );
  });

  it('tell every change of a stretch of time, once, and know the next one beforehand', () => {
    fc.assert(
      fc.property(moments, (from) => {
        const changes = games.changesBetween(from, from + HOUR);
        const told: number[] = [];
        for (let at = games.nextChangeAfter(from); at !== null && at <= from + HOUR; at = games.nextChangeAfter(at)) told.push(at);
        expect([...new Set(changes.map(({ at }) => at))]).toEqual(told);
        expect(games.changesBetween(from, from + HOUR / 2).concat(games.changesBetween(from + HOUR / 2, from + HOUR))).toEqual(changes);
      }),
      { numRuns: 20 },
    );
  });

  it('have words in three languages', () => {
    for (const game of games.fixturesBetween(TODAY, TODAY + 2 * HOUR)) {
      const said = (['vi', 'en', 'zh'] as const).map((language) => ({ ...gameWords(game, language), home: sidesOf(game, language).home.name }));
      expect(new Set(said.map(({ name }) => name)).size).toBe(3);
      for (const words of said) expect(Object.values(words).join()).not.toMatch(/\{|undefined/);
    }
  });
});

it('a draw lets everybody meet everybody at home, and nobody play twice running', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(6, 8), (seed, count) => {
      const clubs = Array.from({ length: count }, (_, club) => club);
      const order = drawOrder(clubs, seed);
      expect(new Set(order.map(([home, away]) => `${home}-${away}`)).size).toBe(count * (count - 1));
      order.forEach((pairing, place) => {
        for (const club of order[(place + 1) % order.length]!) expect(pairing).not.toContain(club);
      });
    }),
    { numRuns: 30 },
  );
});

it('the commentators of the games have names and ids of their own', () => {
  expect(new Set(GAME_COMMENTATORS.map(({ id }) => id)).size).toBe(16);
  expect(new Set(GAME_COMMENTATORS.map(({ name }) => name)).size).toBe(16);
  expect(gameCommentatorsOf(2_078_147)).toEqual([]);
});
