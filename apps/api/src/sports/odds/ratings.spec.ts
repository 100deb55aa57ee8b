import fc from 'fast-check';
import { loadResults } from '../results.ts';
import type { PlayedMatch } from '../results.ts';
import { backtest, calibrationOf } from './backtest.ts';
import calibration from './calibration.json' with { type: 'json' };
import { isOnNeutralGround, Ratings } from './ratings.ts';

const played = (home: string, away: string, homeGoals: number, awayGoals: number, competition = 'Liga'): PlayedMatch => ({
  key: `${home} ${away}`,
  competition,
  playedOn: '2026-08-01',
  home,
  away,
  score: { home: homeGoals, away: awayGoals },
});

describe('ratings', () => {
  it('give the home team the better of two teams nobody knows, but not at a World Cup', () => {
    const ratings = new Ratings();
    const atHome = ratings.expectation({ competition: 'Liga', home: 'a', away: 'b' });
    const neutral = ratings.expectation({ competition: 'World Cup 2026', home: 'a', away: 'b' });
    expect(atHome.home).toBeGreaterThan(atHome.away);
    expect(neutral.home).toBe(neutral.away);
    expect(isOnNeutralGround('world-cup')).toBe(true);
    expect(isOnNeutralGround('English Premier League')).toBe(false);
  });

  it('move by what one wins and the other loses, more by a clear win, and most for a team that is new', () => {
    const narrow = Ratings.of([played('a', 'b', 1, 0)]);
    const clear = Ratings.of([played('a', 'b', 4, 0)]);
    expect(narrow.ratingOf('a') - 1500).toBeCloseTo(1500 - narrow.ratingOf('b'));
    expect(clear.ratingOf('a')).toBeGreaterThan(narrow.ratingOf('a'));
    const known = Ratings.of(Array.from({ length: 20 }, () => played('a', 'b', 1, 1)));
    const before = known.ratingOf('a');
    known.take(played('a', 'b', 1, 0));
    expect(known.ratingOf('a') - before).toBeLessThan(narrow.ratingOf('a') - 1500);
  });

  it('learn what home is worth, from leagues alone', () => {
    const lead = (ratings: Ratings, competition = 'Liga') => {
      const { home, away } = ratings.expectation({ competition, home: 'x', away: 'y' });
      return home - away;
    };
    const both = (homeGoals: number, awayGoals: number, competition?: string) =>
      Ratings.of(
        Array.from({ length: 40 }, (_, place) =>
          place % 2 ? played('a', 'b', homeGoals, awayGoals, competition) : played('b', 'a', homeGoals, awayGoals, competition),
        ),
      );
    expect(lead(both(2, 0))).toBeGreaterThan(lead(new Ratings()));
    expect(lead(both(0, 2))).toBeLessThan(lead(new Ratings()));
    expect(lead(both(2, 0, 'World Cup 2026'))).toBe(lead(new Ratings()));
  });

  it('learn how many goals a competition has, slowly', () => {
    const total = (goals: number) => {
      const { home, away } = Ratings.of(Array.from({ length: 60 }, () => played('a', 'b', goals, goals))).expectation({
        competition: 'Liga',
        home: 'x',
        away: 'y',
      });
      return home + away;
    };
    expect(total(0)).toBeCloseTo(2.75 / 2);
    expect(total(2)).toBeCloseTo((2.75 + 4) / 2);
  });

  it('expect some goals of anyone, whatever has happened', () => {
    const anyResult = fc.record({ home: fc.constantFrom('a', 'b', 'c'), away: fc.constantFrom('d', 'e'), h: fc.nat({ max: 15 }), a: fc.nat({ max: 15 }) });
    fc.assert(
      fc.property(fc.array(anyResult, { maxLength: 60 }), (results) => {
        const { home, away } = Ratings.of(results.map((result) => played(result.home, result.away, result.h, result.a))).expectation({
          competition: 'Liga',
          home: 'a',
          away: 'd',
        });
        expect(home >= 0.2 && away >= 0.2 && home + away < 40).toBe(true);
      }),
    );
  });
});

describe('the ratings of the results that ship with the portal', () => {
  const results = loadResults();
  const walk = backtest(results);

  it('foretell the last results better than the base rate does', () => {
    expect(walk.matches).toBeGreaterThan(25);
    for (const [name, { times, model, baseRate }] of Object.entries(walk.markets)) {
      expect([name, times > 25, model.logLoss < baseRate.logLoss, model.brier < baseRate.brier]).toEqual([name, true, true, true]);
    }
  });

  it('mean what they say: what has a chance of a third comes about every third time', () => {
    for (const { said, came, times } of walk.tenths.filter(({ times }) => times >= 30)) {
      // Three standard deviations of so many draws.
      expect(Math.abs(said - came)).toBeLessThan(3 * Math.sqrt((said * (1 - said)) / times));
    }
    expect(walk.tenths.reduce((sum, { times }) => sum + times, 0)).toBe(3 * walk.matches);
  });

  it('are told on a page as they are (npm run odds:calibration -- --write)', () => {
    expect(calibration).toEqual(calibrationOf(walk, results.length));
  });

  it('expect as many goals as fall', () => {
    expect(Math.abs(walk.expectedGoals - walk.scoredGoals)).toBeLessThan(0.35);
  });

  it('would not do better by knowing nothing: results with the teams mixed up lose to the base rate', () => {
    const teams = [...new Set(results.flatMap((result) => [result.home, result.away]))];
    const mixed = results.map((result, index) => ({
      ...result,
      home: teams[(index * 7) % teams.length] ?? '',
      away: teams[(index * 13 + 5) % teams.length] ?? '',
    }));
    expect(backtest(mixed).model.logLoss).toBeGreaterThan(walk.model.logLoss);
  });
});
